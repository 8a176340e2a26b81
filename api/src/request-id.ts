import { AsyncLocalStorage } from 'node:async_hooks';

/** Of the request that is being served, wherever its work has got to; the logger puts it into every line. */
export const requestIds = new AsyncLocalStorage<string>();
