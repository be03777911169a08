import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import type { UserConfig } from 'vite';
import { writeStorefrontManifest } from './write-storefront-manifest.ts';
import type { PrintedWidget } from './write-storefront-manifest.ts';

/** The table as it is, not as a part of this file: its widgets stay out of it. */
async function loadPrinted(): Promise<readonly PrintedWidget[]> {
  const table = pathToFileURL(join(import.meta.dirname, 'widget-table.ts')).href;
  const { widgets }: { widgets: readonly (PrintedWidget & { isPrinted?: true })[] } = await import(
    table
  );
  return widgets.filter(({ isPrinted }) => isPrinted);
}

/**
 * Two builds: what browsers load (`dist/client`, hashed, with `storefront.json`) and what the
 * server imports to draw the same screens (`dist/server/ssr.js`, one file with everything inside).
 */
export default defineConfig(async ({ isSsrBuild }): Promise<UserConfig> => {
  const printed = await loadPrinted();
  const base = '/universal/assets/';
  return {
    root: import.meta.dirname,
    base,
    plugins: [react(), ...(isSsrBuild ? [] : [writeStorefrontManifest(printed, base)])],
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
          rolldownOptions: { input: ['loader.ts', ...printed.map(({ name }) => styleOf(name))] },
        },
  };
});

/** The style of a widget that pages come with. */
function styleOf(name: string): string {
  return `widgets/${name}/${name}.css`;
}
