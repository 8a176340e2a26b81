import type { EnvReader } from './env-reader.js';
import type { Settings } from './settings.js';

const DEFAULT_NAME = 'impact-2025';
const DEFAULT_MONTHS = ['2025-09', '2025-08', '2025-07'];
const MONTH = /^[1-9]\d{3}-(0[1-9]|1[0-2])$/;

/** The study whose months the impact dashboard offers. */
export function readImpactStudy(read: EnvReader): Settings['impactStudy'] {
  const written = read.text('IMPACT_MONTHS');
  const months = written?.split(',').flatMap((month) => month.trim() || []) ?? DEFAULT_MONTHS;
  const wrong = months.filter((month) => !MONTH.test(month));
  if (wrong.length > 0) {
    read.fault(
      `IMPACT_MONTHS holds "${wrong.join('", "')}": write months, a comma between two, for example IMPACT_MONTHS=${DEFAULT_MONTHS.join(',')}.`,
    );
  }
  return { name: read.text('IMPACT_STUDY') ?? DEFAULT_NAME, months: [...new Set(months)] };
}
