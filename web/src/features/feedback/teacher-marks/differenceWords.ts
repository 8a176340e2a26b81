/** How far two bands are apart, in words. @returns null where one is missing */
export function differenceWords(teacher: number | null, machine: number | null): string | null {
  if (teacher === null || machine === null) return null;
  const apart = Math.abs(teacher - machine);
  if (apart === 0) return 'The same band.';
  const bands = apart === 0.5 ? 'Half a band' : apart === 1 ? 'One band' : `${apart} bands`;
  return `${bands} ${machine > teacher ? 'higher' : 'lower'} by Lisan.`;
}
