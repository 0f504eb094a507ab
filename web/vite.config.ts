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

export default defineConfig({
  base: '/',
  plugins: [svelte(), themeBeforePaint()],
  publicDir: false,
  build: {
    outDir: '../src/serai/server/static',
    emptyOutDir: true,
    assetsDir: 'assets',
    assetsInlineLimit: 0, // no data: addresses, every piece is a file with a hash in its name
    modulePreload: { polyfill: false }, // would be an inline script
    target: 'es2022',
    reportCompressedSize: false,
  },
  server: {
    host: '127.0.0.1',
    proxy: { '/api': { target: SERVER, ws: true } },
  },
  test: { include: ['tests/**/*.test.ts'], passWithNoTests: true },
});
