import { readFileSync } from 'node:fs';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const SERVER = process.env.SERAI_SERVER ?? 'http://127.0.0.1:8000';

/** The chosen theme is set before the first paint, by a script of its own: no inline scripts. */
function themeBeforePaint(): Plugin {
  const file = new URL('./src/theme.js', import.meta.url);
  let serving = false;
  return {
    name: 'theme-before-paint',
    configResolved(config) {
      serving = config.command === 'serve';
    },
    buildStart() {
      if (!serving) {
        this.emitFile({
          type: 'asset',
          name: 'theme.js',
          source: readFileSync(file, 'utf8'),
        });
      }
    },
    transformIndexHtml: {
      order: 'post',
      handler(_html, context) {
        const built = Object.values(context.bundle ?? {}).find(
          (one) => one.type === 'asset' && one.names.includes('theme.js'),
        );
        const src = built ? `/${built.fileName}` : '/src/theme.js';
        return [{ tag: 'script', attrs: { src }, injectTo: 'head-prepend' }];
      },
    },
  };
}

/** Fonts that every page needs are asked for with the page, not first when a text is laid out. */
function fontsFirst(): Plugin {
  const first = [
    'philosopher-latin-700-normal.woff2',
    'alegreya-sans-latin-400-normal.woff2',
    'alegreya-sans-latin-700-normal.woff2',
  ];
  return {
    name: 'fonts-first',
    transformIndexHtml: {
      order: 'post',
      handler(_html, context) {
        return Object.values(context.bundle ?? {})
          .filter((one) => one.type === 'asset' && one.names.some((name) => first.includes(name)))
          .map((one) => ({
            tag: 'link',
            attrs: {
              rel: 'preload',
              as: 'font',
              type: 'font/woff2',
              href: `/${one.fileName}`,
              crossorigin: true, // fonts are always fetched this way, even from home
            },
            injectTo: 'head' as const,
          }));
      },
    },
  };
}

export default defineConfig({
  base: '/',
  plugins: [svelte(), themeBeforePaint(), fontsFirst()],
  publicDir: false,
  build: {
    outDir: '../src/serai/server/static',
    emptyOutDir: true,
    assetsDir: 'assets',
    assetsInlineLimit: 0, // no data: addresses, every piece is a file with a hash in its name
    modulePreload: { polyfill: false }, // would be an inline script
    target: 'es2022',
    // Older ones do not know light-dark(), and what it would be rewritten to cannot be nested.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    reportCompressedSize: false,
  },
  server: {
    host: '127.0.0.1',
    proxy: { '/api': { target: SERVER, ws: true } },
  },
  // Threads share what was read and compiled: a third less work than processes.
  test: { include: ['tests/**/*.test.ts'], passWithNoTests: true, pool: 'threads' },
});
