import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { dropUnusedSchemas } from './drop-unused-schemas.ts';

/** What controls, forms and words are made of. */
const LIBRARIES =
  /\/node_modules\/(react|react-dom|scheduler|react-aria|react-aria-components|react-stately|react-intl|@formatjs|intl-messageformat|@react-[a-z]+|@internationalized|@tanstack|use-sync-external-store)\//;

const OF_THE_FRAME = /\/node_modules\/(react-dom|scheduler|@tanstack\/(react-router|store))\//;

/** Controls, the frame and words: what screens are made of. What is typed in loads by itself. */
const OF_SCREENS =
  /\/node_modules\/lucide-react|\/apps\/back-office\/(app|ui|frame|measures|texts|data|lists)\/(?!rich-text|code-editor)|\/packages\/contract\//;

/** One file for what at least so many parts share, in place of fifty small ones. Decision 576 */
const kit = { name: 'kit', test: OF_SCREENS, minShareCount: 25, priority: 2 };

/** What the frame and forms share: the frame would load forms for it. */
const dialog = {
  name: 'dialog',
  test: /\/apps\/back-office\/(ui\/dialog|frame\/use-shortcuts)\./,
  priority: 2,
};

/** Libraries change seldom, so a new version leaves them where browsers have them. Decision 595 */
const libraries = { name: 'libraries', test: LIBRARIES, minShareCount: 25, priority: 3 };
/** The frame alone draws and follows addresses: no screen shares these with another. */
const rendering = { name: 'rendering', test: OF_THE_FRAME, priority: 3 };

/** What forms stand on, which the first screen does without. */
const forms = {
  name: 'forms',
  test: /\/node_modules\/react-hook-form\/|\/apps\/back-office\/forms\//,
  minShareCount: 25,
  priority: 1,
};

/** Who signs in needs this much of it, and no more. */
const signIn = {
  name: 'crumb',
  test: /\/apps\/back-office\/data\/(read-crumb|passkeys)\./,
  priority: 4,
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
      output: { codeSplitting: { groups: [signIn, libraries, rendering, dialog, forms, kit] } },
    },
  },
});
