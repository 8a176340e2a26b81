import { readdirSync, readFileSync } from 'node:fs';
import { parse, print, separateOperations } from 'graphql';

const FOLDER = new URL('../../../schema/operations/', import.meta.url);

/** What the web asks: each operation by name, as text, with the fragments that it needs. */
export const OPERATIONS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(
    separateOperations(
      parse(
        readdirSync(FOLDER)
          .filter((file) => file.endsWith('.graphql'))
          .map((file) => readFileSync(new URL(file, FOLDER), 'utf8'))
          .join('\n'),
      ),
    ),
  ).map(([name, document]) => [name, print(document)]),
);

export function operation(name: string): string {
  const text = OPERATIONS[name];
  if (!text) throw new Error(`schema/operations has no ${name}.`);
  return text;
}
