import { describe, expect, test } from '@jest/globals';
import {
  buildSchema,
  type DocumentNode,
  type ExecutionResult,
  execute,
  GraphQLError,
  type GraphQLScalarType,
  getOperationAST,
  parse,
} from 'graphql';
import { AppError, notFound } from '../errors.js';
import { CompiledOperations } from './compiled-operations.js';
import { formatError } from './format-error.js';
import type { GraphqlContext } from './graphql-context.js';

const SCHEMA = buildSchema(`
  scalar DateTimeISO
  enum Colour { red green }
  input Wish { colour: Colour!, times: [Int!], note: String = "none" }
  interface Named { name: String! }
  type Pupil implements Named { name: String! marks: [Int] strict: [Int!] friend: Pupil broken: String firm: String! at: DateTimeISO }
  type School implements Named { name: String! }
  type Query {
    pupil: Pupil
    surely: Pupil!
    named: [Named!]!
    wish(wish: Wish!, first: Int = 20): String
    colour(as: Colour = green): Colour
    at(moment: DateTimeISO): DateTimeISO
    later: [Pupil]
  }
  type Mutation { add(to: Int!): Int! }
`);

Object.assign(SCHEMA.getType('DateTimeISO') as GraphQLScalarType, {
  serialize: (value: unknown) => {
    if (!(value instanceof Date)) throw new GraphQLError('This is no moment.');
    return value.toISOString();
  },
  parseValue: (value: unknown) => {
    const moment = new Date(String(value));
    if (Number.isNaN(moment.getTime())) throw new GraphQLError('This is no moment.');
    return moment;
  },
});

const PUPIL = {
  __typename: 'Pupil',
  name: 'Mei',
  marks: [1, null, 3],
  strict: [1, null],
  at: new Date('2026-11-21T10:00:00Z'),
};
let added = 0;
const RESOLVERS: Record<string, Record<string, (args: never, context: { who: string }) => unknown>> = {
  Query: {
    pupil: async () => PUPIL,
    surely: () => PUPIL,
    named: () => [PUPIL, { __typename: 'School', name: 'SMK Likas' }],
    wish: ({ wish, first }: { wish: object; first: number }, { who }) => JSON.stringify({ wish, first, who }),
    colour: ({ as }: { as: string }) => as,
    at: ({ moment }: { moment?: Date }) => moment ?? 'never',
    later: async () => [Promise.resolve(PUPIL), null, PUPIL],
  },
  Pupil: {
    friend: async () => ({ ...PUPIL, name: null }),
    broken: () => {
      throw notFound('Session');
    },
    firm: async () => {
      throw new AppError('RATE_LIMITED', 'Too many requests.', undefined, 30);
    },
  },
  Mutation: {
    add: async ({ to }: { to: number }) => {
      added = to * 10 + added;
      return added;
    },
  },
};
for (const [type, fields] of Object.entries(RESOLVERS)) {
  const known = (
    SCHEMA.getType(type) as { getFields(): Record<string, { resolve?: unknown }> } | undefined
  )?.getFields();
  for (const [name, resolve] of Object.entries(fields)) {
    const field = known?.[name];
    if (field)
      field.resolve = (_root: unknown, args: never, context: { who: string }) => resolve(args, context);
  }
}

const CONTEXT = { who: 'Mei' } as unknown as GraphqlContext;
/** As it goes over the wire; which error of several comes first is left open by the specification of GraphQL. */
const shown = ({ data, errors }: ExecutionResult) =>
  JSON.stringify({
    data,
    errors: errors?.map((error) => JSON.stringify(formatError(error.toJSON(), error))).sort(),
  });

/** Walks an operation the first time, as the door does, and runs it compiled afterwards. */
function asker() {
  const compiled = new CompiledOperations(SCHEMA);
  const documents = new Map<string, DocumentNode>();
  return async (query: string, variables: Record<string, unknown> = {}, name: string | null = null) => {
    const document = documents.get(query) ?? parse(query);
    documents.set(query, document);
    const operation = getOperationAST(document, name);
    if (!operation) throw new Error('There is no such operation.');
    const result = await compiled.execute({ document, operation }, CONTEXT, variables);
    compiled.allow({ document, operation });
    if (result) return result;
    return execute({
      schema: SCHEMA,
      document,
      contextValue: CONTEXT,
      variableValues: variables,
      operationName: name,
    });
  };
}

const CASES: [name: string, query: string, variables?: Record<string, unknown>, operation?: string][] = [
  [
    'lists, interfaces and fragments',
    '{ named { __typename name ... on Pupil { marks ...at } } } fragment at on Pupil { at }',
  ],
  ['promises in lists', '{ later { name at marks } }'],
  ['aliases', '{ a: pupil { n: name } b: pupil { name m: name } }'],
  [
    'directives',
    'query ($yes: Boolean!) { pupil @include(if: $yes) { name @skip(if: $yes) marks } }',
    { yes: true },
  ],
  ['an error of a nullable field', '{ pupil { name broken } }'],
  ['an error that empties its parent', '{ pupil { name firm } colour }'],
  ['an error that empties everything', '{ surely { firm } colour }'],
  ['a null where none may be', '{ pupil { friend { name } strict } }'],
  ['several errors', '{ a: pupil { broken firm } b: pupil { broken friend { name } } }'],
  ['a scalar that cannot be written', '{ at }'],
  ['a scalar from a variable', 'query ($m: DateTimeISO) { at(moment: $m) }', { m: '2026-01-01' }],
  ['a scalar that cannot be read', 'query ($m: DateTimeISO) { at(moment: $m) }', { m: 'yesterday' }],
  ['defaults', 'query ($w: Wish!) { wish(wish: $w) colour }', { w: { colour: 'red' } }],
  ['a default of a variable', 'query ($n: Int = 3) { wish(wish: { colour: red, times: [1] }, first: $n) }'],
  ['a variable that is null', 'query ($n: Int) { wish(wish: { colour: red }, first: $n) }', { n: null }],
  ['one value for a list', 'query ($t: [Int!]) { wish(wish: { colour: red, times: $t }) }', { t: 7 }],
  ['a missing variable', 'query ($w: Wish!) { wish(wish: $w) }'],
  ['a value that is not in the enum', 'query ($w: Wish!) { wish(wish: $w) }', { w: { colour: 'rad' } }],
  [
    'a field that is not in the input',
    'query ($w: Wish!) { wish(wish: $w) }',
    { w: { colour: 'red', tims: 1 } },
  ],
  ['a number that is too large', 'query ($n: Int) { wish(wish: { colour: red }, first: $n) }', { n: 1e12 }],
  ['one of two operations', 'query A { colour } query B { pupil { name } }', {}, 'B'],
  [
    'introspection',
    '{ __type(name: "Wish") { kind inputFields { name defaultValue type { kind ofType { name } } } } }',
  ],
];

describe('compiled and walked documents answer the same', () => {
  test.each(CASES)('%s', async (_name, query, variables = {}, operationName = undefined) => {
    const ask = asker();
    const plain = await execute({
      schema: SCHEMA,
      document: parse(query),
      contextValue: CONTEXT,
      variableValues: { ...variables },
      operationName,
    });
    for (const _time of ['walked', 'compiled', 'compiled again']) {
      expect(shown(await ask(query, variables, operationName ?? null))).toBe(shown(plain));
    }
  });

  test('mutations run one after another, once each', async () => {
    const ask = asker();
    for (const _time of ['walked', 'compiled', 'compiled again']) {
      added = 0;
      const { data } = await ask('mutation { a: add(to: 1) b: add(to: 2) c: add(to: 3) }');
      expect({ ...data }).toEqual({ a: 10, b: 30, c: 60 });
    }
  });

  test('errors are of the class that the format asks for', async () => {
    const ask = asker();
    for (const _time of ['walked', 'compiled']) {
      const { errors } = await ask('{ pupil { firm } }');
      expect(errors?.[0]).toBeInstanceOf(GraphQLError);
      expect(errors?.[0]?.originalError).toMatchObject({ code: 'RATE_LIMITED', retryAfterSeconds: 30 });
    }
  });
});
