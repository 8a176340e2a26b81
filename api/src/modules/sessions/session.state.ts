import type { SessionState } from 'schema/rules/choices';

/** What a viewer may do with a session of their own. */
export const canRetry = ({ state }: { readonly state: SessionState }): boolean => state === 'failed';
