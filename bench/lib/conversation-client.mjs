import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { InMemoryCache } from '@apollo/client';
import { parse, print, separateOperations } from 'graphql';
import { ROOT } from './product.mjs';

const now = () => performance.timeOrigin + performance.now();

/** The web's own operations as its client sends them. */
export async function webOperations() {
  const file = path.join(ROOT, 'schema/operations/conversation.graphql');
  const cache = new InMemoryCache();
  const documents = separateOperations(parse(await readFile(file, 'utf8')));
  return Object.fromEntries(
    Object.entries(documents).map(([name, document]) => [name, print(cache.transformDocument(document))]),
  );
}

/** One student with a conversation of the product. Every answer that is not as it should be is an error. */
export class ConversationClient {
  #operations;
  #baseUrl;
  #cookie;
  #questionId;
  #recording;
  #sessionId = '';

  constructor({ baseUrl, cookie, operations, questionId, recording }) {
    this.#questionId = questionId;
    this.#recording = recording;
    this.#operations = operations;
    this.#baseUrl = baseUrl;
    this.#cookie = cookie;
  }

  async start() {
    const input = { questionId: this.#questionId };
    const { startConversation } = await this.#ask('StartConversation', { input });
    this.#sessionId = startConversation.sessionId;
  }

  /** @returns when it began to be sent, when its words were there, and its number (see paced-provider) */
  async submit() {
    const sent = now();
    const input = { sessionId: this.#sessionId, clientKey: crypto.randomUUID(), audio: null };
    const form = new FormData();
    const operationName = 'SubmitTurn';
    const operation = { operationName, query: this.#operations.SubmitTurn, variables: { input } };
    form.set('operations', JSON.stringify(operation));
    form.set('map', JSON.stringify({ 0: ['variables.input.audio'] }));
    form.set('0', new Blob([this.#recording], { type: 'audio/webm' }), 'turn.webm');
    const { submitTurn } = await this.#data(
      await this.#post('/graphql', form, { 'apollo-require-preflight': 'true' }),
    );
    return { sent, submitted: now(), number: Number(/number is (\d+)/.exec(submitTurn.text)[1]) };
  }

  /** The plain way: once the reply is whole. @returns when it could begin to be spoken */
  async waitForReply() {
    await this.#ask('ReplyInConversation', { sessionId: this.#sessionId });
    return { heard: now() };
  }

  /** @returns when its first sentence could begin to be spoken, and when the stored turn was there */
  async listen() {
    const variables = { sessionId: this.#sessionId };
    const body = JSON.stringify({
      operationName: 'PartnerReply',
      query: this.#operations.PartnerReply,
      variables,
    });
    const response = await this.#post('/graphql/stream', body, {
      'content-type': 'application/json',
      accept: 'text/event-stream',
    });
    let text = '';
    let heard;
    for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
      text += chunk;
      if (text.includes('"errors"')) throw new Error(text);
      if (text.includes('"sentence":"')) heard ??= now();
      if (/"turn":\{[^\n]+\n/.test(text)) return { heard, stored: now() };
    }
    throw new Error(`The reply ended without a turn: ${text}`);
  }

  async #ask(operationName, variables) {
    const body = JSON.stringify({ operationName, query: this.#operations[operationName], variables });
    return this.#data(await this.#post('/graphql', body, { 'content-type': 'application/json' }));
  }

  async #post(door, body, headers) {
    const response = await fetch(this.#baseUrl + door, {
      method: 'POST',
      headers: { cookie: this.#cookie, ...headers },
      body,
    });
    if (!response.ok) throw new Error(`${door} answered ${response.status}: ${await response.text()}`);
    return response;
  }

  async #data(response) {
    const { data, errors } = await response.json();
    if (errors) throw new Error(JSON.stringify(errors));
    return data;
  }
}
