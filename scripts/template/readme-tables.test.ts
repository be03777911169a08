import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { withTables } from './readme-tables.ts';
import { shorten } from './reference-tables.ts';

it('TPL-20 the tables of the README say what the code says, each name with an example', () => {
  const readme = readFileSync(
    new URL('../../packages/template/README.md', import.meta.url),
    'utf8',
  );
  const made = withTables(readme);
  expect(readme, 'node scripts/template-docs.ts').toBe(made);
  const tables = made.slice(made.indexOf('plugins:start'), made.indexOf('plugins:end'));
  expect(
    tables.split('\n').filter((line) => line.startsWith('| `') && !line.includes(' → ')),
  ).toEqual([]);
});

it('puts a text on one line and cuts a long one where a tag or a word ends', () => {
  expect(shorten('\n\n<p>\n  12\n</p>\n')).toBe('<p> 12 </p>');
  expect(shorten(`<a href="/x">${'word '.repeat(30)}</a>`)).toBe(
    `<a href="/x">${'word '.repeat(15).trimEnd()} …`,
  );
  expect(shorten('x'.repeat(200))).toBe(`${'x'.repeat(90)} …`);
});
