/** Slow, halting speech still has more than one syllable in two seconds of sound. */
const SYLLABLES_PER_SECOND_MIN = 0.5;
const SIGNAL_TO_NOISE_MIN_DB = 5;

interface Sound {
  readonly syllables: number;
  /** Seconds of sound, without the pauses. */
  readonly soundSeconds: number;
  readonly signalToNoiseDb: number;
}

/** Whether somebody speaks in a recording that is not silent; if not, its figures are those of noise. */
export const isSpeech = ({ syllables, soundSeconds, signalToNoiseDb }: Sound): boolean =>
  syllables > SYLLABLES_PER_SECOND_MIN * soundSeconds && signalToNoiseDb >= SIGNAL_TO_NOISE_MIN_DB;
