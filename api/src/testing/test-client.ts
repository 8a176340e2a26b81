import { createClient } from 'graphql-sse';

interface Identity {
  readonly cookie: string;
  readonly userId: string;
  readonly loginId: string;
  readonly email: string;
}

export interface GraphqlAnswer<Data> {
  readonly data?: Data | null;
  readonly errors?: readonly {
    readonly message: string;
    readonly extensions: { code: string; field?: string };
  }[];
}

/** Acts as one user, as a researcher's script, or as a visitor, through either door. */
export class TestClient {
  constructor(
    readonly baseUrl: string,
    readonly identity: Identity | null,
    /** A researcher's token, sent as it is. */
    private readonly bearer: string | null = null,
  ) {}

  get userId(): string {
    if (!this.identity) throw new Error('a visitor has no id');
    return this.identity.userId;
  }

  /** Nobody's, for a visitor. */
  get email(): string {
    return this.identity?.email ?? '';
  }

  async graphql<Data = Record<string, unknown>>(
    query: string,
    variables: object = {},
  ): Promise<GraphqlAnswer<Data>> {
    const response = await fetch(`${this.baseUrl}/graphql`, {
      method: 'POST',
      headers: { ...this.#headers, 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables }),
    });
    return (await response.json()) as GraphqlAnswer<Data>;
  }

  /** An operation with one file, as the GraphQL multipart request specification writes it. */
  async upload<Data = Record<string, unknown>>(
    query: string,
    variables: object,
    file: { readonly path: string; readonly bytes: Uint8Array; readonly name?: string },
  ): Promise<GraphqlAnswer<Data>> {
    const form = new FormData();
    form.set('operations', JSON.stringify({ query, variables }));
    form.set('map', JSON.stringify({ 0: [file.path] }));
    form.set(
      '0',
      new Blob([new Uint8Array(file.bytes)], { type: 'audio/wav' }),
      file.name ?? 'recording.wav',
    );
    const response = await fetch(`${this.baseUrl}/graphql`, {
      method: 'POST',
      headers: { ...this.#headers, 'apollo-require-preflight': 'true' },
      body: form,
    });
    return (await response.json()) as GraphqlAnswer<Data>;
  }

  rest(path: string, init: RequestInit = {}): Promise<Response> {
    return fetch(this.baseUrl + path, { ...init, headers: { ...this.#headers, ...init.headers } });
  }

  subscribe<Data>(
    query: string,
    variables: Record<string, unknown>,
  ): AsyncIterableIterator<GraphqlAnswer<Data>> {
    const client = createClient({
      url: `${this.baseUrl}/graphql/stream`,
      headers: this.#headers,
      retryAttempts: 0,
    });
    return client.iterate<Data>({ query, variables }) as AsyncIterableIterator<GraphqlAnswer<Data>>;
  }

  get #headers(): Record<string, string> {
    return {
      ...(this.identity && { cookie: this.identity.cookie }),
      ...(this.bearer !== null && { authorization: `Bearer ${this.bearer}` }),
    };
  }
}
