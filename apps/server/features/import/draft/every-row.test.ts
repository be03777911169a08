import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { createReport } from '../report.ts';
import type { ProductDraft } from './product-draft.ts';
import { readDrafts } from './read-drafts.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'sitewright-rows-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const dialects: Record<string, string[]> = {
  Squarespace:
    'Product ID [Non Editable],Variant ID [Non Editable],Product Type [Non Editable],Product Page,Product URL,Title,SKU,Option Name 1,Option Value 1,Option Value 2,Price,Sale Price,On Sale,Stock,Tags,Weight,Hosted Image URLs'.split(
      ',',
    ),
  'Shopify before 2024':
    'Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Option2 Value,Variant SKU,Variant Inventory Tracker,Variant Inventory Qty,Variant Price,Variant Compare At Price,Image Src,Gift Card'.split(
      ',',
    ),
  Shopify:
    'Title,URL handle,Description,Type,Tags,Status,SKU,Option1 name,Option1 value,Price,Compare-at price,Inventory tracker,Inventory quantity,Product image URL,Variant image URL'.split(
      ',',
    ),
};

const words = [
  '',
  '',
  'a',
  'b',
  'Size',
  '5',
  '1.50',
  '-2',
  'PHYSICAL',
  'Yes',
  'x\ny',
  '"q',
  'é / ü',
  '<b>',
];
const cellText = fc.constantFrom(...words);

async function readTable(header: readonly string[], rows: readonly (readonly string[])[]) {
  const file = path.join(folder, 'table.csv');
  const quoted = [header, ...rows].map((row) =>
    row.map((text) => `"${text.replaceAll('"', '""')}"`).join(','),
  );
  writeFileSync(file, quoted.join('\n'));
  const report = createReport(file, false);
  const settings = { currency: 'USD', gramsPerUnit: 1, mmPerUnit: 1, variantsPerProduct: 250 };
  const drafts: ProductDraft[] = [];
  for await (const draft of readDrafts(file, settings, report)) drafts.push(draft);
  return { report, drafts };
}

describe.each(Object.entries(dialects))('%s', (_, header) => {
  const anyRow = fc.array(cellText, { minLength: header.length, maxLength: header.length });

  it('every row is taken or rejected, once', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyRow, { maxLength: 8 }), async (rows) => {
        const { report, drafts } = await readTable(header, rows);
        const taken = drafts.flatMap((draft) => draft.lines);
        const rejected = report.lines
          .filter(({ kind }) => kind === 'rejected')
          .map(({ line }) => line);
        const all = [...taken, ...rejected];
        expect(all).toHaveLength(rows.length);
        expect(new Set(all).size).toBe(all.length);
        expect(report.rows).toEqual({ read: rows.length, taken: 0, rejected: rejected.length });
      }),
      { numRuns: 150 },
    );
  });

  it('what is taken can be stored', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyRow, { maxLength: 8 }), async (rows) => {
        const { drafts } = await readTable(header, rows);
        for (const draft of drafts) {
          expect(draft.title).not.toBe('');
          expect(draft.slug.length).toBeGreaterThanOrEqual(3);
          expect(draft.variants.length).toBeGreaterThan(0);
          const skus = draft.variants.map(({ sku }) => sku).filter((sku) => sku !== '');
          expect(new Set(skus).size).toBe(skus.length);
          for (const { priceCents, salePriceCents, qtyInStock } of draft.variants) {
            expect(Math.min(priceCents, salePriceCents, qtyInStock)).toBeGreaterThanOrEqual(0);
          }
        }
      }),
      { numRuns: 100 },
    );
  });
});
