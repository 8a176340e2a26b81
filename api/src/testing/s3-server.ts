import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { S3Settings } from '../config/settings.js';

export interface S3Server {
  readonly settings: S3Settings;
  /** The same as variables, for the product. */
  readonly env: NodeJS.ProcessEnv;
  close(): Promise<void>;
}

const PROGRAM = fileURLToPath(new URL('./s3-process.mjs', import.meta.url));
/** The one pair of keys that it knows. */
const KEY = 'S3RVER';

/** A server in a process of its own that speaks S3 over HTTP, checks signatures, and has one bucket. */
export async function startS3Server(bucket = 'lisan'): Promise<S3Server> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'lisan-s3-'));
  const server = spawn(process.execPath, ['--openssl-legacy-provider', PROGRAM, folder, bucket], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(server, 'exit');
  const [port] = await Promise.race([
    once(server.stdout, 'data'),
    ended.then(() => Promise.reject(new Error('The S3 server ended at its start.'))),
  ]);
  const endpoint = `http://127.0.0.1:${String(port).trim()}`;
  return {
    settings: { endpoint, region: 'us-east-1', bucket, accessKeyId: KEY, secretAccessKey: KEY },
    env: {
      S3_ENDPOINT: endpoint,
      S3_BUCKET: bucket,
      S3_ACCESS_KEY_ID: KEY,
      S3_SECRET_ACCESS_KEY: KEY,
    },
    async close() {
      server.stdin.end();
      await ended;
      await rm(folder, { recursive: true });
    },
  };
}
