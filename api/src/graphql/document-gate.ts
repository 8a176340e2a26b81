import {
  type DocumentNode,
  type FragmentDefinitionNode,
  GraphQLError,
  type GraphQLSchema,
  getIntrospectionQuery,
  getOperationAST,
  Kind,
  type OperationDefinitionNode,
  parse,
} from 'graphql';
import type { RequestContext } from '../context.js';
import { AppError, badInput } from '../errors.js';
import { type Cost, costOf, type Variables } from './document-cost.js';
import { COST_LIMIT, DOCUMENT_LIMITS, INTROSPECTIONS_MAX } from './document-limits.js';
import { checkShape, type Fragments } from './document-shape.js';
import { RecentlyUsed } from './recently-used.js';
import { trustedDocuments } from './trusted-documents.js';

/** Documents that are kept, parsed and compiled. The web has some fifty; what callers write must not fill the memory. */
const REMEMBERED_MAX = 100;
/** Page sizes that one document comes with. */
const COSTS_REMEMBERED_MAX = 20;

type Caller = Pick<RequestContext, 'viewer' | 'grant'>;

interface GateOptions {
  readonly schema: GraphQLSchema;
  /** The web's own operations. */
  readonly trusted: Iterable<DocumentNode>;
  /** Anyone may send documents of their own and ask for the schema. */
  readonly isOpen: boolean;
}

/** The same objects each time that the same text comes. */
export interface Admitted {
  readonly document: DocumentNode;
  readonly operation: OperationDefinitionNode;
}

interface Checked {
  readonly document: DocumentNode;
  readonly fragments: Fragments;
  readonly mayComeFromAnyone: boolean;
  readonly costs: RecentlyUsed<Cost>;
}

/**
 * Both doors pass through here before a document is validated or executed: it refuses what is too large, what asks
 * for too much, and, in production, what the caller may not send. What is admitted is parsed and measured once.
 */
export class DocumentGate {
  readonly #checked = new RecentlyUsed<Checked>(REMEMBERED_MAX);
  readonly #isTrusted: (document: DocumentNode) => boolean;
  readonly #introspectionLimit: number;

  constructor(private readonly options: GateOptions) {
    this.#isTrusted = trustedDocuments(options.trusted);
    const document = parse(getIntrospectionQuery({ inputValueDeprecation: true, oneOf: true }));
    const [operation] = document.definitions;
    if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error('There is no introspection query.');
    const usual = costOf(options.schema, operation, fragmentsOf(document), {});
    this.#introspectionLimit = usual.introspection * INTROSPECTIONS_MAX;
  }

  /**
   * @param body of the request, as it was sent
   * @returns what is to run
   * @throws AppError BAD_USER_INPUT or FORBIDDEN; a GraphQLError with its place where the text is no GraphQL
   */
  admit(body: unknown, caller: Caller): Admitted {
    if (Array.isArray(body)) throw badInput('Send one operation at a time: batches are off.');
    if (!isRecord(body) || typeof body.query !== 'string' || body.query === '') {
      throw badInput('Send JSON: an object with the document as its "query".');
    }
    const { operationName, variables } = body;
    if (!isMissing(variables) && !isRecord(variables)) throw badInput('Send "variables" as an object.');
    if (!isMissing(operationName) && typeof operationName !== 'string') {
      throw badInput('Send "operationName" as a text.');
    }
    const checked = this.#checked.get(body.query) ?? this.#check(body.query);
    if (!checked.mayComeFromAnyone && !maySendDocuments(caller)) throw notTrusted();
    const operation = getOperationAST(checked.document, operationName);
    if (!operation) throw badInput('Name an operation of the document as "operationName".');
    this.#refuseCost(this.#cost(checked, operation, variables ?? {}));
    // not before: what is refused must not drive out what is answered
    this.#checked.set(body.query, checked);
    return { document: checked.document, operation };
  }

  #check(text: string): Checked {
    const { characters } = DOCUMENT_LIMITS;
    if (text.length > characters) {
      throw badInput(`A document may have ${inWords(characters)} characters at most.`);
    }
    const document = parsed(text);
    const fragments = fragmentsOf(document);
    checkShape(document, fragments);
    const mayComeFromAnyone = this.options.isOpen || this.#isTrusted(document);
    return { document, fragments, mayComeFromAnyone, costs: new RecentlyUsed(COSTS_REMEMBERED_MAX) };
  }

  #cost({ costs, fragments }: Checked, operation: OperationDefinitionNode, variables: Variables): Cost {
    // pages are numbers; all else leaves the cost as it is
    const numbers = (operation.variableDefinitions ?? []).map(({ variable }) => {
      const value = variables[variable.name.value];
      return typeof value === 'number' || value === null ? value : '';
    });
    const key = [operation.name?.value, ...numbers].join(' ');
    const known = costs.get(key);
    if (known) return known;
    const cost = costOf(this.options.schema, operation, fragments, variables);
    costs.set(key, cost);
    return cost;
  }

  #refuseCost({ data, introspection }: Cost): void {
    if (data > COST_LIMIT) {
      throw badInput(
        `This asks for too much at once: it costs ${inWords(data)}, and ${inWords(COST_LIMIT)} is the most. Ask for fewer rows or fields.`,
      );
    }
    if (introspection > this.#introspectionLimit) {
      throw badInput('This asks for too much of the schema at once.');
    }
  }
}

function parsed(text: string): DocumentNode {
  const { tokens } = DOCUMENT_LIMITS;
  try {
    return parse(text, { maxTokens: tokens });
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    const { message, positions, source } = error;
    // graphql-js has no other sign for it
    if (message.includes(`${tokens} tokens`)) {
      throw badInput(`A document may have ${inWords(tokens)} tokens at most.`);
    }
    throw new GraphQLError(message, { positions, source, extensions: { code: 'GRAPHQL_PARSE_FAILED' } });
  }
}

const fragmentsOf = (document: DocumentNode): Fragments =>
  new Map(
    document.definitions
      .filter(
        (definition): definition is FragmentDefinitionNode => definition.kind === Kind.FRAGMENT_DEFINITION,
      )
      .map((fragment) => [fragment.name.value, fragment]),
  );

const maySendDocuments = ({ viewer, grant }: Caller): boolean => grant !== null || viewer?.role === 'admin';

const notTrusted = () =>
  new AppError(
    'FORBIDDEN',
    'This server answers only the documents of its own web application. Reload the page, or ask with a researcher token.',
    // by this a page of an older release knows that it has to be loaded again
    'query',
  );

const isMissing = (value: unknown): value is null | undefined => value === null || value === undefined;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const inWords = (count: number): string => Math.ceil(count).toLocaleString('en');
