import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Manifest } from 'vite';

/** Prints what each screen loads: its own part, and everything from the first byte on. */
const folder = `${import.meta.dirname}/dist/client`;
const manifest = JSON.parse(readFileSync(`${folder}/.vite/manifest.json`, 'utf8')) as Manifest;

/** A chunk and everything that it imports at once. */
function withImports(key: string, found = new Set<string>()): Set<string> {
  if (found.has(key)) return found;
  found.add(key);
  for (const next of manifest[key]?.imports ?? []) withImports(next, found);
  return found;
}

/** Kilobytes of these parts with their styles, each file compressed by itself. */
function gzipSize(keys: Iterable<string>): number {
  const parts = [...keys].flatMap((key) => manifest[key] ?? []);
  const files = new Set(parts.flatMap(({ file, css = [] }) => [file, ...css]));
  const sizes = [...files].map((file) => gzipSync(readFileSync(`${folder}/${file}`)).length);
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
}

const first = withImports('main.tsx');
const row = (name: string, own: number, all: number) =>
  console.log(`${name.padEnd(48)} ${own.toFixed(1).padStart(8)} ${all.toFixed(1).padStart(8)}`);

console.log(`${'kB gzip'.padEnd(48)} ${'own'.padStart(8)} ${'in all'.padStart(8)}`);
row('the frame', gzipSize(first), gzipSize(first));
for (const key of Object.keys(manifest).toSorted()) {
  if (!manifest[key]?.isDynamicEntry) continue;
  const parts = withImports(key);
  const own = [...parts].filter((part) => !first.has(part));
  row(key, gzipSize(own), gzipSize(new Set([...first, ...parts])));
}
