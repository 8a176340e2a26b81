/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './types';

import { lazyQueryHook, mutationHook, queryHook } from '../lib/hooks';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
/** A question of one's own, for Part 2. */
export type AddCustomQuestionInput = {
  /** What is asked. At most 300 characters. */
  text: string;
};

/** A question for everyone; a teacher verifies it first. */
export type ContributeQuestionInput = {
  /** Left out: intermediate. */
  difficulty?: Difficulty | null | undefined;
  /** Part 3: the higher-order thinking question. */
  hotsQuestion?: string | null | undefined;
  /** Part 3: six points to discuss. */
  mindMapConcepts?: Array<string> | null | undefined;
  /** The part of the exam that it is for. */
  partType: PartType;
  /** Part 3: opens the decision of session 2. */
  session2Question?: string | null | undefined;
  /** Four lines that complete "You should say …". */
  shouldSayPoints: Array<string>;
  /** One of the four fields of the syllabus. */
  theme: string;
  /** What is asked; it becomes the text. At most 300 characters. */
  title: string;
};

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
/** What questions are wanted. */
export type GenerateQuestionsInput = {
  /** 1–10. */
  count?: number;
  /** For this level. */
  difficulty: Difficulty;
  /** For this part of the exam. */
  partType: PartType;
  /** One of the four fields of the syllabus. */
  theme: string;
};

/** Part of the exam. */
export const PartType = {
  /** The individual long turn on a card. */
  Part2: 'part2',
  /** The discussion of a topic with a partner. */
  Part3: 'part3'
} as const;

export type PartType = typeof PartType[keyof typeof PartType];
/** Narrows the list of questions. What is left out does not. */
export type QuestionFilter = {
  /** True: contributed by a user. False: the others. */
  contributed?: boolean | null | undefined;
  /** Of this level. */
  difficulty?: Difficulty | null | undefined;
  /** True: the viewer's own. False: those of others. */
  mine?: boolean | null | undefined;
  /** Of this part. */
  partType?: PartType | null | undefined;
  /** True: waiting to be verified. False: the others. */
  pending?: boolean | null | undefined;
  /** Words somewhere in the text or the points, in any case. At most 200 characters. */
  search?: string | null | undefined;
  /** One of the four fields of the syllabus. */
  theme?: string | null | undefined;
};

/** Where a question comes from: written for Lisan, generated, contributed by a user, or typed in for oneself. */
export const QuestionSource = {
  /** Sent in by a user. */
  Contributed: 'contributed',
  /** Written for Lisan. */
  Curated: 'curated',
  /** Typed in by somebody for their own practice. */
  Custom: 'custom',
  /** Made on request. */
  Generated: 'generated'
} as const;

export type QuestionSource = typeof QuestionSource[keyof typeof QuestionSource];
export type QuestionFieldsFragment = { id: string, partType: Types.PartType, text: string, category: string, difficulty: Types.Difficulty, theme: string, timeLimit: number, prompts: Array<string>, shouldSayPoints: Array<string> };

export type AssessorFactsFragment = { demoMode: boolean, name: string, transcribes: boolean };

export type PracticeQuestionsQueryVariables = Exact<{
  partType: Types.PartType;
  difficulty: Types.Difficulty;
}>;


export type PracticeQuestionsQuery = { assessor: { demoMode: boolean, name: string, transcribes: boolean }, practiceQuestions: { edges: Array<{ node: { id: string, partType: Types.PartType, text: string, category: string, difficulty: Types.Difficulty, theme: string, timeLimit: number, prompts: Array<string>, shouldSayPoints: Array<string> } }> } };

export type PracticeQuestionQueryVariables = Exact<{
  id: string | number;
}>;


export type PracticeQuestionQuery = { question: { id: string, partType: Types.PartType, text: string, category: string, difficulty: Types.Difficulty, theme: string, timeLimit: number, prompts: Array<string>, shouldSayPoints: Array<string> } };

export type AssessorQueryVariables = Exact<{ [key: string]: never; }>;


export type AssessorQuery = { assessor: { demoMode: boolean, name: string, transcribes: boolean } };

export type BankQuestionFragment = { mindMapConcepts: Array<string>, session2Question: string | null, hotsQuestion: string | null, source: Types.QuestionSource, isVerified: boolean, isOwn: boolean, canVerify: boolean, canReject: boolean, canAddToPractice: boolean, id: string, partType: Types.PartType, text: string, category: string, difficulty: Types.Difficulty, theme: string, timeLimit: number, prompts: Array<string>, shouldSayPoints: Array<string> };

export type QuestionBankQueryVariables = Exact<{
  filter?: Types.QuestionFilter | null | undefined;
  first: number;
  after?: string | null | undefined;
}>;


export type QuestionBankQuery = { questions: { edges: Array<{ cursor: string, node: { mindMapConcepts: Array<string>, session2Question: string | null, hotsQuestion: string | null, source: Types.QuestionSource, isVerified: boolean, isOwn: boolean, canVerify: boolean, canReject: boolean, canAddToPractice: boolean, id: string, partType: Types.PartType, text: string, category: string, difficulty: Types.Difficulty, theme: string, timeLimit: number, prompts: Array<string>, shouldSayPoints: Array<string> } }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type PendingQuestionsQueryVariables = Exact<{
  first: number;
}>;


export type PendingQuestionsQuery = { questions: { edges: Array<{ cursor: string, node: { id: string, isVerified: boolean } }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type AddQuestionToPracticeMutationVariables = Exact<{
  id: string | number;
}>;


export type AddQuestionToPracticeMutation = { addQuestionToPractice: { id: string } };

export type VerifyQuestionMutationVariables = Exact<{
  id: string | number;
}>;


export type VerifyQuestionMutation = { verifyQuestion: { mindMapConcepts: Array<string>, session2Question: string | null, hotsQuestion: string | null, source: Types.QuestionSource, isVerified: boolean, isOwn: boolean, canVerify: boolean, canReject: boolean, canAddToPractice: boolean, id: string, partType: Types.PartType, text: string, category: string, difficulty: Types.Difficulty, theme: string, timeLimit: number, prompts: Array<string>, shouldSayPoints: Array<string> } };

export type RejectQuestionMutationVariables = Exact<{
  id: string | number;
}>;


export type RejectQuestionMutation = { rejectQuestion: { id: string } };

export type ContributeQuestionMutationVariables = Exact<{
  input: Types.ContributeQuestionInput;
}>;


export type ContributeQuestionMutation = { contributeQuestion: { id: string } };

export type AddCustomQuestionMutationVariables = Exact<{
  input: Types.AddCustomQuestionInput;
}>;


export type AddCustomQuestionMutation = { addCustomQuestion: { mindMapConcepts: Array<string>, session2Question: string | null, hotsQuestion: string | null, source: Types.QuestionSource, isVerified: boolean, isOwn: boolean, canVerify: boolean, canReject: boolean, canAddToPractice: boolean, id: string, partType: Types.PartType, text: string, category: string, difficulty: Types.Difficulty, theme: string, timeLimit: number, prompts: Array<string>, shouldSayPoints: Array<string> } };

export type GenerateQuestionsMutationVariables = Exact<{
  input: Types.GenerateQuestionsInput;
}>;


export type GenerateQuestionsMutation = { generateQuestions: { writtenByModel: number, questions: Array<{ mindMapConcepts: Array<string>, session2Question: string | null, hotsQuestion: string | null, source: Types.QuestionSource, isVerified: boolean, isOwn: boolean, canVerify: boolean, canReject: boolean, canAddToPractice: boolean, id: string, partType: Types.PartType, text: string, category: string, difficulty: Types.Difficulty, theme: string, timeLimit: number, prompts: Array<string>, shouldSayPoints: Array<string> }> } };

export const AssessorFactsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AssessorFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Assessor"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"demoMode"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"transcribes"}}]}}]} as unknown as DocumentNode<AssessorFactsFragment, unknown>;
export const QuestionFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuestionFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Question"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"partType"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"difficulty"}},{"kind":"Field","name":{"kind":"Name","value":"theme"}},{"kind":"Field","name":{"kind":"Name","value":"timeLimit"}},{"kind":"Field","name":{"kind":"Name","value":"prompts"}},{"kind":"Field","name":{"kind":"Name","value":"shouldSayPoints"}}]}}]} as unknown as DocumentNode<QuestionFieldsFragment, unknown>;
export const BankQuestionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BankQuestion"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Question"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"QuestionFields"}},{"kind":"Field","name":{"kind":"Name","value":"mindMapConcepts"}},{"kind":"Field","name":{"kind":"Name","value":"session2Question"}},{"kind":"Field","name":{"kind":"Name","value":"hotsQuestion"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"isVerified"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}},{"kind":"Field","name":{"kind":"Name","value":"canVerify"}},{"kind":"Field","name":{"kind":"Name","value":"canReject"}},{"kind":"Field","name":{"kind":"Name","value":"canAddToPractice"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuestionFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Question"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"partType"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"difficulty"}},{"kind":"Field","name":{"kind":"Name","value":"theme"}},{"kind":"Field","name":{"kind":"Name","value":"timeLimit"}},{"kind":"Field","name":{"kind":"Name","value":"prompts"}},{"kind":"Field","name":{"kind":"Name","value":"shouldSayPoints"}}]}}]} as unknown as DocumentNode<BankQuestionFragment, unknown>;
export const PracticeQuestionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PracticeQuestions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"partType"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PartType"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"difficulty"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Difficulty"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assessor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AssessorFacts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"practiceQuestions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"partType"},"value":{"kind":"Variable","name":{"kind":"Name","value":"partType"}}},{"kind":"Argument","name":{"kind":"Name","value":"difficulty"},"value":{"kind":"Variable","name":{"kind":"Name","value":"difficulty"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"QuestionFields"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuestionFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Question"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"partType"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"difficulty"}},{"kind":"Field","name":{"kind":"Name","value":"theme"}},{"kind":"Field","name":{"kind":"Name","value":"timeLimit"}},{"kind":"Field","name":{"kind":"Name","value":"prompts"}},{"kind":"Field","name":{"kind":"Name","value":"shouldSayPoints"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AssessorFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Assessor"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"demoMode"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"transcribes"}}]}}]} as unknown as DocumentNode<PracticeQuestionsQuery, PracticeQuestionsQueryVariables>;
export const PracticeQuestionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PracticeQuestion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"question"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"QuestionFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuestionFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Question"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"partType"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"difficulty"}},{"kind":"Field","name":{"kind":"Name","value":"theme"}},{"kind":"Field","name":{"kind":"Name","value":"timeLimit"}},{"kind":"Field","name":{"kind":"Name","value":"prompts"}},{"kind":"Field","name":{"kind":"Name","value":"shouldSayPoints"}}]}}]} as unknown as DocumentNode<PracticeQuestionQuery, PracticeQuestionQueryVariables>;
export const AssessorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Assessor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assessor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AssessorFacts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AssessorFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Assessor"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"demoMode"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"transcribes"}}]}}]} as unknown as DocumentNode<AssessorQuery, AssessorQueryVariables>;
export const QuestionBankDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"QuestionBank"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"QuestionFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"questions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BankQuestion"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuestionFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Question"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"partType"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"difficulty"}},{"kind":"Field","name":{"kind":"Name","value":"theme"}},{"kind":"Field","name":{"kind":"Name","value":"timeLimit"}},{"kind":"Field","name":{"kind":"Name","value":"prompts"}},{"kind":"Field","name":{"kind":"Name","value":"shouldSayPoints"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BankQuestion"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Question"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"QuestionFields"}},{"kind":"Field","name":{"kind":"Name","value":"mindMapConcepts"}},{"kind":"Field","name":{"kind":"Name","value":"session2Question"}},{"kind":"Field","name":{"kind":"Name","value":"hotsQuestion"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"isVerified"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}},{"kind":"Field","name":{"kind":"Name","value":"canVerify"}},{"kind":"Field","name":{"kind":"Name","value":"canReject"}},{"kind":"Field","name":{"kind":"Name","value":"canAddToPractice"}}]}}]} as unknown as DocumentNode<QuestionBankQuery, QuestionBankQueryVariables>;
export const PendingQuestionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PendingQuestions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"questions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"pending"},"value":{"kind":"BooleanValue","value":true}}]}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isVerified"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}}]}}]} as unknown as DocumentNode<PendingQuestionsQuery, PendingQuestionsQueryVariables>;
export const AddQuestionToPracticeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddQuestionToPractice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addQuestionToPractice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<AddQuestionToPracticeMutation, AddQuestionToPracticeMutationVariables>;
export const VerifyQuestionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"VerifyQuestion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verifyQuestion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BankQuestion"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuestionFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Question"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"partType"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"difficulty"}},{"kind":"Field","name":{"kind":"Name","value":"theme"}},{"kind":"Field","name":{"kind":"Name","value":"timeLimit"}},{"kind":"Field","name":{"kind":"Name","value":"prompts"}},{"kind":"Field","name":{"kind":"Name","value":"shouldSayPoints"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BankQuestion"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Question"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"QuestionFields"}},{"kind":"Field","name":{"kind":"Name","value":"mindMapConcepts"}},{"kind":"Field","name":{"kind":"Name","value":"session2Question"}},{"kind":"Field","name":{"kind":"Name","value":"hotsQuestion"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"isVerified"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}},{"kind":"Field","name":{"kind":"Name","value":"canVerify"}},{"kind":"Field","name":{"kind":"Name","value":"canReject"}},{"kind":"Field","name":{"kind":"Name","value":"canAddToPractice"}}]}}]} as unknown as DocumentNode<VerifyQuestionMutation, VerifyQuestionMutationVariables>;
export const RejectQuestionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RejectQuestion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rejectQuestion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<RejectQuestionMutation, RejectQuestionMutationVariables>;
export const ContributeQuestionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ContributeQuestion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ContributeQuestionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contributeQuestion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<ContributeQuestionMutation, ContributeQuestionMutationVariables>;
export const AddCustomQuestionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddCustomQuestion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddCustomQuestionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addCustomQuestion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BankQuestion"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuestionFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Question"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"partType"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"difficulty"}},{"kind":"Field","name":{"kind":"Name","value":"theme"}},{"kind":"Field","name":{"kind":"Name","value":"timeLimit"}},{"kind":"Field","name":{"kind":"Name","value":"prompts"}},{"kind":"Field","name":{"kind":"Name","value":"shouldSayPoints"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BankQuestion"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Question"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"QuestionFields"}},{"kind":"Field","name":{"kind":"Name","value":"mindMapConcepts"}},{"kind":"Field","name":{"kind":"Name","value":"session2Question"}},{"kind":"Field","name":{"kind":"Name","value":"hotsQuestion"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"isVerified"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}},{"kind":"Field","name":{"kind":"Name","value":"canVerify"}},{"kind":"Field","name":{"kind":"Name","value":"canReject"}},{"kind":"Field","name":{"kind":"Name","value":"canAddToPractice"}}]}}]} as unknown as DocumentNode<AddCustomQuestionMutation, AddCustomQuestionMutationVariables>;
export const GenerateQuestionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"GenerateQuestions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"GenerateQuestionsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"generateQuestions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"questions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BankQuestion"}}]}},{"kind":"Field","name":{"kind":"Name","value":"writtenByModel"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuestionFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Question"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"partType"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"difficulty"}},{"kind":"Field","name":{"kind":"Name","value":"theme"}},{"kind":"Field","name":{"kind":"Name","value":"timeLimit"}},{"kind":"Field","name":{"kind":"Name","value":"prompts"}},{"kind":"Field","name":{"kind":"Name","value":"shouldSayPoints"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BankQuestion"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Question"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"QuestionFields"}},{"kind":"Field","name":{"kind":"Name","value":"mindMapConcepts"}},{"kind":"Field","name":{"kind":"Name","value":"session2Question"}},{"kind":"Field","name":{"kind":"Name","value":"hotsQuestion"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"isVerified"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}},{"kind":"Field","name":{"kind":"Name","value":"canVerify"}},{"kind":"Field","name":{"kind":"Name","value":"canReject"}},{"kind":"Field","name":{"kind":"Name","value":"canAddToPractice"}}]}}]} as unknown as DocumentNode<GenerateQuestionsMutation, GenerateQuestionsMutationVariables>;
export const usePracticeQuestionsQuery = /*#__PURE__*/ queryHook(PracticeQuestionsDocument);
export const usePracticeQuestionsLazyQuery = /*#__PURE__*/ lazyQueryHook(PracticeQuestionsDocument);
export const usePracticeQuestionQuery = /*#__PURE__*/ queryHook(PracticeQuestionDocument);
export const usePracticeQuestionLazyQuery = /*#__PURE__*/ lazyQueryHook(PracticeQuestionDocument);
export const useAssessorQuery = /*#__PURE__*/ queryHook(AssessorDocument);
export const useAssessorLazyQuery = /*#__PURE__*/ lazyQueryHook(AssessorDocument);
export const useQuestionBankQuery = /*#__PURE__*/ queryHook(QuestionBankDocument);
export const useQuestionBankLazyQuery = /*#__PURE__*/ lazyQueryHook(QuestionBankDocument);
export const usePendingQuestionsQuery = /*#__PURE__*/ queryHook(PendingQuestionsDocument);
export const usePendingQuestionsLazyQuery = /*#__PURE__*/ lazyQueryHook(PendingQuestionsDocument);
export const useAddQuestionToPracticeMutation = /*#__PURE__*/ mutationHook(AddQuestionToPracticeDocument);
export const useVerifyQuestionMutation = /*#__PURE__*/ mutationHook(VerifyQuestionDocument);
export const useRejectQuestionMutation = /*#__PURE__*/ mutationHook(RejectQuestionDocument);
export const useContributeQuestionMutation = /*#__PURE__*/ mutationHook(ContributeQuestionDocument);
export const useAddCustomQuestionMutation = /*#__PURE__*/ mutationHook(AddCustomQuestionDocument);
export const useGenerateQuestionsMutation = /*#__PURE__*/ mutationHook(GenerateQuestionsDocument);