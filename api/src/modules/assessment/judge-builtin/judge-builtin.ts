import { CRITERIA_OF_PART } from 'schema/rules/scoring';
import type {
  AssessorIdentity,
  CriterionMark,
  FeedbackSections,
  Judge,
  JudgeInput,
  Judgement,
} from '../assessment.types.js';
import { describeBand, RUBRIC_VERSION } from '../rubric.js';
import { summarizeTalk } from '../talk/summarize-talk.js';
import type { TalkSummary } from '../talk/talk.types.js';
import { communicativeMark, communicativeSection, missingMoves } from './communicative.js';
import { findErrors, type WeightedFinding, withoutOverlap } from './grammar/find-errors.js';
import { grammarBand } from './grammar/grammar-band.js';
import { harperFindings } from './grammar/harper.js';
import { type GrammarRange, measureRange } from './grammar/range.js';
import { parse, TAGGED_MAX_CHARACTERS } from './language/document.js';
import {
  grammarAnalysis,
  grammarLift,
  nextStructure,
  specificExamples,
} from './sections/grammar-sections.js';
import { strengthsOf } from './sections/strengths.js';
import {
  suggestedPhrases,
  vocabularyAssessment,
  vocabularyImprovements,
  vocabularyLift,
} from './sections/vocabulary-sections.js';
import { hasOwnWords, seemsOffTopic, type TopicOverlap, topicOverlap } from './topic.js';
import { vocabularyBand } from './vocabulary/vocabulary-band.js';
import { profileVocabulary, type VocabularyProfile } from './vocabulary/vocabulary-profile.js';

/** Raised with every change that can change a mark. */
const VERSION = '2';
const MOVES_ADVISED = 3;
/** Standard errors, in bands. */
const LIKELY = { grammar: 1.2, vocabulary: 1 } as const;

interface Evidence {
  readonly findings: readonly WeightedFinding[];
  readonly range: GrammarRange;
  readonly profile: VocabularyProfile;
  readonly topic: TopicOverlap;
}

/** Marks grammar and vocabulary with rules and counts: no provider, and the same answer always gets the same marks. */
export class BuiltInJudge implements Judge {
  identityFor(): AssessorIdentity {
    return {
      name: 'built-in',
      version: VERSION,
      rubricVersion: RUBRIC_VERSION,
      model: null,
      promptVersion: null,
    };
  }

  /** Loads the language models (about two seconds), so that the first answer does not wait for them. */
  async warmUp(): Promise<void> {
    parse('Warm up.');
    await harperFindings('Warm up.');
  }

  async judge({ partType, question, transcript, talk }: JudgeInput): Promise<Judgement> {
    const text = transcript.text.slice(0, TAGGED_MAX_CHARACTERS);
    const doc = parse(text);
    const evidence: Evidence = {
      findings: withoutOverlap([...findErrors(doc), ...(await harperFindings(text))]),
      range: measureRange(doc),
      profile: profileVocabulary(doc),
      topic: topicOverlap(question, text),
    };
    const summary = talk && summarizeTalk(talk, question);
    const marks: Record<CriterionMark['criterion'], () => CriterionMark> = {
      grammar: () => grammarMark(evidence),
      vocabulary: () => vocabularyMark(evidence),
      communicative: () => (summary ? communicativeMark(summary) : ALONE),
    };
    return {
      marks: CRITERIA_OF_PART[partType].map((criterion) => marks[criterion]()),
      findings: evidence.findings.map(({ weight: _, ...finding }) => finding),
      sections: sectionsOf(evidence, text, summary),
    };
  }
}

export const createBuiltInJudge = (): BuiltInJudge => new BuiltInJudge();

function grammarMark({ findings, range, profile }: Evidence): CriterionMark {
  const { value } = grammarBand(findings, range, profile.words);
  const errors = findings.length === 1 ? '1 error was' : `${findings.length} errors were`;
  return {
    ...likely('grammar', value),
    reasons: [
      describeBand('grammar', Math.round(value)),
      `${errors} found in ${profile.words} words, with ${range.verbForms.length} verb forms and ${range.subordinators.length} different linking words.`,
    ],
    lift: grammarLift(findings, range),
  };
}

function vocabularyMark({ profile, topic }: Evidence): CriterionMark {
  const value = vocabularyBand(profile);
  return {
    ...likely('vocabulary', value),
    reasons: [
      describeBand('vocabulary', Math.round(value)),
      `${profile.contentTypes.length} different words that carry meaning in ${profile.words} words, ${profile.lessCommon.length} of them less common.`,
    ],
    lift: vocabularyLift(profile, topic),
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

function sectionsOf(
  { findings, range, profile, topic }: Evidence,
  text: string,
  talk: TalkSummary | undefined,
): FeedbackSections {
  return {
    topicRelevance: topicRelevance(topic),
    strengths: strengthsOf(findings, range, profile, topic),
    grammarAnalysis: grammarAnalysis(findings, text),
    vocabularyAssessment: vocabularyAssessment(profile),
    vocabularyImprovements: vocabularyImprovements(profile),
    suggestedPhrases: suggestedPhrases(text, profile),
    communicativeCompetence: talk ? communicativeSection(talk) : [],
    pronunciationGuidance: [],
    fluency: [],
    specificExamples: specificExamples(findings, text),
    improvementRecommendations: [
      grammarLift(findings, range),
      vocabularyLift(profile, topic),
      nextStructure(range),
      ...(talk ? missingMoves(talk).slice(0, MOVES_ADVISED) : []),
    ].filter((line, i, all): line is string => line !== null && all.indexOf(line) === i),
  };
}

/** Generous: an answer in other words is on the topic too, so what was not found is a hint and never a verdict. */
function topicRelevance(topic: TopicOverlap): string | null {
  const told = topic.points.filter(({ point }) => hasOwnWords(point));
  const touched = told.filter(({ words }) => words.length > 0).map(({ point }) => `“${point}”`);
  if (told.length > 0 && seemsOffTopic(topic))
    return 'None of the words on the card were found in your answer. If you spoke about it in other words, all is well; if not, come back to the card.';
  if (touched.length === 0) return null;
  return touched.length === told.length
    ? `Your words touch every point on the card that can be followed: ${touched.join(', ')}.`
    : `Your words touch ${touched.length} of ${told.length} points on the card: ${touched.join(', ')}. Check the others.`;
}
