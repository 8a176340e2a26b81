import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { ACCESS, type Access } from '../../access.js';
import { buildGraphqlSchema } from '../../graphql/build-schema.js';
import { startTestApi, type TestApi } from '../test-api.js';
import type { GraphqlAnswer, TestClient } from '../test-client.js';
import { CONTRACT_ENV, makeCast, makeScripts, type Scripts } from './cast.js';
import { CALLERS, decisionFor } from './decisions.js';
import type { NamedRecord, Scene } from './example.js';
import { firstEvent } from './first-event.js';
import { GRAPHQL_EXAMPLES } from './graphql-examples.js';
import { breach, documentedBody, REST_OPERATIONS } from './open-api.js';
import { Records } from './records.js';
import { callRest, type RestAnswer } from './rest-call.js';
import { REST_EXAMPLES } from './rest-examples.js';
import { documentFor, rootFields } from './root-fields.js';

const FIELDS = rootFields(await buildGraphqlSchema([]));
/** Health and sign-in do not look at who asks; the latter has tests of its own. */
const OPERATIONS = REST_OPERATIONS.filter(
  ({ path }) => path.startsWith('/api/') && !/^\/api\/(login|callback|logout)$/.test(path),
);

let api: TestApi;
let scripts: Scripts;
let records: Records;
beforeAll(async () => {
  api = await startTestApi({ env: CONTRACT_ENV, withWorker: true });
  [scripts, records] = [await makeScripts(api), await Records.make(api)];
  // the only admin could not leave
  await api.signIn('Head', { role: 'admin' });
});
// one machine is all visitors and all scripts here
beforeEach(() => api.pool.query('truncate limits.rate_limits'));
afterAll(() => api.close());

const accessOf = (word: unknown): Access => {
  if (typeof word === 'string' && word in ACCESS) return word as Access;
  throw new Error(`Declare who may call it: ${Object.keys(ACCESS).join(', ')}.`);
};

/**
 * Calls as every kind of caller, each on a record of its own, and compares with what the access word says. Whoever
 * may not gets the same answer for somebody's record as for one that does not exist.
 */
async function expectDecisions<Answer>(
  access: Access,
  record: NamedRecord | undefined,
  call: (client: TestClient, id: string | number, scene: Scene) => Promise<Answer>,
  decided: (answer: Answer) => string,
): Promise<void> {
  const cast = await makeCast(api, scripts);
  const outcomes = await Promise.all(
    CALLERS.map(async (caller) => {
      const scene: Scene = { cast, records, caller: cast[caller] };
      const answer = await call(cast[caller], record ? await record.make(scene) : '', scene);
      const decision = decided(answer);
      if (record && decision !== 'allowed') {
        expect([caller, answer]).toEqual([caller, await call(cast[caller], record.absent, scene)]);
      }
      return [caller, decision];
    }),
  );
  expect(Object.fromEntries(outcomes)).toEqual(
    Object.fromEntries(CALLERS.map((caller) => [caller, decisionFor(access, caller, record !== undefined)])),
  );
}

const REFUSALS = ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'] as const;
const refusal = (code: unknown) => REFUSALS.find((known) => known === code);

describe('GraphQL', () => {
  test('every root field has a row', () => {
    expect(Object.keys(GRAPHQL_EXAMPLES).sort()).toEqual(FIELDS.map(({ name }) => name).sort());
  });

  test.each(FIELDS.map((field) => [field.name, field] as const))('%s', async (name, field) => {
    const access = accessOf(field.extensions.access);
    const example = GRAPHQL_EXAMPLES[name] ?? {};
    const call = (client: TestClient, id: string | number, scene: Scene) => {
      const variables = example.arguments?.(id, scene) ?? {};
      const document = documentFor(field, Object.keys(variables));
      if (field.operation === 'subscription') return firstEvent(client, document, variables);
      return example.file
        ? client.upload(document, variables, example.file)
        : client.graphql(document, variables);
    };
    const decided = ({ errors }: GraphqlAnswer<unknown>) =>
      errors ? (refusal(errors[0]?.extensions.code) ?? JSON.stringify(errors)) : 'allowed';
    await expectDecisions(access, example.record, call, decided);
  });
});

describe('REST', () => {
  test('every operation has a row', () => {
    expect(Object.keys(REST_EXAMPLES).sort()).toEqual(
      OPERATIONS.map(({ operationId }) => operationId).sort(),
    );
  });

  test.each(OPERATIONS.map((operation) => [operation.operationId, operation] as const))(
    '%s',
    async (operationId, operation) => {
      const access = accessOf(operation['x-access']);
      const { record, parameters, body } = REST_EXAMPLES[operationId] ?? {};
      const call = (client: TestClient, id: string | number, scene: Scene) => {
        const [own] = operation.parameters?.filter((parameter) => parameter.in === 'path') ?? [];
        const values = parameters?.(id, scene) ?? (own ? { [own.name]: String(id) } : {});
        return callRest(client, operation, values, body?.(id, scene) ?? documentedBody(operationId));
      };
      const decided = (answer: RestAnswer) => {
        const undocumented = breach(operation, answer);
        if (undocumented) return undocumented;
        return answer.status < 400
          ? 'allowed'
          : (refusal((answer.body as { code?: string }).code) ?? JSON.stringify(answer));
      };
      await expectDecisions(access, record, call, decided);
    },
  );
});
