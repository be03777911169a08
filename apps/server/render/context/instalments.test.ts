import { afterAll, beforeAll, expect, it } from 'vitest';
import { operator } from '../../features/settings/settings-actor.ts';
import { writeSettings } from '../../features/settings/write-settings.ts';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { Shopper } from '../../testing/shopper.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestShop, type TestProduct, type TestShop } from '../../testing/test-shop.ts';

describeOnBothDatabases('instalments', (database) => {
  let app: TestApp;
  let shop: TestShop;
  beforeAll(async () => {
    app = await createTestApp({ database });
    shop = await createTestShop(app, await app.createSite({ host: 'localhost' }));
    await offer('US');
  });
  afterAll(() => app.close());

  const offer = (stripeAccountCountry: string, stripeInstalments = true) =>
    writeSettings(app.ctx, {
      siteId: shop.siteId,
      actor: operator,
      values: {
        payments: {
          stripe: true,
          stripePublishableKey: 'pk_test_1',
          stripeInstalments,
          stripeAccountCountry,
        },
      },
    });
  const get = async (path: string) => new Shopper(app).send('GET', path);

  interface Item {
    instalments?: Record<string, unknown>;
  }

  async function itemOf(product: TestProduct): Promise<{ item: Item; html: string }> {
    const { id } = await shop.addProduct(product);
    const { url_id: urlId } = await app.ctx.db
      .selectFrom('products')
      .select('url_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const data = await get(`/shop/p/${urlId}?format=json`);
    return {
      item: data.json<{ item: Item }>().item,
      html: (await get(`/shop/p/${urlId}`)).body,
    };
  }

  it('ENT-15 ENT-16 INST-04 INST-09 a physical product has its context, offer and line', async () => {
    const { item, html } = await itemOf({ title: 'Vase', variants: [{ priceCents: 10_001 }] });
    expect(item.instalments).toEqual({
      afterPayAvailable: true,
      afterPayMin: 100,
      afterPayMax: 200_000,
      shopperLanguage: 'en-US',
      stripeAccountCountry: 'US',
      brand: 'Afterpay',
      infoUrl: '/instalments/en_US',
      offer: { numInstallments: 4, amount: { value: '25.01', currency: 'USD' } },
      text: '4 interest-free payments of $25.01',
    });
    expect(html).toContain(
      '<p class="sw-instalments" data-afterpay-available="true" data-afterpay-min="100" data-afterpay-max="200000" data-shopper-language="en-US" data-stripe-account-country="US" data-num-installments="4">',
    );
    expect(html).toContain('4 interest-free payments of $25.01');
    expect(html).toContain('href="/instalments/en_US"');
    expect((await get('/shop')).body).toContain('4 interest-free payments of $25.01');
  });

  it('INST-06 INST-07 a price that misses a bound names it', async () => {
    const dear = await itemOf({ variants: [{ priceCents: 200_001 }] });
    expect(dear.item.instalments?.['text']).toBe('available for orders up to $2,000.00');
    expect(dear.item.instalments).not.toHaveProperty('offer');
    const cheap = await itemOf({ variants: [{ priceCents: 100 }] });
    expect(cheap.html).toContain('available for orders over $1.00');
  });

  it('INST-04 nothing else has any: other types, plans, shops that offer none', async () => {
    const plan = { billingPeriod: { value: 1, unit: 'WEEK' as const }, numBillingCycles: 0 };
    for (const product of [{ productType: 2 }, { productType: 3 }, { plan }] as const) {
      expect((await itemOf(product)).item).not.toHaveProperty('instalments');
    }
    await offer('US', false);
    expect((await itemOf({})).item).not.toHaveProperty('instalments');
    await offer('GB');
    expect((await itemOf({})).item).not.toHaveProperty('instalments');
    await offer('PR');
    expect((await itemOf({})).item).toHaveProperty('instalments');
    await offer('US');
  });

  it('INST-05 the cart page has the line while all of it is physical', async () => {
    const vase = await shop.addProduct({ variants: [{ priceCents: 10_000 }] });
    const song = await shop.addProduct({ productType: 2 });
    const shopper = new Shopper(app);
    expect((await shopper.send('GET', '/cart')).body).not.toContain('interest-free');
    await shopper.add(vase.id);
    expect((await shopper.send('GET', '/cart')).body).toContain(
      '4 interest-free payments of $25.00',
    );
    await shopper.add(song.id);
    expect((await shopper.send('GET', '/cart')).body).not.toContain('interest-free');
  });

  it.each([
    ['en_US', 'en-US', 'Pay in 4 with Afterpay', '$2,000.00'],
    ['fr_CA', 'fr-CA', 'Payez en 4 fois avec Afterpay', ''],
    ['en_GB', 'en-GB', 'Pay in 4 with Clearpay', ''],
  ])('INST-10 INST-13 D-52 the page of %s comes from us', async (locale, tag, title, bound) => {
    const page = await get(`/instalments/${locale}`);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain(`<article class="sw-instalment-info" lang="${tag}">`);
    expect(page.body).toContain(title);
    expect(page.body).toContain(bound);
  });

  it('INST-11 there is no page for other locales', async () => {
    for (const locale of ['de_DE', 'fr_US', 'constructor', 'en-US']) {
      expect((await get(`/instalments/${locale}`)).statusCode).toBe(404);
    }
  });
});
