/** `'one thing, another'` as a list. */
export const phrases = (text: string): readonly string[] => text.split(',').map((phrase) => phrase.trim());

/** All of a list but one, which depends on `turn`: the same words in another choice. */
export const allButOne = (items: readonly string[], turn: number): string[] =>
  items.filter((_item, index) => index !== turn % items.length);
