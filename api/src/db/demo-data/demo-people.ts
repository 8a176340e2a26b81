import type { InstitutionType, Role } from 'schema/rules/choices';
import type { DemoTime } from './demo-time.js';

/** Who practises in the demo data. */
export const DEMO_STUDENT = 'student@lisan.test';

/** What the product knows of a demo account beyond its login. */
export interface DemoPerson {
  readonly role: Role;
  readonly state: string;
  readonly institution: string;
  readonly institutionType: InstitutionType;
  readonly joined: DemoTime;
}

/** An invented school, so that nobody's students are meant. */
const school = {
  state: 'Selangor',
  institution: 'SMK Taman Suria Lestari',
  institutionType: 'secondary_school',
} as const;

const office = { state: 'Kuala Lumpur', institutionType: 'other' } as const;

/** By e-mail address, as the local identity provider knows them. */
export const DEMO_PEOPLE: ReadonlyMap<string, DemoPerson> = new Map([
  [DEMO_STUDENT, { ...school, role: 'student', joined: { daysAgo: 68, at: '19:52' } }],
  ['teacher@lisan.test', { ...school, role: 'teacher', joined: { daysAgo: 75, at: '10:15' } }],
  [
    'admin@lisan.test',
    { ...office, institution: 'Lisan', role: 'admin', joined: { daysAgo: 120, at: '09:00' } },
  ],
  [
    'impact@lisan.test',
    { ...office, institution: 'Lisan Impact Study', role: 'admin', joined: { daysAgo: 119, at: '11:30' } },
  ],
]);
