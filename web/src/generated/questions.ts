/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './types';

import { lazyQueryHook, queryHook } from '../lib/hooks';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
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
/** Part of the exam. */
export const PartType = {
  /** The individual long turn on a card. */
  Part2: 'part2',
  /** The discussion of a topic with a partner. */
  Part3: 'part3'
} as const;

export type PartType = typeof PartType[keyof typeof PartType];
export type QuestionFieldsFragment = { id: string, partType: Types.PartType, text: string, category: string, difficulty: Types.Difficulty, theme: string, timeLimit: number, prompts: Array<string>, shouldSayPoints: Array<string> };

export type PracticeQuestionsQueryVariables = Exact<{
  partType: Types.PartType;
  difficulty: Types.Difficulty;
}>;


export type PracticeQuestionsQuery = { practiceQuestions: { edges: Array<{ node: { id: string, partType: Types.PartType, text: string, category: string, difficulty: Types.Difficulty, theme: string, timeLimit: number, prompts: Array<string>, shouldSayPoints: Array<string> } }> } };

export type AssessorQueryVariables = Exact<{ [key: string]: never; }>;


export type AssessorQuery = { assessor: { demoMode: boolean, name: string, transcribes: boolean } };

export const QuestionFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuestionFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Question"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"partType"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"difficulty"}},{"kind":"Field","name":{"kind":"Name","value":"theme"}},{"kind":"Field","name":{"kind":"Name","value":"timeLimit"}},{"kind":"Field","name":{"kind":"Name","value":"prompts"}},{"kind":"Field","name":{"kind":"Name","value":"shouldSayPoints"}}]}}]} as unknown as DocumentNode<QuestionFieldsFragment, unknown>;
export const PracticeQuestionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PracticeQuestions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"partType"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PartType"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"difficulty"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Difficulty"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"practiceQuestions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"partType"},"value":{"kind":"Variable","name":{"kind":"Name","value":"partType"}}},{"kind":"Argument","name":{"kind":"Name","value":"difficulty"},"value":{"kind":"Variable","name":{"kind":"Name","value":"difficulty"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"QuestionFields"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuestionFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Question"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"partType"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"difficulty"}},{"kind":"Field","name":{"kind":"Name","value":"theme"}},{"kind":"Field","name":{"kind":"Name","value":"timeLimit"}},{"kind":"Field","name":{"kind":"Name","value":"prompts"}},{"kind":"Field","name":{"kind":"Name","value":"shouldSayPoints"}}]}}]} as unknown as DocumentNode<PracticeQuestionsQuery, PracticeQuestionsQueryVariables>;
export const AssessorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Assessor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assessor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"demoMode"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"transcribes"}}]}}]}}]} as unknown as DocumentNode<AssessorQuery, AssessorQueryVariables>;
export const usePracticeQuestionsQuery = /*#__PURE__*/ queryHook(PracticeQuestionsDocument);
export const usePracticeQuestionsLazyQuery = /*#__PURE__*/ lazyQueryHook(PracticeQuestionsDocument);
export const useAssessorQuery = /*#__PURE__*/ queryHook(AssessorDocument);
export const useAssessorLazyQuery = /*#__PURE__*/ lazyQueryHook(AssessorDocument);