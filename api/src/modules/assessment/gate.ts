import { GATE } from 'schema/rules/limits';
import type { NotMarkedReason, Transcript } from './assessment.types.js';
import { isSpeech } from './measure/is-speech.js';
import type { Measured } from './measure/measure.js';
import { isMostlyEnglish } from './text/language.js';
import { isFiller, wordsOf } from './text/words.js';

/** Why an answer is not marked, and what the student can do about it. */
export interface Refusal {
  readonly reason: NotMarkedReason;
  readonly because: string;
  readonly advice: string;
}

/** Under this the microphone heard nothing, dB re full scale. */
const SILENCE_DB = -55;

/**
 * Step 2, gate: an answer under it is not marked, which is never 0 (rubric, rule 2).
 * @param measured null for a typed answer, of which only its words are asked
 * @returns null when the answer can be marked
 */
export function gate(measured: Measured | null, transcript: Transcript | null): Refusal | null {
  return (
    (measured && gateSound(measured)) ??
    gateWords(transcript, measured ? GATE.spoken.words : GATE.typed.words)
  );
}

function gateSound({ acoustic }: Measured): Refusal | null {
  if (acoustic.peakDb < SILENCE_DB) {
    return {
      reason: 'silent',
      because: 'Not marked, because the recording is silent.',
      advice: 'Check that the right microphone is chosen and not muted, then record your answer again.',
    };
  }
  if (!isSpeech({ ...acoustic, soundSeconds: acoustic.phonationSeconds })) {
    return {
      reason: 'noise',
      because: 'Not marked, because only noise can be heard, no clear speech.',
      advice: 'Go to a quieter place, hold the microphone closer and record your answer again.',
    };
  }
  if (acoustic.phonationSeconds < GATE.spoken.speechSeconds) {
    const heard = Math.floor(acoustic.phonationSeconds);
    return {
      reason: 'tooShort',
      because: `Not marked, because you spoke for ${heard} ${heard === 1 ? 'second' : 'seconds'}. At least ${GATE.spoken.speechSeconds} are needed.`,
      advice: 'Record your answer again and say something about each point on the card.',
    };
  }
  return null;
}

function gateWords(transcript: Transcript | null, needed: number): Refusal | null {
  const words = transcript ? wordsOf(transcript.text).filter((word) => !isFiller(word)) : [];
  if (!transcript || words.length === 0) {
    return {
      reason: 'noTranscript',
      because:
        'Not marked, because nobody has written down the words yet. Grammar and vocabulary are not judged.',
      advice:
        'Choose “Type instead” and write down what you said: then grammar and vocabulary can be marked.',
    };
  }
  if (!isMostlyEnglish(words)) {
    return {
      reason: 'notEnglish',
      because: 'Not marked, because most of the answer is not in English.',
      advice: 'Answer in English. A Malay word or a name here and there is fine.',
    };
  }
  if (words.length < needed) {
    return {
      reason: 'tooFewWords',
      because: `Not marked, because the answer has ${words.length} ${words.length === 1 ? 'word' : 'words'}. At least ${needed} are needed.`,
      advice: 'Say more: give a reason and an example for each point on the card.',
    };
  }
  return null;
}
