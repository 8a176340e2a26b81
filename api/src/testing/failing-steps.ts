import { Random } from './fuzz/random.js';
import type { Step } from './scripted-script.js';

/** Each kind is as likely as the others, whatever its variants. */
const FAULTS: Readonly<Record<string, readonly [Step, ...Step[]]>> = {
  tooMany: [
    { answer: 'status', status: 429 },
    { answer: 'status', status: 429, headers: { 'retry-after': '0' } },
    { answer: 'status', status: 429, headers: { 'retry-after': '1' } },
  ],
  broken: [
    { answer: 'status', status: 500 },
    { answer: 'status', status: 503 },
  ],
  hanging: [{ answer: 'hang' }, { answer: 'hang', after: 'headers' }],
  reset: [{ answer: 'reset' }, { answer: 'reset', after: 'headers' }],
  badJson: [
    { answer: 'invalidJson' },
    { answer: 'wrongBand' },
    { answer: 'webPage', type: 'application/json' },
    { answer: 'raw', body: '{"choices":[]}' },
  ],
};
const KINDS = Object.keys(FAULTS);

/** @param share of steps that fail, 0 to 1 */
export function failingSteps(count: number, share: number, seed: number): Step[] {
  const random = new Random(seed);
  return Array.from({ length: count }, () => {
    if (!random.chance(share)) return OK;
    const variants = FAULTS[random.pick(KINDS) ?? ''];
    return variants ? random.pick(variants) : OK;
  });
}

const OK: Step = { answer: 'ok' };

/** What a provider asks money for: it has answered, whatever the answer is worth. */
export const isPaid = ({ answer }: Step): boolean =>
  answer === 'ok' || answer === 'invalidJson' || answer === 'wrongBand';
