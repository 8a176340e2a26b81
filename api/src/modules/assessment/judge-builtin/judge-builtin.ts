import { CRITERIA_OF_PART } from 'schema/rules/scoring';
import type {
  AssessorIdentity,
  CriterionMark,
  FeedbackSections,
  Judge,
  JudgeInput,
  Judgement,
} from '../assessment.types.js';
import { BUILT_IN_ASSESSOR } from '../assessor-identities.js';
import { describeBand } from '../rubric.js';
import { summarizeTalk } from '../talk/summarize-talk.js';
import type { TalkSummary } from '../talk/talk.types.js';
import { communicativeMark } from './communicative.js';
import { findErrors, type WeightedFinding, withoutOverlap } from './grammar/find-errors.js';
import { grammarBand } from './grammar/grammar-band.js';
import { harperFindings } from './grammar/harper.js';
import { type GrammarRange, measureRange } from './grammar/range.js';
import { parse, TAGGED_MAX_CHARACTERS } from './language/document.js';
import { grammarAnalysis, grammarLift, sayAloud, specificExamples } from './sections/grammar-sections.js';
import { nextStructures } from './sections/next-structure.js';
import { type OwnWords, ownWords } from './sections/own-words.js';
import { strengthsOf } from './sections/strengths.js';
import { communicativeSection, missingMoves } from './sections/talk-sections.js';
import { coveredInTalk, topicRelevance, untouchedPoint } from './sections/topic-section.js';
import {
  suggestedPhrases,
  vocabularyAssessment,
  vocabularyImprovements,
  vocabularyLift,
} from './sections/vocabulary-sections.js';
import { type TopicOverlap, topicOverlap } from './topic.js';
import { vocabularyBand } from './vocabulary/vocabulary-band.js';
import { profileVocabulary, type VocabularyProfile } from './vocabulary/vocabulary-profile.js';

const MOVES_ADVISED = 3;
/** Standard errors, in bands. */
const LIKELY = { grammar: 1.2, vocabulary: 1 } as const;

interface Evidence {
  /** The answer, as far as it was read. */
  readonly text: string;
  readonly findings: readonly WeightedFinding[];
  readonly range: GrammarRange;
  readonly profile: VocabularyProfile;
  readonly topic: TopicOverlap;
  readonly own: OwnWords;
}

/** Marks grammar and vocabulary with rules and counts: no provider, and the same answer always gets the same marks. */
export class BuiltInJudge implements Judge {
  identityFor(): AssessorIdentity {
    return BUILT_IN_ASSESSOR;
  }

  /** Loads the language models (about two seconds), so that the first answer does not wait for them. */
  async warmUp(): Promise<void> {
    parse('Warm up.');
    await harperFindings('Warm up.');
  }

  async judge({ partType, question, transcript, talk }: JudgeInput): Promise<Judgement> {
    const text = transcript.text.slice(0, TAGGED_MAX_CHARACTERS);
    const doc = parse(text);
    const profile = profileVocabulary(doc);
    const summary = talk && summarizeTalk(talk, question);
    const topic = topicOverlap(question, text);
    const evidence: Evidence = {
      text,
      findings: withoutOverlap([...findErrors(doc), ...(await harperFindings(text))]),
      range: measureRange(doc),
      profile,
      topic: summary ? coveredInTalk(topic, summary) : topic,
      own: ownWords(doc, profile),
    };
    const marks: Record<CriterionMark['criterion'], () => CriterionMark> = {
      grammar: () => grammarMark(evidence),
      vocabulary: () => vocabularyMark(evidence),
      communicative: () => (summary ? communicativeMark(summary) : ALONE),
    };
    return {
      marks: CRITERIA_OF_PART[partType].map((criterion) => marks[criterion]()),
      findings: evidence.findings.map(({ weight: _, ...finding }) => finding),
      sections: sectionsOf(evidence, summary),
    };
  }
}

export const createBuiltInJudge = (): BuiltInJudge => new BuiltInJudge();

function grammarMark({ findings, range, profile, text, own }: Evidence): CriterionMark {
  const { value } = grammarBand(findings, range, profile.words);
  const errors = findings.length === 1 ? '1 error was' : `${findings.length} errors were`;
  return {
    ...likely('grammar', value),
    reasons: [
      describeBand('grammar', Math.round(value)),
      `${errors} found in ${profile.words} words, with ${range.verbForms.length} verb forms and ${range.subordinators.length} different linking words.`,
    ],
    lift: grammarLift(findings, range, text, own),
  };
}

function vocabularyMark({ profile, topic, own }: Evidence): CriterionMark {
  const value = vocabularyBand(profile);
  return {
    ...likely('vocabulary', value),
    reasons: [
      describeBand('vocabulary', Math.round(value)),
      `${profile.contentTypes.length} different words that carry meaning in ${profile.words} words, ${profile.lessCommon.length} of them less common.`,
    ],
    lift: vocabularyLift(profile, topic, own),
  };
}

/** An older recording of Part 3 that holds the student's voice only. */
const ALONE: CriterionMark = {
  criterion: 'communicative',
  band: null,
  low: 0,
  high: 6,
  reasons: ['How you talk with a partner is judged in a conversation only.'],
  lift: 'Hold a conversation with the AI partner.',
};

function likely(criterion: keyof typeof LIKELY, value: number) {
  const band = Math.round(value);
  return {
    criterion,
    band,
    low: Math.min(band, Math.max(0, Math.round(value - LIKELY[criterion]))),
    high: Math.max(band, Math.min(6, Math.round(value + LIKELY[criterion]))),
  };
}

function sectionsOf(evidence: Evidence, talk: TalkSummary | undefined): FeedbackSections {
  const { findings, range, profile, topic, text, own } = evidence;
  return {
    topicRelevance: topicRelevance(topic, own),
    strengths: strengthsOf(findings, range, profile, topic, own),
    grammarAnalysis: grammarAnalysis(findings, text),
    vocabularyAssessment: vocabularyAssessment(profile, own),
    vocabularyImprovements: vocabularyImprovements(profile, own),
    suggestedPhrases: suggestedPhrases(text, own),
    communicativeCompetence: talk ? communicativeSection(talk) : [],
    pronunciationGuidance: [],
    fluency: [],
    specificExamples: specificExamples(findings, text),
    improvementRecommendations: recommendations(evidence, talk),
  };
}

/** What to do next, beside the one thing that would lift each band, which stands with the band. */
function recommendations(
  { findings, range, profile, topic, text, own }: Evidence,
  talk: TalkSummary | undefined,
): string[] {
  const lift = grammarLift(findings, range, text, own);
  const untouched = untouchedPoint(topic);
  const lines = [
    sayAloud(findings, text),
    nextStructures(range, own).find((structure) => structure !== lift) ?? null,
    untouched && !vocabularyLift(profile, topic, own).includes(untouched)
      ? `Say something about “${untouched}” next time: no word of yours was found for it.`
      : null,
    ...(talk ? missingMoves(talk).slice(1, 1 + MOVES_ADVISED) : []),
  ];
  return lines.filter((line) => line !== null);
}
