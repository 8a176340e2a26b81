import express, { type RequestHandler } from 'express';
import graphqlUploadExpress from 'graphql-upload/graphqlUploadExpress.mjs';
import { AUDIO_MAX_BYTES } from 'schema/rules/limits';
import { contextOf } from '../context-of.js';
import { badInput, unauthenticated } from '../errors.js';
import { BODY_MAX_BYTES } from './document-limits.js';

export const readJson = express.json({ limit: BODY_MAX_BYTES });

const readUpload = graphqlUploadExpress({
  maxFileSize: AUDIO_MAX_BYTES,
  maxFiles: 1,
  maxFieldSize: BODY_MAX_BYTES,
}) as unknown as RequestHandler;

/**
 * JSON, or an operation with a file. A page of another site can send a form, but neither JSON nor a header of its own
 * without asking first, which it is refused.
 */
export const readJsonOrUpload: RequestHandler = (req, res, next) => {
  if (!req.headers['content-type']?.startsWith('multipart/form-data')) {
    readJson(req, res, next);
    return;
  }
  // before a byte of the file is read
  if (!contextOf(res).viewer) throw unauthenticated();
  if (!req.get('apollo-require-preflight'))
    throw badInput('Send the header apollo-require-preflight with a file.');
  readUpload(req, res, next);
};
