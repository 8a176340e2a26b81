import type { SessionState } from 'schema/rules/choices';

interface WithState {
  readonly state: SessionState;
}

export const SETTLED: SessionState[] = ['assessed', 'notMarked', 'failed'];

/** Nothing more happens to it by itself. */
export const isSettled = ({ state }: WithState): boolean => SETTLED.includes(state);

export const canRetry = ({ state }: WithState): boolean => state === 'failed';
