import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { dropUnusedSchemas } from './drop-unused-schemas.ts';

/** What browsers load: `dist/client`, hashed, with a manifest that the server reads. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/config/assets/',
  plugins: [react(), dropUnusedSchemas()],
  publicDir: false,
  css: { transformer: 'lightningcss' },
  build: {
    outDir: 'dist/client',
    assetsDir: '',
    manifest: true,
    target: 'es2023',
    cssMinify: 'lightningcss',
    modulePreload: { polyfill: false },
    rolldownOptions: { input: ['main.tsx', 'sign-in.ts', 'editor/frame/main.ts'] },
  },
});
