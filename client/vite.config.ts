import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

// In development the pages come from Vite and everything else from a house (or the mock: `npm run mock`).
const house = process.env.EQUIPOISE_HOUSE ?? 'http://127.0.0.1:4180';

export default defineConfig({
  plugins: [svelte()],
  base: '/',
  build: {
    outDir: 'dist',
    target: ['chrome123', 'firefox120', 'safari17.5'],
    assetsInlineLimit: 0, // icons stay files: a content security policy without data: addresses is enough
    modulePreload: { polyfill: false },
  },
  server: {
    host: '127.0.0.1',
    proxy: { '/api': house, '/art': house, '/ws': { target: house, ws: true, changeOrigin: true, rewriteWsOrigin: true } },
  },
  test: { environment: 'node', include: ['tests/**/*.test.ts'] },
});
