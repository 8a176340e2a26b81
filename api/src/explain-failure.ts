/** Errors whose message says it all. */
const SENTENCES = new Set([
  'SettingsError',
  'DataFolderInUseError',
  'NoDatabaseError',
  'WrongKeyError',
  'StoreError',
  'DemoAccountsError',
]);

/** One clear sentence for what commonly keeps the product from starting; the whole error for anything else. */
export function explainFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? String(error.code) : '';
  if (code === 'EADDRINUSE') {
    const port = 'port' in error ? String(error.port) : '';
    return `Port ${port} is taken by another program. Stop it, or set PORT to another number.`;
  }
  if (code === 'EACCES' && 'port' in error)
    return `Port ${String(error.port)} may not be used. Set PORT above 1023.`;
  const cause = rootOf(error);
  const causeCode = 'code' in cause ? String(cause.code) : '';
  if (['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT'].includes(causeCode)) {
    return `The database does not answer (${cause.message}). Is it running, and is DATABASE_URL right?`;
  }
  if (['28P01', '28000'].includes(causeCode))
    return 'The database refuses the user or password of DATABASE_URL.';
  if (causeCode === '3D000') return `The database of DATABASE_URL does not exist (${cause.message}).`;
  if (causeCode === '42P01')
    return 'The database is of an older Lisan. Start this version once (npm start), then try again.';
  if (SENTENCES.has(error.name)) return error.message;
  return error.stack ?? error.message;
}

/** Innermost cause; of several failed attempts to connect, the first. */
function rootOf(error: Error): Error {
  if (error instanceof AggregateError && error.errors[0] instanceof Error) return rootOf(error.errors[0]);
  if (error.cause instanceof Error) return rootOf(error.cause);
  return error;
}
