import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}

const folder = `${import.meta.dirname}/dist/client`;
const manifest = JSON.parse(readFileSync(`${folder}/.vite/manifest.json`, 'utf8')) as Record<
  string,
  Chunk
>;

/** A chunk and everything that it imports at once. */
function withImports(key: string, found = new Set<string>()): Set<string> {
  if (found.has(key)) return found;
  found.add(key);
  for (const next of manifest[key]?.imports ?? []) withImports(next, found);
  return found;
}

function gzipSize(keys: Iterable<string>): number {
  const files = new Set([...keys].map((key) => manifest[key]!.file));
  return [...files].reduce(
    (sum, file) => sum + gzipSync(readFileSync(`${folder}/${file}`)).length,
    0,
  );
}

function union(...entries: readonly string[]): Set<string> {
  return new Set(entries.flatMap((entry) => [...withImports(entry)]));
}

/** The key of a chunk that has no source file of its own. */
function keyOf(name: string): string {
  return Object.keys(manifest).find((key) => key.includes(name)) ?? name;
}

const widgets = 'widgets';
const rows: readonly [page: string, keys: Set<string>][] = [
  ['any page, before the first touch', union('loader.ts')],
  ['product page, touched', union('loader.ts', `${widgets}/add-to-cart/bind-product.ts`)],
  [
    'product page with a form, everything',
    union('loader.ts', `${widgets}/add-to-cart/bind-product.ts`, keyOf('open-fields-modal')),
  ],
  ['cart page', union('loader.ts', `${widgets}/cart-page/start.tsx`)],
  ['checkout', union('loader.ts', `${widgets}/checkout/start.tsx`)],
  ['style sheet', union('storefront.css')],
];

for (const [page, keys] of rows) {
  const isBuilt = [...keys].every((key) => key in manifest);
  const size = isBuilt ? `${(gzipSize(keys) / 1000).toFixed(1)} kB` : 'not built';
  console.log(`${page.padEnd(38)} ${size.padStart(9)} gzip`);
}
