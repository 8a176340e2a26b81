import { Router } from 'express';
import { html } from './pages/html.js';
import { sendPage } from './pages/send-page.js';
import type { Sql } from './sql.js';

interface KeptMail {
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
  readonly sentAt: Date;
}

const NEWEST = 50;
const LINK = /(https?:\/\/\S+)/;

const withLinks = (body: string) =>
  body.split(LINK).map((part) => (LINK.test(part) ? html`<a href="${part}">${part}</a>` : part));

const when = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });

/** GET /mailbox: what the product would have mailed. Mount it in demo mode only, for it opens every link. */
export function createMailboxRouter(sql: Sql): Router {
  const router = Router();
  router.get('/mailbox', async (_req, res) => {
    const mails = await sql.query<KeptMail>(
      `select recipient, subject, body, sent_at as "sentAt" from identity.outbox order by id desc limit $1`,
      [NEWEST],
    );
    sendPage(res, 200, {
      title: 'Mailbox',
      body: html`<h1>Mailbox</h1>
<p class="quiet">This demo sends no e-mail. What it would have sent lands here, the newest first.</p>
${mails.map(
  ({ recipient, subject, body, sentAt }) => html`<article class="card">
<h2>${subject}</h2>
<p class="quiet">To ${recipient}, ${when.format(sentAt)} UTC</p>
<p class="mail">${withLinks(body.trim())}</p>
</article>
`,
)}
${mails.length === 0 && html`<section class="card"><p>No mail yet.</p></section>`}`,
    });
  });
  return router;
}
