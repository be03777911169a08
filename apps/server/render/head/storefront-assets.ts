import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { storefrontManifestSchema, type ScriptSize } from '@sitewright/contract';
import { splitSheet } from '../styles/split-sheet.ts';
import type { PrintedStyle } from './page-sheet.ts';

/** What a page links of the storefront's build. Empty when it was not built. */
export interface StorefrontAssets {
  readonly scriptUrl: string;
  /** Scripts that the first one imports: fetched beside it. */
  readonly preloadUrls: readonly string[];
  /** Styles that the first paint needs, by what a page shows. */
  readonly styles: readonly PrintedStyle[];
  /** Scripts beside the first one, by what of a page asks for them. */
  readonly scripts: readonly ScriptSize[];
  /** Another one for every build. */
  readonly version: string;
}

/** A new build is seen this soon. */
const lookAgainMs = 1_000;
const none: StorefrontAssets = {
  scriptUrl: '',
  preloadUrls: [],
  styles: [],
  scripts: [],
  version: '',
};

/** Folder of the built browser files. */
export const storefrontDist = join(import.meta.dirname, '../../../storefront/dist');

/** Reads what the build says about itself again when it has changed. */
export function createStorefrontReader(distDir: string = storefrontDist): () => StorefrontAssets {
  const manifest = join(distDir, 'client/storefront.json');
  let readAt = -1;
  let lookedAt = -Infinity;
  let assets = none;
  return () => {
    if (performance.now() - lookedAt < lookAgainMs) return assets;
    lookedAt = performance.now();
    const mtime = existsSync(manifest) ? statSync(manifest).mtimeMs : 0;
    if (mtime !== readAt) {
      assets = mtime === 0 ? none : readManifest(join(distDir, 'client'), String(mtime));
      readAt = mtime;
    }
    return assets;
  };
}

function readManifest(folder: string, version: string): StorefrontAssets {
  const text = readFileSync(join(folder, 'storefront.json'), 'utf8');
  const { base, script, preloads, styles, scripts } = storefrontManifestSchema.parse(
    JSON.parse(text),
  );
  return {
    scriptUrl: base + script,
    preloadUrls: preloads.map((file) => base + file),
    styles: styles.map(({ hooks, file }) => {
      const url = base + file;
      const split = splitSheet(readFileSync(join(folder, file), 'utf8'), url);
      return { hooks, url, lateUrl: url, split };
    }),
    scripts,
    version,
  };
}
