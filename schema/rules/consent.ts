/** Wording of the recording consent. A change of words is a new version; the version agreed to is stored. */
export const RECORDING_CONSENT = {
  version: '2026-11-2',
  title: 'Before your first recording',
  paragraphs: [
    'Your answer is recorded so that it can be transcribed, marked and played back to you.',
    'Only you can hear it, and a teacher when the teacher records for you.',
    'Marks, without your name, also help research on learning English in Malaysia. You can withdraw your agreement at any time: ask your teacher or whoever runs this site.',
  ],
  agree: 'I agree that my answers are recorded',
  minor: 'I am under 18',
  guardian: 'My parent or guardian has agreed',
} as const;
