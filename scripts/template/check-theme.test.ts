import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { checkTheme } from './check-theme.ts';
import { findBlocks, readPartials } from './theme-files.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'theme-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

function write(path: string, text: string): void {
  mkdirSync(join(folder, path, '..'), { recursive: true });
  writeFileSync(join(folder, path), text);
}

const found = () =>
  checkTheme(folder).errors.map(
    ({ file, error }) => `${file.path}:${error.line}:${error.column} ${error.code}`,
  );

it('finds every error below the folder, with its place', () => {
  write('header.region', '<h1>{title}</h1>\n{.section a}\n');
  write('collections/shop.list', '{a|nope}');
  write('collections/deep/shop.item', '{.sectiona}');
  write('pages/about.page', '{.end}');
  write('scripts/not-a-template.js', '{.end}');
  expect(found()).toEqual([
    'collections/deep/shop.item:1:1 INVALID_INSTRUCTION',
    'collections/shop.list:1:4 FORMATTER_UNKNOWN',
    'header.region:3:1 EOF_IN_BLOCK',
    'pages/about.page:1:1 MISMATCHED_END',
  ]);
});

it('knows partials by their file name and macros by theirs', () => {
  write('blocks/cards/card.block', '{.macro inner}x{.end}{@|apply inner}');
  write('a.region', '{@|apply card.block}{@|apply gone.block}{.include missing}');
  expect(found()).toEqual([
    'a.region:1:21 APPLY_PARTIAL_MISSING',
    'a.region:1:41 APPLY_PARTIAL_MISSING',
  ]);
});

it('finds the partials that belong to a file', () => {
  write('blocks/card.block', 'card');
  write('collections/shop.list', '');
  const blocks = findBlocks(join(folder, 'collections/shop.list'));
  expect(blocks).toBe(join(folder, 'blocks'));
  expect(readPartials(blocks!)).toEqual({ 'card.block': 'card' });
});
