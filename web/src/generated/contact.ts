/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './types';

import { lazyQueryHook, mutationHook, queryHook } from '../lib/hooks';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
/** A message to the team. */
export type ContactMessageInput = {
  /** Where the answer goes. */
  email: string;
  /** At most 4000 characters. */
  message: string;
  /** Who writes; at most 200 characters. */
  name: string;
  /** One line; at most 200 characters. */
  subject: string;
};

export type ContactEmailQueryVariables = Exact<{ [key: string]: never; }>;


export type ContactEmailQuery = { contactEmail: string | null };

export type SendContactMessageMutationVariables = Exact<{
  input: Types.ContactMessageInput;
}>;


export type SendContactMessageMutation = { sendContactMessage: { receivedAt: string } };


export const ContactEmailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ContactEmail"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contactEmail"}}]}}]} as unknown as DocumentNode<ContactEmailQuery, ContactEmailQueryVariables>;
export const SendContactMessageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendContactMessage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ContactMessageInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendContactMessage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"receivedAt"}}]}}]}}]} as unknown as DocumentNode<SendContactMessageMutation, SendContactMessageMutationVariables>;
export const useContactEmailQuery = /*#__PURE__*/ queryHook(ContactEmailDocument);
export const useContactEmailLazyQuery = /*#__PURE__*/ lazyQueryHook(ContactEmailDocument);
export const useSendContactMessageMutation = /*#__PURE__*/ mutationHook(SendContactMessageDocument);