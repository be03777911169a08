/** The table of a WooCommerce export, as its exporter writes it: `testing/tables/woocommerce.csv`. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { productTypes } from '@sitewright/commerce';
import { beforeAll, expect, it } from 'vitest';
import type { ProductDraft } from '../draft/product-draft.ts';
import { readDrafts } from '../draft/read-drafts.ts';
import { createReport, type Report } from '../report.ts';

const file = path.join(import.meta.dirname, '../../../testing/tables/woocommerce.csv');

let drafts: ProductDraft[];
let report: Report;
beforeAll(async () => {
  drafts = [];
  report = createReport(file, false);
  const settings = { currency: 'USD', gramsPerUnit: 1, mmPerUnit: 1, variantsPerProduct: 250 };
  for await (const draft of readDrafts(file, settings, report)) drafts.push(draft);
});

const find = (title: string) => drafts.find((draft) => draft.title === title);

it('names options by the rows of the variations: those of the product count its own attributes', () => {
  const mug = find('Kiln Walk Mug');
  expect(mug?.optionNames).toEqual(['Glaze', 'Size']);
  expect(mug?.variants.map(({ sku, attributes }) => [sku, attributes])).toEqual([
    ['KW-MUG-AS', { Glaze: 'Ash', Size: 'Small' }],
    ['KW-MUG-AL', { Glaze: 'Ash', Size: 'Large' }],
    ['KW-MUG-CS', { Glaze: 'Cobalt', Size: 'Small' }],
    ['KW-MUG-CL', { Glaze: 'Cobalt', Size: 'Large' }],
  ]);
});

it('takes prices, sales, stock, weights and pictures of each variation', () => {
  expect(find('Kiln Walk Mug')?.variants).toMatchObject([
    { priceCents: 1800, onSale: false, qtyInStock: 6, weightGrams: 400 },
    { priceCents: 2200, salePriceCents: 1900, onSale: true, qtyInStock: 4, weightGrams: 400 },
    // The count of the product, which its variations share.
    { priceCents: 1800, qtyInStock: 9, unlimited: false },
    { priceCents: 2200, qtyInStock: 0, unlimited: false },
  ]);
  expect(find('Kiln Walk Mug')?.variants[0]?.picture?.url).toMatch(/mug-ash\.jpg$/);
});

it('reads what the exporter escapes: line ends, commas, signs that a spreadsheet would run', () => {
  const bowl = find('Kiln Walk Bowl');
  expect(bowl?.body).toBe('<p>A wide bowl.</p><p>Thrown by hand, glazed twice.</p>');
  expect(bowl?.tags).toEqual(['stoneware', 'oven, dishwasher']);
  expect(bowl?.categories).toEqual([['Tableware'], ['Tableware', 'Bowls']]);
  expect(bowl?.pictures.map(({ url }) => url.split('/').at(-1))).toEqual([
    'bowl-1.jpg',
    'bowl-2.jpg',
  ]);
  expect(find('Draft Vase')?.categories).toEqual([['Vases, tall']]);
  expect(find('Kiln Walk Evening')?.body).toBe('<p>-20 % for members</p>');
});

it('knows goods, services and downloads, and what is not published', () => {
  expect(
    drafts.map(({ title, productType, isVisible }) => [title, productType, isVisible]),
  ).toEqual([
    ['Kiln Walk Bowl', productTypes.physical, true],
    ['Kiln Walk Mug', productTypes.physical, true],
    ['Glaze Notes', productTypes.digital, true],
    ['Kiln Walk Evening', productTypes.service, true],
    ['Draft Vase', productTypes.physical, false],
  ]);
});

it('tells what it left out or took otherwise, each with its line and what to do', () => {
  const told = report.lines.map(({ line, code }) => [line, code]);
  expect(told.toSorted(([one], [other]) => Number(one) - Number(other))).toEqual([
    // Two variations share the nine of their product.
    [6, 'stock-shared'],
    [8, 'price-missing'],
    [9, 'variant-off'],
    [10, 'downloads-left'],
    [12, 'sale-dated'],
    [13, 'product-type-unknown'],
    [14, 'product-type-unknown'],
  ]);
  expect(report.ignoredColumns).toEqual([
    'Tax class',
    'Download limit',
    'Download expiry days',
    'Download 1 ID',
    'Download 1 name',
    'Download 1 URL',
    'External URL',
    'Button text',
    'Grouped products',
  ]);
});

it('what the catalogue of that shop hides is hidden here', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'sitewright-woocommerce-'));
  const table = path.join(folder, 'products.csv');
  const columns = 'ID,Type,Name,Published,Visibility in catalog,Regular price';
  const rows = ['1,simple,Shown,1,visible,9', '2,simple,Hidden,1,hidden,9'];
  writeFileSync(table, [columns, ...rows].join('\n'));
  const settings = { currency: 'USD', gramsPerUnit: 1, mmPerUnit: 1, variantsPerProduct: 250 };
  const read = await Array.fromAsync(readDrafts(table, settings, createReport(table, false)));
  rmSync(folder, { recursive: true, force: true });
  expect(read.map(({ title, isVisible }) => [title, isVisible])).toEqual([
    ['Shown', true],
    ['Hidden', false],
  ]);
});
