import type { RequestHandler, Response } from 'express';
import type { OperationTypeNode } from 'graphql';
import { contextOf } from '../context-of.js';
import { badInput } from '../errors.js';
import type { Admitted, DocumentGate } from './document-gate.js';

/**
 * Puts the gate before a door, after a body parser.
 * @param wrongDoor why a kind of operation does not run here; null where it does
 */
export const gatekeeper =
  (gate: DocumentGate, wrongDoor: (operation: OperationTypeNode) => string | null): RequestHandler =>
  (req, res, next) => {
    const admitted = gate.admit(req.body, contextOf(res));
    res.locals.admitted = admitted;
    const reason = wrongDoor(admitted.operation.operation);
    next(reason === null ? undefined : badInput(reason));
  };

/** What the gate let through. */
export const admittedOf = (res: Response): Admitted => res.locals.admitted as Admitted;

/** What is asked for by an address could be a link on another site's page. */
export const onlyPosts: RequestHandler = (req, res, next) => {
  if (req.method === 'POST') {
    next();
    return;
  }
  const { code, message } = badInput('Ask by POST.');
  res
    .status(405)
    .set('Allow', 'POST')
    .json({ errors: [{ message, extensions: { code } }] });
};
