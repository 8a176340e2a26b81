import {
  type FieldNode,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isCompositeType,
  isInterfaceType,
  isListType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
  valueFromASTUntyped,
} from 'graphql';
import { COST } from './document-limits.js';
import type { Fragments } from './document-shape.js';

export type Variables = Readonly<Record<string, unknown>>;

export interface Cost {
  readonly data: number;
  /** Of `__schema` and `__type`, in the same unit, with every list taken for COST.list long. */
  readonly introspection: number;
}

/**
 * What executing an operation costs: values in the answer, from the sizes of the pages that it asks for, whether
 * they stand in the document or in the variables. A field that does more than reading its row says so by
 * `@Extensions({ cost })`.
 *
 * @param operation with fragments that do not go round in a circle; unknown fields cost as values
 */
export function costOf(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  fragments: Fragments,
  variables: Variables,
): Cost {
  const root = schema.getRootType(operation.operation);
  if (!root) return { data: 0, introspection: 0 };
  const defaults = (operation.variableDefinitions ?? []).map(
    ({ variable, defaultValue }) =>
      [variable.name.value, defaultValue && valueFromASTUntyped(defaultValue)] as const,
  );
  const costs = new Costs(schema, fragments, { ...Object.fromEntries(defaults), ...variables });
  const data = costs.selections(operation.selectionSet, root, { isRoot: true, isPaged: false });
  return { data, introspection: costs.introspection };
}

interface Place {
  readonly isRoot: boolean;
  /** Within a field that takes `first`, whose rows are counted there. */
  readonly isPaged: boolean;
}

const META_TYPES: Readonly<Record<string, string>> = { __schema: '__Schema', __type: '__Type' };
const WITHIN: Place = { isRoot: false, isPaged: false };

class Costs {
  introspection = 0;
  readonly #fragmentCosts = new Map<string, number>();

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly fragments: Fragments,
    private readonly variables: Variables,
  ) {}

  selections({ selections }: SelectionSetNode, parent: GraphQLNamedType | undefined, place: Place): number {
    return selections.reduce((sum, selection) => sum + this.#selection(selection, parent, place), 0);
  }

  #selection(selection: SelectionNode, parent: GraphQLNamedType | undefined, place: Place): number {
    if (selection.kind === Kind.FIELD) return this.#field(selection, parent, place);
    if (selection.kind === Kind.INLINE_FRAGMENT) {
      const type = selection.typeCondition ? this.schema.getType(selection.typeCondition.name.value) : parent;
      return this.selections(selection.selectionSet, type, place);
    }
    return this.#fragment(selection.name.value, place);
  }

  #field(node: FieldNode, parent: GraphQLNamedType | undefined, place: Place): number {
    const meta = place.isRoot ? META_TYPES[node.name.value] : undefined;
    if (meta && node.selectionSet) {
      this.introspection += this.selections(node.selectionSet, this.schema.getType(meta), WITHIN);
      return COST.leaf;
    }
    const field =
      isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[node.name.value] : undefined;
    const type = field && getNamedType(field.type);
    const own = ownCost(field) + (place.isRoot ? COST.root : 0);
    if (!field || !node.selectionSet) return own + (isCompositeType(type) ? COST.object : COST.leaf);
    const first = field.args.find(({ name }) => name === 'first');
    const isPaged = first !== undefined;
    const inner = COST.object + this.selections(node.selectionSet, type, { ...WITHIN, isPaged });
    return own + inner * this.#rows(node, field, first, place);
  }

  /** How often the selection of a field is answered. */
  #rows(
    node: FieldNode,
    field: GraphQLField<unknown, unknown>,
    first: GraphQLArgument | undefined,
    place: Place,
  ): number {
    if (!first) return isListType(getNullableType(field.type)) && !place.isPaged ? COST.list : 1;
    const sent = node.arguments?.find(({ name }) => name.value === 'first')?.value;
    const value = sent && valueFromASTUntyped(sent, this.variables);
    const rows = value ?? first.defaultValue;
    return typeof rows === 'number' && rows > 1 ? rows : 1; // execution refuses what is no number or below 1
  }

  #fragment(name: string, place: Place): number {
    const key = `${name} ${place.isRoot} ${place.isPaged}`;
    const known = this.#fragmentCosts.get(key);
    if (known !== undefined) return known;
    const fragment = this.fragments.get(name);
    const type = fragment && this.schema.getType(fragment.typeCondition.name.value);
    const cost = fragment ? this.selections(fragment.selectionSet, type, place) : 0;
    this.#fragmentCosts.set(key, cost);
    return cost;
  }
}

function ownCost(field: GraphQLField<unknown, unknown> | undefined): number {
  const cost = field?.extensions.cost;
  return typeof cost === 'number' ? cost : 0;
}
