import type { SpendingPurpose } from 'schema/rules/choices';
import type { SpendingQuery } from '../../generated/spending';

export const PURPOSE_WORDS: Record<SpendingPurpose, string> = {
  assessment: 'Marking answers',
  improvement: 'Better versions of answers',
  partner: 'The partner in conversations',
  questions: 'Generating questions',
  transcription: 'Writing recordings down',
};

type SpentOn = SpendingQuery['spending']['days'][number];

export interface SpentToday {
  /** In the currency of the prices. */
  amount: number;
  calls: number;
  /** The costliest first; a purpose without a call is left out. */
  purposes: SpentOn[];
}

/** Of the days that the server knows only the one on which the caps count now. */
export function spentToday({ today, days }: SpendingQuery['spending']): SpentToday {
  const purposes = days
    .filter(({ day }) => day === today)
    .sort((a, b) => b.amount - a.amount || b.calls - a.calls);
  return {
    amount: purposes.reduce((sum, { amount }) => sum + amount, 0),
    calls: purposes.reduce((sum, { calls }) => sum + calls, 0),
    purposes,
  };
}

const inDigits = (maximumFractionDigits: number): Intl.NumberFormat =>
  new Intl.NumberFormat('en-GB', { minimumFractionDigits: 2, maximumFractionDigits });
const AMOUNT = inDigits(2);
const SMALL_AMOUNT = inDigits(4);

/** "1.40", "0.0031": a call may cost less than a hundredth. No currency, for the prices name none. */
export const amountText = (amount: number): string => (amount < 1 ? SMALL_AMOUNT : AMOUNT).format(amount);
