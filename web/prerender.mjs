// After `vite build` (browser) and `vite build --ssr src/entry-server.tsx`:
//   dist/index.html  the landing page, prerendered, for visitors without a login
//   dist/app.html    the shell with its spinner, for everything else that a visitor opens
//   dist/app/*.html  the same for whoever has a login, one for each screen: its files are on their way with the first
//                    byte; other.html for every other path
//   dist/pages.json  which of them belongs to which path
//   dist/csp.json    hashes of the inline scripts and styles of each page, for its content security policy
//   *.br, *.gz       beside every text file, so that no request waits for a compressor
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const dist = join(import.meta.dirname, 'dist');
const read = (file) => readFileSync(join(dist, file), 'utf8');
const write = (file, text) => writeFileSync(join(dist, file), text);

const { EARLY_VIEWER, PATHS, earlyQueries, firstRequests, renderLanding, renderLoading } = await import(
  join(import.meta.dirname, 'dist-ssr', 'entry-server.js')
);
const manifest = JSON.parse(read('.vite/manifest.json'));
const template = read('index.html');

/** The chunk that chunks.ts names so. */
const chunk = (wanted) => Object.keys(manifest).find((key) => manifest[key].name === wanted);

/** Files of a chunk and of all that it imports statically. */
function filesOf(key, seen = new Set()) {
  if (seen.has(key)) return { js: [], css: [] };
  seen.add(key);
  const { file, css = [], imports = [] } = manifest[key];
  const below = imports.map((name) => filesOf(name, seen));
  return {
    js: [file, ...below.flatMap((part) => part.js)],
    css: [...css, ...below.flatMap((part) => part.css)],
  };
}
const without = (files, known) => ({
  js: files.js.filter((file) => !known.js.includes(file)),
  css: files.css.filter((file) => !known.css.includes(file)),
});

const font = readdirSync(join(dist, 'assets')).find((name) => /^figtree-latin-wght.*\.woff2$/.test(name));
const fontPreload = `<link rel="preload" href="/assets/${font}" as="font" type="font/woff2" crossorigin>`;
/** Bytes of a page that come before the server has to wait for the phone's first answer: ten packets, less headers. */
const FIRST_FLIGHT = 13_000;
const compress = (bytes) => brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });

const afterTitle = (html, tags) => html.replace('</title>', () => `</title>\n    ${tags}`);
const lastInHead = (html, tags) => html.replace('</head>', () => `  ${tags.join('\n    ')}\n  </head>`);
const inBody = (html, page, body) => {
  if (/\sstyle="/.test(body))
    throw new Error('A style attribute in a prerendered page needs a hole in the CSP.');
  return html.replace('<div id="root"></div>', () => `<div id="root" data-page="${page}">${body}</div>`);
};

// Every page carries the first style sheet, for a first paint without a second request.
const stylesheet = /\s*<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g;
const inline = (file) => `<style>${read(file).trim()}</style>`;
const styles = [...template.matchAll(stylesheet)].map(([, file]) => inline(file));
// Nothing that is fetched besides is wanted before the first paint.
const later = (html) =>
  html.replaceAll('<script type="module" ', '<script type="module" fetchpriority="low" ');
const base = afterTitle(later(template.replace(stylesheet, '')), `${fontPreload}${styles.join('')}`);

const entry = filesOf(chunk('main'));
const together = (...parts) => ({
  js: parts.flatMap(({ js }) => js),
  css: parts.flatMap(({ css }) => css),
});
const start = without(filesOf(chunk('start')), entry);
const app = without(filesOf(chunk('app')), together(entry, start));
const landing = without(filesOf(chunk('landing')), entry);
const known = together(entry, start, app);

// A style sheet that is inline already: a disabled link is not fetched, and tells Vite's loader that it is there.
// (Written by script, for the parser fetches ahead whatever it says.)
const haveStyles = (files) =>
  `for (const href of ${JSON.stringify(files.map((file) => `/${file}`))})
  document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', disabled: true, href }));`;
const early = (files) => [
  ...files.js.map((file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`),
  ...files.css.map(
    (file) => `<link rel="preload" as="style" fetchpriority="low" crossorigin href="/${file}">`,
  ),
];

/**
 * The question who is signed in, the first `requests` of the screen, and these files are on their way before the first
 * script has run; `inlined` style sheets are there at once.
 */
const shell = (inlined, files, requests = []) =>
  lastInHead(inBody(base, 'app', renderLoading()), [
    ...inlined.map(inline),
    `<script>${EARLY_VIEWER}${requests.length > 0 ? earlyQueries(requests) : ''}${haveStyles([...entry.css, ...inlined])}</script>`,
    ...early(without(files, { js: [], css: inlined })),
  ]);
function shellOf(screen, requests) {
  const files = together(start, app, screen);
  let inlined = [...start.css, ...app.css];
  // the small ones first: each of them would be a request
  for (const file of screen.css.toSorted((a, b) => read(a).length - read(b).length)) {
    const more = [...inlined, file];
    if (compress(shell(more, files, requests)).length <= FIRST_FLIGHT) inlined = more;
  }
  return shell(inlined, files, requests);
}

const landingPage = lastInHead(inBody(base, 'landing', renderLanding()), [
  ...landing.css.map(inline),
  `<script>${haveStyles([...entry.css, ...landing.css])}</script>`,
  ...early({ js: landing.js, css: [] }),
]);

/** A screen stands in the folder of its route's name. */
const screenOf = (route) => `src/screens/${route}/${route[0].toUpperCase()}${route.slice(1)}Screen.tsx`;
const screens = Object.entries(PATHS).filter(([route]) => manifest[screenOf(route)]);
const pageOf = async (route) => shellOf(without(filesOf(screenOf(route)), known), await firstRequests(route));

mkdirSync(join(dist, 'app'), { recursive: true });
const html = {
  'index.html': landingPage,
  'app.html': shell(start.css, start),
  'app/other.html': shellOf({ js: [], css: [] }),
};
for (const [route] of screens) html[`app/${route}.html`] = await pageOf(route);
for (const [file, text] of Object.entries(html)) write(file, text);
const pages = Object.fromEntries(screens.map(([route, address]) => [address, `/app/${route}.html`]));
write('pages.json', `${JSON.stringify(pages, null, 2)}\n`);

const sha256 = (text) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
const hashes = (page, tag) =>
  [...page.matchAll(new RegExp(`<${tag}>([\\s\\S]*?)</${tag}>`, 'g'))].map(([, text]) => sha256(text));
const inlinePieces = Object.entries(html).map(([file, page]) => [
  `/${file}`,
  { scripts: hashes(page, 'script'), styles: hashes(page, 'style') },
]);
write('csp.json', `${JSON.stringify(Object.fromEntries(inlinePieces), null, 2)}\n`);

for (const file of readdirSync(dist, { recursive: true })) {
  if (!['.js', '.css', '.html', '.svg'].includes(extname(file))) continue;
  const bytes = readFileSync(join(dist, file));
  write(`${file}.gz`, gzipSync(bytes, { level: 9 }));
  write(`${file}.br`, compress(bytes));
}
