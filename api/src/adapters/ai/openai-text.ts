import type { AiEndpoint } from '../../config/settings.js';
import type { TextAnswer, TextModel } from './ai.js';
import { ChatDialect } from './chat-dialect.js';
import { UnreadableAnswer } from './failure.js';
import { type CallerOptions, createCaller } from './openai-caller.js';
import { toUsage } from './openai-chat.js';

/** The turn must come back to the student: nobody waits longer for a partner (§9: 10 s). */
const SAY_TIMEOUT_MS = 8_000;
/** What a server ends with that has not said all. */
const UNFINISHED: ReadonlySet<string> = new Set(['length', 'content_filter']);

/**
 * Plain text from any server that speaks OpenAI's Chat Completions, streamed. Asked once: who waits for a spoken
 * answer is better served by another voice than by a second try.
 */
export function createTextModel(endpoint: AiEndpoint, options: CallerOptions = {}): TextModel {
  const call = createCaller(endpoint, 'chat', { timeoutMs: SAY_TIMEOUT_MS, attempts: 1, ...options });
  const dialect = new ChatDialect();
  return {
    model: endpoint.model,
    say: ({ system, user, maxTokens, leaving }, onPiece) =>
      call(async (client, signal) => {
        const messages = [
          { role: 'system' as const, content: system },
          { role: 'user' as const, content: user },
        ];
        const pieces = await dialect.ask(() => {
          leaving?.();
          const wish = { ...dialect.limit(maxTokens), ...dialect.streamUsage };
          return client.chat.completions.create(
            { model: endpoint.model, messages, stream: true, ...wish },
            { signal },
          );
        });
        let text = '';
        let isChat = false;
        let isCut = false;
        let usage: TextAnswer['usage'] = null;
        for await (const { choices, usage: told } of pieces) {
          usage = toUsage(told ?? null) ?? usage;
          isChat ||= Array.isArray(choices);
          isCut ||= UNFINISHED.has(choices?.[0]?.finish_reason ?? '');
          const piece = choices?.[0]?.delta?.content;
          if (typeof piece !== 'string' || piece === '') continue;
          text += piece;
          onPiece?.(piece);
        }
        // the library ends the loop without a word when the deadline comes in the middle
        signal.throwIfAborted();
        if (isCut) throw new UnreadableAnswer('The server cut its answer.');
        if (!isChat) throw new UnreadableAnswer('No chat in the stream.');
        return { text: text.trim(), usage };
      }),
  };
}
