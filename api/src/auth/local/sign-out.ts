import type { KoaContextWithOIDC } from 'oidc-provider';
import { Html, html } from '../pages/html.js';
import { sendKoaPage } from './pages/koa-page.js';

export const SESSION_COOKIE = { httpOnly: true, sameSite: 'lax', path: '/oidc' } as const;

/** Asked only where no fitting ID token came along: somebody else's link must not end the session. */
export function askToSignOut(ctx: KoaContextWithOIDC, form: string): void {
  sendKoaPage(ctx, {
    title: 'Sign out',
    body: html`<section class="card">
<h1>Sign out of Lisan?</h1>
<p>You are signed in on this device.</p>
${new Html(form)}
<p class="actions"><button type="submit" form="op.logoutForm" name="logout" value="yes">Sign out</button> <a href="/">Stay signed in</a></p>
</section>`,
  });
}

/**
 * The provider answers a request to end the session with a page that a script (or a click) sends on. With an ID
 * token of the very person who is signed in, or with nobody signed in, there is nothing to ask: end it and go back.
 */
export const endSessionWithoutAsking =
  (baseUrl: string) =>
  async (ctx: KoaContextWithOIDC, next: () => Promise<void>): Promise<void> => {
    await next();
    if (ctx.oidc?.route !== 'end_session' || ctx.status !== 200) return;
    const { session, entities, params, provider } = ctx.oidc;
    const isSignedIn = session?.accountId !== undefined;
    if (isSignedIn && entities.IdTokenHint?.payload.sub !== session.accountId) return;

    if (isSignedIn) {
      for (const { grantId } of Object.values(session.authorizations ?? {})) {
        if (!grantId) continue;
        await provider.AccessToken.revokeByGrantId(grantId);
        await (await provider.Grant.find(grantId))?.destroy();
      }
      await session.destroy();
      ctx.cookies.set(provider.cookieName('session'), null, SESSION_COOKIE);
    }
    ctx.status = 303;
    // checked against the client's registration by now
    ctx.redirect(String(params?.post_logout_redirect_uri ?? `${baseUrl}/`));
  };
