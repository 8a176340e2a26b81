import { Router } from 'express';
import { IMPACT_COHORTS } from 'schema/rules/impact';
import { REST_LIST_MAX } from 'schema/rules/limits';
import { contextOf } from '../../context-of.js';
import { sendJson } from '../../rest/send-json.js';
import type { AnalyticsService, ImpactFigures } from './analytics.service.js';
import { impactCsv } from './impact-csv.js';

export function analyticsRest(analytics: AnalyticsService): Router {
  const router = Router();
  for (const cohort of IMPACT_COHORTS) {
    const path = `/analytics/${cohort}-impact/:period`;

    router.get<{ period: string }>(`${path}.csv`, async (req, res) => {
      const figures = await analytics.exported(contextOf(res), cohort, req.params.period);
      res.attachment(`lisan-${cohort}-impact-${figures.period}.csv`);
      res.set({ 'Content-Type': 'text/csv; charset=utf-8', 'Cache-Control': 'no-store' });
      res.end(impactCsv(figures));
    });

    router.get<{ period: string }>(path, async (req, res) => {
      const figures = await analytics.figures(contextOf(res), cohort, req.params.period, REST_LIST_MAX);
      await sendJson(res, impactJson(figures));
    });
  }
  return router;
}

/** The field names of the specification: the total is named after its cohort. */
function impactJson({ cohort, overview, improvementData }: ImpactFigures): object {
  const { totalStudents, regionalBreakdown, ...figures } = overview;
  return {
    overview:
      cohort === 'malaysian'
        ? { totalMalaysianStudents: totalStudents, ...figures }
        : { totalGlobalStudents: totalStudents, ...figures, regionalBreakdown },
    improvementData,
    monthlyEngagement: {
      uniqueStudents: figures.activeStudents,
      totalSessions: figures.completedSessions,
    },
  };
}
