/** What is low and what words find, against the whole list, after whatever changes the catalogue. */
import { userRoles } from '@sitewright/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createOffice, type Office } from '../../testing/office.ts';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestShop, type MadeProduct } from '../../testing/test-shop.ts';
import { signInStaff } from '../../testing/test-staff.ts';
import { runImports } from '../import/desk/run-imports.ts';

type Query = Record<string, unknown>;
interface ProductLine {
  id: string;
  title: string;
  path: string;
}
interface VariantLine {
  id: string;
  productId: string;
  title: string;
  sku: string;
  stock: { unlimited: boolean; quantity: number };
  lowStockUnits: number | null;
}
interface Told {
  activityId?: string;
  activityIds?: string[];
}

/** Units from which on few are left, as the shop says unless told. */
const shopUnits = 5;

describeOnBothDatabases('lists of what is low and of words', (database) => {
  let app: TestApp;
  let office: Office;
  let cookies: Record<string, string>;
  const made: MadeProduct[] = [];
  beforeAll(async () => {
    app = await createTestApp({ database });
    const settings = { merchandising: { lowStockUnits: shopUnits } };
    const siteId = await app.createSite({ identifier: 'shop', settings });
    const shop = await createTestShop(app, siteId);
    const roles = { [siteId]: [userRoles.values.storeManager] };
    office = await createOffice(app, roles, 'shop');
    cookies = await signInStaff(app, roles);
    for (let index = 0; index < 14; index += 1) {
      const product = await shop.addProduct({
        title: `${['Bowl', 'Café cup', 'Plate', 'bowl'][index % 4]} ${(index * 5) % 7}`,
        variants: ['S', 'L'].map((size, at) => ({
          attributes: { Size: size },
          sku: `${index === 6 ? 'BOWL' : 'N'}${index}-${size}`,
          stock: index % 5 === 4 && at === 1 ? undefined : (index * 3 + at * 4) % 12,
        })),
        optionOrdering: ['Size'],
      });
      made.push(product);
    }
  });
  afterAll(() => app.close());

  async function walk<Line>(list: 'products' | 'inventory', query: Query, limit = 50) {
    const seen: Line[] = [];
    let after: string | undefined;
    do {
      const answer = await office.get(list, { ...query, limit, ...(after && { after }) });
      expect(answer.statusCode, answer.body).toBe(200);
      const page: Record<string, unknown> = answer.json();
      seen.push(...((page['products'] ?? page['variants']) as Line[]));
      after = page['after'] as string | undefined;
    } while (after !== undefined);
    return seen;
  }

  const send = async (method: 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, body?: object) => {
    const answer = await office.send(method, path, body);
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<Told>();
  };
  const undo = async ({ activityId, activityIds = [] }: Told) => {
    for (const id of activityId === undefined ? activityIds : [activityId]) {
      await send('POST', `activity/${id}/undo`, {});
    }
  };

  const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

  /** Both lists by name, both ways, by pages of two and of all; and the counts. */
  async function expectRecount(): Promise<void> {
    const everything = await walk<VariantLine>('inventory', {});
    const isLow = ({ stock, lowStockUnits }: VariantLine) =>
      !stock.unlimited && stock.quantity <= (lowStockUnits ?? shopUnits);
    const isRest = (line: VariantLine) => isLow(line) && line.stock.quantity > 0;
    for (const words of ['bowl', 'cafe', 'up']) {
      const holds = ({ title, sku }: VariantLine) =>
        [title, sku].some((text) => plain(text).includes(plain(words)));
      await expectFound({ search: words }, { everything, ofProduct: holds, ofVariant: holds });
    }
    await expectFound({ stock: 'low' }, { everything, ofProduct: isRest, ofVariant: isLow });
  }

  interface Wanted {
    everything: readonly VariantLine[];
    ofProduct: (line: VariantLine) => boolean;
    ofVariant: (line: VariantLine) => boolean;
  }

  async function expectFound(query: Query, { everything, ofProduct, ofVariant }: Wanted) {
    const productIds = new Set(everything.filter(ofProduct).map(({ productId }) => productId));
    for (const direction of ['asc', 'desc']) {
      const inOrder = await walk<ProductLine>('products', { sort: 'title', direction });
      const products = inOrder.filter(({ id }) => productIds.has(id)).map(({ id }) => id);
      const lines = await walk<VariantLine>('inventory', { direction });
      const variants = lines.filter(ofVariant).map(({ id }) => id);
      for (const limit of [2, 50]) {
        const asked = { ...query, direction };
        const found = await walk<ProductLine>('products', { ...asked, sort: 'title' }, limit);
        expect(
          found.map(({ id }) => id),
          JSON.stringify(asked),
        ).toEqual(products);
        const listed = await walk<VariantLine>('inventory', asked, limit);
        expect(
          listed.map(({ id }) => id),
          JSON.stringify(asked),
        ).toEqual(variants);
      }
    }
    const counted = await office.get('products/count', query);
    expect(counted.json()).toEqual({ count: productIds.size, isMore: false });
  }

  const adjust = (product: number, by: number) =>
    send('POST', 'inventory/adjustments', {
      adjustments: [{ variantId: made[product]!.variantIds[0], by }],
      reason: 'counted',
    });

  it('INVT-01 PROD-08 equal the whole list after edits, removal and undoing', async () => {
    await expectRecount();
    const more = await adjust(0, 40);
    await adjust(1, -2);
    const limits = await send('PUT', 'inventory/low-stock', {
      variantIds: [made[2]!.variantIds[0], made[3]!.variantIds[1]],
      units: 9,
    });
    await expectRecount();
    const renamed = await send('PATCH', `products/${made[4]!.id}`, {
      changes: { title: { from: 'Bowl 6', to: 'Çup without a name' } },
    });
    const archived = await send('POST', 'products/archive', {
      ids: [made[5]!.id, made[0]!.id],
      isArchived: true,
    });
    const removed = await send('DELETE', `products/${made[6]!.id}`);
    await expectRecount();
    for (const told of [removed, archived, renamed, limits, more]) await undo(told);
    await expectRecount();
  }, 120_000);

  it('INVT-01 PROD-08 equal it after an import, and when that is taken back', async () => {
    const file = [
      'Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Tracker,Variant Inventory Qty,Variant Price',
      'deep,Deep Bowl,Size,Small,V-S,shopify,3,12.50',
      'deep,,,Large,BOWL-L,shopify,30,20.00',
      'saucer,Cafè saucer,Title,Default Title,N1-SAUCER,shopify,1,9.00',
    ].join('\n');
    const answer = await app.inject({
      method: 'POST',
      url: '/api/sites/shop/imports/file?name=products.csv',
      headers: {
        host: 'localhost',
        'content-type': 'application/octet-stream',
        'x-csrf-token': 'c'.repeat(43),
      },
      cookies: { ...cookies, crumb: 'c'.repeat(43) },
      payload: file,
    });
    const { id } = answer.json<{ id: string }>();
    await runImports(app.ctx);
    await send('POST', `imports/${id}/start`, { withPictures: false });
    await runImports(app.ctx);
    const found = await walk<ProductLine>('products', { search: 'saucer', sort: 'title' });
    expect(found).toHaveLength(1);
    await expectRecount();
    await send('POST', `imports/${id}/undo`);
    await runImports(app.ctx);
    expect(await walk('products', { search: 'saucer', sort: 'title' })).toEqual([]);
    await expectRecount();
  }, 120_000);
});
