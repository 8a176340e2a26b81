import {
  type GraphQLField,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
} from 'graphql';

/** As deep as `edges.node.feedback.marks`. */
const DEPTH = 4;

export type RootField = GraphQLField<unknown, unknown> & {
  readonly operation: 'query' | 'mutation' | 'subscription';
};

export function rootFields(schema: GraphQLSchema): RootField[] {
  return [
    [schema.getQueryType(), 'query'] as const,
    [schema.getMutationType(), 'mutation'] as const,
    [schema.getSubscriptionType(), 'subscription'] as const,
  ].flatMap(([type, operation]) =>
    Object.values(type?.getFields() ?? {}).map((field) => ({ ...field, operation })),
  );
}

/** A document that asks one root field for everything it has, with the arguments of these names as variables. */
export function documentFor(field: RootField, argumentNames: readonly string[]): string {
  const used = field.args.filter(({ name }) => argumentNames.includes(name));
  const declared = used.map(({ name, type }) => `$${name}: ${type}`).join(', ');
  const passed = used.map(({ name }) => `${name}: $${name}`).join(', ');
  const inBrackets = (text: string) => text && `(${text})`;
  const selection = selectionOf(field.type, DEPTH, []);
  return `${field.operation} ${inBrackets(declared)} { ${field.name}${inBrackets(passed)} ${selection} }`;
}

/** All fields that need no argument; a type within itself is not asked for again. */
function selectionOf(type: GraphQLOutputType, depth: number, above: readonly string[]): string {
  const named = getNamedType(type);
  if (!isObjectType(named)) return '';
  const asked = Object.values(named.getFields()).flatMap((field) => {
    const inner = getNamedType(field.type);
    if (field.args.some(isRequiredArgument)) return [];
    if (isLeafType(inner)) return [field.name];
    if (depth <= 1 || above.includes(inner.name)) return [];
    const selection = selectionOf(inner, depth - 1, [...above, named.name]);
    return selection ? [`${field.name} ${selection}`] : [];
  });
  return asked.length > 0 ? `{ ${asked.join(' ')} }` : '';
}
