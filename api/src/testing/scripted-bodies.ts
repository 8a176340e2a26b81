import type { OpenAI } from 'openai';
import {
  asksForImprovement,
  improvedAnswer,
  isTalk,
  plausibleAssessment,
  plausibleTalkAssessment,
  transcriptOf,
} from './scripted-assessment.js';
import type { RecordedRequest } from './scripted-request.js';
import { DEFAULT_TRANSCRIPT, type Script, type Step } from './scripted-script.js';

type Chunk = OpenAI.Chat.Completions.ChatCompletionChunk;
type Completion = OpenAI.Chat.Completions.ChatCompletion;
type Choice = Completion['choices'][number];

/** The body of a 200 for a chat step. */
export function chatBody(step: Step, request: RecordedRequest): Completion {
  const choice = choiceOf(step, request.messages.user ?? '{}');
  return {
    id: 'chatcmpl-scripted',
    object: 'chat.completion',
    created: Math.floor(request.at / 1000),
    model: String(request.body.model),
    choices: [{ index: 0, logprobs: null, ...choice }],
    usage: usageOf(request, choice.message.content ?? ''),
  };
}

/** Four bytes a token: what matters is that the same texts always count the same. */
const tokensIn = (text: string): number => Math.ceil(Buffer.byteLength(text) / 4);

function usageOf({ messages }: RecordedRequest, said: string): OpenAI.Completions.CompletionUsage {
  const prompt_tokens = tokensIn(Object.values(messages).join(''));
  const completion_tokens = tokensIn(said);
  return { prompt_tokens, completion_tokens, total_tokens: prompt_tokens + completion_tokens };
}

/** What a model says to whoever asks for plain text, word by word. */
const DEFAULT_SPEECH = 'I agree with you, because it helps all of us. What do you think?';

/** The pieces of a streamed 200 for a chat step: the role, the words, the end. */
export function chatChunks(step: Step, request: RecordedRequest): Chunk[] {
  const content = (step.answer === 'ok' ? step.content : undefined) ?? DEFAULT_SPEECH;
  const said = step.answer === 'cut' ? content.slice(0, content.length / 2) : content;
  const chunk = (
    delta: Chunk['choices'][number]['delta'],
    finish: 'stop' | 'length' | null = null,
  ): Chunk => ({
    id: 'chatcmpl-scripted',
    object: 'chat.completion.chunk',
    created: Math.floor(request.at / 1000),
    model: String(request.body.model),
    choices: [{ index: 0, delta, finish_reason: finish }],
  });
  const words = said.match(/\S+\s*/gu) ?? [];
  const end = chunk({}, step.answer === 'cut' ? 'length' : 'stop');
  const chunks = [
    chunk({ role: 'assistant', content: '' }),
    ...words.map((content) => chunk({ content })),
    end,
  ];
  if (!request.body.stream_options) return chunks;
  return [...chunks, { ...chunk({}), choices: [], usage: usageOf(request, said) }];
}

function choiceOf(step: Step, user: string): Pick<Choice, 'finish_reason' | 'message'> {
  const message = (content: string | null, refusal: string | null = null) =>
    ({ role: 'assistant', content, refusal }) as const;
  if (step.answer === 'refusal') {
    return { finish_reason: 'stop', message: message(null, 'I cannot help with that.') };
  }
  if (step.answer === 'ok' && step.content !== undefined) {
    return { finish_reason: 'stop', message: message(step.content) };
  }
  if (step.answer === 'ok' && asksForImprovement(user)) {
    return { finish_reason: 'stop', message: message(JSON.stringify({ answer: improvedAnswer(user) })) };
  }
  const assessment = (isTalk(user) ? plausibleTalkAssessment : plausibleAssessment)(transcriptOf(user));
  const content = JSON.stringify(assessment);
  switch (step.answer) {
    case 'cut':
      return { finish_reason: 'length', message: message(content.slice(0, content.length / 2)) };
    case 'invalidJson':
      return { finish_reason: 'stop', message: message(`Here is the assessment: ${content.slice(0, -1)}`) };
    case 'wrongBand': {
      const grammar = { ...assessment.grammar, band: 7 };
      return { finish_reason: 'stop', message: message(JSON.stringify({ ...assessment, grammar })) };
    }
    default:
      return { finish_reason: 'stop', message: message(content) };
  }
}

const SEGMENT_SECONDS = 4;

/** The body of a 200 for a transcription: `json`, or `verbose_json` with one segment for each sentence, and its words. */
export function transcriptionBody(script: Script, request: RecordedRequest): Record<string, unknown> {
  const text = script.transcript ?? DEFAULT_TRANSCRIPT;
  if (request.responseFormat !== 'verbose_json') return { text };
  const probabilities = script.logProbabilities ?? [-0.2];
  const segments = text.split(/(?<=[.?!])\s+/u).map(
    (sentence, index): OpenAI.Audio.Transcriptions.TranscriptionSegment => ({
      id: index,
      seek: 0,
      start: index * SEGMENT_SECONDS,
      end: (index + 1) * SEGMENT_SECONDS,
      text: ` ${sentence}`,
      tokens: [],
      temperature: 0,
      avg_logprob: probabilities[index] ?? probabilities.at(-1) ?? 0,
      compression_ratio: 1,
      no_speech_prob: 0,
    }),
  );
  const whole = { text, language: 'english', duration: segments.length * SEGMENT_SECONDS, segments };
  return 'timestamp_granularities[]' in request.body ? { ...whole, words: segments.flatMap(wordsIn) } : whole;
}

/** Evenly spread, and without their punctuation, as servers give them. */
function wordsIn({ text, start, end }: OpenAI.Audio.Transcriptions.TranscriptionSegment) {
  const words = text.match(/[\p{L}\p{N}'’-]+/gu) ?? [];
  const seconds = (end - start) / words.length;
  return words.map((word, index) => ({
    ...{ word, start: start + index * seconds },
    end: start + (index + 1) * seconds,
  }));
}
