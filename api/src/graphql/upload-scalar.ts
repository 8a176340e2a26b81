import type { GraphQLScalarType } from 'graphql';
import GraphQLUpload from 'graphql-upload/GraphQLUpload.mjs';
import type { FileUpload } from 'graphql-upload/processRequest.mjs';
import { AppError } from '../errors.js';

/** The types of graphql-upload call the scalar a class; it is an instance. */
export const UploadScalar = GraphQLUpload as unknown as GraphQLScalarType;

/** Reads a whole upload. @throws PAYLOAD_TOO_LARGE when it is cut at the limit of the door */
export async function uploadBytes(upload: FileUpload): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  try {
    for await (const chunk of upload.createReadStream()) chunks.push(chunk as Buffer);
  } catch (error) {
    if (error instanceof Error && 'status' in error && error.status === 413) {
      throw new AppError('PAYLOAD_TOO_LARGE', 'The recording is too large.', 'audio');
    }
    throw error;
  }
  return Buffer.concat(chunks);
}
