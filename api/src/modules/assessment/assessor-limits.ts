import type { AssessorIdentity } from './assessment.types.js';

const BOTH = [
  'Single sounds and the melody of your voice are not judged.',
  'Whether what you say is true, and how good your ideas are, is not judged.',
  'An error of the transcript can look like an error of yours: check the transcript first.',
  'This is practice and not an exam mark. The likely range is more honest than the single number.',
] as const;

const OF: Record<AssessorIdentity['name'], readonly string[]> = {
  'built-in': [
    'Errors are found by rules: some are missed, and now and then a correct sentence is questioned.',
    'It was tuned on read speech of Mandarin speakers and on essays of US school students, not on Malaysian speakers.',
  ],
  model: ['A language model read your words. It can be wrong, and it did not hear you.'],
};

/** What an assessor cannot judge, for the student to read. */
export const limitsOf = ({ name }: AssessorIdentity): readonly string[] => [...BOTH, ...OF[name]];
