/** Lists of a store page, from what its owner sets up to the cart, and what page data says of products. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { createTestShop, TestVisitor, type TestShop } from '../../testing/test-shop.ts';
import { writeTestThemes, type TestThemes } from '../../testing/write-theme.ts';
import { saveAsset } from '../assets/save-asset.ts';
import type { FormFieldColumn } from '../forms-schema/tables.ts';
import { saveProduct } from '../products/save-product.ts';

interface Listed {
  readonly title: string;
  readonly structuredContent: Readonly<Record<string, unknown>>;
}

const form: FormFieldColumn[] = [{ id: 'name', type: 'text', title: 'Name' }];
const plan = { billingPeriod: { value: 1, unit: 'MONTH' as const }, numBillingCycles: 0 };

describeOnBothDatabases('lists of products', (database) => {
  let themes: TestThemes;
  let opened: Readonly<Record<'linden' | 'plain', Awaited<ReturnType<typeof open>>>>;
  beforeAll(async () => {
    themes = writeTestThemes({
      'collections/products.list': null,
      'collections/products.item': null,
      'collections/products.conf': null,
    });
    opened = {
      linden: await open('linden'),
      plain: await open('plain', { THEMES_DIR: themes.folder }),
    };
  });
  afterAll(async () => {
    for (const { app } of Object.values(opened)) await app.close();
    themes.remove();
  });

  async function open(theme: string, environment: Record<string, string> = {}) {
    const app = await createTestApp({ database, environment });
    const siteId = await app.createSite({ host: 'localhost', identifier: 'shop', theme });
    return { app, shop: await createTestShop(app, siteId) };
  }

  async function fill(shop: TestShop) {
    const sizes = ['S', 'L'].map((Size) => ({ attributes: { Size }, stock: 2 }));
    const lid = await shop.addProduct({ title: 'Lid', variants: [{ stock: 2 }] });
    await shop.addProduct({ title: 'Sold', variants: [{ stock: 0 }] });
    await shop.addProduct({ title: 'Sized', optionOrdering: ['Size'], variants: sizes });
    await shop.addProduct({ title: 'Engraved', form });
    return lid;
  }

  it.each(['linden', 'plain'] as const)(
    'PDP-02 every product of a list of %s is bought at once, or leads to what must be chosen',
    async (theme) => {
      const { app, shop } = opened[theme];
      const lid = await fill(shop);
      const visitor = new TestVisitor(app);
      const list = (await visitor.send('GET', '/shop')).body;
      const cardOf = (title: string) => {
        const from = list.indexOf(`>${title}</a></h2>`);
        expect([title, from > 0], list).toEqual([title, true]);
        return list.slice(from).split('</h2>')[1]!;
      };
      expect(cardOf('Lid')).toContain(`name="itemId" value="${lid.id}"`);
      expect(cardOf('Lid')).toMatch(/<button type="submit" class="sqs-add-to-cart-button/);
      expect(cardOf('Sold')).not.toMatch(/<button|Choose options/);
      for (const title of ['Sized', 'Engraved']) {
        expect(cardOf(title)).toMatch(/<a href="\/shop\/p\/\w+">Choose options/);
        expect(cardOf(title)).not.toContain('<button');
      }
      const bought = await visitor.send('POST', '/api/commerce/shopping-cart/entries', {
        body: new URLSearchParams({ itemId: lid.id, quantity: '1' }),
      });
      expect([bought.statusCode, bought.headers.location]).toEqual([303, '/cart']);
      expect((await visitor.send('GET', '/cart')).body).toContain('Lid');
    },
  );

  it('ENT-02 page data tells all of a product, in the same types for every type of products', async () => {
    const { app, shop } = opened.linden;
    const { siteId } = shop;
    const sound = await app.ctx.transact((trx) =>
      saveAsset(trx, {
        siteId,
        sha256: 'b'.repeat(64),
        byteSize: 1,
        input: { filename: 'bell.mp3' },
        recognised: { kind: 'file', contentType: 'audio/mpeg', width: 0, height: 0 },
        colorData: {},
      }),
    );
    const types = [1, 2, 3, 4, 5] as const;
    for (const productType of types) {
      const more = { form, ...(productType === 1 && { plan }) };
      const { id } = await shop.addProduct({ title: `Type ${productType}`, productType, ...more });
      await app.ctx.transact((trx) =>
        saveProduct(trx, siteId, { id, audioAssetId: sound, addButtonText: 'Take it' }),
      );
    }
    await shop.addProduct({ title: 'Plain' });
    const { body } = await app.server.inject('/shop?format=json');
    const { items } = JSON.parse(body) as { items: Listed[] };
    const money = { value: expect.stringMatching(/^\d+\.\d{2}$/), currency: 'USD' };
    for (const productType of types) {
      const item = items.find(({ title }) => title === `Type ${productType}`)!;
      expect(item.structuredContent).toMatchObject({
        productType,
        variants: [expect.objectContaining({ priceMoney: money })],
        priceMoney: money,
        salePriceMoney: money,
        onSale: false,
        isSubscribable: productType === 1,
        subscriptionPlan: productType === 1 ? plan : null,
        useCustomAddButtonText: true,
        customAddButtonText: 'Take it',
        additionalFieldsFormId: expect.any(String),
        additionalFieldsForm: expect.objectContaining({ fields: expect.any(Array) }),
        audioAssetUrl: expect.stringMatching(/^\/content\/v1\/\w+\/\w+\/bell\.mp3$/),
      });
    }
    const none = items.find(({ title }) => title === 'Plain')!;
    expect(none.structuredContent['audioAssetUrl']).toBe('');
  });
});
