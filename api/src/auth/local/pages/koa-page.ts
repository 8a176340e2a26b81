import type { KoaContextWithOIDC } from 'oidc-provider';
import { PAGE_HEADERS, type Page, renderPage } from '../../pages/layout.js';

/** For pages that the provider itself answers with; it has set the status. */
export function sendKoaPage(ctx: KoaContextWithOIDC, page: Page): void {
  ctx.set({ ...PAGE_HEADERS });
  ctx.body = renderPage(page);
}
