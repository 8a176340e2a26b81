/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './types';

import { lazyQueryHook, mutationHook, queryHook, subscriptionHook } from '../lib/hooks';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
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
/** Level of a question. */
export const Difficulty = {
  /** About B2 to C1. */
  Advanced: 'advanced',
  /** About A2 to B1. */
  Beginner: 'beginner',
  /** About B1 to B2. */
  Intermediate: 'intermediate'
} as const;

export type Difficulty = typeof Difficulty[keyof typeof Difficulty];
/** Who worded a turn of the partner: the opening of a phase, a model, the built-in partner, or what stands in for a model that fails. */
export const PartnerVoice = {
  /** The built-in partner. */
  BuiltIn: 'builtIn',
  /** A sentence that stands in for a model that failed. */
  Fallback: 'fallback',
  /** A model of the configured provider. */
  Model: 'model',
  /** The first words of a phase. */
  Opening: 'opening'
} as const;

export type PartnerVoice = typeof PartnerVoice[keyof typeof PartnerVoice];
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
/** Who takes part in a conversation. */
export const Speaker = {
  /** Who talks with the student: a model, or the built-in partner. */
  Partner: 'partner',
  /** Who practises. */
  Student: 'student'
} as const;

export type Speaker = typeof Speaker[keyof typeof Speaker];
/** A fresh conversation on a topic. */
export type StartConversationInput = {
  /** "ai_partner" or "initiator"; kept as sent. */
  conversationRole?: string | null | undefined;
  /** A question of Part 3. */
  questionId: string | number;
  /** For teachers: the student who will speak. */
  studentProfileId?: string | number | null | undefined;
};

/** The student's turn: recorded, or typed. */
export type SubmitTurnInput = {
  /** webm or ogg with Opus, or WAV, of at most 150 s. Left out for a typed turn. */
  audio?: File | Blob | null | undefined;
  /** Chosen by the client, unique per turn: sending again never makes a second turn. */
  clientKey: string;
  /** Where the client thinks that the conversation stands; CONFLICT when it has gone on. */
  phase?: ConversationPhase | null | undefined;
  /** Of the open conversation. */
  sessionId: string | number;
  /** Where these words are from. */
  transcriptSource?: ClientTranscriptSource | null | undefined;
  /** The words, heard by the browser or typed. */
  transcription?: string | null | undefined;
};

/** Who wrote the words down. */
export const TranscriptSource = {
  /** The recognition of the student's browser. */
  Browser: 'browser',
  /** A client that did not say how it got the words. */
  ClientSent: 'clientSent',
  /** A transcription server, from the recording. */
  Server: 'server',
  /** The student, by typing. */
  Typed: 'typed'
} as const;

export type TranscriptSource = typeof TranscriptSource[keyof typeof TranscriptSource];
export type TopicFieldsFragment = { id: string, text: string, category: string, difficulty: Types.Difficulty, timeLimit: number, mindMapConcepts: Array<string>, hotsQuestion: string | null };

export type TurnFieldsFragment = { id: string, position: number, phase: Types.ConversationPhase, speaker: Types.Speaker, text: string | null, transcriptSource: Types.TranscriptSource | null, duration: number, madeBy: Types.PartnerVoice | null, coveredPoint: number | null, createdAt: string };

export type ConversationFieldsFragment = { sessionId: string, questionId: string | null, studentProfileId: string | null, questionText: string, topic: string, phase: Types.ConversationPhase, decisionQuestion: string | null, hotsQuestion: string | null, isOpen: boolean, spokenSeconds: number, targetSeconds: number, isTargetReached: boolean, isReady: boolean, canAdvance: boolean, canAssess: boolean, lastTurnAt: string, points: Array<{ index: number, text: string, coveredByStudent: boolean, coveredByPartner: boolean }>, turns: Array<{ id: string, position: number, phase: Types.ConversationPhase, speaker: Types.Speaker, text: string | null, transcriptSource: Types.TranscriptSource | null, duration: number, madeBy: Types.PartnerVoice | null, coveredPoint: number | null, createdAt: string }> };

export type TopicsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  difficulty?: Types.Difficulty | null | undefined;
}>;


export type TopicsQuery = { practiceQuestions: { edges: Array<{ cursor: string, node: { id: string, text: string, category: string, difficulty: Types.Difficulty, timeLimit: number, mindMapConcepts: Array<string>, hotsQuestion: string | null } }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type OpenConversationQueryVariables = Exact<{ [key: string]: never; }>;


export type OpenConversationQuery = { openConversation: { sessionId: string, questionText: string, phase: Types.ConversationPhase, lastTurnAt: string } | null };

export type ConversationQueryVariables = Exact<{
  sessionId: string | number;
}>;


export type ConversationQuery = { conversation: { sessionId: string, questionId: string | null, studentProfileId: string | null, questionText: string, topic: string, phase: Types.ConversationPhase, decisionQuestion: string | null, hotsQuestion: string | null, isOpen: boolean, spokenSeconds: number, targetSeconds: number, isTargetReached: boolean, isReady: boolean, canAdvance: boolean, canAssess: boolean, lastTurnAt: string, points: Array<{ index: number, text: string, coveredByStudent: boolean, coveredByPartner: boolean }>, turns: Array<{ id: string, position: number, phase: Types.ConversationPhase, speaker: Types.Speaker, text: string | null, transcriptSource: Types.TranscriptSource | null, duration: number, madeBy: Types.PartnerVoice | null, coveredPoint: number | null, createdAt: string }> } };

export type StartConversationMutationVariables = Exact<{
  input: Types.StartConversationInput;
}>;


export type StartConversationMutation = { startConversation: { sessionId: string, questionId: string | null, studentProfileId: string | null, questionText: string, topic: string, phase: Types.ConversationPhase, decisionQuestion: string | null, hotsQuestion: string | null, isOpen: boolean, spokenSeconds: number, targetSeconds: number, isTargetReached: boolean, isReady: boolean, canAdvance: boolean, canAssess: boolean, lastTurnAt: string, points: Array<{ index: number, text: string, coveredByStudent: boolean, coveredByPartner: boolean }>, turns: Array<{ id: string, position: number, phase: Types.ConversationPhase, speaker: Types.Speaker, text: string | null, transcriptSource: Types.TranscriptSource | null, duration: number, madeBy: Types.PartnerVoice | null, coveredPoint: number | null, createdAt: string }> } };

export type SubmitTurnMutationVariables = Exact<{
  input: Types.SubmitTurnInput;
}>;


export type SubmitTurnMutation = { submitTurn: { id: string, position: number, phase: Types.ConversationPhase, speaker: Types.Speaker, text: string | null, transcriptSource: Types.TranscriptSource | null, duration: number, madeBy: Types.PartnerVoice | null, coveredPoint: number | null, createdAt: string } };

export type ReplyInConversationMutationVariables = Exact<{
  sessionId: string | number;
}>;


export type ReplyInConversationMutation = { replyInConversation: { id: string, position: number, phase: Types.ConversationPhase, speaker: Types.Speaker, text: string | null, transcriptSource: Types.TranscriptSource | null, duration: number, madeBy: Types.PartnerVoice | null, coveredPoint: number | null, createdAt: string } };

export type AdvanceConversationMutationVariables = Exact<{
  sessionId: string | number;
  from: Types.ConversationPhase;
}>;


export type AdvanceConversationMutation = { advanceConversation: { sessionId: string, questionId: string | null, studentProfileId: string | null, questionText: string, topic: string, phase: Types.ConversationPhase, decisionQuestion: string | null, hotsQuestion: string | null, isOpen: boolean, spokenSeconds: number, targetSeconds: number, isTargetReached: boolean, isReady: boolean, canAdvance: boolean, canAssess: boolean, lastTurnAt: string, points: Array<{ index: number, text: string, coveredByStudent: boolean, coveredByPartner: boolean }>, turns: Array<{ id: string, position: number, phase: Types.ConversationPhase, speaker: Types.Speaker, text: string | null, transcriptSource: Types.TranscriptSource | null, duration: number, madeBy: Types.PartnerVoice | null, coveredPoint: number | null, createdAt: string }> } };

export type MarkConversationPointMutationVariables = Exact<{
  sessionId: string | number;
  index: number;
  isCovered: boolean;
}>;


export type MarkConversationPointMutation = { markConversationPoint: { sessionId: string, questionId: string | null, studentProfileId: string | null, questionText: string, topic: string, phase: Types.ConversationPhase, decisionQuestion: string | null, hotsQuestion: string | null, isOpen: boolean, spokenSeconds: number, targetSeconds: number, isTargetReached: boolean, isReady: boolean, canAdvance: boolean, canAssess: boolean, lastTurnAt: string, points: Array<{ index: number, text: string, coveredByStudent: boolean, coveredByPartner: boolean }>, turns: Array<{ id: string, position: number, phase: Types.ConversationPhase, speaker: Types.Speaker, text: string | null, transcriptSource: Types.TranscriptSource | null, duration: number, madeBy: Types.PartnerVoice | null, coveredPoint: number | null, createdAt: string }> } };

export type AssessConversationMutationVariables = Exact<{
  sessionId: string | number;
}>;


export type AssessConversationMutation = { assessConversation: { id: string, state: Types.SessionState } };

export type ConversationChangesSubscriptionVariables = Exact<{
  sessionId: string | number;
}>;


export type ConversationChangesSubscription = { conversationChanges: { sessionId: string, questionId: string | null, studentProfileId: string | null, questionText: string, topic: string, phase: Types.ConversationPhase, decisionQuestion: string | null, hotsQuestion: string | null, isOpen: boolean, spokenSeconds: number, targetSeconds: number, isTargetReached: boolean, isReady: boolean, canAdvance: boolean, canAssess: boolean, lastTurnAt: string, points: Array<{ index: number, text: string, coveredByStudent: boolean, coveredByPartner: boolean }>, turns: Array<{ id: string, position: number, phase: Types.ConversationPhase, speaker: Types.Speaker, text: string | null, transcriptSource: Types.TranscriptSource | null, duration: number, madeBy: Types.PartnerVoice | null, coveredPoint: number | null, createdAt: string }> } };

export const TopicFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TopicFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Question"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"difficulty"}},{"kind":"Field","name":{"kind":"Name","value":"timeLimit"}},{"kind":"Field","name":{"kind":"Name","value":"mindMapConcepts"}},{"kind":"Field","name":{"kind":"Name","value":"hotsQuestion"}}]}}]} as unknown as DocumentNode<TopicFieldsFragment, unknown>;
export const TurnFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TurnFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConversationTurn"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"phase"}},{"kind":"Field","name":{"kind":"Name","value":"speaker"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"transcriptSource"}},{"kind":"Field","name":{"kind":"Name","value":"duration"}},{"kind":"Field","name":{"kind":"Name","value":"madeBy"}},{"kind":"Field","name":{"kind":"Name","value":"coveredPoint"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<TurnFieldsFragment, unknown>;
export const ConversationFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConversationFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Conversation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sessionId"}},{"kind":"Field","name":{"kind":"Name","value":"questionId"}},{"kind":"Field","name":{"kind":"Name","value":"studentProfileId"}},{"kind":"Field","name":{"kind":"Name","value":"questionText"}},{"kind":"Field","name":{"kind":"Name","value":"topic"}},{"kind":"Field","name":{"kind":"Name","value":"phase"}},{"kind":"Field","name":{"kind":"Name","value":"decisionQuestion"}},{"kind":"Field","name":{"kind":"Name","value":"hotsQuestion"}},{"kind":"Field","name":{"kind":"Name","value":"isOpen"}},{"kind":"Field","name":{"kind":"Name","value":"points"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"index"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"coveredByStudent"}},{"kind":"Field","name":{"kind":"Name","value":"coveredByPartner"}}]}},{"kind":"Field","name":{"kind":"Name","value":"turns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TurnFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"spokenSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"targetSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"isTargetReached"}},{"kind":"Field","name":{"kind":"Name","value":"isReady"}},{"kind":"Field","name":{"kind":"Name","value":"canAdvance"}},{"kind":"Field","name":{"kind":"Name","value":"canAssess"}},{"kind":"Field","name":{"kind":"Name","value":"lastTurnAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TurnFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConversationTurn"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"phase"}},{"kind":"Field","name":{"kind":"Name","value":"speaker"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"transcriptSource"}},{"kind":"Field","name":{"kind":"Name","value":"duration"}},{"kind":"Field","name":{"kind":"Name","value":"madeBy"}},{"kind":"Field","name":{"kind":"Name","value":"coveredPoint"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<ConversationFieldsFragment, unknown>;
export const TopicsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Topics"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"difficulty"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Difficulty"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"practiceQuestions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"partType"},"value":{"kind":"EnumValue","value":"part3"}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"difficulty"},"value":{"kind":"Variable","name":{"kind":"Name","value":"difficulty"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TopicFields"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TopicFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Question"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"difficulty"}},{"kind":"Field","name":{"kind":"Name","value":"timeLimit"}},{"kind":"Field","name":{"kind":"Name","value":"mindMapConcepts"}},{"kind":"Field","name":{"kind":"Name","value":"hotsQuestion"}}]}}]} as unknown as DocumentNode<TopicsQuery, TopicsQueryVariables>;
export const OpenConversationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OpenConversation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openConversation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sessionId"}},{"kind":"Field","name":{"kind":"Name","value":"questionText"}},{"kind":"Field","name":{"kind":"Name","value":"phase"}},{"kind":"Field","name":{"kind":"Name","value":"lastTurnAt"}}]}}]}}]} as unknown as DocumentNode<OpenConversationQuery, OpenConversationQueryVariables>;
export const ConversationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Conversation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sessionId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"conversation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"sessionId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sessionId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConversationFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TurnFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConversationTurn"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"phase"}},{"kind":"Field","name":{"kind":"Name","value":"speaker"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"transcriptSource"}},{"kind":"Field","name":{"kind":"Name","value":"duration"}},{"kind":"Field","name":{"kind":"Name","value":"madeBy"}},{"kind":"Field","name":{"kind":"Name","value":"coveredPoint"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConversationFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Conversation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sessionId"}},{"kind":"Field","name":{"kind":"Name","value":"questionId"}},{"kind":"Field","name":{"kind":"Name","value":"studentProfileId"}},{"kind":"Field","name":{"kind":"Name","value":"questionText"}},{"kind":"Field","name":{"kind":"Name","value":"topic"}},{"kind":"Field","name":{"kind":"Name","value":"phase"}},{"kind":"Field","name":{"kind":"Name","value":"decisionQuestion"}},{"kind":"Field","name":{"kind":"Name","value":"hotsQuestion"}},{"kind":"Field","name":{"kind":"Name","value":"isOpen"}},{"kind":"Field","name":{"kind":"Name","value":"points"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"index"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"coveredByStudent"}},{"kind":"Field","name":{"kind":"Name","value":"coveredByPartner"}}]}},{"kind":"Field","name":{"kind":"Name","value":"turns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TurnFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"spokenSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"targetSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"isTargetReached"}},{"kind":"Field","name":{"kind":"Name","value":"isReady"}},{"kind":"Field","name":{"kind":"Name","value":"canAdvance"}},{"kind":"Field","name":{"kind":"Name","value":"canAssess"}},{"kind":"Field","name":{"kind":"Name","value":"lastTurnAt"}}]}}]} as unknown as DocumentNode<ConversationQuery, ConversationQueryVariables>;
export const StartConversationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StartConversation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StartConversationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startConversation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConversationFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TurnFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConversationTurn"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"phase"}},{"kind":"Field","name":{"kind":"Name","value":"speaker"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"transcriptSource"}},{"kind":"Field","name":{"kind":"Name","value":"duration"}},{"kind":"Field","name":{"kind":"Name","value":"madeBy"}},{"kind":"Field","name":{"kind":"Name","value":"coveredPoint"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConversationFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Conversation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sessionId"}},{"kind":"Field","name":{"kind":"Name","value":"questionId"}},{"kind":"Field","name":{"kind":"Name","value":"studentProfileId"}},{"kind":"Field","name":{"kind":"Name","value":"questionText"}},{"kind":"Field","name":{"kind":"Name","value":"topic"}},{"kind":"Field","name":{"kind":"Name","value":"phase"}},{"kind":"Field","name":{"kind":"Name","value":"decisionQuestion"}},{"kind":"Field","name":{"kind":"Name","value":"hotsQuestion"}},{"kind":"Field","name":{"kind":"Name","value":"isOpen"}},{"kind":"Field","name":{"kind":"Name","value":"points"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"index"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"coveredByStudent"}},{"kind":"Field","name":{"kind":"Name","value":"coveredByPartner"}}]}},{"kind":"Field","name":{"kind":"Name","value":"turns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TurnFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"spokenSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"targetSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"isTargetReached"}},{"kind":"Field","name":{"kind":"Name","value":"isReady"}},{"kind":"Field","name":{"kind":"Name","value":"canAdvance"}},{"kind":"Field","name":{"kind":"Name","value":"canAssess"}},{"kind":"Field","name":{"kind":"Name","value":"lastTurnAt"}}]}}]} as unknown as DocumentNode<StartConversationMutation, StartConversationMutationVariables>;
export const SubmitTurnDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SubmitTurn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SubmitTurnInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"submitTurn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TurnFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TurnFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConversationTurn"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"phase"}},{"kind":"Field","name":{"kind":"Name","value":"speaker"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"transcriptSource"}},{"kind":"Field","name":{"kind":"Name","value":"duration"}},{"kind":"Field","name":{"kind":"Name","value":"madeBy"}},{"kind":"Field","name":{"kind":"Name","value":"coveredPoint"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<SubmitTurnMutation, SubmitTurnMutationVariables>;
export const ReplyInConversationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReplyInConversation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sessionId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"replyInConversation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"sessionId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sessionId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TurnFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TurnFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConversationTurn"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"phase"}},{"kind":"Field","name":{"kind":"Name","value":"speaker"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"transcriptSource"}},{"kind":"Field","name":{"kind":"Name","value":"duration"}},{"kind":"Field","name":{"kind":"Name","value":"madeBy"}},{"kind":"Field","name":{"kind":"Name","value":"coveredPoint"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<ReplyInConversationMutation, ReplyInConversationMutationVariables>;
export const AdvanceConversationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AdvanceConversation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sessionId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ConversationPhase"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"advanceConversation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"sessionId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sessionId"}}},{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConversationFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TurnFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConversationTurn"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"phase"}},{"kind":"Field","name":{"kind":"Name","value":"speaker"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"transcriptSource"}},{"kind":"Field","name":{"kind":"Name","value":"duration"}},{"kind":"Field","name":{"kind":"Name","value":"madeBy"}},{"kind":"Field","name":{"kind":"Name","value":"coveredPoint"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConversationFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Conversation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sessionId"}},{"kind":"Field","name":{"kind":"Name","value":"questionId"}},{"kind":"Field","name":{"kind":"Name","value":"studentProfileId"}},{"kind":"Field","name":{"kind":"Name","value":"questionText"}},{"kind":"Field","name":{"kind":"Name","value":"topic"}},{"kind":"Field","name":{"kind":"Name","value":"phase"}},{"kind":"Field","name":{"kind":"Name","value":"decisionQuestion"}},{"kind":"Field","name":{"kind":"Name","value":"hotsQuestion"}},{"kind":"Field","name":{"kind":"Name","value":"isOpen"}},{"kind":"Field","name":{"kind":"Name","value":"points"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"index"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"coveredByStudent"}},{"kind":"Field","name":{"kind":"Name","value":"coveredByPartner"}}]}},{"kind":"Field","name":{"kind":"Name","value":"turns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TurnFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"spokenSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"targetSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"isTargetReached"}},{"kind":"Field","name":{"kind":"Name","value":"isReady"}},{"kind":"Field","name":{"kind":"Name","value":"canAdvance"}},{"kind":"Field","name":{"kind":"Name","value":"canAssess"}},{"kind":"Field","name":{"kind":"Name","value":"lastTurnAt"}}]}}]} as unknown as DocumentNode<AdvanceConversationMutation, AdvanceConversationMutationVariables>;
export const MarkConversationPointDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MarkConversationPoint"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sessionId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"index"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isCovered"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markConversationPoint"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"sessionId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sessionId"}}},{"kind":"Argument","name":{"kind":"Name","value":"index"},"value":{"kind":"Variable","name":{"kind":"Name","value":"index"}}},{"kind":"Argument","name":{"kind":"Name","value":"isCovered"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isCovered"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConversationFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TurnFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConversationTurn"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"phase"}},{"kind":"Field","name":{"kind":"Name","value":"speaker"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"transcriptSource"}},{"kind":"Field","name":{"kind":"Name","value":"duration"}},{"kind":"Field","name":{"kind":"Name","value":"madeBy"}},{"kind":"Field","name":{"kind":"Name","value":"coveredPoint"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConversationFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Conversation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sessionId"}},{"kind":"Field","name":{"kind":"Name","value":"questionId"}},{"kind":"Field","name":{"kind":"Name","value":"studentProfileId"}},{"kind":"Field","name":{"kind":"Name","value":"questionText"}},{"kind":"Field","name":{"kind":"Name","value":"topic"}},{"kind":"Field","name":{"kind":"Name","value":"phase"}},{"kind":"Field","name":{"kind":"Name","value":"decisionQuestion"}},{"kind":"Field","name":{"kind":"Name","value":"hotsQuestion"}},{"kind":"Field","name":{"kind":"Name","value":"isOpen"}},{"kind":"Field","name":{"kind":"Name","value":"points"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"index"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"coveredByStudent"}},{"kind":"Field","name":{"kind":"Name","value":"coveredByPartner"}}]}},{"kind":"Field","name":{"kind":"Name","value":"turns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TurnFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"spokenSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"targetSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"isTargetReached"}},{"kind":"Field","name":{"kind":"Name","value":"isReady"}},{"kind":"Field","name":{"kind":"Name","value":"canAdvance"}},{"kind":"Field","name":{"kind":"Name","value":"canAssess"}},{"kind":"Field","name":{"kind":"Name","value":"lastTurnAt"}}]}}]} as unknown as DocumentNode<MarkConversationPointMutation, MarkConversationPointMutationVariables>;
export const AssessConversationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AssessConversation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sessionId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assessConversation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"sessionId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sessionId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}}]} as unknown as DocumentNode<AssessConversationMutation, AssessConversationMutationVariables>;
export const ConversationChangesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"ConversationChanges"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sessionId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"conversationChanges"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"sessionId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sessionId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConversationFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TurnFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConversationTurn"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"phase"}},{"kind":"Field","name":{"kind":"Name","value":"speaker"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"transcriptSource"}},{"kind":"Field","name":{"kind":"Name","value":"duration"}},{"kind":"Field","name":{"kind":"Name","value":"madeBy"}},{"kind":"Field","name":{"kind":"Name","value":"coveredPoint"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConversationFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Conversation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sessionId"}},{"kind":"Field","name":{"kind":"Name","value":"questionId"}},{"kind":"Field","name":{"kind":"Name","value":"studentProfileId"}},{"kind":"Field","name":{"kind":"Name","value":"questionText"}},{"kind":"Field","name":{"kind":"Name","value":"topic"}},{"kind":"Field","name":{"kind":"Name","value":"phase"}},{"kind":"Field","name":{"kind":"Name","value":"decisionQuestion"}},{"kind":"Field","name":{"kind":"Name","value":"hotsQuestion"}},{"kind":"Field","name":{"kind":"Name","value":"isOpen"}},{"kind":"Field","name":{"kind":"Name","value":"points"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"index"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"coveredByStudent"}},{"kind":"Field","name":{"kind":"Name","value":"coveredByPartner"}}]}},{"kind":"Field","name":{"kind":"Name","value":"turns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TurnFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"spokenSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"targetSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"isTargetReached"}},{"kind":"Field","name":{"kind":"Name","value":"isReady"}},{"kind":"Field","name":{"kind":"Name","value":"canAdvance"}},{"kind":"Field","name":{"kind":"Name","value":"canAssess"}},{"kind":"Field","name":{"kind":"Name","value":"lastTurnAt"}}]}}]} as unknown as DocumentNode<ConversationChangesSubscription, ConversationChangesSubscriptionVariables>;
export const useTopicsQuery = /*#__PURE__*/ queryHook(TopicsDocument);
export const useTopicsLazyQuery = /*#__PURE__*/ lazyQueryHook(TopicsDocument);
export const useOpenConversationQuery = /*#__PURE__*/ queryHook(OpenConversationDocument);
export const useOpenConversationLazyQuery = /*#__PURE__*/ lazyQueryHook(OpenConversationDocument);
export const useConversationQuery = /*#__PURE__*/ queryHook(ConversationDocument);
export const useConversationLazyQuery = /*#__PURE__*/ lazyQueryHook(ConversationDocument);
export const useStartConversationMutation = /*#__PURE__*/ mutationHook(StartConversationDocument);
export const useSubmitTurnMutation = /*#__PURE__*/ mutationHook(SubmitTurnDocument);
export const useReplyInConversationMutation = /*#__PURE__*/ mutationHook(ReplyInConversationDocument);
export const useAdvanceConversationMutation = /*#__PURE__*/ mutationHook(AdvanceConversationDocument);
export const useMarkConversationPointMutation = /*#__PURE__*/ mutationHook(MarkConversationPointDocument);
export const useAssessConversationMutation = /*#__PURE__*/ mutationHook(AssessConversationDocument);
export const useConversationChangesSubscription = /*#__PURE__*/ subscriptionHook(ConversationChangesDocument);