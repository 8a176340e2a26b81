import { type OpenAI, toFile } from 'openai';
import type { AiEndpoint } from '../../config/settings.js';
import type { AudioFormat, Transcriber, TranscriptionAnswer } from './ai.js';
import { refusesFormat, UnreadableAnswer } from './failure.js';
import { type CallerOptions, createCaller } from './openai-caller.js';

const TRANSCRIPTION_TIMEOUT_MS = 45_000;

type Segment = OpenAI.Audio.Transcriptions.TranscriptionSegment;

/** Of either format, and of servers that promise less than the library's types do. */
interface WireTranscription {
  readonly text?: string;
  readonly segments?: readonly Partial<Segment>[];
}

/**
 * Speech to text on any server that speaks OpenAI's audio transcriptions. Asks for `verbose_json`, which tells
 * how sure the server is; one that refuses it is asked for `json` from then on (confidence null).
 * `transcribe` rejects with an AiError after at most three attempts.
 */
export function createTranscriber(endpoint: AiEndpoint, options: CallerOptions = {}): Transcriber {
  const call = createCaller(endpoint, 'transcription', { timeoutMs: TRANSCRIPTION_TIMEOUT_MS, ...options });
  let knowsVerboseJson = true;

  const transcribe = async (audio: Uint8Array, format: AudioFormat = 'wav'): Promise<TranscriptionAnswer> => {
    const file = await toFile(audio, `recording.${format}`, { type: `audio/${format}` });
    const request = { file, model: endpoint.model, language: 'en' };
    return call(async (client, signal) => {
      const send = async (format: 'verbose_json' | 'json') => {
        const body = { ...request, response_format: format };
        return toAnswer(await client.audio.transcriptions.create(body, { signal }), endpoint.model);
      };
      if (!knowsVerboseJson) return send('json');
      try {
        return await send('verbose_json');
      } catch (error) {
        if (!refusesFormat(error)) throw error;
        knowsVerboseJson = false;
        return send('json');
      }
    });
  };

  return { model: endpoint.model, transcribe };
}

function toAnswer(answer: WireTranscription | undefined, model: string): TranscriptionAnswer {
  if (typeof answer?.text !== 'string') throw new UnreadableAnswer('No text in the transcription.');
  return { text: answer.text.trim(), confidence: confidenceOf(answer.segments), model };
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
