import { eventually } from './eventually';
import { freePort } from './free-port';
import { startProcess } from './test-process';

/** A request as the provider got it; `body` holds JSON or the text fields of a form. */
export interface ProviderRequest {
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
  /** `content` of a chat's messages, by role. */
  readonly messages: Readonly<Record<string, string>>;
  readonly file: {
    readonly name: string;
    readonly type: string;
    readonly size: number;
    readonly sha256: string;
  } | null;
}

interface Steps {
  /** In order; after the last all is well. */
  readonly steps: readonly (
    | { readonly answer: 'hang' | 'reset'; readonly delayMs?: number }
    | {
        readonly answer: 'ok';
        readonly delayMs?: number;
        /** Not before it is let go. */
        readonly held?: true;
        readonly content?: string;
        /** Of a streamed message: so many words, and the others when it is let go. */
        readonly heldAfterWords?: number;
        /** Of a streamed message: what happens after so many words, in place of the others. */
        readonly breaks?: { readonly afterWords: number; readonly how: 'reset' | 'hang' };
      }
    | { readonly answer: 'status'; readonly status: number }
  )[];
}

export interface ProviderScript {
  /** What every recording is heard to say. */
  readonly transcript?: string;
  readonly chat?: Steps;
  readonly transcription?: Steps;
}

/** An AI provider as a process, which answers over HTTP as its script says. */
export interface Provider {
  /** Settings that make Lisan use it. */
  readonly env: Readonly<Record<string, string>>;
  play(script: ProviderScript): Promise<void>;
  /** Lets go of what is held, as soon as something is. */
  release(): Promise<void>;
  /** All requests so far, in order. */
  requests(): Promise<ProviderRequest[]>;
  stop(): Promise<void>;
}

export const CHAT_MODEL = 'scripted-judge';
export const TRANSCRIPTION_MODEL = 'scripted-ear';

export async function startProvider(): Promise<Provider> {
  const port = await freePort();
  const server = await startProcess({
    script: 'api/dist/testing/scripted-provider-cli.js',
    args: [String(port)],
    ready: /\/v1\s/,
    seconds: 120,
  });
  const address = `http://127.0.0.1:${port}`;
  const endpoint = (prefix: string, model: string) => ({
    [`${prefix}_BASE_URL`]: `${address}/v1`,
    [`${prefix}_API_KEY`]: 'a key of the test',
    [`${prefix}_MODEL`]: model,
  });
  return {
    env: { ...endpoint('AI_CHAT', CHAT_MODEL), ...endpoint('AI_TRANSCRIPTION', TRANSCRIPTION_MODEL) },
    async play(script) {
      const answer = await fetch(`${address}/script`, { method: 'POST', body: JSON.stringify(script) });
      if (!answer.ok) throw new Error(`The scripted provider refused its script: ${await answer.text()}`);
    },
    async release() {
      await eventually(async () => {
        const { released } = await (await fetch(`${address}/release`, { method: 'POST' })).json();
        if (released === 0) throw new Error('Nobody has asked for what is held.');
      });
    },
    requests: async () => (await fetch(`${address}/requests`)).json(),
    stop: () => server.stop(),
  };
}
