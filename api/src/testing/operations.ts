import { print } from 'graphql';
import { webOperations } from '../graphql/trusted-documents.js';

/** What the web asks: each operation by name, as text, with the fragments that it needs. */
export const OPERATIONS: Readonly<Record<string, string>> = Object.fromEntries(
  [...webOperations()].map(([name, document]) => [name, print(document)]),
);

export function operation(name: string): string {
  const text = OPERATIONS[name];
  if (!text) throw new Error(`schema/operations has no ${name}.`);
  return text;
}
