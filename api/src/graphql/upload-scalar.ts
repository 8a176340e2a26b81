import type { GraphQLScalarType } from 'graphql';
import GraphQLUpload from 'graphql-upload/GraphQLUpload.mjs';
import type { FileUpload } from 'graphql-upload/processRequest.mjs';
import { AUDIO_MAX_BYTES } from 'schema/rules/limits';
import { AppError, badInput } from '../errors.js';

/** The types of graphql-upload call the scalar a class; it is an instance. */
export const UploadScalar = GraphQLUpload as unknown as GraphQLScalarType;

interface UploadLimit {
  /** Below the limit of the door, which counts for every upload. */
  readonly maxBytes: number;
  readonly field: string;
  /** Said to whoever sends more. */
  readonly tooLarge: string;
}

const RECORDING: UploadLimit = {
  maxBytes: AUDIO_MAX_BYTES,
  field: 'audio',
  tooLarge: 'The recording is too large.',
};

/**
 * Reads a whole upload into memory.
 * @throws PAYLOAD_TOO_LARGE beyond the limit, BAD_USER_INPUT when it breaks off or was announced and is not there
 */
export async function uploadBytes(
  upload: Promise<FileUpload>,
  limit: UploadLimit = RECORDING,
): Promise<Uint8Array> {
  const tooLarge = () => new AppError('PAYLOAD_TOO_LARGE', limit.tooLarge, limit.field);
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const chunk of (await upload).createReadStream()) {
      bytes += (chunk as Buffer).byteLength;
      if (bytes > limit.maxBytes) throw tooLarge();
      chunks.push(chunk as Buffer);
    }
  } catch (error) {
    const status = error instanceof Error && 'status' in error ? Number(error.status) : 500;
    if (error instanceof AppError || status >= 500) throw error;
    if (status === 413) throw tooLarge();
    throw badInput('The upload could not be read. Please send it again.', limit.field);
  }
  return Buffer.concat(chunks);
}
