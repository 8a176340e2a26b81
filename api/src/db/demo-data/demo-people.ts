import type { InstitutionType, Role } from 'schema/rules/choices';
import type { DemoTime } from './demo-time.js';

/** Who practises in the demo data. */
export const DEMO_STUDENT = 'student@lisan.test';
export const DEMO_TEACHER = 'teacher@lisan.test';
export const DEMO_ADMIN = 'admin@lisan.test';

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
  [DEMO_TEACHER, { ...school, role: 'teacher', joined: { daysAgo: 75, at: '10:15' } }],
  [DEMO_ADMIN, { ...office, institution: 'Lisan', role: 'admin', joined: { daysAgo: 120, at: '09:00' } }],
  [
    'impact@lisan.test',
    { ...office, institution: 'Lisan Impact Study', role: 'admin', joined: { daysAgo: 119, at: '11:30' } },
  ],
]);

/** Somebody made up, with whom nobody can sign in. */
export interface InventedPerson extends DemoPerson {
  readonly firstName: string;
  readonly lastName: string;
}

const secondary = { role: 'student', institutionType: 'secondary_school' } as const;

/** By a name of one word, which is their subject and their address, too. */
export const INVENTED_PEOPLE = {
  hafiz: {
    ...secondary,
    ...{ firstName: 'Hafiz Iskandar', lastName: 'bin Rosli' },
    ...{ state: 'Johor', institution: 'SMK Seri Pelangi Indah', joined: { daysAgo: 62, at: '16:11' } },
  },
  jiahui: {
    ...secondary,
    ...{ firstName: 'Jia Hui', lastName: 'Wong' },
    ...{ state: 'Penang', institution: 'SMJK Bukit Kenari', joined: { daysAgo: 55, at: '20:40' } },
  },
  priyanka: {
    ...secondary,
    ...{ firstName: 'Priyanka Devi', lastName: 'a/p Kumaresan' },
    ...{ state: 'Perak', institution: 'SMK Lembah Melor', joined: { daysAgo: 47, at: '18:05' } },
  },
  clarence: {
    ...secondary,
    ...{ firstName: 'Clarence', lastName: 'anak Belayong' },
    ...{ state: 'Sarawak', institution: 'SMK Sungai Merpati', joined: { daysAgo: 33, at: '19:22' } },
  },
  norhayati: {
    ...{ role: 'teacher', institutionType: 'secondary_school' },
    ...{ firstName: 'Norhayati', lastName: 'binti Mohd Yusof' },
    ...{
      state: 'Negeri Sembilan',
      institution: 'SMK Bandar Seri Kenanga',
      joined: { daysAgo: 40, at: '08:50' },
    },
  },
} as const satisfies Record<string, InventedPerson>;
export type InventedName = keyof typeof INVENTED_PEOPLE;
