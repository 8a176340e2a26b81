import { createRequire } from 'node:module';
import react from '@vitejs/plugin-react';
import type { Plugin as PostcssPlugin } from 'postcss';
import { defineConfig } from 'vite';
import { codeSplitting } from './chunks.ts';

// CommonJS build: the plugin itself is the whole export
const purgeCSSPlugin: (options: object) => PostcssPlugin = createRequire(import.meta.url)(
  '@fullhuman/postcss-purgecss',
);

const purge: PostcssPlugin = purgeCSSPlugin({
  content: [`${import.meta.dirname}/index.html`, `${import.meta.dirname}/src/**/*.{ts,tsx}`],
  safelist: [
    ...['html', 'body', 'active', 'disabled', 'show', 'showing', 'hiding', 'fade', /data-bs-theme/],
    // composed by react-bootstrap at run time
    /^form-(control|select|check|label|text|switch)$/,
    /^form-check-(input|label)$/,
    ...['invalid-feedback', 'is-invalid', 'btn-close'],
    /^modal(-(open|backdrop|static|dialog|dialog-centered|dialog-scrollable|fullscreen-sm-down))?$/,
    /^modal-(content|header|title|body|footer)$/,
    /^offcanvas(-(backdrop|start))?$/,
  ],
});

/** Only Bootstrap's own rules are purged: ours may be composed (`tone-${tone}`), and an unused one is a bug. */
const purgeBootstrap: PostcssPlugin = {
  postcssPlugin: 'purge-bootstrap',
  OnceExit(root, helpers) {
    if (/\/src\/styles\/(base|forms|overlays)\.scss$/.test(root.source?.input.file ?? ''))
      return purge.OnceExit?.(root, helpers);
  },
};

const api = { target: process.env.API_URL ?? 'http://localhost:4000', xfwd: true };

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [react()],
  css: {
    postcss: { plugins: command === 'build' ? [purgeBootstrap] : [] },
    preprocessorOptions: {
      scss: {
        // Bootstrap 5.3 is written with @import
        quietDeps: true,
        silenceDeprecations: ['import', 'global-builtin', 'color-functions', 'if-function'],
      },
    },
  },
  build: {
    target: 'baseline-widely-available',
    outDir: isSsrBuild ? 'dist-ssr' : 'dist',
    manifest: !isSsrBuild,
    // A data: font or script would need a hole in the content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: isSsrBuild ? {} : { output: { codeSplitting: codeSplitting() } },
  },
  server: { port: 5173, proxy: { '/graphql': api, '/api': api, '/oidc': api } },
}));
