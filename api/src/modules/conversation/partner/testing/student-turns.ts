import { EXCHANGE_TURNS } from './turns-exchanges.js';
import { HARD_TURNS } from './turns-hard.js';
import { LATER_TURNS } from './turns-later.js';
import { POINT_TURNS } from './turns-points.js';

/** All turns that the partner is tried with. */
export const STUDENT_TURNS = [...POINT_TURNS, ...EXCHANGE_TURNS, ...HARD_TURNS, ...LATER_TURNS];
