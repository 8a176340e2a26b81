import { pipeline } from 'node:stream/promises';
import { Router } from 'express';
import { contextOf } from '../../context-of.js';
import { jsonBody } from '../../rest/json-body.js';
import { sendJson } from '../../rest/send-json.js';
import type { AccountDeletionService } from './account-deletion.service.js';
import type { DataExportService } from './data-export.service.js';

export function accountRest(dataExport: DataExportService, accountDeletion: AccountDeletionService): Router {
  const router = Router();

  router.get('/auth/user/export', async (req, res) => {
    const ctx = contextOf(res);
    const { fileName, open } = await dataExport.exportData(ctx);
    res.attachment(fileName).set({ 'Content-Type': 'application/zip', 'Cache-Control': 'no-store' });
    if (req.method === 'HEAD') {
      res.end();
      return;
    }
    try {
      await pipeline(open(), res);
    } catch (error) {
      // whoever has left knows; whoever still waits gets a download that breaks off, for the headers are gone
      if (!req.destroyed) ctx.log.error({ err: error }, 'a data export broke off');
      res.destroy();
    }
  });

  router.delete('/auth/user', jsonBody, async (req, res) => {
    const id = await accountDeletion.deleteAccount(contextOf(res), { ...req.body });
    await sendJson(res, { id });
  });

  return router;
}
