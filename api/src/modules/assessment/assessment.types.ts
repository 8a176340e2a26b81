import type { AssessmentFlag, Criterion, PartType, TranscriptSource } from 'schema/rules/choices';
import type { Charge } from '../../adapters/ai/ai.js';
import type { Talk, TalkSummary } from './talk/talk.types.js';

/** What is judged: what the student said, and on what. */
export interface AssessmentInput {
  readonly partType: PartType;
  readonly question: {
    readonly text: string;
    /** "You should say" points, or the concepts of a mind map. */
    readonly points: readonly string[];
  };
  /** Mono samples, −1…1, of the recording; null for a typed answer. */
  readonly recording: { readonly samples: Float32Array; readonly sampleRate: number } | null;
  /**
   * Of a conversation, the student's own turns. Null when no one could write the words down: then only fluency can be
   * measured.
   */
  readonly transcript: Transcript | null;
  /** Both speakers' turns; left out where the student spoke alone. */
  readonly talk?: Talk;
}

export interface Transcript {
  readonly text: string;
  readonly source: TranscriptSource;
  /** 0–1 where the transcriber tells, else null. */
  readonly confidence: number | null;
}

/** Measured from samples (never from claimed values) and from the transcript. Null: not measurable. */
export interface Measurements {
  readonly durationSeconds: number;
  readonly speechSeconds: number;
  readonly syllables: number;
  /** Syllables per second of speech, pauses left out. */
  readonly articulationRate: number;
  /** Syllables per second, pauses included. */
  readonly speechRate: number;
  /** Silent pauses of 0.25 s or more, per minute. */
  readonly pausesPerMinute: number;
  readonly longestPauseSeconds: number;
  readonly signalToNoiseDb: number;
  readonly wordsPerMinute: number | null;
  readonly fillersPerMinute: number | null;
}

export const FINDING_KINDS = [
  'agreement',
  'tense',
  'article',
  'plural',
  'preposition',
  'word order',
  'comparative',
  'verb form',
  'intensifier',
  'missing word',
  'other',
] as const;
export type FindingKind = (typeof FINDING_KINDS)[number];

/** One error, in the student's own words. `transcript.slice(start, end) === quote`. */
export interface Finding {
  readonly kind: FindingKind;
  readonly quote: string;
  readonly start: number;
  readonly end: number;
  readonly correction: string | null;
  readonly reason: string;
}

export interface CriterionMark {
  readonly criterion: Criterion;
  /** 0–6, whole; null: not judged, and `reasons` say why. */
  readonly band: number | null;
  /** Likely range, 0–6. */
  readonly low: number;
  readonly high: number;
  readonly reasons: readonly string[];
  /** The one thing that would lift the band. */
  readonly lift: string;
  /** What the judge gave, where calibration or the cap made another band of it. */
  readonly judged?: number;
  /** By which the judge's band was calibrated; missing: by none. */
  readonly calibration?: AppliedCalibration;
}

/** Which calibration, told beside the assessor's version. */
export interface AppliedCalibration {
  readonly id: number;
  /** `YYYY-MM-DD`, in the product's time zone. */
  readonly fittedOn: string;
  /** How many answers, marked by teachers too, it was fitted on. */
  readonly answers: number;
}

/** How one criterion of one part by one version of an assessor is moved to what teachers give. */
export interface Calibration extends AppliedCalibration {
  readonly assessor: AssessorIdentity;
  readonly partType: PartType;
  readonly criterion: Criterion;
  /** For each of the bands 0–6 that a judge gives, what teachers give: 0–6, never falling. */
  readonly points: readonly number[];
}

/** The texts of the feedback modal (§2, §3); an empty list or null hides its section. */
export interface FeedbackSections {
  readonly topicRelevance: string | null;
  readonly strengths: readonly string[];
  readonly grammarAnalysis: readonly string[];
  readonly vocabularyAssessment: readonly string[];
  readonly vocabularyImprovements: readonly string[];
  readonly suggestedPhrases: readonly string[];
  readonly communicativeCompetence: readonly string[];
  readonly pronunciationGuidance: readonly string[];
  readonly fluency: readonly string[];
  readonly specificExamples: readonly string[];
  readonly improvementRecommendations: readonly string[];
}

/** What a judge (the built-in one or a model) gives; not yet validated, capped or totalled. */
export interface Judgement {
  readonly marks: readonly CriterionMark[];
  readonly findings: readonly Finding[];
  readonly sections: FeedbackSections;
}

export interface AssessorIdentity {
  readonly name: 'built-in' | 'model';
  readonly version: string;
  readonly rubricVersion: string;
  /** Model id and prompt version, for a model. */
  readonly model: string | null;
  readonly promptVersion: string | null;
}

/** Measured, shown beside the marks, never one of them. */
export interface FluencyEstimate {
  readonly band: number;
  readonly low: number;
  readonly high: number;
}

export type NotMarkedReason =
  | 'silent'
  | 'noise'
  | 'tooShort'
  | 'tooFewWords'
  | 'tooFewTurns'
  | 'notEnglish'
  | 'noTranscript';

interface ResultBase {
  readonly assessor: AssessorIdentity;
  readonly measurements: Measurements | null;
  readonly fluency: FluencyEstimate | null;
  /** Doubts, told to the student. */
  readonly cautions: readonly string[];
  /** The same doubts where a teacher should look; missing in results from before there were any. */
  readonly flags?: readonly AssessmentFlag[];
}

export interface MarkedResult extends ResultBase {
  readonly outcome: 'marked';
  readonly marks: readonly CriterionMark[];
  /** Sum of bands, computed by code. */
  readonly total: number;
  /** 12 or 18. */
  readonly maximum: number;
  /** CEFR, "about". */
  readonly proficiencyLevel: string;
  readonly findings: readonly Finding[];
  readonly sections: FeedbackSections;
  /** What was counted in a conversation. */
  readonly talk?: TalkSummary;
  /** What this assessor cannot judge. */
  readonly limits: readonly string[];
}

export interface NotMarkedResult extends ResultBase {
  readonly outcome: 'notMarked';
  readonly reason: NotMarkedReason;
  /** "Not marked, because …" and what to do, for the student. */
  readonly because: string;
  readonly advice: string;
}

export type AssessmentResult = MarkedResult | NotMarkedResult;

/** A judge gets what passed the gate. */
export interface JudgeInput extends AssessmentInput {
  readonly transcript: Transcript;
  readonly measurements: Measurements | null;
}

export interface Judge {
  identityFor(partType: PartType): AssessorIdentity;
  judge(input: JudgeInput): Promise<Judgement>;
}

/** A judge that asks a provider. */
export interface PaidJudge extends Pick<Judge, 'identityFor'> {
  /** @throws AiError */
  judge(input: JudgeInput, charge: Charge): Promise<Judgement>;
}
