import type { Intensity } from './intensity.js';
import type { Segments } from './segments.js';

/** A new nucleus needs the level to have fallen by this much since the last one, dB. */
const DIP_DB = 2;
/** A peak counts when a voiced frame lies this near, frames. */
const VOICING_REACH = 3;

/**
 * Syllable nuclei: voiced peaks of the vowel-band level over the speech threshold with dips of 2 dB between them
 * (de Jong & Wempe, "Praat script to detect syllable nuclei", 2009).
 * @returns frames of the nuclei, ascending
 */
export function findNuclei(intensity: Intensity, pitch: Float64Array, segments: Segments): number[] {
  const { band, full } = intensity;
  const at = (frame: number): number => band[frame] ?? 0;
  const nuclei: number[] = [];
  for (let frame = 1; frame < band.length - 1; frame++) {
    const isPeak = at(frame) >= at(frame - 1) && at(frame) > at(frame + 1);
    if (!isPeak || (full[frame] ?? 0) <= segments.thresholdDb || !voicedNear(pitch, frame)) continue;
    const previous = nuclei.at(-1);
    if (previous === undefined) {
      nuclei.push(frame);
      continue;
    }
    let dip = Number.POSITIVE_INFINITY;
    for (let i = previous; i <= frame; i++) dip = Math.min(dip, at(i));
    if (Math.min(at(frame), at(previous)) - dip >= DIP_DB) nuclei.push(frame);
    else if (at(frame) > at(previous)) nuclei[nuclei.length - 1] = frame;
  }
  return nuclei;
}

function voicedNear(pitch: Float64Array, frame: number): boolean {
  for (let k = -VOICING_REACH; k <= VOICING_REACH; k++) if ((pitch[frame + k] ?? 0) > 0) return true;
  return false;
}
