import type { Criterion } from 'schema/rules/choices';

/** Results of different versions are never averaged together without saying so (rubric, rule 8). */
export const RUBRIC_VERSION = '1';

/** Bands that have words of their own; 2 and 4 lie between their neighbours. */
const DESCRIBED_BANDS = [6, 5, 3, 1, 0] as const;
type DescribedBand = (typeof DESCRIBED_BANDS)[number];

/** What a band means, in our own wording of the idea behind the SPM 1119/3 scales. */
const RUBRIC: Record<Criterion, Record<DescribedBand, string>> = {
  grammar: {
    6: 'Accurate throughout; a rare slip, mostly put right by the speaker. A wide range of structures, ideas organised with many kinds of links.',
    5: 'Mostly accurate; simple and some complex structures are under control; several linking devices.',
    3: 'Accurate enough to follow; simple structures under control, complex ones tried; longer sentences joined with basic links.',
    1: 'Only simple structures, with frequent errors that sometimes hide the meaning; short sentences, hardly joined.',
    0: 'Nothing that can be marked on this criterion.',
  },
  vocabulary: {
    6: 'Wide and exact, also on abstract or unfamiliar matters; shades of meaning are told apart.',
    5: 'Wide on familiar topics; words well chosen.',
    3: 'Enough for everyday and familiar topics; some words wrongly chosen, the meaning still arrives.',
    1: 'A small stock of everyday words, often repeated; gaps stop the message.',
    0: 'Nothing that can be marked on this criterion.',
  },
  communicative: {
    6: 'Speaks without visible searching. Opens, keeps up, develops and closes the talk easily; picks up the partner’s points and builds on them skilfully.',
    5: 'Little hesitation. Runs the whole talk with ease, ties what is said to the partner’s points, works towards an agreed result.',
    3: 'Clear with some hesitation; keeps the talk going with small difficulty; asks for and gives opinions.',
    1: 'Long hesitations; answers more than starts; needs the partner to keep it going.',
    0: 'Nothing that can be marked on this criterion.',
  },
};

/**
 * The description of a band. Bands 2 and 4 read as the band below them with a step towards the one above.
 * @param band whole, 0–6
 */
export function describeBand(criterion: Criterion, band: number): string {
  const described = DESCRIBED_BANDS.find((value) => value <= band) ?? 0;
  const text = RUBRIC[criterion][described];
  return described === band ? text : `Between two descriptions: all of “${text}” and part of the next one.`;
}
