import { readFileSync } from 'node:fs';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { parse } from 'yaml';

/** As much of OpenAPI 3.1 as the contract uses. */
interface MediaType {
  readonly schema?: object;
  readonly example?: unknown;
}
type Content = Readonly<Record<string, MediaType>>;
export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required?: boolean;
  readonly schema: object;
  readonly example?: unknown;
}
interface Documented {
  readonly operationId: string;
  readonly 'x-access'?: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly content?: Content }>>;
}
interface Contract {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Documented>>>>;
}

export interface RestOperation extends Documented {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** With parameters as `{id}`. */
  readonly path: string;
}

const FILE = new URL('../../../../schema/openapi.yaml', import.meta.url);
const contract = parse(readFileSync(FILE, 'utf8')) as Contract;

const ajv = new Ajv2020({ strict: false, validateFormats: true });
ajv.addFormat('uuid', /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
ajv.addFormat('date-time', /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
ajv.addFormat('date', /^\d{4}-\d\d-\d\d$/);
ajv.addFormat('email', /^\S+@\S+$/);
ajv.addFormat('binary', true);
ajv.addSchema({ ...contract, $id: 'contract' });

/** The node of the contract that a reference leads to, or the node itself. */
export function resolved<Node extends object>(node: Node): Node {
  if (!('$ref' in node)) return node;
  const steps = String(node.$ref).split('/').slice(1);
  return steps.reduce<unknown>((at, step) => (at as Record<string, unknown>)[step], contract) as Node;
}

export const REST_OPERATIONS: readonly RestOperation[] = Object.entries(contract.paths).flatMap(
  ([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      ...operation,
      parameters: (operation.parameters ?? []).map(resolved),
      path,
      method: method.toUpperCase() as RestOperation['method'],
    })),
);

/** The example of a JSON body that the contract gives. */
export function documentedBody(operationId: string): object | undefined {
  const operation = REST_OPERATIONS.find((one) => one.operationId === operationId);
  return operation?.requestBody?.content['application/json']?.example as object | undefined;
}

/**
 * What an answer has that the contract has not.
 *
 * @param body parsed, where it is JSON
 * @returns a sentence, or null where the answer keeps to the contract
 */
export function breach(
  operation: RestOperation,
  { status, type, body }: { status: number; type: string | null; body: unknown },
): string | null {
  const documented = operation.responses[status];
  if (!documented) return `${status} is not among the answers`;
  const { content } = resolved(documented);
  if (!content) return null;
  const name = type?.split(';')[0] ?? 'no content type';
  const media = content[name];
  if (!media) return `${status} comes as ${name}`;
  if (name !== 'application/json' || !media.schema) return null;
  const matches = compiled(media.schema);
  if (matches(body)) return null;
  const [fault] = matches.errors ?? [];
  return `${status}: body${fault?.instancePath} ${fault?.message} ${JSON.stringify(fault?.params)}`;
}

const checks = new Map<object, ValidateFunction>();

/** Once per schema. References of the contract lead into it from anywhere. */
function compiled(schema: object): ValidateFunction {
  const text = JSON.stringify(schema).replaceAll('"#/components/', '"contract#/components/');
  const check = checks.get(schema) ?? ajv.compile(JSON.parse(text) as object);
  checks.set(schema, check);
  return check;
}
