/** 0 to below 1. */
export type Random = () => number;

/** mulberry32: the same seed gives the same row of numbers. */
export function randomFrom(seed: number): Random {
  let state = Math.imul(seed, 2_654_435_761) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
