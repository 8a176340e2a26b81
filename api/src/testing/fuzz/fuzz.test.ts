import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import type { GraphQLSchema } from 'graphql';
import { buildGraphqlSchema } from '../../graphql/build-schema.js';
import { CONTRACT_ENV } from '../contract/cast.js';
import { Records } from '../contract/records.js';
import { startTestApi, type TestApi } from '../test-api.js';
import { fuzz } from './fuzz.js';

/** `npm run prove` asks for 20,000. */
const COUNT = Number(process.env.PROVE_COUNT) || 300;
const SEED = Number(process.env.PROVE_SEED) || 1;
/** Below this many requests what is loaded for the first time outweighs what is kept. */
const MEMORY_COUNT_MIN = 10_000;

jest.setTimeout(60_000 + COUNT * 50);

let api: TestApi;
let schema: GraphQLSchema;
beforeAll(async () => {
  api = await startTestApi({ env: { ...CONTRACT_ENV, LOG_LEVEL: 'silent' }, withWorker: true });
  schema = await buildGraphqlSchema([]);
});
afterAll(() => api.close());

test(`${COUNT} requests that nobody should send are answered, none of them with a fault of ours`, async () => {
  const began = performance.now();
  const records = await Records.make(api);
  const { outcomes, faults, memoryGrowth } = await fuzz({ api, schema, records, count: COUNT, seed: SEED });
  if (process.env.PROVE_COUNT) {
    const seconds = Math.round((performance.now() - began) / 1000);
    const figures = {
      requests: COUNT,
      seconds,
      memoryGrowth: `${(memoryGrowth * 100).toFixed(1)} %`,
      outcomes,
    };
    process.stderr.write(`${JSON.stringify(figures, null, 2)}\n`);
  }
  expect(faults).toEqual([]);
  if (COUNT >= MEMORY_COUNT_MIN) expect(memoryGrowth).toBeLessThan(0.1);
});
