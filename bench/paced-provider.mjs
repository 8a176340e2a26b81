// An AI provider of set delays, as a process of its own: `fork` it, and it says its port. It tells when each request
// had arrived and when what it answers left, so that what is not its time is the product's.
import { once } from 'node:events';
import { createServer } from 'node:http';
import { buffer, json } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';

const PACE = { transcriptionMs: 300, firstWordMs: 400, wordMs: 40 };
/** 32 words, six of them in the first sentence; not the same twice, for who repeats himself is not listened to. */
const replyTo = (number) =>
  `I agree with your number ${number}. A new student is often alone at first, and lunch ${number} is the time when everybody can talk. Would you ask her to sit with you?`;

/** By the number in the words of the turn; milliseconds since 1970. */
const turns = new Map();
let heard = 0;

const now = () => performance.timeOrigin + performance.now();
/** Words that only this turn has: by them its reply is known again. */
const wordsOf = (number) =>
  `I think lunch is the best idea because everybody is there, and my number is ${number} today.`;

async function transcribe(request, response) {
  await buffer(request);
  heard += 1;
  const turn = { number: heard, uploaded: now() };
  turns.set(turn.number, turn);
  await sleep(PACE.transcriptionMs);
  response.writeHead(200, { 'content-type': 'application/json' });
  turn.written = now();
  response.end(JSON.stringify({ text: wordsOf(turn.number) }));
}

async function reply(request, response) {
  const { messages } = await json(request);
  const asked = now();
  const { lastTurn } = JSON.parse(messages.find(({ role }) => role === 'user').content);
  const turn = turns.get(Number(/number is (\d+)/.exec(lastTurn)[1]));
  turn.asked = asked;
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const say = (delta, finish_reason = null) => {
    const choices = [{ index: 0, delta, finish_reason }];
    response.write(`data: ${JSON.stringify({ id: 'paced', object: 'chat.completion.chunk', choices })}\n\n`);
  };
  say({ role: 'assistant', content: '' });
  await sleep(PACE.firstWordMs);
  for (const content of replyTo(turn.number).match(/\S+\s*/g)) {
    if (content.endsWith('. ')) turn.firstSentence ??= now();
    say({ content });
    await sleep(PACE.wordMs);
  }
  say({}, 'stop');
  turn.whole = now();
  response.end('data: [DONE]\n\n');
}

const server = createServer((request, response) => {
  const doors = { '/v1/audio/transcriptions': transcribe, '/v1/chat/completions': reply };
  const door = doors[request.url];
  if (door) return door(request, response).catch((error) => response.destroy(error));
  response.writeHead(200, { 'content-type': 'application/json' }).end('{"object":"list","data":[]}');
});
server.listen(0, '127.0.0.1');
await once(server, 'listening');
process.on('message', () => process.send({ turns: [...turns.values()] }));
process.on('disconnect', () => process.exit());
process.send({ port: server.address().port, pace: PACE });
