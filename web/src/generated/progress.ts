/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './types';

import { lazyQueryHook, queryHook } from '../lib/hooks';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
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
export type DashboardQueryVariables = Exact<{
  recent: number;
}>;


export type DashboardQuery = { viewer: { id: string, stats: { totalSessions: number, averageScore: number, totalPracticeTime: number, improvement: number }, streak: { currentStreak: number, longestStreak: number, totalPracticeDays: number } } | null, sessions: { edges: Array<{ node: { id: string, partType: Types.PartType, sessionType: string | null, questionText: string, createdAt: string, duration: number, state: Types.SessionState, stateReason: string | null, grammarScore: number | null, vocabularyScore: number | null, communicativeScore: number | null, overallScore: number | null, maximumScore: number, audioUrl: string | null, canRetry: boolean } }> } };

export type ProgressQueryVariables = Exact<{
  charted: number;
}>;


export type ProgressQuery = { viewer: { id: string, stats: { totalSessions: number, averageScore: number, totalPracticeTime: number, improvement: number } } | null, sessions: { edges: Array<{ node: { id: string, createdAt: string, state: Types.SessionState, stateReason: string | null, grammarScore: number | null, vocabularyScore: number | null, communicativeScore: number | null, overallScore: number | null, canRetry: boolean } }>, pageInfo: { hasNextPage: boolean } } };


export const DashboardDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Dashboard"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"recent"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"stats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalSessions"}},{"kind":"Field","name":{"kind":"Name","value":"averageScore"}},{"kind":"Field","name":{"kind":"Name","value":"totalPracticeTime"}},{"kind":"Field","name":{"kind":"Name","value":"improvement"}}]}},{"kind":"Field","name":{"kind":"Name","value":"streak"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentStreak"}},{"kind":"Field","name":{"kind":"Name","value":"longestStreak"}},{"kind":"Field","name":{"kind":"Name","value":"totalPracticeDays"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"sessions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"recent"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SessionSummary"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SessionSummary"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Session"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"partType"}},{"kind":"Field","name":{"kind":"Name","value":"sessionType"}},{"kind":"Field","name":{"kind":"Name","value":"questionText"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"duration"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"stateReason"}},{"kind":"Field","name":{"kind":"Name","value":"grammarScore"}},{"kind":"Field","name":{"kind":"Name","value":"vocabularyScore"}},{"kind":"Field","name":{"kind":"Name","value":"communicativeScore"}},{"kind":"Field","name":{"kind":"Name","value":"overallScore"}},{"kind":"Field","name":{"kind":"Name","value":"maximumScore"}},{"kind":"Field","name":{"kind":"Name","value":"audioUrl"}},{"kind":"Field","name":{"kind":"Name","value":"canRetry"}}]}}]} as unknown as DocumentNode<DashboardQuery, DashboardQueryVariables>;
export const ProgressDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Progress"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"charted"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"stats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalSessions"}},{"kind":"Field","name":{"kind":"Name","value":"averageScore"}},{"kind":"Field","name":{"kind":"Name","value":"totalPracticeTime"}},{"kind":"Field","name":{"kind":"Name","value":"improvement"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"sessions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"charted"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"stateReason"}},{"kind":"Field","name":{"kind":"Name","value":"grammarScore"}},{"kind":"Field","name":{"kind":"Name","value":"vocabularyScore"}},{"kind":"Field","name":{"kind":"Name","value":"communicativeScore"}},{"kind":"Field","name":{"kind":"Name","value":"overallScore"}},{"kind":"Field","name":{"kind":"Name","value":"canRetry"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}}]}}]} as unknown as DocumentNode<ProgressQuery, ProgressQueryVariables>;
export const useDashboardQuery = /*#__PURE__*/ queryHook(DashboardDocument);
export const useDashboardLazyQuery = /*#__PURE__*/ lazyQueryHook(DashboardDocument);
export const useProgressQuery = /*#__PURE__*/ queryHook(ProgressDocument);
export const useProgressLazyQuery = /*#__PURE__*/ lazyQueryHook(ProgressDocument);