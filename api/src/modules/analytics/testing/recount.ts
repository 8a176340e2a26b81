import { isMalaysia } from 'schema/rules/choices';
import type { ImpactCohort } from 'schema/rules/impact';
import { dayIn } from 'schema/rules/wall-clock';
import type { ImpactFigures } from '../analytics.service.js';
import type { StudentImprovement } from '../impact.js';
import { type MadeSession, type MadeStudent, markOf } from './made-practice.js';

interface Question {
  readonly cohort: ImpactCohort;
  readonly period: string;
  readonly zone: string;
  readonly now: Date;
  readonly onlyConsenting: boolean;
}

type Recounted = Omit<ImpactFigures, 'improvementData'> & {
  readonly improvementData: readonly Omit<StudentImprovement, 'userId'>[];
};

/** The figures counted again, in the plainest way, from what was made up; students in no order. */
export function recount(students: readonly MadeStudent[], question: Question): Recounted {
  const { cohort, period, zone, onlyConsenting } = question;
  const all = students
    .filter(({ role }) => role === 'student')
    .filter(({ country }) => cohort === 'global' || isMalaysia(country ?? ''))
    .filter(({ consent }) => !onlyConsenting || consent === 'given');
  const active = all
    .map((student) => ({
      sessions: student.sessions
        .filter((session) => counts(session, student))
        .filter(({ at }) => period === 'all-time' || dayIn(zone, at).slice(0, 7) === period)
        .toSorted((a, b) => a.at.getTime() - b.at.getTime()),
    }))
    .filter(({ sessions }) => sessions.length > 0);
  const sessions = active.flatMap((student) => student.sessions);
  const marks = sessions.flatMap(markOf12);
  const compared = active.flatMap((student) => {
    const [first, ...later] = student.sessions.flatMap(markOf12);
    const latest = later.at(-1);
    if (first === undefined || latest === undefined) return [];
    return { sessionsCompleted: student.sessions.length, first, latest };
  });
  const malaysian = all.filter(({ country }) => isMalaysia(country ?? '')).length;
  const months = new Set(sessions.map(({ at }) => dayIn(zone, at).slice(0, 7)));
  return {
    cohort,
    period,
    overview: {
      totalStudents: all.length,
      activeStudents: active.length,
      engagementRate: ratio(100 * active.length, all.length, 1),
      completedSessions: sessions.length,
      averageScore: ratio(sum(marks), 6 * marks.length, 2),
      studentsWithImprovement: compared.filter(({ first, latest }) => latest > first).length,
      averageImprovement: ratio(sum(compared.map((one) => one.latest - one.first)), 6 * compared.length, 2),
      recentActiveStudents: active.filter((one) => one.sessions.some(({ at }) => isRecent(at, question)))
        .length,
      regionalBreakdown: {
        malaysian,
        international: all.filter(({ country }) => country?.trim()).length - malaysian,
      },
    },
    improvementData: compared.map(({ sessionsCompleted, first, latest }) => ({
      sessionsCompleted,
      firstScore: ratio(first, 6, 2),
      latestScore: ratio(latest, 6, 2),
      improvement: ratio(latest - first, 6, 2),
    })),
    engagementByMonth: [...months].toSorted().map((month) => ({
      month,
      uniqueStudents: active.filter((one) => one.sessions.some(({ at }) => isIn(at, month, zone))).length,
      totalSessions: sessions.filter(({ at }) => isIn(at, month, zone)).length,
    })),
    includesDemoData: all.some(({ issuer }) => issuer === 'demo'),
  };
}

function counts(session: MadeSession, { issuer }: MadeStudent): boolean {
  const wasHeard = session.audio !== 'none' || issuer === 'demo';
  const isOwn = !session.isOpen && !session.isForStudent;
  return (
    wasHeard && isOwn && session.transcriptSource !== 'typed' && session.transcriptSource !== 'clientSent'
  );
}

/** In sixths of a mark of 12, so that nothing is rounded on the way. */
function markOf12(session: MadeSession): number[] {
  const mark = session.isCorrected ? null : markOf(session);
  return mark === null ? [] : [session.partType === 'part3' ? mark * 4 : mark * 6];
}

const isIn = (at: Date, month: string, zone: string): boolean => dayIn(zone, at).startsWith(month);

/** On the local clock: from 30 days before the period's end, to the minute. */
function isRecent(at: Date, { period, zone, now }: Question): boolean {
  const [year = 0, month = 0] = period.split('-').map(Number);
  const end = period === 'all-time' ? localClock(now, zone) : Date.UTC(year, month, 1);
  return localClock(at, zone) >= end - 30 * 86_400_000;
}

/** What the clock on the wall shows, as if it were UTC. */
function localClock(at: Date, timeZone: string): number {
  const shown = new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(
    at,
  );
  return Date.parse(`${shown.replace(' ', 'T')}Z`);
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/** Halves up, in whole numbers. */
function ratio(dividend: number, divisor: number, decimals: number): number {
  if (divisor === 0) return 0;
  const scaled = BigInt(dividend * 10 ** decimals * 2) + BigInt(divisor);
  const twice = BigInt(2 * divisor);
  const floor = scaled / twice - (scaled < 0n && scaled % twice !== 0n ? 1n : 0n);
  return Number(floor) / 10 ** decimals;
}
