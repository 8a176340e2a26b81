import { ASSESSABLE, assessmentObstacle } from 'schema/rules/phases';
import type { Refusal } from './gate.js';
import type { Talk } from './talk/talk.types.js';
import { isMostlyEnglish } from './text/language.js';
import { wordsOf } from './text/words.js';

/** The gate of a conversation: 6 turns of either speaker, 50 characters of the student's own, in English. */
export function gateTalk(talk: Talk): Refusal | null {
  const obstacle = assessmentObstacle(talk.turns);
  if (obstacle === 'tooFewTurns') {
    return {
      reason: 'tooFewTurns',
      because: `Not marked, because the conversation has ${talk.turns.length} turns. At least ${ASSESSABLE.turns} are needed.`,
      advice: 'Start the conversation again and talk on until both of you have had three turns.',
    };
  }
  if (obstacle) {
    return {
      reason: 'tooFewWords',
      because: `Not marked, because you said fewer than ${ASSESSABLE.characters} characters.`,
      advice: 'Say more in each turn: an opinion, a reason and an example.',
    };
  }
  const own = talk.turns.filter(({ speaker }) => speaker === 'student').flatMap(({ text }) => wordsOf(text));
  if (isMostlyEnglish(own)) return null;
  return {
    reason: 'notEnglish',
    because: 'Not marked, because most of what you said is not in English.',
    advice: 'Talk in English. A Malay word or a name here and there is fine.',
  };
}
