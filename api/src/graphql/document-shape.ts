import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';
import { badInput } from '../errors.js';
import { DOCUMENT_LIMITS } from './document-limits.js';

export type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

/** Sums over a selection, the spread fragments included. */
interface Shape {
  readonly depth: number;
  readonly introspectionDepth: number;
  readonly fields: number;
  readonly aliases: number;
  readonly directives: number;
}

const NOTHING: Shape = { depth: 0, introspectionDepth: 0, fields: 0, aliases: 0, directives: 0 };

/** What a refusal says; `{n}` is the limit. */
const SENTENCES: Record<keyof Shape, string> = {
  depth: 'Fields may be nested {n} deep at most.',
  introspectionDepth: 'Fields of the introspection may be nested {n} deep at most.',
  fields: 'A document may ask for {n} fields at most, each spread of a fragment counted.',
  aliases: 'A document may use {n} aliases at most.',
  directives: 'A document may use {n} directives at most.',
};

/**
 * Measures a document in one walk, each fragment once: what is spread a thousand times costs no more to refuse.
 * @throws BAD_USER_INPUT when it is larger than DOCUMENT_LIMITS, or its fragments go round in a circle
 */
export function checkShape(document: DocumentNode, fragments: Fragments): void {
  if (fragments.size > DOCUMENT_LIMITS.fragments)
    throw badInput(`A document may define ${DOCUMENT_LIMITS.fragments} fragments at most.`);
  const shapes = new Shapes(fragments);
  for (const definition of document.definitions) {
    if (!('selectionSet' in definition)) throw badInput('A document holds operations and fragments only.');
    const shape = shapes.definition(definition);
    for (const name of Object.keys(SENTENCES) as (keyof Shape)[]) {
      const limit = DOCUMENT_LIMITS[name];
      if (shape[name] > limit) throw badInput(SENTENCES[name].replace('{n}', String(limit)));
    }
  }
}

class Shapes {
  readonly #known = new Map<string, Shape | 'measuring'>();

  constructor(private readonly fragments: Fragments) {}

  definition(definition: OperationDefinitionNode | FragmentDefinitionNode): Shape {
    const isFragment = definition.kind === Kind.FRAGMENT_DEFINITION;
    const shape = isFragment
      ? this.#fragment(definition.name.value)
      : this.#selections(definition.selectionSet);
    const marked = [definition, ...(definition.variableDefinitions ?? [])];
    const directives = marked.reduce((sum, node) => sum + (node.directives?.length ?? 0), shape.directives);
    const isOfTheSchema = isFragment && definition.typeCondition.name.value.startsWith('__');
    return { ...shape, ...(isOfTheSchema && { depth: 0, introspectionDepth: shape.depth }), directives };
  }

  #selections({ selections }: SelectionSetNode): Shape {
    refuseRepetitions(selections, new Map());
    let sum = NOTHING;
    for (const selection of selections) {
      const own = this.#selection(selection);
      sum = {
        depth: Math.max(sum.depth, own.depth),
        introspectionDepth: Math.max(sum.introspectionDepth, own.introspectionDepth),
        fields: sum.fields + own.fields,
        aliases: sum.aliases + own.aliases,
        directives: sum.directives + own.directives + (selection.directives?.length ?? 0),
      };
    }
    return sum;
  }

  #selection(selection: SelectionNode): Shape {
    if (selection.kind === Kind.FIELD) return this.#field(selection);
    if (selection.kind === Kind.INLINE_FRAGMENT) return this.#selections(selection.selectionSet);
    return this.#fragment(selection.name.value);
  }

  #field(field: FieldNode): Shape {
    const inner = field.selectionSet ? this.#selections(field.selectionSet) : NOTHING;
    const deepest = Math.max(inner.depth, inner.introspectionDepth) + 1;
    const isIntrospection = field.name.value === '__schema' || field.name.value === '__type';
    return {
      depth: isIntrospection ? 0 : inner.depth + 1,
      introspectionDepth: isIntrospection ? deepest : inner.introspectionDepth,
      fields: inner.fields + 1,
      aliases: inner.aliases + (field.alias ? 1 : 0),
      directives: inner.directives,
    };
  }

  #fragment(name: string): Shape {
    const known = this.#known.get(name);
    if (known === 'measuring') throw badInput(`The fragment ${name} spreads itself.`);
    if (known) return known;
    const fragment = this.fragments.get(name);
    if (!fragment) return NOTHING; // validation names it
    this.#known.set(name, 'measuring');
    const shape = this.#selections(fragment.selectionSet);
    this.#known.set(name, shape);
    return shape;
  }
}

function refuseRepetitions(selections: readonly SelectionNode[], counts: Map<string, number>): void {
  for (const selection of selections) {
    if (selection.kind === Kind.INLINE_FRAGMENT) {
      refuseRepetitions(selection.selectionSet.selections, counts);
      continue;
    }
    const isField = selection.kind === Kind.FIELD;
    const name = isField ? (selection.alias ?? selection.name).value : `...${selection.name.value}`;
    const count = (counts.get(name) ?? 0) + 1;
    if (count > DOCUMENT_LIMITS.repetitions) {
      throw badInput(`A selection may repeat a field ${DOCUMENT_LIMITS.repetitions} times at most.`);
    }
    counts.set(name, count);
  }
}
