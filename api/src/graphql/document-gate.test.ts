import { beforeAll, describe, expect, test } from '@jest/globals';
import { type DocumentNode, type GraphQLSchema, getIntrospectionQuery, parse, print, visit } from 'graphql';
import { OPERATIONS } from '../testing/operations.js';
import { buildGraphqlSchema } from './build-schema.js';
import { DocumentGate } from './document-gate.js';
import { webOperations } from './trusted-documents.js';

const VISITOR = { viewer: null, grant: null };
const viewer = (role: 'student' | 'teacher' | 'admin') => ({
  grant: null,
  viewer: { id: '1', role, timeZone: null, isProfileComplete: true, canSeeImpact: false, loginId: null },
});
const RESEARCHER = { viewer: null, grant: { tokenId: '1', scopes: ['analytics:read'] as const } };

let schema: GraphQLSchema;
const gateOf = (isOpen: boolean) => new DocumentGate({ schema, trusted: webOperations().values(), isOpen });
beforeAll(async () => {
  schema = await buildGraphqlSchema([]);
});

/** As the web's client sends it: `__typename` everywhere below the root, fragments first. */
function asSent(text: string): string {
  const document = parse(text);
  const named = visit(document, {
    SelectionSet: (set, _key, parent) =>
      parent && 'kind' in parent && parent.kind === 'OperationDefinition'
        ? undefined
        : {
            ...set,
            selections: [...set.selections, ...parse('{ __typename }').definitions.flatMap(selectionsOf)],
          },
  });
  return named.definitions.toReversed().map(print).join('\n');
}
const selectionsOf = (definition: DocumentNode['definitions'][number]) =>
  'selectionSet' in definition ? (definition.selectionSet?.selections ?? []) : [];

describe('production', () => {
  test.each(Object.entries(OPERATIONS))('%s of the web is answered to visitors', (name, text) => {
    const gate = gateOf(false);
    const variables = { first: 20, recent: 5 };
    expect(gate.admit({ query: text, variables }, VISITOR).operation.name?.value).toBe(name);
    expect(
      gate.admit({ query: asSent(text), variables, operationName: name }, VISITOR).operation.name?.value,
    ).toBe(name);
  });

  test.each([
    ['a document of one’s own', '{ viewer { id } }'],
    ['the schema', getIntrospectionQuery()],
    [
      'a field more than the web asks',
      String(OPERATIONS.Viewer).replace('viewer {', 'viewer { stats { totalSessions }'),
    ],
    ['an alias of __typename', String(OPERATIONS.Viewer).replace('viewer {', 'viewer { kind: __typename')],
    ['two operations of the web', `${OPERATIONS.Viewer} ${OPERATIONS.Assessor}`],
  ])('%s is for researchers and admins', (_name, query) => {
    const gate = gateOf(false);
    const body = { query, operationName: query.includes('query Viewer') ? 'Viewer' : undefined };
    for (const caller of [VISITOR, viewer('student'), viewer('teacher')]) {
      expect(() => gate.admit(body, caller)).toThrow(
        expect.objectContaining({
          code: 'FORBIDDEN',
          message: expect.stringMatching(/^This server answers only/),
        }),
      );
    }
    for (const caller of [RESEARCHER, viewer('admin')]) {
      expect(gate.admit(body, caller).operation.operation).toBe('query');
    }
  });
});

describe('limits', () => {
  const admit =
    (query: string, variables: object = {}) =>
    () =>
      gateOf(true).admit({ query, variables }, VISITOR);
  const COLUMNS = `id partType sessionType questionText createdAt duration state stateReason grammarScore
    vocabularyScore communicativeScore overallScore maximumScore audioUrl canRetry transcription transcriptSource`;
  const page = (node: string) =>
    `query ($n: Int!) { sessions(first: $n) { edges { cursor node { ${node} } } pageInfo { endCursor hasNextPage } } }`;

  test('a page of a hundred with every column passes', () => {
    expect(admit(page(COLUMNS), { n: 100 })).not.toThrow();
  });

  test('the feedback of a hundred sessions does not, that of twenty does', () => {
    const feedback =
      'id feedback { totalScore marks { criterion band reasons lift } findings { kind quote reason correction } measurements { speechSeconds } }';
    expect(admit(page(feedback), { n: 100 })).toThrow(
      /^This asks for too much at once: it costs [\d,]+, and 10,000 is the most/,
    );
    expect(admit(page(feedback), { n: 20 })).not.toThrow();
  });

  test('a page counts the same as a literal, a variable, a default and in a fragment', () => {
    const rest = '{ edges { node { id state duration } } }';
    for (const query of [
      `{ sessions(first: 100000) ${rest} }`,
      `query ($n: Int = 100000) { sessions(first: $n) ${rest} }`,
      `{ ...F } fragment F on Query { ... on Query { sessions(first: 100000) ${rest} } }`,
    ]) {
      expect(admit(query)).toThrow(/^This asks for too much at once/);
    }
    expect(admit(`query ($n: Int) { sessions(first: $n) ${rest} }`, { n: 100_000 })).toThrow(/too much/);
    expect(admit(`query ($n: Int) { sessions(first: $n) ${rest} }`, { n: null })).not.toThrow();
  });

  test('what tools ask of the schema passes', () => {
    const full = getIntrospectionQuery({
      descriptions: true,
      directiveIsRepeatable: true,
      inputValueDeprecation: true,
      oneOf: true,
      schemaDescription: true,
      specifiedByUrl: true,
    });
    expect(admit(full)).not.toThrow();
  });
});
