/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './types';

import { lazyQueryHook, mutationHook, queryHook, subscriptionHook } from '../lib/hooks';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
/** Why a teacher should look at the marks of an answer. */
export const AssessmentFlag = {
  /** Words of the answer speak to the assessor, or are written for a computer. */
  AddressesAssessor: 'addressesAssessor',
  /** A model and the built-in assessor are more than two bands apart. */
  JudgesApart: 'judgesApart'
} as const;

export type AssessmentFlag = typeof AssessmentFlag[keyof typeof AssessmentFlag];
/** How a client got the words: from the recognition of the browser, or typed by the student. */
export const ClientTranscriptSource = {
  /** The recognition of the browser. */
  Browser: 'browser',
  /** Typed by the student. */
  Typed: 'typed'
} as const;

export type ClientTranscriptSource = typeof ClientTranscriptSource[keyof typeof ClientTranscriptSource];
/** Of a conversation: session1 discusses, session2 decides, session3 thinks further (HOTS). */
export const ConversationPhase = {
  /** Discussion of the six concepts. */
  Session1: 'session1',
  /** Deciding on one of them. */
  Session2: 'session2',
  /** The further question, which asks for judgement. */
  Session3: 'session3'
} as const;

export type ConversationPhase = typeof ConversationPhase[keyof typeof ConversationPhase];
/** What a band is given for. */
export const Criterion = {
  /** Communicative competence: making oneself understood, and keeping it going. */
  Communicative: 'communicative',
  /** Range and accuracy of grammar. */
  Grammar: 'grammar',
  /** Range and precision of words. */
  Vocabulary: 'vocabulary'
} as const;

export type Criterion = typeof Criterion[keyof typeof Criterion];
/** Part of the exam. */
export const PartType = {
  /** The individual long turn on a card. */
  Part2: 'part2',
  /** The discussion of a topic with a partner. */
  Part3: 'part3'
} as const;

export type PartType = typeof PartType[keyof typeof PartType];
/** How far the marking of a session is. */
export const SessionState = {
  /** The marks are there. */
  Assessed: 'assessed',
  /** It is being marked. */
  Assessing: 'assessing',
  /** It could not be assessed; the student may try again. */
  Failed: 'failed',
  /** Held back by a gate: `stateReason` says why. Never a 0. */
  NotMarked: 'notMarked',
  /** Safe on the server; its assessment waits. */
  Recorded: 'recorded',
  /** The words are being written down. */
  Transcribing: 'transcribing'
} as const;

export type SessionState = typeof SessionState[keyof typeof SessionState];
/** An answer to a question: recorded, or typed. */
export type SubmitSessionInput = {
  /** A WAV file of at most 90 s. Left out for a typed answer. */
  audio?: File | Blob | null | undefined;
  /** Chosen by the client, unique per answer: sending again never makes a second session. */
  clientKey: string;
  /** -1 is the viewer's newest custom question. */
  questionId: string | number;
  /** For teachers: the student who spoke. The session is then in that student's list, not in one's own. */
  studentProfileId?: string | number | null | undefined;
  /** How the client got the words; left out beside a recording: sent by the client, nobody knows how. */
  transcriptSource?: ClientTranscriptSource | null | undefined;
  /** The words of the answer, at most 5000 characters. */
  transcription?: string | null | undefined;
};

/** Who wrote the words down. */
export const TranscriptSource = {
  /** The recognition of the student's browser. */
  Browser: 'browser',
  /** A client that did not say how it got the words. */
  ClientSent: 'clientSent',
  /** Whoever recorded it, by putting right what was heard. */
  Corrected: 'corrected',
  /** A transcription server, from the recording. */
  Server: 'server',
  /** The student, by typing. */
  Typed: 'typed'
} as const;

export type TranscriptSource = typeof TranscriptSource[keyof typeof TranscriptSource];
export type SessionSummaryFragment = { id: string, partType: Types.PartType, sessionType: string | null, questionText: string, createdAt: string, duration: number, state: Types.SessionState, stateReason: string | null, grammarScore: number | null, vocabularyScore: number | null, communicativeScore: number | null, overallScore: number | null, maximumScore: number, audioUrl: string | null, canRetry: boolean };

export type SessionsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export type SessionsQuery = { sessions: { edges: Array<{ node: { id: string, partType: Types.PartType, sessionType: string | null, questionText: string, createdAt: string, duration: number, state: Types.SessionState, stateReason: string | null, grammarScore: number | null, vocabularyScore: number | null, communicativeScore: number | null, overallScore: number | null, maximumScore: number, audioUrl: string | null, canRetry: boolean } }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type SubmitSessionMutationVariables = Exact<{
  input: Types.SubmitSessionInput;
}>;


export type SubmitSessionMutation = { submitSession: { id: string, partType: Types.PartType, sessionType: string | null, questionText: string, createdAt: string, duration: number, state: Types.SessionState, stateReason: string | null, grammarScore: number | null, vocabularyScore: number | null, communicativeScore: number | null, overallScore: number | null, maximumScore: number, audioUrl: string | null, canRetry: boolean } };

export type RetryAssessmentMutationVariables = Exact<{
  sessionId: string | number;
}>;


export type RetryAssessmentMutation = { retryAssessment: { id: string, partType: Types.PartType, sessionType: string | null, questionText: string, createdAt: string, duration: number, state: Types.SessionState, stateReason: string | null, grammarScore: number | null, vocabularyScore: number | null, communicativeScore: number | null, overallScore: number | null, maximumScore: number, audioUrl: string | null, canRetry: boolean } };

export type SessionProgressSubscriptionVariables = Exact<{
  sessionId: string | number;
}>;


export type SessionProgressSubscription = { sessionProgress: { transcription: string | null, transcriptSource: Types.TranscriptSource | null, id: string, partType: Types.PartType, sessionType: string | null, questionText: string, createdAt: string, duration: number, state: Types.SessionState, stateReason: string | null, grammarScore: number | null, vocabularyScore: number | null, communicativeScore: number | null, overallScore: number | null, maximumScore: number, audioUrl: string | null, canRetry: boolean, feedback: { totalScore: number | null, totalMaximum: number, cautions: Array<string>, flags: Array<Types.AssessmentFlag>, limits: Array<string>, grammarFeedback: string | null, vocabularyFeedback: string | null, pronunciationFeedback: string | null, fluencyFeedback: string | null, assessorName: string, assessorVersion: string, assessorModel: string | null, rubricVersion: string, promptVersion: string | null, marks: Array<{ criterion: Types.Criterion, band: number | null, low: number, high: number, reasons: Array<string>, lift: string }>, fluency: { band: number, low: number, high: number } | null, measurements: { durationSeconds: number, speechSeconds: number, syllables: number, articulationRate: number, speechRate: number, pausesPerMinute: number, longestPauseSeconds: number, signalToNoiseDb: number, wordsPerMinute: number | null, fillersPerMinute: number | null } | null, speech: Array<{ name: string, meaning: string, source: string }>, findings: Array<{ kind: string, quote: string, start: number, end: number, correction: string | null, reason: string }>, talk: { studentTurns: number, partnerTurns: number, studentWords: number, partnerWords: number, takenUp: { turns: number, of: number }, moves: Array<{ move: string, count: number, quotes: Array<string> }>, points: Array<{ point: string, byStudent: boolean, byPartner: boolean }>, phases: Array<{ phase: Types.ConversationPhase, studentTurns: number, spokenSeconds: number | null, targetSeconds: number, remark: string }> } | null, notMarked: { reason: string, because: string, advice: string } | null, personalizedFeedback: { topicRelevance: string | null, proficiencyLevel: string | null, strengths: Array<string>, specificExamples: Array<string>, grammarAnalysis: Array<string>, vocabularyAssessment: Array<string>, vocabularyImprovements: Array<string>, suggestedPhrases: Array<string>, communicativeCompetence: Array<string>, pronunciationGuidance: Array<string>, improvementRecommendations: Array<string> }, calibrations: Array<{ criterion: Types.Criterion, id: string, fittedOn: string, answers: number }> } | null } };

export const SessionSummaryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SessionSummary"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Session"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"partType"}},{"kind":"Field","name":{"kind":"Name","value":"sessionType"}},{"kind":"Field","name":{"kind":"Name","value":"questionText"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"duration"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"stateReason"}},{"kind":"Field","name":{"kind":"Name","value":"grammarScore"}},{"kind":"Field","name":{"kind":"Name","value":"vocabularyScore"}},{"kind":"Field","name":{"kind":"Name","value":"communicativeScore"}},{"kind":"Field","name":{"kind":"Name","value":"overallScore"}},{"kind":"Field","name":{"kind":"Name","value":"maximumScore"}},{"kind":"Field","name":{"kind":"Name","value":"audioUrl"}},{"kind":"Field","name":{"kind":"Name","value":"canRetry"}}]}}]} as unknown as DocumentNode<SessionSummaryFragment, unknown>;
export const SessionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Sessions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sessions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SessionSummary"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SessionSummary"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Session"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"partType"}},{"kind":"Field","name":{"kind":"Name","value":"sessionType"}},{"kind":"Field","name":{"kind":"Name","value":"questionText"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"duration"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"stateReason"}},{"kind":"Field","name":{"kind":"Name","value":"grammarScore"}},{"kind":"Field","name":{"kind":"Name","value":"vocabularyScore"}},{"kind":"Field","name":{"kind":"Name","value":"communicativeScore"}},{"kind":"Field","name":{"kind":"Name","value":"overallScore"}},{"kind":"Field","name":{"kind":"Name","value":"maximumScore"}},{"kind":"Field","name":{"kind":"Name","value":"audioUrl"}},{"kind":"Field","name":{"kind":"Name","value":"canRetry"}}]}}]} as unknown as DocumentNode<SessionsQuery, SessionsQueryVariables>;
export const SubmitSessionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SubmitSession"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SubmitSessionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"submitSession"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SessionSummary"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SessionSummary"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Session"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"partType"}},{"kind":"Field","name":{"kind":"Name","value":"sessionType"}},{"kind":"Field","name":{"kind":"Name","value":"questionText"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"duration"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"stateReason"}},{"kind":"Field","name":{"kind":"Name","value":"grammarScore"}},{"kind":"Field","name":{"kind":"Name","value":"vocabularyScore"}},{"kind":"Field","name":{"kind":"Name","value":"communicativeScore"}},{"kind":"Field","name":{"kind":"Name","value":"overallScore"}},{"kind":"Field","name":{"kind":"Name","value":"maximumScore"}},{"kind":"Field","name":{"kind":"Name","value":"audioUrl"}},{"kind":"Field","name":{"kind":"Name","value":"canRetry"}}]}}]} as unknown as DocumentNode<SubmitSessionMutation, SubmitSessionMutationVariables>;
export const RetryAssessmentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RetryAssessment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sessionId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryAssessment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"sessionId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sessionId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SessionSummary"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SessionSummary"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Session"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"partType"}},{"kind":"Field","name":{"kind":"Name","value":"sessionType"}},{"kind":"Field","name":{"kind":"Name","value":"questionText"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"duration"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"stateReason"}},{"kind":"Field","name":{"kind":"Name","value":"grammarScore"}},{"kind":"Field","name":{"kind":"Name","value":"vocabularyScore"}},{"kind":"Field","name":{"kind":"Name","value":"communicativeScore"}},{"kind":"Field","name":{"kind":"Name","value":"overallScore"}},{"kind":"Field","name":{"kind":"Name","value":"maximumScore"}},{"kind":"Field","name":{"kind":"Name","value":"audioUrl"}},{"kind":"Field","name":{"kind":"Name","value":"canRetry"}}]}}]} as unknown as DocumentNode<RetryAssessmentMutation, RetryAssessmentMutationVariables>;
export const SessionProgressDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"SessionProgress"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sessionId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sessionProgress"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"sessionId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sessionId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SessionDetails"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SessionSummary"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Session"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"partType"}},{"kind":"Field","name":{"kind":"Name","value":"sessionType"}},{"kind":"Field","name":{"kind":"Name","value":"questionText"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"duration"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"stateReason"}},{"kind":"Field","name":{"kind":"Name","value":"grammarScore"}},{"kind":"Field","name":{"kind":"Name","value":"vocabularyScore"}},{"kind":"Field","name":{"kind":"Name","value":"communicativeScore"}},{"kind":"Field","name":{"kind":"Name","value":"overallScore"}},{"kind":"Field","name":{"kind":"Name","value":"maximumScore"}},{"kind":"Field","name":{"kind":"Name","value":"audioUrl"}},{"kind":"Field","name":{"kind":"Name","value":"canRetry"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SessionDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Session"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SessionSummary"}},{"kind":"Field","name":{"kind":"Name","value":"transcription"}},{"kind":"Field","name":{"kind":"Name","value":"transcriptSource"}},{"kind":"Field","name":{"kind":"Name","value":"feedback"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FeedbackFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FeedbackFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Feedback"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"marks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"criterion"}},{"kind":"Field","name":{"kind":"Name","value":"band"}},{"kind":"Field","name":{"kind":"Name","value":"low"}},{"kind":"Field","name":{"kind":"Name","value":"high"}},{"kind":"Field","name":{"kind":"Name","value":"reasons"}},{"kind":"Field","name":{"kind":"Name","value":"lift"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalScore"}},{"kind":"Field","name":{"kind":"Name","value":"totalMaximum"}},{"kind":"Field","name":{"kind":"Name","value":"fluency"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"band"}},{"kind":"Field","name":{"kind":"Name","value":"low"}},{"kind":"Field","name":{"kind":"Name","value":"high"}}]}},{"kind":"Field","name":{"kind":"Name","value":"measurements"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"durationSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"speechSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"syllables"}},{"kind":"Field","name":{"kind":"Name","value":"articulationRate"}},{"kind":"Field","name":{"kind":"Name","value":"speechRate"}},{"kind":"Field","name":{"kind":"Name","value":"pausesPerMinute"}},{"kind":"Field","name":{"kind":"Name","value":"longestPauseSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"signalToNoiseDb"}},{"kind":"Field","name":{"kind":"Name","value":"wordsPerMinute"}},{"kind":"Field","name":{"kind":"Name","value":"fillersPerMinute"}}]}},{"kind":"Field","name":{"kind":"Name","value":"speech"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"meaning"}},{"kind":"Field","name":{"kind":"Name","value":"source"}}]}},{"kind":"Field","name":{"kind":"Name","value":"findings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"quote"}},{"kind":"Field","name":{"kind":"Name","value":"start"}},{"kind":"Field","name":{"kind":"Name","value":"end"}},{"kind":"Field","name":{"kind":"Name","value":"correction"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"talk"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"studentTurns"}},{"kind":"Field","name":{"kind":"Name","value":"partnerTurns"}},{"kind":"Field","name":{"kind":"Name","value":"studentWords"}},{"kind":"Field","name":{"kind":"Name","value":"partnerWords"}},{"kind":"Field","name":{"kind":"Name","value":"takenUp"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"turns"}},{"kind":"Field","name":{"kind":"Name","value":"of"}}]}},{"kind":"Field","name":{"kind":"Name","value":"moves"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"move"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"quotes"}}]}},{"kind":"Field","name":{"kind":"Name","value":"points"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"point"}},{"kind":"Field","name":{"kind":"Name","value":"byStudent"}},{"kind":"Field","name":{"kind":"Name","value":"byPartner"}}]}},{"kind":"Field","name":{"kind":"Name","value":"phases"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phase"}},{"kind":"Field","name":{"kind":"Name","value":"studentTurns"}},{"kind":"Field","name":{"kind":"Name","value":"spokenSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"targetSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"remark"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"cautions"}},{"kind":"Field","name":{"kind":"Name","value":"flags"}},{"kind":"Field","name":{"kind":"Name","value":"limits"}},{"kind":"Field","name":{"kind":"Name","value":"notMarked"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"because"}},{"kind":"Field","name":{"kind":"Name","value":"advice"}}]}},{"kind":"Field","name":{"kind":"Name","value":"grammarFeedback"}},{"kind":"Field","name":{"kind":"Name","value":"vocabularyFeedback"}},{"kind":"Field","name":{"kind":"Name","value":"pronunciationFeedback"}},{"kind":"Field","name":{"kind":"Name","value":"fluencyFeedback"}},{"kind":"Field","name":{"kind":"Name","value":"personalizedFeedback"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"topicRelevance"}},{"kind":"Field","name":{"kind":"Name","value":"proficiencyLevel"}},{"kind":"Field","name":{"kind":"Name","value":"strengths"}},{"kind":"Field","name":{"kind":"Name","value":"specificExamples"}},{"kind":"Field","name":{"kind":"Name","value":"grammarAnalysis"}},{"kind":"Field","name":{"kind":"Name","value":"vocabularyAssessment"}},{"kind":"Field","name":{"kind":"Name","value":"vocabularyImprovements"}},{"kind":"Field","name":{"kind":"Name","value":"suggestedPhrases"}},{"kind":"Field","name":{"kind":"Name","value":"communicativeCompetence"}},{"kind":"Field","name":{"kind":"Name","value":"pronunciationGuidance"}},{"kind":"Field","name":{"kind":"Name","value":"improvementRecommendations"}}]}},{"kind":"Field","name":{"kind":"Name","value":"assessorName"}},{"kind":"Field","name":{"kind":"Name","value":"assessorVersion"}},{"kind":"Field","name":{"kind":"Name","value":"assessorModel"}},{"kind":"Field","name":{"kind":"Name","value":"rubricVersion"}},{"kind":"Field","name":{"kind":"Name","value":"promptVersion"}},{"kind":"Field","name":{"kind":"Name","value":"calibrations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"criterion"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fittedOn"}},{"kind":"Field","name":{"kind":"Name","value":"answers"}}]}}]}}]} as unknown as DocumentNode<SessionProgressSubscription, SessionProgressSubscriptionVariables>;
export const useSessionsQuery = /*#__PURE__*/ queryHook(SessionsDocument);
export const useSessionsLazyQuery = /*#__PURE__*/ lazyQueryHook(SessionsDocument);
export const useSubmitSessionMutation = /*#__PURE__*/ mutationHook(SubmitSessionDocument);
export const useRetryAssessmentMutation = /*#__PURE__*/ mutationHook(RetryAssessmentDocument);
export const useSessionProgressSubscription = /*#__PURE__*/ subscriptionHook(SessionProgressDocument);