// After `vite build` (browser) and `vite build --ssr src/entry-server.tsx`:
//   dist/index.html  the landing page, prerendered, for visitors without a login
//   dist/app.html    the shell with its spinner, for everybody else and every other path
//   dist/csp.json    hashes of the inline script and style, for the server's content security policy
//   *.br, *.gz       beside every text file, so that no request waits for a compressor
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const dist = join(import.meta.dirname, 'dist');
const read = (file) => readFileSync(join(dist, file), 'utf8');
const write = (file, text) => writeFileSync(join(dist, file), text);

const { EARLY_VIEWER, PATHS, renderLanding, renderLoading } = await import(
  join(import.meta.dirname, 'dist-ssr', 'entry-server.js')
);
const manifest = JSON.parse(read('.vite/manifest.json'));
const template = read('index.html');

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

const font = readdirSync(join(dist, 'assets')).find((name) => /^figtree-latin-wght.*\.woff2$/.test(name));
const fontPreload = `<link rel="preload" href="/assets/${font}" as="font" type="font/woff2" crossorigin>`;
const inHead = (html, tags) => html.replace('</title>', () => `</title>\n    ${tags}`);

// Both pages carry the first style sheet, for a first paint without a second request.
const stylesheet = /\s*<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g;
const inline = (file) => `<style>${read(file).trim()}</style>`;
const styles = [...template.matchAll(stylesheet)].map(([, file]) => inline(file));
const base = inHead(template.replace(stylesheet, ''), `${fontPreload}${styles.join('')}`);
const withBody = (html, page, body) => {
  if (/\sstyle="/.test(body))
    throw new Error('A style attribute in a prerendered page needs a hole in the CSP.');
  return html.replace('<div id="root"></div>', () => `<div id="root" data-page="${page}">${body}</div>`);
};
const landing = withBody(base, 'landing', renderLanding());

// The shell: the signed-in app, the screen of this address and the question who is signed in are on their way before
// the first script has run.
const entry = filesOf('index.html');
const beyond = (keys, known) => {
  const files = keys.map((key) => filesOf(key));
  const list = (kind) =>
    [...new Set(files.flatMap((part) => part[kind]))].filter((file) => !known[kind].includes(file));
  return { js: list('js'), css: list('css') };
};
const app = beyond(['src/app/start.tsx', 'src/app/SignedInApp.tsx'], entry);
const known = { js: [...entry.js, ...app.js], css: [...entry.css, ...app.css] };
/** A screen stands in the folder of its route's name. */
const screenOf = (route) => `src/screens/${route}/${route[0].toUpperCase()}${route.slice(1)}Screen.tsx`;
const screens = Object.fromEntries(
  Object.entries(PATHS)
    .filter(([route]) => manifest[screenOf(route)])
    .map(([route, address]) => {
      const { js, css } = beyond([screenOf(route)], known);
      return [address, [...js, ...css].map((file) => `/${file}`)];
    }),
);
const loadScreen = `for (const file of ${JSON.stringify(screens)}[location.pathname] ?? []) {
  const link = document.createElement('link');
  if (file.endsWith('.js')) link.rel = 'modulepreload';
  else Object.assign(link, { rel: 'preload', as: 'style' });
  document.head.append(Object.assign(link, { crossOrigin: '', href: file }));
}`;
// It is inline already: a disabled link is not fetched, and tells Vite's loader that it is there. (Written by script,
// for the parser fetches ahead whatever it says.)
const haveFirstStyles = `for (const href of ${JSON.stringify(entry.css.map((file) => `/${file}`))})
  document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', disabled: true, href }));`;
const tags = [
  // the spinner's own rules, before the app's style sheets are there
  ...filesOf('src/app/start.tsx').css.map(inline),
  `<script>${EARLY_VIEWER}${haveFirstStyles}${loadScreen}</script>`,
  ...app.js.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
  ...app.css.map((file) => `<link rel="preload" as="style" crossorigin href="/${file}">`),
];
const shell = withBody(base, 'app', renderLoading()).replace(
  '</head>',
  () => `  ${tags.join('\n    ')}\n  </head>`,
);

write('index.html', landing);
write('app.html', shell);

const sha256 = (text) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
const hashes = (html, tag) =>
  [...html.matchAll(new RegExp(`<${tag}>([\\s\\S]*?)</${tag}>`, 'g'))].map(([, text]) => sha256(text));
const both = (tag) => [...new Set([...hashes(landing, tag), ...hashes(shell, tag)])];
write(
  'csp.json',
  `${JSON.stringify({ scriptHashes: both('script'), styleHashes: both('style') }, null, 2)}\n`,
);

for (const file of readdirSync(dist, { recursive: true })) {
  if (!['.js', '.css', '.html', '.svg'].includes(extname(file))) continue;
  const bytes = readFileSync(join(dist, file));
  write(`${file}.gz`, gzipSync(bytes, { level: 9 }));
  write(`${file}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
}
