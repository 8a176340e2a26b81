import type { AiEndpoint } from '../../config/settings.js';

const TIMEOUT_MS = 3000;

class WrongKeyError extends Error {
  override readonly name = 'WrongKeyError';
}

/**
 * Asks for the list of models once, at the start. Only a refusal of the key counts: a server that is down, slow or
 * has no such list is met again when an answer waits to be marked.
 * @param variable the setting that holds the key, for the sentence
 * @throws WrongKeyError
 */
export async function checkKey({ baseUrl, apiKey }: AiEndpoint, variable: string): Promise<void> {
  const status = await fetch(`${baseUrl.replace(/\/$/, '')}/models`, {
    headers: { authorization: `Bearer ${apiKey}` },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).then(
    (response) => response.status,
    () => null,
  );
  if (status === 401 || status === 403) {
    throw new WrongKeyError(`${baseUrl} refuses the key in ${variable}. Set the right one, or leave it out.`);
  }
}
