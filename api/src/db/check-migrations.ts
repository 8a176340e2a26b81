import { migrate } from './migrate.js';
import { createOrm } from './orm.js';

/**
 * Fails when entities and migrations differ: `node check-migrations.js <url of an empty database>`.
 * Compares a migrated database with what the entities ask for.
 */
const url = process.argv[2];
if (!url) throw new Error('Give the URL of an empty database.');
const orm = await createOrm(url);
try {
  await migrate(orm, url);
  const difference = await orm.schema.getUpdateSchemaSQL({ wrap: false });
  if (difference.trim() !== '') {
    process.stderr.write(`Entities and migrations differ. Missing migration:\n${difference}\n`);
    process.exitCode = 1;
  }
} finally {
  await orm.close();
}
