import type { PartType } from 'schema/rules/choices';
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

const OF_TALK: typeof OF = {
  'built-in': [
    'How you talk with your partner is counted by a checklist, by typical words. It has not been set against examiners.',
  ],
  model: [],
};

/** What an assessor cannot judge, for the student to read. */
export const limitsOf = ({ name }: AssessorIdentity, partType: PartType): readonly string[] => [
  ...BOTH,
  ...OF[name],
  ...(partType === 'part3' ? OF_TALK[name] : []),
];
