import type { Charge } from '../adapters/ai/ai.js';

/** For clients that have no ledger before them. */
export const CHARGE: Charge = {
  purpose: 'assessment',
  userId: '7c1c5a0e-3b52-4b0d-9a53-9f7e8d5b6a10',
  reference: 'session:1:1',
};
