/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './types';

import { lazyQueryHook, mutationHook, queryHook } from '../lib/hooks';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
/** Where the student learns. Feeds the research on English learning. */
export type CompleteProfileInput = {
  /** At most 200 characters. */
  country: string;
  /** Name of the school; at most 200 characters. */
  institution: string;
  /** primary_school, secondary_school, university … */
  institutionType: string;
  /** One of the Malaysian states for Malaysia, else free text. */
  state: string;
};

/** Agreement to the shown wording. */
export type RecordingConsentInput = {
  /** Needed for minors. */
  guardianConfirmed: boolean;
  /** Younger than 18. */
  isMinor: boolean;
  /** Version of the wording that was shown. */
  version: string;
};

/** What a user is. An admin grants roles. */
export const Role = {
  /** Grants roles, and moderates. */
  Admin: 'admin',
  /** Practises; what everybody is at first. */
  Student: 'student',
  /** Has students, and verifies questions. */
  Teacher: 'teacher'
} as const;

export type Role = typeof Role[keyof typeof Role];
export type ViewerFieldsFragment = { id: string, firstName: string | null, lastName: string | null, email: string, profileImageUrl: string | null, role: Types.Role, country: string | null, state: string | null, institution: string | null, institutionType: string | null, isNewUser: boolean, isProfileComplete: boolean, timeZone: string | null, canSeeImpact: boolean, canModerate: boolean, canGrantRoles: boolean, canManageStudents: boolean, canReviewQuestions: boolean, recordingConsent: { version: string, givenAt: string } | null };

export type ViewerQueryVariables = Exact<{ [key: string]: never; }>;


export type ViewerQuery = { viewer: { id: string, firstName: string | null, lastName: string | null, email: string, profileImageUrl: string | null, role: Types.Role, country: string | null, state: string | null, institution: string | null, institutionType: string | null, isNewUser: boolean, isProfileComplete: boolean, timeZone: string | null, canSeeImpact: boolean, canModerate: boolean, canGrantRoles: boolean, canManageStudents: boolean, canReviewQuestions: boolean, recordingConsent: { version: string, givenAt: string } | null } | null };

export type CompleteProfileMutationVariables = Exact<{
  input: Types.CompleteProfileInput;
}>;


export type CompleteProfileMutation = { completeProfile: { id: string, firstName: string | null, lastName: string | null, email: string, profileImageUrl: string | null, role: Types.Role, country: string | null, state: string | null, institution: string | null, institutionType: string | null, isNewUser: boolean, isProfileComplete: boolean, timeZone: string | null, canSeeImpact: boolean, canModerate: boolean, canGrantRoles: boolean, canManageStudents: boolean, canReviewQuestions: boolean, recordingConsent: { version: string, givenAt: string } | null } };

export type GiveRecordingConsentMutationVariables = Exact<{
  input: Types.RecordingConsentInput;
}>;


export type GiveRecordingConsentMutation = { giveRecordingConsent: { id: string, firstName: string | null, lastName: string | null, email: string, profileImageUrl: string | null, role: Types.Role, country: string | null, state: string | null, institution: string | null, institutionType: string | null, isNewUser: boolean, isProfileComplete: boolean, timeZone: string | null, canSeeImpact: boolean, canModerate: boolean, canGrantRoles: boolean, canManageStudents: boolean, canReviewQuestions: boolean, recordingConsent: { version: string, givenAt: string } | null } };

export type SetTimeZoneMutationVariables = Exact<{
  timeZone: string;
}>;


export type SetTimeZoneMutation = { setTimeZone: { id: string, timeZone: string | null } };

export const ViewerFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ViewerFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"profileImageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"institution"}},{"kind":"Field","name":{"kind":"Name","value":"institutionType"}},{"kind":"Field","name":{"kind":"Name","value":"isNewUser"}},{"kind":"Field","name":{"kind":"Name","value":"isProfileComplete"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"canSeeImpact"}},{"kind":"Field","name":{"kind":"Name","value":"canModerate"}},{"kind":"Field","name":{"kind":"Name","value":"canGrantRoles"}},{"kind":"Field","name":{"kind":"Name","value":"canManageStudents"}},{"kind":"Field","name":{"kind":"Name","value":"canReviewQuestions"}},{"kind":"Field","name":{"kind":"Name","value":"recordingConsent"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"givenAt"}}]}}]}}]} as unknown as DocumentNode<ViewerFieldsFragment, unknown>;
export const ViewerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ViewerFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ViewerFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"profileImageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"institution"}},{"kind":"Field","name":{"kind":"Name","value":"institutionType"}},{"kind":"Field","name":{"kind":"Name","value":"isNewUser"}},{"kind":"Field","name":{"kind":"Name","value":"isProfileComplete"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"canSeeImpact"}},{"kind":"Field","name":{"kind":"Name","value":"canModerate"}},{"kind":"Field","name":{"kind":"Name","value":"canGrantRoles"}},{"kind":"Field","name":{"kind":"Name","value":"canManageStudents"}},{"kind":"Field","name":{"kind":"Name","value":"canReviewQuestions"}},{"kind":"Field","name":{"kind":"Name","value":"recordingConsent"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"givenAt"}}]}}]}}]} as unknown as DocumentNode<ViewerQuery, ViewerQueryVariables>;
export const CompleteProfileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CompleteProfile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CompleteProfileInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"completeProfile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ViewerFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ViewerFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"profileImageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"institution"}},{"kind":"Field","name":{"kind":"Name","value":"institutionType"}},{"kind":"Field","name":{"kind":"Name","value":"isNewUser"}},{"kind":"Field","name":{"kind":"Name","value":"isProfileComplete"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"canSeeImpact"}},{"kind":"Field","name":{"kind":"Name","value":"canModerate"}},{"kind":"Field","name":{"kind":"Name","value":"canGrantRoles"}},{"kind":"Field","name":{"kind":"Name","value":"canManageStudents"}},{"kind":"Field","name":{"kind":"Name","value":"canReviewQuestions"}},{"kind":"Field","name":{"kind":"Name","value":"recordingConsent"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"givenAt"}}]}}]}}]} as unknown as DocumentNode<CompleteProfileMutation, CompleteProfileMutationVariables>;
export const GiveRecordingConsentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"GiveRecordingConsent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RecordingConsentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"giveRecordingConsent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ViewerFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ViewerFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"profileImageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"institution"}},{"kind":"Field","name":{"kind":"Name","value":"institutionType"}},{"kind":"Field","name":{"kind":"Name","value":"isNewUser"}},{"kind":"Field","name":{"kind":"Name","value":"isProfileComplete"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"canSeeImpact"}},{"kind":"Field","name":{"kind":"Name","value":"canModerate"}},{"kind":"Field","name":{"kind":"Name","value":"canGrantRoles"}},{"kind":"Field","name":{"kind":"Name","value":"canManageStudents"}},{"kind":"Field","name":{"kind":"Name","value":"canReviewQuestions"}},{"kind":"Field","name":{"kind":"Name","value":"recordingConsent"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"givenAt"}}]}}]}}]} as unknown as DocumentNode<GiveRecordingConsentMutation, GiveRecordingConsentMutationVariables>;
export const SetTimeZoneDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetTimeZone"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"timeZone"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setTimeZone"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"timeZone"},"value":{"kind":"Variable","name":{"kind":"Name","value":"timeZone"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}}]}}]}}]} as unknown as DocumentNode<SetTimeZoneMutation, SetTimeZoneMutationVariables>;
export const useViewerQuery = /*#__PURE__*/ queryHook(ViewerDocument);
export const useViewerLazyQuery = /*#__PURE__*/ lazyQueryHook(ViewerDocument);
export const useCompleteProfileMutation = /*#__PURE__*/ mutationHook(CompleteProfileDocument);
export const useGiveRecordingConsentMutation = /*#__PURE__*/ mutationHook(GiveRecordingConsentDocument);
export const useSetTimeZoneMutation = /*#__PURE__*/ mutationHook(SetTimeZoneDocument);