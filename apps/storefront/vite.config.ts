import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import type { UserConfig } from 'vite';
import { writeStorefrontManifest } from './write-storefront-manifest.ts';
import type { BuiltWidget } from './write-storefront-manifest.ts';

/** The tables as they are, not as parts of this file: their widgets stay out of it. */
async function loadWidgets(): Promise<readonly BuiltWidget[]> {
  const read = (file: string) => import(pathToFileURL(join(import.meta.dirname, file)).href);
  const { widgets }: { widgets: readonly BuiltWidget[] } = await read('widget-table.ts');
  const seldom: { seldomWidgets: readonly BuiltWidget[] } = await read('seldom-widgets.ts');
  return [...widgets, ...seldom.seldomWidgets.map((one) => ({ ...one, isSeldom: true as const }))];
}

/**
 * Small modules that several widgets share. Each would be a file of its own, and a browser asks a
 * server for six at a time: whoever presses "Add to cart" would wait for two rounds.
 */
const SHARED_BY_WIDGETS =
  /packages\/commerce\/|messages\/(?:add-to-cart|cart|totals)\.ts|platform\/(?:ad-events|display-currency|parse-json|write-money)\.ts|widgets\/variants\//;

/**
 * Two builds: what browsers load (`dist/client`, hashed, with `storefront.json`) and what the
 * server imports to draw the same screens (`dist/server/ssr.js`, one file with everything inside).
 */
export default defineConfig(async ({ isSsrBuild }): Promise<UserConfig> => {
  const widgets = await loadWidgets();
  const printed = widgets.filter(({ isPrinted }) => isPrinted);
  const base = '/universal/assets/';
  return {
    root: import.meta.dirname,
    base,
    plugins: [react(), ...(isSsrBuild ? [] : [writeStorefrontManifest(widgets, base)])],
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
          rolldownOptions: {
            input: ['loader.ts', ...printed.map(({ name }) => styleOf(name))],
            output: {
              codeSplitting: {
                // What they import may be part of the loader.
                includeDependenciesRecursively: false,
                groups: [{ name: 'shop', test: SHARED_BY_WIDGETS, minShareCount: 2 }],
              },
            },
          },
        },
  };
});

/** The style of a widget that pages come with. */
function styleOf(name: string): string {
  return `widgets/${name}/${name}.css`;
}
