import { beforeAll, expect, test } from '@jest/globals';
import {
  type GraphQLNamedType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isIntrospectionType,
  isObjectType,
  isScalarType,
  validateSchema,
} from 'graphql';
import { ACCESS } from '../access.js';
import { buildGraphqlSchema } from './build-schema.js';

let schema: GraphQLSchema;
let types: GraphQLNamedType[];
beforeAll(async () => {
  schema = await buildGraphqlSchema([]);
  types = Object.values(schema.getTypeMap()).filter((type) => !isIntrospectionType(type));
});

const rootTypes = () => [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];

/** Whatever a reader of the schema meets, by its path. */
function* described(): Generator<[path: string, description: string | null | undefined]> {
  for (const type of types) {
    if (!isScalarType(type) && !rootTypes().includes(type as never)) yield [type.name, type.description];
    if (isEnumType(type)) {
      for (const { name, description } of type.getValues()) yield [`${type.name}.${name}`, description];
    }
    if (isObjectType(type) || isInputObjectType(type)) {
      for (const field of Object.values(type.getFields())) {
        const path = `${type.name}.${field.name}`;
        yield [path, field.description];
        const args = 'args' in field ? field.args : [];
        for (const { name, description } of args) yield [`${path}(${name})`, description];
      }
    }
  }
}

test('the schema is one', () => expect(validateSchema(schema)).toEqual([]));

test('everything has a description', () => {
  expect([...described()].filter(([, description]) => !description?.trim()).map(([path]) => path)).toEqual(
    [],
  );
});

test('a description is a sentence or two, not the name again', () => {
  const wrong = [...described()].filter(([, description]) => {
    const text = description?.trim() ?? '';
    return text !== '' && !/[.!?…]$/.test(text);
  });
  expect(wrong.map(([path]) => path)).toEqual([]);
});

test('every root field says who may call it', () => {
  const undeclared = rootTypes().flatMap((type) =>
    Object.values(type?.getFields() ?? {})
      .filter(({ extensions }) => !Object.keys(ACCESS).includes(String(extensions.access)))
      .map(({ name }) => `${type?.name}.${name}`),
  );
  expect(undeclared).toEqual([]);
});

/** Connections are the one way to a list that grows. */
test('whatever takes a cursor is a connection with a default page', () => {
  const wrong = types.filter(isObjectType).flatMap((type) =>
    Object.values(type.getFields())
      .filter(({ args }) => args.some(({ name }) => name === 'after'))
      .filter(({ args, type: result }) => {
        const first = args.find(({ name }) => name === 'first');
        return !/Connection!$/.test(String(result)) || typeof first?.defaultValue !== 'number';
      })
      .map(({ name }) => `${type.name}.${name}`),
  );
  expect(wrong).toEqual([]);
});
