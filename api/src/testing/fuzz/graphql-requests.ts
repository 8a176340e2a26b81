import {
  type GraphQLArgument,
  type GraphQLInputType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isObjectType,
  isRequiredArgument,
} from 'graphql';
import { type RootField, rootFields } from '../contract/root-fields.js';
import { oddText, oddValue } from './odd-values.js';
import type { Random } from './random.js';

export interface GraphqlRequest {
  readonly operation: RootField['operation'];
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
  /** Where a file belongs, as `variables.input.audio`. */
  readonly filePath: string | null;
}

const DEPTH = 4;
const PLAUSIBLE_TEXTS = ['Malaysia', 'Sabah', 'SMK Likas', 'secondary_school', 'Asia/Kuching', 'all-time'];

/** Makes requests of a schema: mostly right in form, often wrong in what they hold. */
export class GraphqlRequests {
  readonly #fields: readonly RootField[];

  /** @param ids of records that there are, so that some calls find one */
  constructor(
    schema: GraphQLSchema,
    private readonly random: Random,
    private readonly ids: readonly string[],
  ) {
    this.#fields = rootFields(schema);
  }

  next(): GraphqlRequest {
    const { random } = this;
    const first = random.pick(this.#fields);
    if (!first) throw new Error('the schema has no fields');
    const { operation } = first;
    const others = this.#fields.filter((field) => field.operation === operation);
    const more = operation === 'subscription' ? [] : random.some(others, 0.04).slice(0, 3);
    const variables: Record<string, unknown> = {};
    const declared: string[] = [];
    let filePath: string | null = null;
    const roots = [first, ...more].map((field, index) => {
      const passed = this.#argumentsOf(field.args).map((argument) => {
        const name = `v${index}_${argument.name}`;
        const value = this.#valueOf(argument.type, 3);
        filePath ??= uploadIn(argument.type, value, `variables.${name}`);
        variables[name] = value;
        declared.push(`$${name}: ${random.chance(0.97) ? argument.type : 'Int'}`);
        return `${argument.name}: $${name}`;
      });
      const inBrackets = passed.length > 0 ? `(${passed.join(', ')})` : '';
      return `r${index}: ${field.name}${inBrackets} ${this.#selection(field.type, DEPTH)}`;
    });
    const head = declared.length > 0 ? `(${declared.join(', ')})` : '';
    const text = `${operation} ${head} { ${roots.join(' ')} }`;
    const query = random.chance(0.02) ? text.slice(0, random.between(0, text.length)) : text;
    return { operation, query, variables, filePath };
  }

  #argumentsOf(args: readonly GraphQLArgument[]): GraphQLArgument[] {
    return args.filter((argument) => this.random.chance(isRequiredArgument(argument) ? 0.97 : 0.6));
  }

  #valueOf(type: GraphQLInputType, depth: number): unknown {
    const { random } = this;
    if (random.chance(0.12)) return oddValue(random);
    const inner = getNullableType(type);
    if (isListType(inner)) {
      const { ofType } = inner;
      return Array.from({ length: random.pick([0, 1, 4, 6, 12]) }, () => this.#valueOf(ofType, depth - 1));
    }
    if (isEnumType(inner)) return random.pick(inner.getValues())?.name;
    if (isInputObjectType(inner)) {
      const fields = depth > 0 ? Object.values(inner.getFields()) : [];
      return Object.fromEntries(
        random.some(fields, 0.92).map((field) => [field.name, this.#valueOf(field.type, depth - 1)]),
      );
    }
    return this.#leaf(getNamedType(inner).name);
  }

  #leaf(name: string): unknown {
    const { random } = this;
    if (name === 'Int' || name === 'Float') return random.between(-2, 120);
    if (name === 'Boolean') return random.chance(0.5);
    if (name === 'Upload') return null;
    if (name === 'ID') return random.chance(0.7) ? random.pick(this.ids) : oddText(random);
    return random.chance(0.5) ? random.pick(PLAUSIBLE_TEXTS) : oddText(random);
  }

  #selection(type: GraphQLOutputType, depth: number): string {
    const named = getNamedType(type);
    if (isLeafType(named) || !isObjectType(named)) return '';
    const fields = Object.values(named.getFields()).filter(
      (field) => !field.args.some(isRequiredArgument) && (depth > 1 || isLeafType(getNamedType(field.type))),
    );
    const asked = this.random.some(fields, depth > 2 ? 0.6 : 0.4);
    const inner = asked.map((field) => `${field.name} ${this.#selection(field.type, depth - 1)}`.trim());
    return `{ ${inner.join(' ') || '__typename'} }`;
  }
}

/** The path of the first upload within a value, for which the value must hold null. */
function uploadIn(type: GraphQLInputType, value: unknown, path: string): string | null {
  const inner = getNullableType(type);
  if (value === null && getNamedType(inner).name === 'Upload') return path;
  if (!isInputObjectType(inner) || typeof value !== 'object' || value === null) return null;
  for (const field of Object.values(inner.getFields())) {
    const found = uploadIn(field.type, Reflect.get(value, field.name), `${path}.${field.name}`);
    if (found) return found;
  }
  return null;
}
