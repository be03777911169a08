/** Weights of a Shopify table: what shipping by weight costs hangs on them. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readDrafts } from '../draft/read-drafts.ts';
import { createReport } from '../report.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'sitewright-shopify-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The weight that a cell is taken for, and what the report says of it. */
async function readGrams(text: string) {
  const file = path.join(folder, 'table.csv');
  const header = 'Title,URL handle,Option1 name,Option1 value,Price,Weight value (grams)';
  writeFileSync(file, `${header}\nThrow,throw,Title,Default Title,90,"${text}"\n`);
  const report = createReport(file, false);
  const settings = { currency: 'USD', gramsPerUnit: 1, mmPerUnit: 1, variantsPerProduct: 250 };
  const drafts = await Array.fromAsync(readDrafts(file, settings, report));
  const [weight] = drafts.flatMap(({ variants }) => variants.map(({ weightGrams }) => weightGrams));
  return [weight, report.lines.map(({ line, code }) => [line, code])];
}

it.each([
  ['800', 800],
  ['800.0', 800],
  // As spreadsheets write it: no weight of one gram.
  ['1,250', 1250],
  ['1,250,000', 1_250_000],
  ['', 0],
])('takes %o for %d grams', async (text, grams) => {
  expect(await readGrams(text)).toEqual([grams, []]);
});

it.each(['heavy', '2 lb', '1.250,5'])('says that %o is no weight', async (text) => {
  expect(await readGrams(text)).toEqual([0, [[2, 'size-unreadable']]]);
});
