import { userRoles } from '@sitewright/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createOffice, type Office } from '../../testing/office.ts';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';

type Query = Record<string, unknown>;
interface Line {
  id: string;
  title: string;
  sku?: string;
}
interface Page {
  products?: Line[];
  variants?: Line[];
  after?: string;
}

/** A page of two is full after a few rows of the list; one of fifty never is, so an index finds it. */
describeOnBothDatabases('words that most rows of a list hold', (database) => {
  let app: TestApp;
  let shop: TestShop;
  let office: Office;
  beforeAll(async () => {
    app = await createTestApp({ database });
    shop = await createTestShop(app, await app.createSite({ identifier: 'shop' }));
    office = await createOffice(app, { [shop.siteId]: [userRoles.values.storeManager] }, 'shop');
    for (let index = 0; index < 9; index += 1) {
      // Every third has another title, and one of these is found by its SKU alone; prices are equal.
      const isOther = index % 3 === 2;
      await shop.addProduct({
        title: isOther ? `Plate ${index}` : `Cáfe cup ${index % 2}`,
        variants: ['S', 'M'].map((size) => ({
          attributes: { Size: size },
          sku: index === 5 && size === 'M' ? 'OF-CAFE-M' : `N${index}-${size}`,
          priceCents: size === 'S' ? 500 : 400 + index,
          stock: size === 'S' ? 2 : index * 10,
        })),
        optionOrdering: ['Size'],
      });
    }
  });
  afterAll(() => app.close());

  async function walk(list: 'products' | 'inventory', query: Query, limit: number) {
    const seen: Line[] = [];
    let after: string | undefined;
    do {
      const answer = await office.get(list, { ...query, limit, ...(after && { after }) });
      const page: Page = answer.json();
      seen.push(...(page.products ?? page.variants ?? []));
      after = page.after;
    } while (after !== undefined);
    return seen;
  }

  const directions = ['asc', 'desc'];
  it.each([
    ['products', ['created', 'updated', 'title', 'price', 'stock']],
    ['inventory', ['name', 'stock', 'price']],
  ] as const)('PROD-08 INVT-01 are found in %s in the order of the list', async (list, sorts) => {
    const isFound = ({ title, sku }: Line) =>
      title.startsWith('Cáfe') || (sku ? sku === 'OF-CAFE-M' : title === 'Plate 5');
    for (const sort of sorts) {
      for (const direction of directions) {
        const order = { sort, direction };
        const wanted = (await walk(list, order, 50)).filter(isFound).map(({ id }) => id);
        expect(wanted.length).toBe(list === 'products' ? 7 : 13);
        for (const limit of [1, 2, 50]) {
          const found = await walk(list, { ...order, search: 'cafe' }, limit);
          expect(
            found.map(({ id }) => id),
            `${list} ${sort} ${direction} by ${limit}`,
          ).toEqual(wanted);
        }
      }
    }
  });

  it('INVT-01 are found of what is low, too', async () => {
    for (const list of ['products', 'inventory'] as const) {
      for (const direction of directions) {
        const order = { stock: 'low', sort: list === 'products' ? 'title' : 'name', direction };
        const whole = (await walk(list, order, 50)).map(({ id }) => id);
        expect(whole.length).toBe(list === 'products' ? 9 : 11);
        expect((await walk(list, order, 1)).map(({ id }) => id)).toEqual(whole);
        const both = (await walk(list, { ...order, search: 'cafe' }, 50)).map(({ id }) => id);
        expect((await walk(list, { ...order, search: 'cafe' }, 2)).map(({ id }) => id)).toEqual(
          both,
        );
        expect(both.length).toBeLessThan(whole.length);
      }
    }
  });

  it('PROD-08 a filter leaves every order as it is, a page at a time', async () => {
    const { products } = (await office.get('products', { sort: 'title' })).json<Page>();
    const [first, second, third] = products!.map(({ id }) => id);
    await app.ctx.transact((trx) =>
      trx
        .updateTable('products')
        .set({ product_type: 3, tags: ['few'] })
        .where('site_id', '=', shop.siteId)
        .where('id', 'in', [first!, third!])
        .execute(),
    );
    await app.ctx.transact((trx) =>
      trx
        .updateTable('products')
        .set({ is_visible: false, archived_at: new Date() })
        .where('site_id', '=', shop.siteId)
        .where('id', '=', second!)
        .execute(),
    );
    const filters: [Query, number][] = [
      [{ productType: 3 }, 2],
      [{ productType: 1 }, 6],
      [{ tag: 'few' }, 2],
      [{ visible: false }, 0],
      [{ visible: true }, 8],
      [{ stock: 'in' }, 8],
      [{ onSale: true }, 0],
    ];
    for (const [index, sort] of ['created', 'updated', 'title', 'price', 'stock'].entries()) {
      for (const direction of [directions[index % 2]]) {
        const whole = (await walk('products', { sort, direction }, 50)).map(({ id }) => id);
        expect(whole.length).toBe(8);
        for (const [filter, count] of filters) {
          const asked = { ...filter, sort, direction };
          const found = (await walk('products', asked, 50)).map(({ id }) => id);
          const name = JSON.stringify(asked);
          expect(found.length, name).toBe(count);
          expect(found, name).toEqual(whole.filter((id) => found.includes(id)));
          expect(
            (await walk('products', asked, 3)).map(({ id }) => id),
            name,
          ).toEqual(found);
        }
        const archived = await walk('products', { archived: true, sort, direction }, 1);
        expect(archived.map(({ id }) => id)).toEqual([second]);
      }
    }
  });
});
