import type { Criterion } from 'schema/rules/choices';
import { BAND_MAX, BAND_TONE_WORDS, type BandTone, bandTone, maximumMark } from 'schema/rules/scoring';
import type { AssessedSession, CriterionMark, SessionFeedback } from './assessment';

export const CRITERION_TITLES: Record<Criterion, string> = {
  grammar: 'Grammar',
  vocabulary: 'Vocabulary',
  communicative: 'Communicative Competence',
};

export interface CriterionTile {
  criterion: Criterion;
  title: string;
  /** 0–6. */
  band: number;
  low: number;
  high: number;
  tone: BandTone;
  toneWord: string;
  /** "likely 3–5"; null where the range says no more than the band. */
  likely: string | null;
  /** Why it is this band. */
  reasons: string[];
  /** The one thing that would lift the band; may be empty. */
  lift: string;
}

export interface Marks {
  /** "English Speaking Assessment (12 marks total)". */
  heading: string;
  tiles: CriterionTile[];
  /** Null when there is no mark. */
  total: MarkTotal | null;
}

export interface MarkTotal {
  score: number;
  /** 12 or 18. */
  maximum: number;
  /** "about B1", our inference from the mean band. */
  level: string | null;
  /** "Grammar 3 + Vocabulary 4": where the sum comes from. */
  sum: string;
}

const RANK: Record<Criterion, number> = { grammar: 0, vocabulary: 1, communicative: 2 };

const tile = (mark: CriterionMark, band: number): CriterionTile => ({
  criterion: mark.criterion,
  title: CRITERION_TITLES[mark.criterion],
  band,
  low: mark.low,
  high: mark.high,
  tone: bandTone(band),
  toneWord: BAND_TONE_WORDS[bandTone(band)],
  likely: mark.low < mark.high ? `likely ${mark.low}–${mark.high}` : null,
  reasons: mark.reasons.map((reason) => reason.trim()).filter((reason) => reason !== ''),
  lift: mark.lift,
});

/** A conversation has the third criterion, also while its band is missing (§5). */
export const isConversation = (session: Pick<AssessedSession, 'partType' | 'sessionType'>): boolean =>
  session.sessionType === 'conversation' || session.partType === 'part3';

/**
 * Tiles and totals as §2 and §5 want them: a tile only for a band above 0; the communicative tile and the
 * 18 marks only with a communicative band or in a conversation.
 */
export function marksOf(session: AssessedSession, feedback: SessionFeedback): Marks {
  const conversation = isConversation(session);
  const communicativeBand = feedback.marks.find((mark) => mark.criterion === 'communicative')?.band ?? null;
  const part = conversation || communicativeBand !== null ? 'part3' : 'part2';
  const maximum = maximumMark(part);
  const judged = feedback.notMarked
    ? []
    : feedback.marks
        .filter((mark) => part === 'part3' || mark.criterion !== 'communicative')
        .flatMap((mark) => (mark.band === null ? [] : [tile(mark, mark.band)]))
        .sort((a, b) => RANK[a.criterion] - RANK[b.criterion]);
  const level = feedback.personalizedFeedback.proficiencyLevel;
  return {
    heading: `English Speaking Assessment (${maximum} marks total)`,
    tiles: judged.filter(({ band }) => band > 0),
    total:
      feedback.notMarked || feedback.totalScore === null
        ? null
        : {
            score: feedback.totalScore,
            maximum,
            level: level ? aboutLevel(level) : null,
            sum: judged.map(({ title, band }) => `${title} ${band}`).join(' + '),
          },
  };
}

/** A CEFR level is an inference and always says so. */
const aboutLevel = (level: string): string => (/^about\b/i.test(level) ? level : `about ${level}`);

/** Why there is no tile: the band is 0, or the criterion was not judged. Null: a tile says it all. */
export function bandReason(mark: CriterionMark): string | null {
  const why = mark.reasons.join(' ').trim();
  if (mark.band === null) return `Not judged. ${why}`.trim();
  return mark.band === 0 ? `Marked 0 of ${BAND_MAX}. ${why}`.trim() : null;
}
