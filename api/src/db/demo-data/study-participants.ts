import type { InstitutionType, PartType } from 'schema/rules/choices';
import { BAND_MAX, CRITERIA_OF_PART } from 'schema/rules/scoring';
import { SeededRandom } from './seeded-random.js';

/** One answer in the made-up study. */
export interface StudySession {
  readonly at: Date;
  readonly partType: PartType;
  /** Whole bands in the order of the part's criteria; null: not marked. */
  readonly bands: readonly number[] | null;
  /** Whole seconds. */
  readonly seconds: number;
}

/** Somebody who never was: no name, no school, no voice. */
export interface StudyParticipant {
  readonly number: number;
  readonly country: string;
  readonly state: string;
  readonly institutionType: InstitutionType;
  readonly joined: Date;
  /** The days of the consent to being recorded, and of its withdrawal where there was one. */
  readonly consent: { readonly given: Date; readonly withdrawn: Date | null };
  readonly sessions: readonly StudySession[];
}

const SEED = 20_250_701;
const PARTICIPANTS = 60;
const DAY_MS = 86_400_000;
const BEGINS = Date.parse('2025-07-01T00:00:00+08:00');
const DAYS = 92;

const MALAYSIAN = [
  'Johor',
  'Kedah',
  'Kelantan',
  'Kuala Lumpur',
  'Malacca',
  'Pahang',
  'Penang',
  'Perak',
  'Sabah',
  'Sarawak',
  'Selangor',
  'Terengganu',
] as const;
const ABROAD = [
  ['Indonesia', 'Riau'],
  ['Brunei', 'Brunei-Muara'],
  ['Thailand', 'Songkhla'],
  ['Philippines', 'Cebu'],
] as const;
const SCHOOLS = [
  'secondary_school',
  'secondary_school',
  'secondary_school',
  'university',
  'polytechnic',
] as const;

/** Every fourth one lives abroad; every fifteenth has taken the consent back. */
function participant(random: SeededRandom, number: number): StudyParticipant {
  const [country, state] =
    number % 4 === 0 ? random.one(ABROAD) : (['Malaysia', random.one(MALAYSIAN)] as const);
  // most begin with the study, some a month or two later; one in six stops early
  const first = random.next() < 0.7 ? random.integer(0, 20) : random.integer(25, 65);
  const last = random.next() < 0.17 ? Math.min(first + random.integer(5, 25), DAYS - 1) : DAYS - 1;
  const joined = new Date(BEGINS + first * DAY_MS);
  const withdrawn = number % 15 === 0 ? new Date(BEGINS + (DAYS + 3) * DAY_MS) : null;
  return {
    number,
    country,
    state,
    institutionType: random.one(SCHOOLS),
    joined,
    consent: { given: joined, withdrawn },
    sessions: sessions(random, first, last),
  };
}

/** Practice in the afternoon and evening. Most get better, by up to six marks of 12 in three months; a few do not. */
function sessions(random: SeededRandom, first: number, last: number): StudySession[] {
  const begins = random.between(1.6, 3.8);
  const gain = random.between(-0.4, 3.4);
  const count = random.integer(2, 5 + Math.round((last - first) / 6));
  const days = Array.from({ length: count }, () => random.integer(first, last)).sort((a, b) => a - b);
  return days.map((day) => {
    const partType = random.next() < 0.75 ? 'part2' : 'part3';
    const ability = begins + (gain * (day - first)) / DAYS;
    const isMarked = random.next() > 0.05;
    return {
      at: new Date(BEGINS + day * DAY_MS + random.integer(15 * 60, 22 * 60) * 60_000),
      partType,
      bands: isMarked ? CRITERIA_OF_PART[partType].map(() => band(random, ability)) : null,
      seconds: partType === 'part2' ? random.integer(35, 60) : random.integer(170, 300),
    };
  });
}

const band = (random: SeededRandom, ability: number): number =>
  Math.min(BAND_MAX, Math.max(0, Math.round(ability + random.between(-0.45, 0.45))));

/** The same people at each start. */
export function studyParticipants(): StudyParticipant[] {
  const random = new SeededRandom(SEED);
  return Array.from({ length: PARTICIPANTS }, (_, index) => participant(random, index + 1));
}
