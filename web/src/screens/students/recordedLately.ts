const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

interface Recorded {
  readonly latest: { readonly edges: readonly { readonly node: { readonly createdAt: string } }[] };
}

/** Something was recorded for the student within the last seven days. */
export const recordedLately = ({ latest }: Recorded, now: number): boolean => {
  const at = latest.edges[0]?.node.createdAt;
  return at !== undefined && now - Date.parse(at) < WEEK_MS;
};

/** "12 of 40 students were recorded in the last 7 days." */
export function latelyWords(recorded: number, all: number): string {
  if (all === 1) return recorded === 1 ? 'Recorded in the last 7 days.' : 'Not recorded in the last 7 days.';
  if (recorded === all) return `All ${all} students were recorded in the last 7 days.`;
  if (recorded === 0) return `None of ${all} students was recorded in the last 7 days.`;
  return `${recorded} of ${all} students ${recorded === 1 ? 'was' : 'were'} recorded in the last 7 days.`;
}
