import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { PAGE_SECURITY } from '../../security-headers.js';
import { Html, html } from './html.js';

/** A whole page of the sign-in side: plain HTML in the product's look, which needs no script. */
export interface Page {
  readonly title: string;
  readonly body: Html;
}

const STYLE = readFileSync(new URL('./style.css', import.meta.url), 'utf8');
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

/** Nothing runs and nothing loads from elsewhere. */
export const PAGE_HEADERS: Readonly<Record<string, string>> = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
  'Content-Security-Policy': [
    "default-src 'none'",
    `style-src 'sha256-${STYLE_HASH}'`,
    "img-src 'self'",
    "font-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  ...PAGE_SECURITY,
  'X-Content-Type-Options': 'nosniff',
};

/** The product's mark, as in web/public/favicon.svg. */
const mark = html`<svg class="mark" viewBox="0 0 32 32" width="40" height="40" aria-hidden="true" focusable="false"><rect width="32" height="32" rx="9"/><g><rect x="6.5" y="13" width="3" height="6" rx="1.5"/><rect x="11.75" y="9.5" width="3" height="13" rx="1.5"/><rect x="17" y="6" width="3" height="20" rx="1.5"/></g><rect class="accent" x="22.25" y="11" width="3" height="10" rx="1.5"/></svg>`;

export const renderPage = ({ title, body }: Page): string =>
  html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<title>${title} · Lisan</title>
<style>${new Html(STYLE)}</style>
</head>
<body>
<header><a class="brand" href="/">${mark}<span>Lisan</span></a><p class="tagline">English Practice Platform</p></header>
<main>
${body}
</main>
</body>
</html>
`.source;
