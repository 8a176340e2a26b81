import { badInput } from '../errors.js';

/** Integer ids travel as GraphQL IDs. */
export function integerId(id: string, field: string): number {
  const value = Number(id);
  if (!/^-?\d{1,10}$/.test(id) || Math.abs(value) > 2_147_483_647)
    throw badInput('This is not an id.', field);
  return value;
}
