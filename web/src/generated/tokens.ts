/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './types';

import { lazyQueryHook, mutationHook, queryHook } from '../lib/hooks';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
/** A token for one researcher or one script. */
export type IssueResearchTokenInput = {
  /** Days until it is refused, 1–365. */
  expiresInDays: number;
  /** To know it again by; at most 100 characters. */
  name: string;
  /** What it allows; at least one. */
  scopes: Array<TokenScope>;
};

/** What a researcher's token allows; `analyticsRead` is the scope analytics:read. */
export const TokenScope = {
  /** Reads the figures of the impact study. */
  AnalyticsRead: 'analyticsRead'
} as const;

export type TokenScope = typeof TokenScope[keyof typeof TokenScope];
export type ResearchTokenDetailsFragment = { id: string, name: string, prefix: string, scopes: Array<Types.TokenScope>, createdAt: string, expiresAt: string, lastUsedOn: string | null, revokedAt: string | null, isActive: boolean };

export type ResearchTokensQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export type ResearchTokensQuery = { researchTokens: { edges: Array<{ cursor: string, node: { id: string, name: string, prefix: string, scopes: Array<Types.TokenScope>, createdAt: string, expiresAt: string, lastUsedOn: string | null, revokedAt: string | null, isActive: boolean } }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type IssueResearchTokenMutationVariables = Exact<{
  input: Types.IssueResearchTokenInput;
}>;


export type IssueResearchTokenMutation = { issueResearchToken: { secret: string, token: { id: string } } };

export type RevokeResearchTokenMutationVariables = Exact<{
  id: string | number;
}>;


export type RevokeResearchTokenMutation = { revokeResearchToken: { id: string, isActive: boolean, revokedAt: string | null } };

export const ResearchTokenDetailsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ResearchTokenDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ResearchToken"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"prefix"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedOn"}},{"kind":"Field","name":{"kind":"Name","value":"revokedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}}]}}]} as unknown as DocumentNode<ResearchTokenDetailsFragment, unknown>;
export const ResearchTokensDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ResearchTokens"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"researchTokens"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ResearchTokenDetails"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ResearchTokenDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ResearchToken"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"prefix"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedOn"}},{"kind":"Field","name":{"kind":"Name","value":"revokedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}}]}}]} as unknown as DocumentNode<ResearchTokensQuery, ResearchTokensQueryVariables>;
export const IssueResearchTokenDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"IssueResearchToken"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"IssueResearchTokenInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"issueResearchToken"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"secret"}},{"kind":"Field","name":{"kind":"Name","value":"token"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<IssueResearchTokenMutation, IssueResearchTokenMutationVariables>;
export const RevokeResearchTokenDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevokeResearchToken"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeResearchToken"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"revokedAt"}}]}}]}}]} as unknown as DocumentNode<RevokeResearchTokenMutation, RevokeResearchTokenMutationVariables>;
export const useResearchTokensQuery = /*#__PURE__*/ queryHook(ResearchTokensDocument);
export const useResearchTokensLazyQuery = /*#__PURE__*/ lazyQueryHook(ResearchTokensDocument);
export const useIssueResearchTokenMutation = /*#__PURE__*/ mutationHook(IssueResearchTokenDocument);
export const useRevokeResearchTokenMutation = /*#__PURE__*/ mutationHook(RevokeResearchTokenDocument);