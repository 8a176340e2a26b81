import { type AnyObjectSchema, type InferType, ValidationError } from 'yup';
import { badInput } from './errors.js';

/** Checks input with the same rule object as the form; the first fault becomes BAD_USER_INPUT with its field. */
export async function validated<Schema extends AnyObjectSchema>(
  schema: Schema,
  input: unknown,
): Promise<InferType<Schema>> {
  try {
    return await schema.validate(input, { stripUnknown: true });
  } catch (error) {
    if (error instanceof ValidationError) throw badInput(error.message, error.path);
    throw error;
  }
}
