/** What is asked, and in what words. */
export interface ConsentWords {
  readonly version: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly agree: string;
  readonly minor: string;
  readonly guardian: string;
}

/** Wording of the recording consent. A change of words is a new version; the version agreed to is stored. */
export const RECORDING_CONSENT = {
  version: '2026-11-3',
  title: 'Before your first recording',
  paragraphs: [
    'Your answer is recorded so that it can be transcribed, marked and played back to you.',
    'Only you can hear it, and a teacher when the teacher records for you.',
    'Marks, without your name, also help research on learning English in Malaysia. You can withdraw your agreement at any time in the settings.',
  ],
  agree: 'I agree that my answers are recorded',
  minor: 'I am under 18',
  guardian: 'My parent or guardian has agreed',
} as const satisfies ConsentWords;

/** A teacher says what was agreed with a student whom they record; it stays with the teacher. */
export const studentRecordingConsent = (name: string): ConsentWords => ({
  version: '2026-11-1',
  title: `Before you record ${name}`,
  paragraphs: [
    'The answer is recorded so that it can be transcribed, marked and played back.',
    `You can hear it, and ${name} too after joining with an account of their own. Nobody else can, and it takes no part in research.`,
    'What you say here is remembered on this device only: keep what the student or the parents have signed. Removing the student deletes every recording of theirs.',
  ],
  agree: `${name} agrees to being recorded`,
  minor: `${name} is under 18`,
  guardian: 'A parent or guardian has agreed',
});
