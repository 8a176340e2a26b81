/** Wording of the recording consent. A change of words is a new version; the version agreed to is stored. */
export const RECORDING_CONSENT = {
  version: '2026-11-1',
  title: 'Before your first recording',
  paragraphs: [
    'Your answer is recorded so that it can be transcribed, marked and played back to you.',
    'Only you can hear it, and a teacher when the teacher records for you. You can delete it with your account.',
    'Marks, without your name, also help research on learning English in Malaysia. You can withdraw this in Settings.',
  ],
  agree: 'I agree that my answers are recorded',
  minor: 'I am under 18',
  guardian: 'My parent or guardian has agreed',
} as const;
