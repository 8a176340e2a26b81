import { badInput } from '../errors.js';
import type { MultipartForm } from './multipart.js';

const INT4_MAX = 2_147_483_647;

/** A field without the blanks around it; an empty one is one that was left out. */
export const textField = (form: MultipartForm, name: string): string | null =>
  form.fields[name]?.trim() || null;

/** One of a closed list. @throws BAD_USER_INPUT for anything else */
export function choiceField<Choice extends string>(
  form: MultipartForm,
  name: string,
  choices: readonly Choice[],
): Choice | null {
  const text = textField(form, name);
  const choice = choices.find((one) => one === text) ?? null;
  if (text !== null && choice === null) throw badInput(`Please send one of ${choices.join(', ')}.`, name);
  return choice;
}

/** An integer id, negative ones too. @param missing said where there is none @throws BAD_USER_INPUT */
export function idOf(text: string | null, field: string, missing: string): number {
  if (text === null) throw badInput(missing, field);
  const id = Number(text);
  if (!/^-?\d+$/.test(text) || Math.abs(id) > INT4_MAX) throw badInput('This is not an id.', field);
  return id;
}
