import type { GrammarRange } from '../grammar/range.js';
import type { OwnWords } from './own-words.js';

/** Structures that are worth trying next, in this order, each with words to begin with. */
const NEXT_STRUCTURES: readonly (readonly [string, (thing: string, own: OwnWords) => string])[] = [
  [
    'relative',
    (thing, { apart }) =>
      apart
        ? `Join two sentences with who, which or that, such as “${apart[0]}.” and “${apart[1]}.”`
        : `Say more about “${thing}” in the same sentence, with who, which or that.`,
  ],
  [
    'conditional',
    (thing) => `Say what would happen with “if”, for example about “${thing}”: “If I …, I would …”.`,
  ],
  ['contrast', (thing) => `Show two sides of “${thing}” with “although”: “Although …, …”.`],
  ['perfect', (thing) => `Tell what has happened until now with “${thing}”: “I have … since …”.`],
  ['passive', (thing) => `Try the passive with “${thing}”, where the doer does not matter: “… was made …”.`],
  ['comparison', (thing) => `Compare “${thing}” with something else: “… than …”.`],
];

/** Those that the answer does not have, each to be tried on something that the answer speaks of. */
export const nextStructures = ({ structures }: GrammarRange, own: OwnWords): string[] =>
  NEXT_STRUCTURES.filter(([name]) => !structures.includes(name)).flatMap(([, advice], i) => {
    const thing = own.things[i % Math.max(1, own.things.length)];
    return thing ? [advice(thing, own)] : [];
  });
