import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { asksForImprovement } from './scripted-assessment.js';
import { chatBody, chatChunks, transcriptionBody } from './scripted-bodies.js';
import { type RecordedRequest, readRequest } from './scripted-request.js';
import { OK, type Script, type Step, type Steps } from './scripted-script.js';

export interface ScriptedProvider {
  /** For an AiEndpoint: ends in /v1. */
  readonly baseUrl: string;
  /** Every request to the wire so far, in order. */
  readonly requests: readonly RecordedRequest[];
  /** Starts the given script afresh; the list of requests stays. */
  play(script: Script): void;
  /** Lets go of the answers that are held. @returns how many those were */
  release(): number;
  close(): Promise<void>;
}

/**
 * A real HTTP server that speaks OpenAI's wire (chat completions, audio transcriptions, models) and answers as
 * the script says. Another process sets the script by `POST /script`, reads `GET /requests` and lets go by
 * `POST /release`.
 * @param options.port 0 or left out: any free port of 127.0.0.1
 */
export async function startScriptedProvider(
  options: { readonly port?: number; readonly script?: Script } = {},
): Promise<ScriptedProvider> {
  const requests: RecordedRequest[] = [];
  let script: Script = {};
  let upcoming = { chat: [] as Step[], improvement: [] as Step[], transcription: [] as Step[] };
  const play = (next: Script) => {
    script = next;
    upcoming = {
      chat: [...(next.chat?.steps ?? [])],
      improvement: [...(next.improvement?.steps ?? [])],
      transcription: [...(next.transcription?.steps ?? [])],
    };
  };
  play(options.script ?? {});

  const held: (() => void)[] = [];
  const release = () => {
    const waiting = held.splice(0);
    for (const letGo of waiting) letGo();
    return waiting.length;
  };
  const isLetGo = () => new Promise<void>((resolve) => held.push(resolve));
  const isDue = async (step: Step): Promise<void> => {
    if (step.held) await isLetGo();
    if (step.delayMs !== undefined) await sleep(step.delayMs);
  };

  const next = (endpoint: keyof typeof upcoming, steps: Steps | undefined): Step =>
    upcoming[endpoint].shift() ?? steps?.afterwards ?? OK;

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? '/';
    const body = await buffer(request);
    const door = `${request.method} ${path}`;
    if (door === 'GET /requests') return json(response, 200, requests);
    if (door === 'POST /script') {
      play(JSON.parse(body.toString('utf8')));
      return json(response, 200, {});
    }
    if (door === 'POST /release') {
      return json(response, 200, { released: release() });
    }
    const recorded = await readRequest(request, path, body);
    requests.push(recorded);
    if (script.key !== undefined && recorded.headers.authorization !== `Bearer ${script.key}`) {
      return error(response, 401, `Incorrect API key provided: ${recorded.headers.authorization}.`);
    }
    if (door === 'GET /v1/models') return json(response, 200, MODELS);
    if (door === 'POST /v1/chat/completions') {
      const format = recorded.responseFormat;
      if (format === 'json_schema' && script.knowsJsonSchema === false) {
        return error(response, 400, `response_format type '${format}' is unknown, use json_object.`);
      }
      const unknown = script.unknown?.find((name) => name in recorded.body);
      if (unknown) return error(response, 400, `Unrecognized request argument supplied: ${unknown}`);
      const step = asksForImprovement(recorded.messages.user ?? '')
        ? next('improvement', script.improvement)
        : next('chat', script.chat);
      await isDue(step);
      if (recorded.body.stream === true && STREAMED.has(step.answer)) {
        return stream(response, step, recorded, isLetGo);
      }
      return perform(response, step, (played) => chatBody(played, recorded));
    }
    if (door === 'POST /v1/audio/transcriptions') {
      const format = recorded.responseFormat;
      if (format === 'verbose_json' && script.knowsVerboseJson === false) {
        return error(response, 400, `response_format '${format}' is not compatible with this model.`);
      }
      if (script.knowsWordTimes === false && 'timestamp_granularities[]' in recorded.body) {
        return error(response, 400, "Unrecognized request argument supplied: 'timestamp_granularities'.");
      }
      const step = next('transcription', script.transcription);
      await isDue(step);
      return perform(response, step, () => transcriptionBody(script, recorded));
    }
    return error(response, 404, `Unknown address: ${door}.`);
  }

  const server = createServer((request, response) => {
    serve(request, response).catch((reason: unknown) => {
      if (!response.headersSent) error(response, 500, `The scripted provider failed: ${reason}`);
    });
  });
  server.listen(options.port ?? 0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    requests,
    play,
    release,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const MODELS = {
  object: 'list',
  data: [{ id: 'scripted-model', object: 'model', created: 0, owned_by: 'scripted' }],
};

async function perform(response: ServerResponse, step: Step, bodyOf: (step: Step) => unknown): Promise<void> {
  switch (step.answer) {
    case 'hang':
      if (step.after === 'headers') response.writeHead(500, JSON_TYPE).write('{');
      return;
    case 'reset':
      if (step.after === 'headers') {
        response.writeHead(200, JSON_TYPE).write('{"id":');
        await sleep(20);
      }
      response.destroy();
      return;
    case 'status':
      for (const [name, value] of Object.entries(step.headers ?? {})) response.setHeader(name, value);
      return error(response, step.status, step.message ?? `Scripted ${step.status}.`, step.code);
    case 'webPage':
      response.writeHead(200, { 'content-type': step.type ?? 'text/html' }).end('<h1>It works</h1>');
      return;
    case 'raw':
      response.writeHead(200, JSON_TYPE);
      for (let time = 0; time < (step.times ?? 1) && !response.destroyed; time += 1)
        response.write(step.body);
      response.end();
      return;
    default:
      return json(response, 200, bodyOf(step));
  }
}

const STREAMED: ReadonlySet<Step['answer']> = new Set(['ok', 'cut']);

/** Server-sent events, as Chat Completions streams them. */
async function stream(
  response: ServerResponse,
  step: Step,
  request: RecordedRequest,
  isLetGo: () => Promise<void>,
): Promise<void> {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const { breaks, heldAfterWords } = step.answer === 'ok' ? step : {};
  for (const [index, chunk] of chatChunks(step, request).entries()) {
    // the first chunk is the role
    if (breaks && index > breaks.afterWords) {
      if (breaks.how === 'reset') response.destroy();
      return;
    }
    if (index === heldAfterWords) await isLetGo();
    // on the wire before the next one, or a break would take it along
    await new Promise((sent) => response.write(`data: ${JSON.stringify(chunk)}\n\n`, sent));
    if (step.answer === 'ok' && step.wordDelayMs !== undefined) await sleep(step.wordDelayMs);
  }
  response.end('data: [DONE]\n\n');
}

const JSON_TYPE = { 'content-type': 'application/json' };

function json(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, JSON_TYPE).end(JSON.stringify(body));
}

function error(response: ServerResponse, status: number, message: string, code: string | null = null): void {
  json(response, status, { error: { message, type: 'scripted', param: null, code } });
}
