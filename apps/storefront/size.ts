import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Manifest } from 'vite';

const folder = `${import.meta.dirname}/dist/client`;
const manifest = JSON.parse(readFileSync(`${folder}/.vite/manifest.json`, 'utf8')) as Manifest;

/** A chunk and everything that it imports at once. */
function withImports(key: string, found = new Set<string>()): Set<string> {
  if (found.has(key)) return found;
  found.add(key);
  for (const next of manifest[key]?.imports ?? []) withImports(next, found);
  return found;
}

/** Kilobytes of some files, each compressed by itself. */
function gzipSize(files: Iterable<string>): string {
  const sizes = [...new Set(files)].map((file) => gzipSync(readFileSync(`${folder}/${file}`)));
  return (sizes.reduce((sum, { length }) => sum + length, 0) / 1000).toFixed(1);
}

/** The key of a script that several widgets load. */
function keyOf(name: string): string {
  const isScript = (key: string) => key.includes(name) && manifest[key]?.file.endsWith('.js');
  return Object.keys(manifest).find(isScript) ?? name;
}

const addToCart = 'widgets/add-to-cart/bind-product.ts';
const form = keyOf('open-fields-modal');
const pill = 'widgets/pill-cart/pill-cart.ts';

/** Scripts of a page, and the widgets whose style its first paint needs. */
const rows: readonly [page: string, scripts: readonly string[], printed?: string][] = [
  ['any page, before the first touch', []],
  ['product page, before the first touch', [], 'add-to-cart'],
  ['product page, touched', [addToCart], 'add-to-cart'],
  ['product page with a form, everything', [addToCart, form, pill], 'add-to-cart'],
  ['cart page', ['widgets/cart-page/start.tsx'], 'cart-page'],
  ['checkout', ['widgets/checkout/start.tsx'], 'checkout'],
];

console.log(`${'kB gzip'.padEnd(38)} ${'scripts'.padStart(9)} ${'styles'.padStart(9)}`);
for (const [page, entries, printed] of rows) {
  const keys = new Set(['loader.ts', ...entries].flatMap((entry) => [...withImports(entry)]));
  const parts = [...keys].flatMap((key) => manifest[key] ?? []);
  const first = printed ? [manifest[`widgets/${printed}/${printed}.css`]!.file] : [];
  const styles = [...first, ...parts.flatMap(({ css = [] }) => css)];
  const scripts = gzipSize(parts.map(({ file }) => file));
  console.log(`${page.padEnd(38)} ${scripts.padStart(9)} ${gzipSize(styles).padStart(9)}`);
}
