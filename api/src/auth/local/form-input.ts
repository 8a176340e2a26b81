import type { Request } from 'express';
import { type AnyObjectSchema, type InferType, ValidationError } from 'yup';

/** A field of a posted form; '' where it is missing or came more than once. */
export const sentText = (req: Request, name: string): string => {
  const body: unknown = req.body;
  const value = body && typeof body === 'object' ? Reflect.get(body, name) : undefined;
  return typeof value === 'string' ? value : '';
};

export const sentEmail = (req: Request): string => sentText(req, 'email').trim().toLowerCase();

export const minutesText = (seconds: number): string => {
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? 'a minute' : `${minutes} minutes`;
};

type Checked<Values> =
  | { readonly values: Values; readonly errors: null }
  | { readonly values: null; readonly errors: Readonly<Record<string, string>> };

/** Checks a form with its schema: the values, or the first message of each field at fault. */
export async function checkForm<Schema extends AnyObjectSchema>(
  schema: Schema,
  input: Readonly<Record<string, string>>,
): Promise<Checked<InferType<Schema>>> {
  try {
    return { values: await schema.validate(input, { abortEarly: false, stripUnknown: true }), errors: null };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const errors: Record<string, string> = {};
    for (const { path, message } of error.inner) errors[path ?? ''] ??= message;
    return { values: null, errors };
  }
}
