import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Html, html } from './html.js';

/** A whole page of the sign-in side: plain HTML in the product's look, which needs no script. */
export interface Page {
  readonly title: string;
  readonly body: Html;
}

const STYLE = readFileSync(new URL('./style.css', import.meta.url), 'utf8');
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

/**
 * Nothing runs and nothing loads from elsewhere. The referrer stays within the site: with none at all, browsers
 * would send form posts with `Origin: null`.
 */
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
  'Referrer-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
};

const WAVE_HEIGHTS = [10, 20, 28, 16, 24, 12];

const wave = html`<svg class="wave" viewBox="0 0 46 32" width="46" height="32" aria-hidden="true" focusable="false">${WAVE_HEIGHTS.map(
  (height, index) =>
    html`<rect x="${index * 8}" y="${16 - height / 2}" width="5" height="${height}" rx="2.5"/>`,
)}</svg>`;

export const renderPage = ({ title, body }: Page): string =>
  html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title} · Lisan</title>
<style>${new Html(STYLE)}</style>
</head>
<body>
<header><a class="brand" href="/">${wave}<span>Lisan</span></a><p class="tagline">English Practice Platform</p></header>
<main>
${body}
</main>
</body>
</html>
`.source;
