import { type OpenAI, toFile } from 'openai';
import type { AiEndpoint } from '../../config/settings.js';
import type { TimedText, Transcriber, TranscriptionAnswer, TranscriptionRequest } from './ai.js';
import { refusesFormat, refusesWordTimes, UnreadableAnswer } from './failure.js';
import { type CallerOptions, createCaller } from './openai-caller.js';

const TRANSCRIPTION_TIMEOUT_MS = 45_000;
/** Ten times what is said in the longest recording. */
const TEXT_MAX_CHARACTERS = 30_000;

type Segment = OpenAI.Audio.Transcriptions.TranscriptionSegment;
type Word = OpenAI.Audio.Transcriptions.TranscriptionWord;

/** Of either format, and of servers that promise less than the library's types do. */
interface WireTranscription {
  readonly text?: string;
  readonly segments?: readonly Partial<Segment>[];
  readonly words?: readonly Partial<Word>[];
}

/** What is asked for, from the most telling on. */
const FORMATS = [
  { response_format: 'verbose_json', timestamp_granularities: ['word', 'segment'] },
  { response_format: 'verbose_json' },
  { response_format: 'json' },
] satisfies Partial<OpenAI.Audio.Transcriptions.TranscriptionCreateParamsNonStreaming>[];
const WITHOUT_WORD_TIMES = 1;
const TEXT_ONLY = 2;

/**
 * Speech to text on any server that speaks OpenAI's audio transcriptions. Asks for `verbose_json` with the time of
 * each word; one that refuses is asked for `verbose_json` alone, which tells how sure the server is, and then for
 * `json` (confidence and times null), and from then on for no more.
 * `transcribe` rejects with an AiError after at most three attempts.
 */
export function createTranscriber(endpoint: AiEndpoint, options: CallerOptions = {}): Transcriber {
  const timeoutMs = endpoint.timeoutMs ?? TRANSCRIPTION_TIMEOUT_MS;
  const call = createCaller(endpoint, 'transcription', { timeoutMs, ...options });
  let known = 0;

  const transcribe = async ({
    audio,
    format,
    leaving,
  }: TranscriptionRequest): Promise<TranscriptionAnswer> => {
    const file = await toFile(audio, `recording.${format}`, { type: `audio/${format}` });
    const request = { file, model: endpoint.model, language: 'en' };
    return call(async (client, signal) => {
      for (;;) {
        const asked = known;
        try {
          const body = { ...request, ...FORMATS[asked] };
          leaving?.();
          return toAnswer(await client.audio.transcriptions.create(body, { signal }), endpoint.model);
        } catch (error) {
          const simpler = refusesWordTimes(error) ? WITHOUT_WORD_TIMES : refusesFormat(error) && TEXT_ONLY;
          if (!simpler || simpler <= asked) throw error;
          known = Math.max(known, simpler); // another call may have learnt more meanwhile
        }
      }
    });
  };

  return { model: endpoint.model, transcribe };
}

function toAnswer(answer: WireTranscription | undefined, model: string): TranscriptionAnswer {
  if (typeof answer?.text !== 'string') throw new UnreadableAnswer('No text in the transcription.');
  if (answer.text.length > TEXT_MAX_CHARACTERS) throw new UnreadableAnswer('Nobody speaks so much.');
  const { text, segments, words } = answer;
  const times = timesOf(words?.map(({ word, ...at }) => ({ ...at, text: word }))) ?? timesOf(segments);
  return { text: text.trim(), confidence: confidenceOf(segments), times, model };
}

/** Null where the server gives none, or not all of what makes one. */
function timesOf(pieces: readonly Partial<Pick<Segment, 'text' | 'start' | 'end'>>[] = []) {
  const times = pieces.flatMap(({ text, start, end }): TimedText[] =>
    text === undefined || start === undefined || end === undefined ? [] : [{ text, from: start, to: end }],
  );
  return times.length > 0 ? times : null;
}

/**
 * Mean probability of a word piece: e to the mean log-probability of the segments, weighted by their seconds.
 * Null where the server gives no segments or no log-probabilities.
 */
function confidenceOf(segments: WireTranscription['segments']): number | null {
  let seconds = 0;
  let sum = 0;
  for (const { start, end, avg_logprob: logProbability } of segments ?? []) {
    if (start === undefined || end === undefined || logProbability === undefined) return null;
    seconds += end - start;
    sum += (end - start) * logProbability;
  }
  return seconds > 0 ? Math.min(1, Math.exp(sum / seconds)) : null;
}
