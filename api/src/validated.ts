import { type AnyObjectSchema, type InferType, ValidationError } from 'yup';
import { badInput } from './errors.js';

/** Checks input with the same rule object as the form; the first fault, in the form's order, becomes BAD_USER_INPUT. */
export async function validated<Schema extends AnyObjectSchema>(
  schema: Schema,
  input: unknown,
): Promise<InferType<Schema>> {
  try {
    return await schema.validate(input, { stripUnknown: true, abortEarly: false });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const { message, path } = error.inner[0] ?? error;
    throw badInput(message, path);
  }
}
