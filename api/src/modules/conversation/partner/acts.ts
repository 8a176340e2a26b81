import { MALAY_WORDS } from '../../assessment/text/malay-words.js';
import { isFiller, type Word } from '../../assessment/text/words.js';
import { ACT_RULES, type TurnAct } from './act-rules.js';
import { hasContact, isDecent } from './decency.js';

/** What a turn does: the most that must be answered in it. */
export function actOf(text: string, words: readonly Word[]): TurnAct {
  const spoken = words.filter((word) => !isFiller(word));
  if (isOtherScript(text)) return 'otherLanguage';
  if (spoken.length === 0) return 'silent';
  if (!isDecent(text)) return hasContact(text) ? 'private' : 'rude';
  const plain = text
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[\s,.!;:"“”]+/g, ' ')
    .trim();
  const act = ACT_RULES.find(({ most, pattern }) => spoken.length <= most && pattern.test(plain))?.act;
  if (act && act !== 'asks') return act;
  return isMalay(spoken) ? 'otherLanguage' : (act ?? 'tells');
}

function isOtherScript(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  return letters.filter((letter) => !/\p{Script=Latin}/u.test(letter)).length > letters.length / 2;
}

const isMalay = (words: readonly Word[]): boolean =>
  words.length >= 2 && words.filter(({ lower }) => MALAY_WORDS.has(lower)).length >= words.length * 0.4;
