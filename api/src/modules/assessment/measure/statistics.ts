type Numbers = readonly number[] | Float64Array;

export const mean = (values: Numbers): number => {
  let sum = 0;
  for (const value of values) sum += value;
  return values.length === 0 ? 0 : sum / values.length;
};

/** Sample standard deviation (n − 1); 0 for fewer than two values. */
export function standardDeviation(values: Numbers): number {
  if (values.length < 2) return 0;
  const centre = mean(values);
  let sum = 0;
  for (const value of values) sum += (value - centre) ** 2;
  return Math.sqrt(sum / (values.length - 1));
}

/** Percentile with linear interpolation; 0 for no values. @param q 0–1 */
export function percentile(values: Numbers, q: number): number {
  if (values.length === 0) return 0;
  const sorted = Float64Array.from(values).sort();
  const position = q * (sorted.length - 1);
  const below = Math.floor(position);
  const low = sorted[below] ?? 0;
  return low + (position - below) * ((sorted[below + 1] ?? low) - low);
}
