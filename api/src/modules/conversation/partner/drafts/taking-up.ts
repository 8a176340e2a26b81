import { TAKING_UP, TAKING_UP_PERSON } from '../phrases/reactions.js';
import { type Dice, say } from '../scene.js';
import { isPerson } from '../things.js';

/** A sentence about a thing or a person that the student spoke of. */
export const takingUp = (dice: Dice, thing: string): string =>
  say(dice, isPerson(thing) ? TAKING_UP_PERSON : TAKING_UP, thing);
