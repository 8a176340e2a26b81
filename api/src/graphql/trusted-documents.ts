import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type DocumentNode, parse, print, separateOperations, visit } from 'graphql';
import { REPOSITORY_ROOT } from '../config/env.js';

const FOLDER = path.join(REPOSITORY_ROOT, 'schema/operations');

/** What the web asks: each operation by name, with the fragments that it needs. */
export function webOperations(): ReadonlyMap<string, DocumentNode> {
  const files = readdirSync(FOLDER).filter((file) => file.endsWith('.graphql'));
  const text = files.map((file) => readFileSync(path.join(FOLDER, file), 'utf8')).join('\n');
  return new Map(Object.entries(separateOperations(parse(text))));
}

/** Tells the documents of the web from all others. */
export function trustedDocuments(documents: Iterable<DocumentNode>): (document: DocumentNode) => boolean {
  const known = new Set([...documents].map(fingerprint));
  return (document) => known.has(fingerprint(document));
}

/** The same for the file and for what the client makes of it: it adds `__typename` and orders fragments its own way. */
function fingerprint(document: DocumentNode): string {
  const bare = visit(document, {
    Field: (field) => (field.name.value === '__typename' && !field.alias ? null : undefined),
  });
  return JSON.stringify(bare.definitions.map(print).sort());
}
