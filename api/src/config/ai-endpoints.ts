import type { EnvReader } from './env-reader.js';
import type { AiEndpoint } from './settings.js';

/**
 * What OPENAI_API_KEY alone stands for. Models are retired from time to time (`GET /v1/models` carries
 * `shutdown_date`): this is the one place that names them, and AI_CHAT_MODEL or AI_TRANSCRIPTION_MODEL overrule it.
 */
const OPENAI = {
  baseUrl: 'https://api.openai.com/v1',
  models: { AI_CHAT: 'gpt-6-luna', AI_TRANSCRIPTION: 'gpt-transcribe' },
} as const;

/** Three attempts and the waits between them end before a reservation of the ledger does. */
const TIMEOUT_SECONDS = { min: 1, max: 80 } as const;

/**
 * An endpoint from `<prefix>_BASE_URL`, `<prefix>_API_KEY` and `<prefix>_MODEL`; null when nothing asks for one.
 * OPENAI_API_KEY fills the gaps on OpenAI's own address only: the key is never sent to another server.
 */
export function readAiEndpoint(env: EnvReader, prefix: keyof typeof OPENAI.models): AiEndpoint | null {
  const address = env.url(`${prefix}_BASE_URL`, ['https', 'http'], OPENAI.baseUrl);
  const ownKey = env.text(`${prefix}_API_KEY`);
  const ownModel = env.text(`${prefix}_MODEL`);
  const sharedKey = env.text('OPENAI_API_KEY');
  const timeout = timeoutOf(env, `${prefix}_TIMEOUT`);
  const asked = env.text(`${prefix}_BASE_URL`) ?? ownKey ?? ownModel ?? sharedKey;
  if (asked === null) return null;

  const baseUrl = address ?? OPENAI.baseUrl;
  const atOpenAi = baseUrl === OPENAI.baseUrl;
  const apiKey = ownKey ?? (atOpenAi ? sharedKey : null);
  const model = ownModel ?? (atOpenAi ? OPENAI.models[prefix] : null);
  if (apiKey === null) {
    env.fault(
      `${prefix}_API_KEY is missing: set the key of ${baseUrl} (any word where the server asks for none).`,
    );
  }
  if (model === null)
    env.fault(`${prefix}_MODEL is missing: set the name of a model that ${baseUrl} serves.`);
  return apiKey === null || model === null ? null : { baseUrl, apiKey, model, ...timeout };
}

function timeoutOf(env: EnvReader, name: string): Pick<AiEndpoint, 'timeoutMs'> {
  if (env.text(name) === null) return {};
  return { timeoutMs: env.integer(name, TIMEOUT_SECONDS, TIMEOUT_SECONDS.max) * 1000 };
}
