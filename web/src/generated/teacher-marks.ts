/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './types';

import { lazyQueryHook, mutationHook, queryHook } from '../lib/hooks';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
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
/** The marks of a teacher. */
export type GiveTeacherMarksInput = {
  /** For the student: plain text of at most 1000 characters. */
  comment?: string | null | undefined;
  /** Each criterion of the part once. */
  marks: Array<TeacherMarkInput>;
  /** Of a session that the viewer recorded for a student. */
  sessionId: string | number;
};

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
/** A band for one criterion, or why there is none. */
export type TeacherMarkInput = {
  /** 0–6 in halves; left out: not marked. */
  band?: number | null | undefined;
  /** Of the part. */
  criterion: Criterion;
  /** Needed where there is no band; at most 200 characters. */
  notMarkedReason?: string | null | undefined;
};

export type TeacherMarkingFieldsFragment = { id: string, partType: Types.PartType, teacherMarking: { canMark: boolean, given: { total: number | null, comment: string, givenAt: string, isBlind: boolean, isChanged: boolean, marks: Array<{ criterion: Types.Criterion, band: number | null, notMarkedReason: string | null }> } | null, machine: Array<{ criterion: Types.Criterion, band: number | null }> | null } };

export type TeacherMarkingQueryVariables = Exact<{
  id: string | number;
}>;


export type TeacherMarkingQuery = { session: { id: string, partType: Types.PartType, teacherMarking: { canMark: boolean, given: { total: number | null, comment: string, givenAt: string, isBlind: boolean, isChanged: boolean, marks: Array<{ criterion: Types.Criterion, band: number | null, notMarkedReason: string | null }> } | null, machine: Array<{ criterion: Types.Criterion, band: number | null }> | null } } };

export type SessionToMarkQueryVariables = Exact<{
  id: string | number;
}>;


export type SessionToMarkQuery = { session: { questionText: string, maximumScore: number, transcription: string | null, audioUrl: string | null, id: string, partType: Types.PartType, teacherMarking: { canMark: boolean, given: { total: number | null, comment: string, givenAt: string, isBlind: boolean, isChanged: boolean, marks: Array<{ criterion: Types.Criterion, band: number | null, notMarkedReason: string | null }> } | null, machine: Array<{ criterion: Types.Criterion, band: number | null }> | null } } };

export type GiveTeacherMarksMutationVariables = Exact<{
  input: Types.GiveTeacherMarksInput;
}>;


export type GiveTeacherMarksMutation = { giveTeacherMarks: { id: string, partType: Types.PartType, sessionType: string | null, questionText: string, createdAt: string, duration: number, state: Types.SessionState, stateReason: string | null, grammarScore: number | null, vocabularyScore: number | null, communicativeScore: number | null, overallScore: number | null, maximumScore: number, audioUrl: string | null, canRetry: boolean, teacherMarking: { canMark: boolean, given: { total: number | null, comment: string, givenAt: string, isBlind: boolean, isChanged: boolean, marks: Array<{ criterion: Types.Criterion, band: number | null, notMarkedReason: string | null }> } | null, machine: Array<{ criterion: Types.Criterion, band: number | null }> | null } } };

export type MarksFirstQueryVariables = Exact<{ [key: string]: never; }>;


export type MarksFirstQuery = { viewer: { id: string, marksFirst: boolean } | null };

export type SetMarksFirstMutationVariables = Exact<{
  isOn: boolean;
}>;


export type SetMarksFirstMutation = { setMarksFirst: { id: string, marksFirst: boolean } };

export const TeacherMarkingFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TeacherMarkingFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Session"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"partType"}},{"kind":"Field","name":{"kind":"Name","value":"teacherMarking"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"canMark"}},{"kind":"Field","name":{"kind":"Name","value":"given"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"marks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"criterion"}},{"kind":"Field","name":{"kind":"Name","value":"band"}},{"kind":"Field","name":{"kind":"Name","value":"notMarkedReason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}},{"kind":"Field","name":{"kind":"Name","value":"givenAt"}},{"kind":"Field","name":{"kind":"Name","value":"isBlind"}},{"kind":"Field","name":{"kind":"Name","value":"isChanged"}}]}},{"kind":"Field","name":{"kind":"Name","value":"machine"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"criterion"}},{"kind":"Field","name":{"kind":"Name","value":"band"}}]}}]}}]}}]} as unknown as DocumentNode<TeacherMarkingFieldsFragment, unknown>;
export const TeacherMarkingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TeacherMarking"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"session"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TeacherMarkingFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TeacherMarkingFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Session"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"partType"}},{"kind":"Field","name":{"kind":"Name","value":"teacherMarking"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"canMark"}},{"kind":"Field","name":{"kind":"Name","value":"given"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"marks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"criterion"}},{"kind":"Field","name":{"kind":"Name","value":"band"}},{"kind":"Field","name":{"kind":"Name","value":"notMarkedReason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}},{"kind":"Field","name":{"kind":"Name","value":"givenAt"}},{"kind":"Field","name":{"kind":"Name","value":"isBlind"}},{"kind":"Field","name":{"kind":"Name","value":"isChanged"}}]}},{"kind":"Field","name":{"kind":"Name","value":"machine"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"criterion"}},{"kind":"Field","name":{"kind":"Name","value":"band"}}]}}]}}]}}]} as unknown as DocumentNode<TeacherMarkingQuery, TeacherMarkingQueryVariables>;
export const SessionToMarkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SessionToMark"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"session"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TeacherMarkingFields"}},{"kind":"Field","name":{"kind":"Name","value":"questionText"}},{"kind":"Field","name":{"kind":"Name","value":"maximumScore"}},{"kind":"Field","name":{"kind":"Name","value":"transcription"}},{"kind":"Field","name":{"kind":"Name","value":"audioUrl"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TeacherMarkingFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Session"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"partType"}},{"kind":"Field","name":{"kind":"Name","value":"teacherMarking"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"canMark"}},{"kind":"Field","name":{"kind":"Name","value":"given"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"marks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"criterion"}},{"kind":"Field","name":{"kind":"Name","value":"band"}},{"kind":"Field","name":{"kind":"Name","value":"notMarkedReason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}},{"kind":"Field","name":{"kind":"Name","value":"givenAt"}},{"kind":"Field","name":{"kind":"Name","value":"isBlind"}},{"kind":"Field","name":{"kind":"Name","value":"isChanged"}}]}},{"kind":"Field","name":{"kind":"Name","value":"machine"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"criterion"}},{"kind":"Field","name":{"kind":"Name","value":"band"}}]}}]}}]}}]} as unknown as DocumentNode<SessionToMarkQuery, SessionToMarkQueryVariables>;
export const GiveTeacherMarksDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"GiveTeacherMarks"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"GiveTeacherMarksInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"giveTeacherMarks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SessionSummary"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TeacherMarkingFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TeacherMarkingFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Session"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"partType"}},{"kind":"Field","name":{"kind":"Name","value":"teacherMarking"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"canMark"}},{"kind":"Field","name":{"kind":"Name","value":"given"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"marks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"criterion"}},{"kind":"Field","name":{"kind":"Name","value":"band"}},{"kind":"Field","name":{"kind":"Name","value":"notMarkedReason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}},{"kind":"Field","name":{"kind":"Name","value":"givenAt"}},{"kind":"Field","name":{"kind":"Name","value":"isBlind"}},{"kind":"Field","name":{"kind":"Name","value":"isChanged"}}]}},{"kind":"Field","name":{"kind":"Name","value":"machine"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"criterion"}},{"kind":"Field","name":{"kind":"Name","value":"band"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SessionSummary"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Session"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"partType"}},{"kind":"Field","name":{"kind":"Name","value":"sessionType"}},{"kind":"Field","name":{"kind":"Name","value":"questionText"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"duration"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"stateReason"}},{"kind":"Field","name":{"kind":"Name","value":"grammarScore"}},{"kind":"Field","name":{"kind":"Name","value":"vocabularyScore"}},{"kind":"Field","name":{"kind":"Name","value":"communicativeScore"}},{"kind":"Field","name":{"kind":"Name","value":"overallScore"}},{"kind":"Field","name":{"kind":"Name","value":"maximumScore"}},{"kind":"Field","name":{"kind":"Name","value":"audioUrl"}},{"kind":"Field","name":{"kind":"Name","value":"canRetry"}}]}}]} as unknown as DocumentNode<GiveTeacherMarksMutation, GiveTeacherMarksMutationVariables>;
export const MarksFirstDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MarksFirst"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"marksFirst"}}]}}]}}]} as unknown as DocumentNode<MarksFirstQuery, MarksFirstQueryVariables>;
export const SetMarksFirstDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetMarksFirst"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isOn"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setMarksFirst"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"isOn"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isOn"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"marksFirst"}}]}}]}}]} as unknown as DocumentNode<SetMarksFirstMutation, SetMarksFirstMutationVariables>;
export const useTeacherMarkingQuery = /*#__PURE__*/ queryHook(TeacherMarkingDocument);
export const useTeacherMarkingLazyQuery = /*#__PURE__*/ lazyQueryHook(TeacherMarkingDocument);
export const useSessionToMarkQuery = /*#__PURE__*/ queryHook(SessionToMarkDocument);
export const useSessionToMarkLazyQuery = /*#__PURE__*/ lazyQueryHook(SessionToMarkDocument);
export const useGiveTeacherMarksMutation = /*#__PURE__*/ mutationHook(GiveTeacherMarksDocument);
export const useMarksFirstQuery = /*#__PURE__*/ queryHook(MarksFirstDocument);
export const useMarksFirstLazyQuery = /*#__PURE__*/ lazyQueryHook(MarksFirstDocument);
export const useSetMarksFirstMutation = /*#__PURE__*/ mutationHook(SetMarksFirstDocument);