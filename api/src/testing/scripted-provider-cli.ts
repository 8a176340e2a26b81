import { once } from 'node:events';
import { startScriptedProvider } from './scripted-provider.js';

/** `node dist/testing/scripted-provider-cli.js [PORT]`: prints its address, serves until SIGTERM or SIGINT. */
const provider = await startScriptedProvider({ port: Number(process.argv[2] ?? 0) });
process.stdout.write(`${provider.baseUrl}\n`);
await Promise.race([once(process, 'SIGTERM'), once(process, 'SIGINT')]);
await provider.close();
