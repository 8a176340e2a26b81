// After `vite build` (browser) and `vite build --ssr src/entry-server.tsx`:
//   dist/index.html  the landing page, prerendered, for visitors without a login
//   dist/app.html    the empty shell, for everybody else and every other path
//   dist/csp.json    hashes of the inline script and style, for the server's content security policy
//   *.br, *.gz       beside every text file, so that no request waits for a compressor
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const dist = join(import.meta.dirname, 'dist');
const read = (file) => readFileSync(join(dist, file), 'utf8');
const write = (file, text) => writeFileSync(join(dist, file), text);

const { renderLanding } = await import(join(import.meta.dirname, 'dist-ssr', 'entry-server.js'));
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

// The landing page: its style sheet inline, for a first paint without a second request.
const stylesheet = /\s*<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g;
const styles = [...template.matchAll(stylesheet)].map(([, file]) => `<style>${read(file).trim()}</style>`);
const body = renderLanding();
if (/\sstyle="/.test(body))
  throw new Error('A style attribute in the prerendered page needs a hole in the CSP.');
const landing = inHead(template.replace(stylesheet, ''), `${fontPreload}${styles.join('')}`).replace(
  '<div id="root"></div>',
  () => `<div id="root">${body}</div>`,
);

// The shell: the signed-in app starts to load with the first answer, not after the entry has run.
const entry = filesOf('index.html');
const app = ['src/app/start.tsx', 'src/app/SignedInApp.tsx'].map((key) => filesOf(key));
const beyond = (kind) =>
  [...new Set(app.flatMap((files) => files[kind]))].filter((file) => !entry[kind].includes(file));
const preloads = [
  ...beyond('js').map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
  ...beyond('css').map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
];
const shell = inHead(template, fontPreload).replace(
  '</head>',
  () => `  ${preloads.join('\n    ')}\n  </head>`,
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
