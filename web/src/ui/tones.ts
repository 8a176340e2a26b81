/** Colour families of tiles and badges; each is a class `tone-…` of styles/_tokens.scss. */
export type Tone = 'teal' | 'coral' | 'blue' | 'amber' | 'plum' | 'neutral';
