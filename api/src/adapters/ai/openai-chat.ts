import type { OpenAI } from 'openai';
import type { AiEndpoint } from '../../config/settings.js';
import type { ChatAnswer, ChatModel, ChatRequest } from './ai.js';
import { refusesFormat, UnreadableAnswer } from './failure.js';
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
  const call = createCaller(endpoint, 'chat', { timeoutMs: CHAT_TIMEOUT_MS, ...options });
  let knowsJsonSchema = true;

  const complete = (request: ChatRequest): Promise<ChatAnswer> =>
    call(async (client, signal) => {
      const send = async (body: CompletionRequest) =>
        toAnswer(await client.chat.completions.create(body, { signal }));
      if (!knowsJsonSchema) return send(withSchemaInText(endpoint.model, request));
      try {
        return await send(withJsonSchema(endpoint.model, request));
      } catch (error) {
        if (!refusesFormat(error)) throw error;
        knowsJsonSchema = false;
        return send(withSchemaInText(endpoint.model, request));
      }
    });

  return { model: endpoint.model, complete };
}

function withJsonSchema(model: string, { system, user, schema }: ChatRequest): CompletionRequest {
  return {
    model,
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

function withSchemaInText(model: string, { system, user, schema }: ChatRequest): CompletionRequest {
  const rule = `Answer with one JSON object and nothing around it. It obeys this JSON Schema:\n${JSON.stringify(schema.json)}`;
  return {
    model,
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
  const model = completion?.model ?? '';
  if (choice?.message?.refusal || choice?.finish_reason === 'content_filter') {
    return { text: choice.message?.refusal ?? '', finish: 'refusal', model };
  }
  const text = choice?.message?.content;
  if (choice?.finish_reason === 'length') return { text: text ?? '', finish: 'length', model };
  if (typeof text !== 'string') throw new UnreadableAnswer('No text in the answer.');
  return { text, finish: 'stop', model };
}
