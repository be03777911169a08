/** Tables of Shopify: what a product says beyond its rows, and what shipping by weight hangs on. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import type { ProductDraft } from '../draft/product-draft.ts';
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

async function draftsOf(...lines: readonly string[]): Promise<ProductDraft[]> {
  const file = path.join(folder, 'products.csv');
  const columns = 'Title,URL handle,Status,Published on online store,Price,Product image URL';
  writeFileSync(file, [`${columns},Image position`, ...lines].join('\n'));
  const settings = { currency: 'USD', gramsPerUnit: 1, mmPerUnit: 1, variantsPerProduct: 250 };
  return Array.fromAsync(readDrafts(file, settings, createReport(file, false)));
}

it('pictures come in the order of their positions, those without one at the end', async () => {
  const [vase] = await draftsOf(
    'Vase,vase,active,true,20,https://pictures.invalid/c.jpg,3',
    ',vase,,,,https://pictures.invalid/d.jpg,',
    ',vase,,,,https://pictures.invalid/a.jpg,1',
    ',vase,,,,https://pictures.invalid/b.jpg,2',
  );
  expect(vase?.pictures.map(({ url }) => url.split('/').at(-1))).toEqual([
    'a.jpg',
    'b.jpg',
    'c.jpg',
    'd.jpg',
  ]);
});

it('only what is active and published there is visible here', async () => {
  const drafts = await draftsOf(
    'On,on,Active,true,20,,',
    'Off,off,active,false,20,,',
    'Draft,draft,draft,true,20,,',
    'Gone,gone,archived,true,20,,',
    'Old,old,,true,20,,',
  );
  expect(drafts.map(({ title, isVisible }) => [title, isVisible])).toEqual([
    ['On', true],
    ['Off', false],
    ['Draft', false],
    ['Gone', false],
    ['Old', true],
  ]);
});
