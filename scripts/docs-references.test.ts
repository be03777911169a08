import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

/** Everything that may refer to the documents: code, tests, documents. */
const files = globSync(
  '{apps,packages,scripts,demo,themes,bench,e2e,docs}/**/*.{ts,tsx,mjs,md,css}',
  {
    cwd: root,
    exclude: (path) => /(?:^|\/)(?:node_modules|dist|data)$/.test(String(path)),
  },
);

/** What a pattern finds in all files, each with the file: `apps/x.ts: D-18`. */
function references(pattern: RegExp): readonly { path: string; text: string; name: string }[] {
  return files.flatMap((path) =>
    [...read(path).matchAll(pattern)].map(([text, name = '']) => ({ path, text, name })),
  );
}

/** References whose name is not known. */
function dangling(pattern: RegExp, isKnown: (name: string) => boolean): readonly string[] {
  const found = references(pattern);
  expect(found.length).toBeGreaterThan(5);
  return found.filter(({ name }) => !isKnown(name)).map(({ path, text }) => `${path}: ${text}`);
}

describe('what code and documents refer to is there', () => {
  it('every decision D-nn', () => {
    const decisions = read('docs/specification-decisions.md');
    const known = new Set(
      [...decisions.matchAll(/^- \*\*(D-\d\d[a-z]?)\*\*/gm)].map(([, id]) => id),
    );
    expect(dangling(/\b(D-\d\d[a-z]?)\b/g, (id) => known.has(id))).toEqual([]);
  });

  it('every section of the template format', () => {
    const format = read('docs/template-format.md');
    const known = new Set([...format.matchAll(/^## (\d+)\. /gm)].map(([, number]) => number));
    const pattern = /template-format(?:\.md)?,? § ?(\d+)/g;
    expect(dangling(pattern, (number) => known.has(number))).toEqual([]);
  });

  it('every document that is named with a section', () => {
    const isThere = (name: string): boolean => existsSync(join(root, 'docs', `${name}.md`));
    expect(dangling(/\b([a-z]+(?:-[a-z]+)*)(?:\.md)?,? §/g, isThere)).toEqual([]);
  });

  it('every file that the page about the specification names', () => {
    const folders = { server: 'apps/server', storefront: 'apps/storefront' } as const;
    const named = [...read('docs/specification.md').matchAll(/\(`([a-z]+)\/([^`]*)`[),]/g)];
    expect(named.length).toBeGreaterThan(100);
    const paths = named.map(([, room = '', path = '']) => {
      if (room === 'packages' || room === 'apps') return `${room}/${path}`;
      const known = Object.entries(folders).find(([name]) => name === room)?.[1];
      return `${known ?? `packages/${room}/src`}/${path}`;
    });
    expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });

  it('every document that another one links to', () => {
    const links = [...globSync('docs/**/*.md', { cwd: root }), 'README.md'].flatMap((path) =>
      [...read(path).matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)].map(([, to = '']) => ({ path, to })),
    );
    expect(links.length).toBeGreaterThan(10);
    const isLost = ({ path, to }: { path: string; to: string }): boolean =>
      !existsSync(join(root, path, '..', to));
    expect(links.filter(isLost)).toEqual([]);
  });
});
