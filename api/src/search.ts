import { SEARCH_MAX_CHARACTERS } from 'schema/rules/limits';
import { badInput } from './errors.js';

/** A pattern for ILIKE that finds this text anywhere; nothing in it is a wildcard. Null: nothing is searched for. */
export function searchPattern(search: string | null | undefined): string | null {
  // PostgreSQL text holds no NUL
  const text = search?.replaceAll('\u0000', '').trim() ?? '';
  if (text.length > SEARCH_MAX_CHARACTERS) {
    throw badInput(`Please search for at most ${SEARCH_MAX_CHARACTERS} characters.`, 'search');
  }
  return text === '' ? null : `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;
}
