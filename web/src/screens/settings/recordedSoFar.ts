/** How much a teacher has recorded, as a sentence. */
export function recordedSoFar(sessions: number): string {
  if (sessions === 0) return 'No sessions are recorded for you yet.';
  return `${sessions} ${sessions === 1 ? 'session is' : 'sessions are'} recorded for you so far.`;
}
