import { writeFile } from 'node:fs/promises';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { buildGraphqlSchema } from './build-schema.js';

/** `node emit-schema.js FILE` writes the contract as the code has it. */
const file = process.argv[2];
if (!file) throw new Error('Say where to write the schema.');
const schema = lexicographicSortSchema(await buildGraphqlSchema([]));
await writeFile(file, `# Emitted from the code. Never edited by hand.\n\n${printSchema(schema)}\n`);
