import type { ImpactQuery } from '../../../generated/impact';
import { counted, share, whole } from './words';

type Overview = ImpactQuery['impact']['overview'];
type Homes = Pick<Overview, 'totalStudents' | 'regionalBreakdown'>;

export interface Region {
  readonly name: string;
  readonly students: number;
  readonly share: string;
}

/** Malaysian and international; whoever has not told a country is in a row of their own, where there are any. */
export function regionsOf({
  totalStudents,
  regionalBreakdown: { malaysian, international },
}: Homes): Region[] {
  const unknown = totalStudents - malaysian - international;
  return [
    { name: 'Malaysian', students: malaysian },
    { name: 'International', students: international },
    ...(unknown > 0 ? [{ name: 'Not told', students: unknown }] : []),
  ].map((region) => ({ ...region, share: share(region.students, totalStudents) }));
}

export function regionFinding({ totalStudents, regionalBreakdown: { malaysian } }: Homes): string {
  if (malaysian === totalStudents) {
    return totalStudents === 1
      ? 'The only student lives in Malaysia'
      : `All ${whole(totalStudents)} students live in Malaysia`;
  }
  if (malaysian === 0) return `None of ${counted(totalStudents, 'student')} lives in Malaysia`;
  const live = malaysian === 1 ? 'lives' : 'live';
  const portion = share(malaysian, totalStudents);
  return `${whole(malaysian)} of ${counted(totalStudents, 'student')} ${live} in Malaysia (${portion})`;
}

export const regionTable = (homes: Homes) => ({
  columns: ['Where students live', 'Students', 'Share'],
  rows: regionsOf(homes).map(({ name, students, share: portion }) => [name, whole(students), portion]),
});
