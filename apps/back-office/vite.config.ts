import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { dropUnusedSchemas } from './drop-unused-schemas.ts';

/** Controls, the frame and words: what screens are made of. What is typed in loads by itself. */
const OF_SCREENS =
  /\/node_modules\/(react-aria|react-aria-components|react-stately|@react-|@internationalized|lucide-react|@tanstack)|\/apps\/back-office\/(ui|frame|texts|data|lists|forms)\/(?!rich-text|code-editor)|\/packages\/contract\//;

/** One file for what at least so many parts share, in place of fifty small ones. Decision 576 */
const kit = { name: 'kit', test: OF_SCREENS, minShareCount: 25 };

/** Who signs in needs this much of it, and no more. */
const signIn = {
  name: 'crumb',
  test: /\/apps\/back-office\/data\/(read-crumb|passkeys)\./,
  priority: 1,
};

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
    rolldownOptions: {
      input: ['main.tsx', 'sign-in.ts', 'editor/frame/main.ts'],
      output: { codeSplitting: { groups: [signIn, kit] } },
    },
  },
});
