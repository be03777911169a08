import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isRecord } from '../theme/read-conf.ts';

/** What a page links of the storefront's build. Empty strings when it was not built. */
export interface StorefrontAssets {
  readonly scriptUrl: string;
  /** Scripts that the first one imports: fetched beside it. */
  readonly preloadUrls: readonly string[];
  readonly styleUrls: readonly string[];
}

const base = '/universal/assets/';
/** A new build is seen this soon. */
const lookAgainMs = 1_000;
const none: StorefrontAssets = { scriptUrl: '', preloadUrls: [], styleUrls: [] };

/** Folder of the built browser files. */
export const storefrontDist = join(import.meta.dirname, '../../../storefront/dist');

/** Reads the manifest of the build again when it has changed. */
export function createStorefrontReader(distDir: string = storefrontDist): () => StorefrontAssets {
  const manifest = join(distDir, 'client/.vite/manifest.json');
  let readAt = -1;
  let lookedAt = -Infinity;
  let assets = none;
  return () => {
    if (performance.now() - lookedAt < lookAgainMs) return assets;
    lookedAt = performance.now();
    const mtime = existsSync(manifest) ? statSync(manifest).mtimeMs : 0;
    if (mtime !== readAt) {
      assets = mtime === 0 ? none : readManifest(readFileSync(manifest, 'utf8'));
      readAt = mtime;
    }
    return assets;
  };
}

function readManifest(text: string): StorefrontAssets {
  const manifest: unknown = JSON.parse(text);
  const entries = isRecord(manifest) ? manifest : {};
  const loader = Object.values(entries).find(
    (entry) => isRecord(entry) && entry.isEntry === true && entry.name === 'loader',
  );
  const entry = loader ?? entries['loader.ts'];
  if (!isRecord(entry) || typeof entry.file !== 'string') return none;
  const imports = strings(entry.imports).map((name) => entries[name]);
  const sheets = Object.values(entries).flatMap((part) =>
    isRecord(part) && part.isEntry === true && String(part.file).endsWith('.css')
      ? [String(part.file)]
      : [],
  );
  return {
    scriptUrl: base + entry.file,
    preloadUrls: imports.flatMap((part) =>
      isRecord(part) && typeof part.file === 'string' ? [base + part.file] : [],
    ),
    styleUrls: [...new Set([...sheets, ...cssOf([entry, ...imports])])].map((file) => base + file),
  };
}

function cssOf(parts: readonly unknown[]): string[] {
  return parts.flatMap((part) => (isRecord(part) ? strings(part.css) : []));
}

function strings(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : [];
}
