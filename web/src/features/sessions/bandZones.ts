import { BAND_MAX, BAND_TONE_WORDS, bandTone } from 'schema/rules/scoring';
import { bandToneClass } from '../../ui/BandScale';

/** Where the words for a band change (§9). */
const EDGES = [0, 3, 4, 5, BAND_MAX];

/** What a height on a chart of bands means. */
export const BAND_ZONES = EDGES.slice(1).map((to, index) => {
  const from = EDGES[index] ?? 0;
  return { from, to, label: BAND_TONE_WORDS[bandTone(from)], className: bandToneClass(from) };
});
