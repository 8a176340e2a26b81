/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './types';

import { lazyQueryHook, mutationHook, queryHook } from '../lib/hooks';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
/** A testimonial; an admin approves it before others see it. */
export type CreateTestimonialInput = {
  /** At most 500 characters. */
  content: string;
  /** School or other institution. */
  institution?: string | null | undefined;
  /** Left out: true. */
  isPublic?: boolean | null | undefined;
  /** Left out: Anonymous. A blank one is refused. */
  name?: string | null | undefined;
  /** 1 to 5; left out: 5. */
  rating?: number | null | undefined;
};

export type OwnTestimonialsQueryVariables = Exact<{
  first: number;
}>;


export type OwnTestimonialsQuery = { viewer: { id: string, testimonials: { edges: Array<{ node: { id: string, name: string, institution: string | null, content: string, rating: number, createdAt: string, isPending: boolean } }> } } | null };

export type CreateTestimonialMutationVariables = Exact<{
  input: Types.CreateTestimonialInput;
}>;


export type CreateTestimonialMutation = { createTestimonial: { id: string } };


export const OwnTestimonialsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnTestimonials"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"testimonials"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"institution"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"isPending"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<OwnTestimonialsQuery, OwnTestimonialsQueryVariables>;
export const CreateTestimonialDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateTestimonial"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateTestimonialInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createTestimonial"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<CreateTestimonialMutation, CreateTestimonialMutationVariables>;
export const useOwnTestimonialsQuery = /*#__PURE__*/ queryHook(OwnTestimonialsDocument);
export const useOwnTestimonialsLazyQuery = /*#__PURE__*/ lazyQueryHook(OwnTestimonialsDocument);
export const useCreateTestimonialMutation = /*#__PURE__*/ mutationHook(CreateTestimonialDocument);