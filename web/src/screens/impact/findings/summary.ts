import { ALL_TIME, SMALL_GROUP } from 'schema/rules/impact';
import type { ImpactQuery } from '../../../generated/impact';
import { COHORT_WORDS } from '../cohorts';
import { changesOf } from './improvement';
import { counted, inPeriod, marks, signed, whole } from './words';

type Impact = ImpactQuery['impact'];

/** The report in three sentences: who practised, how much, and what changed. */
export const summary = (impact: Impact): string[] => [
  participation(impact),
  practice(impact),
  change(impact),
];

function participation({ cohort, period, overview }: Impact): string {
  const { totalStudents, activeStudents, engagementRate, recentActiveStudents } = overview;
  const { one, many } = COHORT_WORDS[cohort];
  const recently = period === ALL_TIME ? 'the last 30 days' : 'its last 30 days';
  return `${whole(activeStudents)} of ${counted(totalStudents, one, many)} practised ${inPeriod(period)} (${marks(
    engagementRate,
  )}%), ${whole(recentActiveStudents)} of them in ${recently}.`;
}

function practice({ markedSessions, overview: { completedSessions, averageScore } }: Impact): string {
  const completed = `${counted(completedSessions, 'session was', 'sessions were')} completed`;
  if (markedSessions === 0) return `${completed}; none of them has a mark.`;
  const has = markedSessions === 1 ? 'has a mark' : 'have a mark';
  return `${completed}; ${whole(markedSessions)} ${has}, ${marks(averageScore)} of 12 on average.`;
}

function change({ comparedStudents, improvementDistribution, overview }: Impact): string {
  if (comparedStudents === 0) return 'Nobody was marked twice, so no change can be told.';
  const { improved, same, lower } = changesOf(improvementDistribution);
  const counts = `${whole(improved)} improved, ${whole(same)} stayed the same and ${whole(lower)} fell back`;
  const mean = `the mean change is ${signed(overview.averageImprovement)} of 12`;
  const caution = comparedStudents < SMALL_GROUP ? ' That is too few to draw a conclusion.' : '';
  return `Of ${counted(comparedStudents, 'student')} marked at least twice, ${counts}; ${mean}.${caution}`;
}
