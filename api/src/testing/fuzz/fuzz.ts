import v8 from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { GraphQLSchema } from 'graphql';
import { type Cast, makeCast, makeScripts } from '../contract/cast.js';
import { CALLERS } from '../contract/decisions.js';
import { NO_ID, NO_UUID } from '../contract/example.js';
import type { Records } from '../contract/records.js';
import type { TestApi } from '../test-api.js';
import { GraphqlRequests } from './graphql-requests.js';
import { Random } from './random.js';
import { RestRequests } from './rest-requests.js';
import { sendGraphql, sendRest, type Verdict } from './send.js';

interface FuzzOptions {
  readonly api: TestApi;
  readonly schema: GraphQLSchema;
  readonly records: Records;
  /** Requests to make, about as many through either door. */
  readonly count: number;
  /** The same seed makes the same requests. */
  readonly seed: number;
}

export interface FuzzReport {
  /** How often each status and error code was answered. */
  readonly outcomes: Readonly<Record<string, number>>;
  /** Answers that must not be, with the number of the request that brought them out. */
  readonly faults: readonly string[];
  /** Of the heap in use, from a fifth of the requests to the end: 0.1 is 10 %. */
  readonly memoryGrowth: number;
}

const LANES = 24;
/** Keeps the requests of one seed apart from those of the next. */
const SPREAD = 0x9e3779b1;
/** After so many requests there are new people, who are under no limit yet. */
const ROUND = 500;

/** Sends seeded requests through both doors as every kind of caller, and counts what comes back. */
export async function fuzz({ api, schema, records, count, seed }: FuzzOptions): Promise<FuzzReport> {
  const outcomes: Record<string, number> = {};
  const faults: string[] = [];
  let warm = 0;
  for (let from = 0; from < count; from += ROUND) {
    const { cast, ids } = await newRound(api, records);
    const until = Math.min(from + ROUND, count);
    let next = from;
    const lane = async () => {
      for (let number = next++; number < until; number = next++) {
        const { outcome, fault } = await one(schema, cast, ids, new Random(Math.imul(seed, SPREAD) + number));
        outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
        if (fault) faults.push(`request ${number} of seed ${seed}: ${fault}`);
      }
    };
    await Promise.all(Array.from({ length: LANES }, lane));
    if (warm === 0 && until >= count / 5) warm = heapInUse();
  }
  return { outcomes, faults, memoryGrowth: heapInUse() / warm - 1 };
}

async function newRound(api: TestApi, records: Records): Promise<{ cast: Cast; ids: string[] }> {
  await api.pool.query('truncate limits.rate_limits');
  const cast = await makeCast(api, await makeScripts(api));
  const known = [
    await records.session(cast.student),
    await records.session(cast.student, { state: 'failed' }),
    await records.conversation(cast.student),
    await records.question(cast.student),
    await records.student(cast.teacher, `${cast.student.userId}@school.test`),
    ...[records.cardId, records.topicId, cast.student.userId],
  ];
  return { cast, ids: [...known, 1, -1, NO_ID, NO_UUID].map(String) };
}

async function one(
  schema: GraphQLSchema,
  cast: Cast,
  ids: readonly string[],
  random: Random,
): Promise<Verdict> {
  const client = cast[random.pick(random.chance(0.5) ? (['student', 'teacher'] as const) : CALLERS)];
  const isGraphql = random.chance(0.5);
  const graphql = isGraphql ? new GraphqlRequests(schema, random, ids).next() : null;
  const rest = isGraphql ? null : new RestRequests(random, ids).next();
  try {
    if (graphql) return withCall(await sendGraphql(client, graphql, random), graphql);
    if (rest) return withCall(await sendRest(client, rest), [rest.path, rest.init.headers, rest.init.body]);
  } catch (error) {
    return withCall({ outcome: 'no answer', fault: String(error) }, graphql ?? rest);
  }
  throw new Error('neither door was chosen');
}

const withCall = ({ outcome, fault }: Verdict, call: unknown): Verdict => ({
  outcome,
  fault: fault && `${fault}\n  to ${JSON.stringify(call)?.slice(0, 1500)}`,
});

/** Bytes, after everything that can go has gone. */
function heapInUse(): number {
  v8.setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  collect();
  return process.memoryUsage().heapUsed;
}
