import { userRoles } from '@sitewright/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyRow } from '../../testing/copy-row.ts';
import { createOffice, type Office } from '../../testing/office.ts';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';

interface Page {
  products?: { id: string }[];
  variants?: { id: string }[];
  after?: string;
}

const many = 2_400;

/**
 * Half of the products are of a tag, low and on sale, and they are the last ones in every order: no page
 * is full among the next rows, and more are found than are sorted at once.
 */
describeOnBothDatabases('many that are found far behind', (database) => {
  let app: TestApp;
  let shop: TestShop;
  let office: Office;
  beforeAll(async () => {
    app = await createTestApp({ database });
    shop = await createTestShop(app, await app.createSite({ identifier: 'shop' }));
    office = await createOffice(app, { [shop.siteId]: [userRoles.values.storeManager] }, 'shop');
    const cup = await shop.addProduct({
      title: 'Cup',
      variants: [{ sku: 'CUP', priceCents: 500, stock: 500 }],
    });
    const n = `lpad(n::text, 5, '0')`;
    const isLast = `n > ${many / 2}`;
    await app.ctx.transact(async (trx) => {
      await copyRow(
        trx,
        { table: 'products', id: cup.id, count: many },
        {
          id: `'p' || ${n}`,
          url_id: `'cup-' || ${n}`,
          title: `case when ${isLast} then 'Zoo cup ' else 'Cup ' end || ${n}`,
          tags: `case when ${isLast} then '{far}'::text[] else '{}'::text[] end`,
        },
      );
      await copyRow(
        trx,
        { table: 'variants', id: cup.variantIds[0]!, count: many },
        {
          id: `'v' || ${n}`,
          product_id: `'p' || ${n}`,
          sku: `'CUP-' || ${n}`,
          price_cents: `case when ${isLast} then 9000 - n else 500 end`,
          sale_price_cents: `case when ${isLast} then 8999 - n else 0 end`,
          on_sale: isLast,
          unlimited: 'false',
          qty_in_stock: `case when ${isLast} then 3 else 500 end`,
        },
      );
      await sql`analyze products, variants`.execute(trx);
    });
  });
  afterAll(() => app.close());

  /** Two pages of ids. */
  async function walk(list: 'products' | 'inventory', query: Record<string, unknown>) {
    const seen: string[] = [];
    let after: string | undefined;
    for (let page = 0; page < 2; page += 1) {
      const answer = await office.get(list, { ...query, limit: 3, ...(after && { after }) });
      const { products, variants, after: next }: Page = answer.json();
      seen.push(...(products ?? variants ?? []).map(({ id }) => id.slice(1)));
      after = next;
    }
    return seen.map(Number);
  }

  const first = many / 2 + 1;
  const upwards = Array.from({ length: 6 }, (_, place) => first + place);
  const downwards = Array.from({ length: 6 }, (_, place) => many - place);

  it.each([{ tag: 'far' }, { onSale: true }, { stock: 'low' }, { search: 'zoo' }])(
    'PROD-08 %o is in the order of products, a page at a time',
    async (filter) => {
      const asked = { ...filter, direction: 'asc' };
      expect(await walk('products', { ...asked, sort: 'title' })).toEqual(upwards);
      expect(await walk('products', { ...asked, sort: 'price' })).toEqual(downwards);
      expect(await walk('products', { ...filter, sort: 'stock', direction: 'desc' })).toEqual(
        downwards,
      );
      expect(await walk('products', { ...asked, sort: 'created' })).toEqual(upwards);
    },
  );

  it('INVT-01 so is what is low of the inventory', async () => {
    const asked = { stock: 'low', direction: 'asc' };
    expect(await walk('inventory', { ...asked, sort: 'name' })).toEqual(upwards);
    expect(await walk('inventory', { ...asked, sort: 'price' })).toEqual(downwards);
    expect(await walk('inventory', { ...asked, search: 'zoo', sort: 'name' })).toEqual(upwards);
    expect(await walk('inventory', { ...asked, locationId: 'main', sort: 'name' })).toEqual(
      upwards,
    );
  });
});
