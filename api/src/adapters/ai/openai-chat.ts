import type { OpenAI } from 'openai';
import type { AiEndpoint } from '../../config/settings.js';
import type { ChatAnswer, ChatModel, ChatRequest, TokenUsage } from './ai.js';
import { ChatDialect } from './chat-dialect.js';
import { UnreadableAnswer } from './failure.js';
import { type CallerOptions, createCaller } from './openai-caller.js';

const CHAT_TIMEOUT_MS = 30_000;

type Completion = OpenAI.Chat.Completions.ChatCompletion;
type CompletionRequest = OpenAI.Chat.Completions.ChatCompletionCreateParamsNonStreaming;

/**
 * A chat model on any server that speaks OpenAI's Chat Completions. Asks for a strict `json_schema`; a server
 * that answers 400 about it is asked for `json_object` from then on, with the schema in the text.
 * `complete` rejects with an AiError after at most three attempts.
 */
export function createChatModel(endpoint: AiEndpoint, options: CallerOptions = {}): ChatModel {
  const timeoutMs = endpoint.timeoutMs ?? CHAT_TIMEOUT_MS;
  const call = createCaller(endpoint, 'chat', { timeoutMs, ...options });
  const dialect = new ChatDialect();

  const complete = (request: ChatRequest): Promise<ChatAnswer> =>
    call((client, signal) =>
      dialect.ask(async () => {
        const asked = dialect.knowsJsonSchema ? withJsonSchema(request) : withSchemaInText(request);
        const body = { model: endpoint.model, ...asked, ...dialect.limit(request.maxTokens) };
        return toAnswer(await client.chat.completions.create(body, { signal }));
      }),
    );

  return { model: endpoint.model, complete };
}

type Asked = Pick<CompletionRequest, 'messages' | 'response_format'>;

function withJsonSchema({ system, user, schema }: ChatRequest): Asked {
  return {
    messages: [
      { role: 'system', content: system },
      { role: 'user', content: user },
    ],
    response_format: {
      type: 'json_schema',
      json_schema: { name: schema.name, schema: { ...schema.json }, strict: true },
    },
  };
}

function withSchemaInText({ system, user, schema }: ChatRequest): Asked {
  const rule = `Answer with one JSON object and nothing around it. It obeys this JSON Schema:\n${JSON.stringify(schema.json)}`;
  return {
    messages: [
      { role: 'system', content: `${system}\n\n${rule}` },
      { role: 'user', content: user },
    ],
    response_format: { type: 'json_object' },
  };
}

/** Compatible servers promise less than the library's types do, so every field is looked at. */
function toAnswer(completion: Partial<Completion> | undefined): ChatAnswer {
  const choice = completion?.choices?.[0];
  const told = { model: completion?.model ?? '', usage: toUsage(completion?.usage) };
  if (choice?.message?.refusal || choice?.finish_reason === 'content_filter') {
    return { text: choice.message?.refusal ?? '', finish: 'refusal', ...told };
  }
  const text = choice?.message?.content;
  if (choice?.finish_reason === 'length') return { text: text ?? '', finish: 'length', ...told };
  if (typeof text !== 'string') throw new UnreadableAnswer('No text in the answer.');
  return { text, finish: 'stop', ...told };
}

/** Null where a server does not tell, or tells nonsense. */
export function toUsage(usage: Partial<Completion['usage']> | null): TokenUsage | null {
  const [inputTokens, outputTokens] = [usage?.prompt_tokens, usage?.completion_tokens];
  return isCount(inputTokens) && isCount(outputTokens) ? { inputTokens, outputTokens } : null;
}

const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0;
