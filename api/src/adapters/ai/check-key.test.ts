import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type ScriptedProvider, startScriptedProvider } from '../../testing/scripted-provider.js';
import { checkKey } from './check-key.js';

let provider: ScriptedProvider;
beforeAll(async () => {
  provider = await startScriptedProvider({ script: { key: 'right-key' } });
});
afterAll(() => provider.close());

const endpoint = (apiKey: string, baseUrl = provider.baseUrl) => ({ baseUrl, apiKey, model: 'any' });

test('a right key says nothing', async () => {
  await expect(checkKey(endpoint('right-key'), 'AI_CHAT_API_KEY')).resolves.toBeUndefined();
});

test('a wrong key is one sentence that names the setting and not the key', async () => {
  const refusal = checkKey(endpoint('wrong-key'), 'AI_CHAT_API_KEY');
  await expect(refusal).rejects.toThrow(
    `${provider.baseUrl} refuses the key in AI_CHAT_API_KEY. Set the right one, or leave it out.`,
  );
});

test('a server that is down is no wrong key', async () => {
  await expect(checkKey(endpoint('k', 'http://127.0.0.1:1/v1'), 'AI_CHAT_API_KEY')).resolves.toBeUndefined();
});
