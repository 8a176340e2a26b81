// A process that owns a data folder like `main.ts`: prints {url, adopted} or {error} and stops on SIGTERM.
import '../../../testing/typescript-hooks.mjs';

const { startEmbeddedPostgres } = await import('../start.ts');

const print = (value) => process.stdout.write(`${JSON.stringify(value)}\n`);
const log = { info: () => undefined, warn: () => undefined };
try {
  const database = await startEmbeddedPostgres({ dataDir: process.argv[2], log });
  process.once('SIGTERM', () => database.stop());
  print({ url: database.url, adopted: database.adopted });
} catch (error) {
  print({ error: error.message });
  process.exitCode = 1;
}
