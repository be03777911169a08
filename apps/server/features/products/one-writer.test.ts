import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.join(import.meta.dirname, '../../../..');
const folders = ['apps', 'packages', 'demo', 'bench', 'scripts', 'e2e'];

/** The rooms that may write, by table. */
const writers: Readonly<Record<string, string>> = {
  products: 'apps/server/features/products/',
  variants: 'apps/server/features/products/',
  product_categories: 'apps/server/features/products/',
  product_images: 'apps/server/features/products/',
  collections: 'apps/server/features/collections/',
  categories: 'apps/server/features/collections/',
  content_items: 'apps/server/features/collections/',
  assets: 'apps/server/features/assets/',
};

/** Thousands of rows, for tests that ask of a large shop and not of its rules. */
const fillers = [
  'apps/server/testing/fill-products.ts',
  'apps/server/testing/fill-categorised-products.ts',
  'apps/server/testing/fill-products-of-two.ts',
  'bench/scale/fill-lists.ts',
  'bench/scale/fill-further-lists.ts',
  // Rows as they were before a migration.
  'apps/server/db/closed-pages.test.ts',
];

const isSource = (file: string): boolean =>
  /\.(?:ts|tsx|mjs)$/.test(file) && !/(?:^|[\\/])(?:node_modules|dist)[\\/]/.test(file);

const sources = folders.flatMap((folder) =>
  fs
    .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter(isSource)
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`),
);

/** Places that write rows of the catalogue around its writers. */
function findStrays(file: string, text: string): string[] {
  const calls = text.matchAll(
    /(insertInto|updateTable|deleteFrom)\(\s*'(\w+)'|(insert into|update|delete from) (\w+)[\s(]/g,
  );
  return [...calls].flatMap(([, call, called, statement, named]) => {
    const verb = call ?? statement ?? '';
    const table = called ?? named ?? '';
    const room = writers[table];
    if (room === undefined || file.startsWith(room) || fillers.includes(file)) return [];
    // Rows may be changed in a test or a measurement, never made; stock is moved by those who hold it.
    const isMeasurement = file.startsWith('bench/') || file.startsWith('scripts/proof/');
    if (file.includes('/testing/') || file.includes('.test.') || isMeasurement)
      return verb.startsWith('insert') ? [`${file}: ${verb} ${table}`] : [];
    if (table === 'variants' && file.startsWith('apps/server/features/stock/')) return [];
    if (file.startsWith('apps/server/db/migrations/')) return [];
    return [`${file}: ${verb} ${table}`];
  });
}

it('products, collections, items and assets are written in their own rooms only', () => {
  const strays = sources.flatMap((file) =>
    findStrays(file, fs.readFileSync(path.join(root, file), 'utf8')),
  );
  expect(strays).toEqual([]);
});

it('a row that is written around the writers is found', () => {
  const planted = "await trx.insertInto('products').values(row).execute();";
  expect(findStrays('apps/server/features/cart/x.ts', planted)).toEqual([
    'apps/server/features/cart/x.ts: insertInto products',
  ]);
  expect(
    findStrays('apps/server/features/cart/x.test.ts', 'insert into variants (id)'),
  ).toHaveLength(1);
  expect(findStrays('apps/server/features/products/x.ts', planted)).toEqual([]);
  expect(sources).toContain('apps/server/features/products/save-product.ts');
});
