import { Router } from 'express';
import { TOASTS } from 'schema/rules/messages';
import { contextOf } from '../../context-of.js';
import { jsonBody } from '../../rest/json-body.js';
import type { ContactService } from './contact.service.js';

export function contactRest(contact: ContactService): Router {
  const router = Router();
  router.post('/contact', jsonBody, async (req, res) => {
    await contact.send(contextOf(res), { ...req.body });
    res.status(201).json({ message: TOASTS.contactSent.description });
  });
  return router;
}
