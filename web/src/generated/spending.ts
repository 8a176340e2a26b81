/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './types';

import { lazyQueryHook, queryHook } from '../lib/hooks';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
/** What a provider is paid for. */
export const SpendingPurpose = {
  /** Marking an answer. */
  Assessment: 'assessment',
  /** Writing a student's answer in better words. */
  Improvement: 'improvement',
  /** A turn of the partner in a conversation. */
  Partner: 'partner',
  /** Generating questions. */
  Questions: 'questions',
  /** Writing a recording down. */
  Transcription: 'transcription'
} as const;

export type SpendingPurpose = typeof SpendingPurpose[keyof typeof SpendingPurpose];
export type SpendingQueryVariables = Exact<{ [key: string]: never; }>;


export type SpendingQuery = { spending: { today: string, capPerDay: number | null, capPerUserDay: number | null, days: Array<{ day: string, purpose: Types.SpendingPurpose, calls: number, amount: number }> }, assessor: { demoMode: boolean, transcribes: boolean } };


export const SpendingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Spending"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"spending"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"today"}},{"kind":"Field","name":{"kind":"Name","value":"capPerDay"}},{"kind":"Field","name":{"kind":"Name","value":"capPerUserDay"}},{"kind":"Field","name":{"kind":"Name","value":"days"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"purpose"}},{"kind":"Field","name":{"kind":"Name","value":"calls"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"assessor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"demoMode"}},{"kind":"Field","name":{"kind":"Name","value":"transcribes"}}]}}]}}]} as unknown as DocumentNode<SpendingQuery, SpendingQueryVariables>;
export const useSpendingQuery = /*#__PURE__*/ queryHook(SpendingDocument);
export const useSpendingLazyQuery = /*#__PURE__*/ lazyQueryHook(SpendingDocument);