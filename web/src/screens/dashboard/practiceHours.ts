/** Practice time as the dashboard has it: whole hours, rounded (§9); the minutes stand below. */
export const practiceHours = (minutes: number) => ({
  value: Math.round(minutes / 60),
  unit: 'h',
  note: `${minutes} ${minutes === 1 ? 'minute' : 'minutes'} in all`,
});
