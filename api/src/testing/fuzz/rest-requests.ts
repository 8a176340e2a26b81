import { type Parameter, REST_OPERATIONS, type RestOperation, resolved } from '../contract/open-api.js';
import { fuzzedFile } from './files.js';
import { asJson, oddText, oddValue } from './odd-values.js';
import type { Random } from './random.js';

export interface RestRequest {
  readonly operation: RestOperation;
  readonly path: string;
  readonly init: RequestInit & { readonly headers: Record<string, string> };
}

/** Sign-in has a server of its own in the tests; the page is 1.7 MB that never differs. */
const OPERATIONS = REST_OPERATIONS.filter(({ path }) => !/^\/api\/(login|callback|logout|docs)/.test(path));
const TYPES = ['application/json', 'text/plain', 'application/x-www-form-urlencoded', 'application/xml'];
const BROKEN = [
  '',
  '{',
  '[',
  '"',
  'null',
  '[]',
  '1e999',
  '{"a":1,}',
  '\u0000',
  '{"__proto__":{"role":"admin"}}',
];

interface ObjectSchema {
  readonly properties?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** Makes requests of the contract: paths that there are, with what does and does not belong into them. */
export class RestRequests {
  /** @param ids of records that there are, so that some calls find one */
  constructor(
    private readonly random: Random,
    private readonly ids: readonly string[],
  ) {}

  next(): RestRequest {
    const { random } = this;
    const operation = random.pick(OPERATIONS);
    if (!operation) throw new Error('the contract has no operations');
    const headers = this.#headers(operation);
    const body = this.#body(operation, headers);
    const { method } = operation;
    return { operation, path: this.#path(operation), init: { method, headers, ...(body && { body }) } };
  }

  #path({ path, parameters = [] }: RestOperation): string {
    const filled = path.replaceAll(/\{(\w+)\}/g, (_match, name: string) => {
      const value = this.#parameter(parameters.find((parameter) => parameter.name === name));
      // an empty one would be another path
      return this.random.chance(0.97) ? encoded(value || ' ') : '%ff';
    });
    const query = this.random
      .some(
        parameters.filter((parameter) => parameter.in === 'query'),
        0.85,
      )
      .map((parameter) => `${parameter.name}=${encoded(this.#parameter(parameter))}`);
    if (this.random.chance(0.03)) query.push('a[b][c]=1&a=2&=&&partType=part2&partType=part3');
    return query.length > 0 ? `${filled}?${query.join('&')}` : filled;
  }

  #parameter(parameter: Parameter | undefined): string {
    const { random } = this;
    if (random.chance(0.25)) return oddText(random).slice(0, 1000);
    if (parameter?.example !== undefined) return String(parameter.example);
    const { enum: values } = resolved(parameter?.schema ?? {}) as { enum?: string[] };
    return (values ? random.pick(values) : random.pick(this.ids)) ?? '';
  }

  #headers({ parameters = [] }: RestOperation): Record<string, string> {
    const { random } = this;
    const headers: Record<string, string> = {};
    for (const { name, in: place } of parameters) {
      if (place === 'header' && random.chance(0.4)) {
        headers[name] = random.pick([
          'key',
          'key-2',
          'bytes=0-1',
          'bytes=5-1',
          'bytes=0-1,4-5',
          'x'.repeat(300),
        ]);
      }
    }
    return headers;
  }

  #body({ requestBody }: RestOperation, headers: Record<string, string>): string | FormData | null {
    const { random } = this;
    const json = requestBody?.content['application/json'];
    const form = requestBody?.content['multipart/form-data'];
    if (!json && !form) return null;
    if (random.chance(0.06)) {
      headers['content-type'] = random.pick(TYPES) ?? '';
      return random.pick(BROKEN) ?? '';
    }
    if (form) return this.#form(form.schema ?? {}, headers);
    const example = this.#changed(json?.example as Record<string, unknown>, json?.schema ?? {});
    headers['content-type'] = random.chance(0.95)
      ? 'application/json'
      : random.pick(['application/json; charset=utf-16', ...TYPES]);
    return asJson(example);
  }

  /** The example of the contract, with some of its fields changed, missing or new. */
  #changed(example: Record<string, unknown>, schema: object): unknown {
    const { random } = this;
    if (random.chance(0.05)) return oddValue(random);
    const { properties = {} } = resolved(schema) as ObjectSchema;
    const names = [...new Set([...Object.keys(example ?? {}), ...Object.keys(properties)])];
    const entries = random.some(names, 0.95).map((name) => {
      const { enum: values } = resolved(properties[name] ?? {}) as { enum?: unknown[] };
      const plausible = values && random.chance(0.3) ? random.pick(values) : example?.[name];
      return [name, random.chance(0.1) ? oddValue(random) : plausible] as const;
    });
    const isId = (name: string) => /id$/i.test(name) && random.chance(0.6);
    return Object.fromEntries(
      entries.map(([name, value]) => [name, isId(name) ? Number(random.pick(this.ids)) || value : value]),
    );
  }

  #form(schema: object, headers: Record<string, string>): FormData | string {
    const { random } = this;
    const form = new FormData();
    const { properties = {} } = resolved(schema) as ObjectSchema;
    for (const [name, property] of random.some(Object.entries(properties), 0.6)) {
      const { format, enum: values } = resolved(property) as { format?: string; enum?: unknown[] };
      if (format === 'binary') form.append(name, fuzzedFile(random), random.pick(['a.wav', '../a', 'ü.png']));
      else if (values && random.chance(0.8)) form.append(name, String(random.pick(values)));
      else form.append(name, random.chance(0.6) ? String(random.pick(this.ids)) : oddText(random));
    }
    if (random.chance(0.05))
      form.append(random.pick(['audio', 'questionId', '__proto__', '']), oddText(random));
    if (random.chance(0.9)) return form;
    headers['content-type'] = `multipart/form-data; boundary=${random.pick(['x', '"x y"', ''])}`;
    const begun = '--x\r\nContent-Disposition: form-data; name="audio"; filename="a.wav"\r\n\r\nRIFF';
    return begun.slice(0, random.between(0, begun.length));
  }
}

/** Lone surrogates cannot be encoded. */
const encoded = (text: string): string => encodeURIComponent(text.toWellFormed());
