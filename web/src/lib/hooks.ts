// Factories behind the generated hooks (codegen/apollo-hooks.mjs). The casts are safe: each factory hands its
// arguments on unchanged, and the interfaces below only narrow what Apollo's own overloads accept.
import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { type SkipToken, useLazyQuery, useMutation, useQuery, useSubscription } from '@apollo/client/react';

/** Options may be left out only when every variable is optional. */
type Args<V, O> = Record<string, never> extends V ? [options?: O] : [options: O];
type States = 'empty' | 'complete' | 'streaming';

export interface QueryHook<D, V extends OperationVariables> {
  (...args: Args<V, useQuery.Options<D, V>>): useQuery.Result<D, V, States>;
  (options: SkipToken | useQuery.Options<D, V>): useQuery.Result<D, V, States, Partial<V>>;
}
export type LazyQueryHook<D, V extends OperationVariables> = (
  options?: useLazyQuery.Options<D, V>,
) => useLazyQuery.ResultTuple<D, V, States>;
export type MutationHook<D, V extends OperationVariables> = (
  options?: useMutation.Options<D, V>,
) => useMutation.ResultTuple<D, V>;
export interface SubscriptionHook<D, V extends OperationVariables> {
  (...args: Args<V, useSubscription.Options<D, V>>): useSubscription.Result<D>;
  (options: SkipToken | useSubscription.Options<D, V>): useSubscription.Result<D>;
}

export const queryHook = <D, V extends OperationVariables>(document: TypedDocumentNode<D, V>) =>
  ((options: never) => useQuery(document, options)) as QueryHook<D, V>;

export const lazyQueryHook = <D, V extends OperationVariables>(
  document: TypedDocumentNode<D, V>,
): LazyQueryHook<D, V> => ((options: never) => useLazyQuery(document, options)) as LazyQueryHook<D, V>;

export const mutationHook = <D, V extends OperationVariables>(
  document: TypedDocumentNode<D, V>,
): MutationHook<D, V> => ((options: never) => useMutation(document, options)) as MutationHook<D, V>;

export const subscriptionHook = <D, V extends OperationVariables>(document: TypedDocumentNode<D, V>) =>
  ((options: never) => useSubscription(document, options)) as SubscriptionHook<D, V>;
