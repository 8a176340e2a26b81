import { addressesAssessor } from './addresses-assessor.js';
import type { AssessmentInput } from './assessment.types.js';
import type { Talk } from './talk/talk.types.js';

/** Whether anything that may come from the student speaks to whoever marks: the words, or a question of one's own. */
export function pleads({ question, talk, transcript }: AssessmentInput): boolean {
  const texts = [...(transcript ? [transcript.text] : []), question.text, ...question.points];
  return [...texts, ...(talk ? sentTurns(talk) : [])].some(addressesAssessor);
}

/** All turns as one breath: a plea may be split over several, each of them a harmless sentence. */
function sentTurns({ turns }: Talk): string[] {
  // a conversation that was held elsewhere is sent with the partner's turns
  const sent = turns.filter(({ speaker, phase }) => speaker === 'student' || phase === null);
  return [
    sent.map(({ text }) => text.replace(/[\s.,!?;…]+$/u, '')).join(' '),
    ...sent.map(({ text }) => text),
  ];
}
