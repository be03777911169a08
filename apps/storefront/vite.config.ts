import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/**
 * Two builds: what browsers load (`dist/client`, hashed, with a manifest) and what the server
 * imports to draw the same screens (`dist/server/ssr.js`, one file with everything inside).
 */
export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  base: '/universal/assets/',
  plugins: [react()],
  publicDir: false,
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
  ssr: { noExternal: true },
  css: { transformer: 'lightningcss' },
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        target: 'node24',
        rolldownOptions: { input: 'ssr.tsx', output: { entryFileNames: 'ssr.js' } },
      }
    : {
        outDir: 'dist/client',
        assetsDir: '',
        manifest: true,
        target: 'es2022',
        cssMinify: 'lightningcss',
        modulePreload: { polyfill: false },
        rolldownOptions: { input: ['loader.ts', 'storefront.css'] },
      },
}));
