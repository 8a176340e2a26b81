import type { Response } from 'express';
import { PAGE_HEADERS, type Page, renderPage } from './layout.js';

export function sendPage(res: Response, status: number, page: Page): void {
  res.status(status).set(PAGE_HEADERS).send(renderPage(page));
}
