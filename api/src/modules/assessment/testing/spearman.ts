/** Spearman's rank correlation; tied values share their mean rank. @returns −1…1 */
export function spearman(a: readonly number[], b: readonly number[]): number {
  const rank = (values: readonly number[]) =>
    values.map(
      (value) => values.filter((v) => v < value).length + values.filter((v) => v === value).length / 2,
    );
  const [ra, rb] = [rank(a), rank(b)];
  const mean = a.length / 2;
  const dot = (x: readonly number[], y: readonly number[]) =>
    x.reduce((sum, v, i) => sum + (v - mean) * ((y[i] ?? 0) - mean), 0);
  return dot(ra, rb) / Math.sqrt(dot(ra, ra) * dot(rb, rb));
}
