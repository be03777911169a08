/** One price on its way through a whole purchase, read in every place that shows it. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { formatMoney, getCurrentPrice, type MoneyNotation } from '@sitewright/commerce';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { Shopper } from '../../testing/shopper.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestShop } from '../../testing/test-shop.ts';

const build = path.join(import.meta.dirname, '../../../storefront/dist/server/ssr.js');
const isBuilt = existsSync(build);
if (!isBuilt) console.info('drawn cart and checkout: not read, `npm test` builds the storefront');

const priceCents = 123_450;
const nbsp = '\u00a0';

/** What 123,450 minor units are in each locale, with the flag and without it. */
const cases = [
  { locale: 'en-US', currency: 'USD', byLocale: '$1,234.50', byCatalogue: '$1,234.50' },
  { locale: 'de-DE', currency: 'EUR', byLocale: `1.234,50${nbsp}€`, byCatalogue: '€1,234.50' },
  {
    locale: 'fr-FR',
    currency: 'EUR',
    byLocale: `1\u202f234,50${nbsp}€`,
    byCatalogue: '€1,234.50',
  },
  {
    locale: 'sv-SE',
    currency: 'SEK',
    byLocale: `1${nbsp}234,50${nbsp}kr`,
    byCatalogue: '1,234.50 kr',
  },
  { locale: 'ja-JP', currency: 'JPY', byLocale: '￥123,450', byCatalogue: '¥123,450' },
];

const runs = cases.flatMap(({ locale, currency, byLocale, byCatalogue }) => [
  { locale, currency, useCLDRMoneyFormat: true, text: byLocale },
  { locale, currency, useCLDRMoneyFormat: false, text: byCatalogue },
]);

/** What scripts get with a page. */
interface ScriptContext {
  readonly moneyNotation?: MoneyNotation;
  readonly product?: {
    readonly variants: readonly { price: number; salePrice: number; onSale: boolean }[];
  };
}

/** The texts of the elements with a class, without their tags. */
function textsOf(html: string, className: string): string[] {
  const found = html.matchAll(
    new RegExp(`<(\\w+) class="${className}"[^>]*>([\\s\\S]*?)</\\1>`, 'g'),
  );
  return [...found].map(([, , inner = '']) => inner.replace(/<[^>]*>/g, '').trim());
}

function contextOf(html: string): ScriptContext {
  const [, json] = /SQUARESPACE_CONTEXT = (\{.*\});<\/script>/.exec(html) ?? [];
  return JSON.parse(json ?? '{}') as ScriptContext;
}

describeOnBothDatabases('the notation of money', (database) => {
  let app: TestApp;
  let count = 0;

  beforeAll(async () => {
    app = await createTestApp({ database });
    await app.createSite();
  });
  afterAll(() => app.close());

  it.each(runs)(
    'ENT-09 CFM-06 D-82 one price is written the same way on page, after a choice, in the cart, at the checkout and in the mail: $locale, flag $useCLDRMoneyFormat',
    async ({ locale, currency, useCLDRMoneyFormat, text }) => {
      count += 1;
      const identifier = `money-${count}`;
      const siteId = await app.createSite({
        identifier,
        locale,
        currency,
        settings: { money: { useCLDRMoneyFormat } },
      });
      const shop = await createTestShop(app, siteId);
      const shopper = new Shopper(app, `${identifier}.localhost`);
      const html = async (url: string) => (await shopper.send('GET', url)).body;
      const { id } = await shop.addProduct({
        productType: 2,
        variants: [
          { sku: 'S', priceCents, attributes: { Size: 'S' } },
          { sku: 'L', priceCents, attributes: { Size: 'L' } },
        ],
        optionOrdering: ['Size'],
      });

      const list = await html('/shop');
      expect(textsOf(list, 'product-price')).toEqual([text]);
      const [, productUrl = ''] = /href="(\/shop\/p\/[^"]+)"/.exec(list) ?? [];
      const page = await html(productUrl);
      expect(textsOf(page, 'product-price')[0]).toBe(text);

      const { moneyNotation: notation, product } = contextOf(page);
      expect(notation !== undefined).toBe(useCLDRMoneyFormat);
      const chosen = getCurrentPrice(product!.variants[1]!, currency);
      expect(formatMoney(chosen, { notation }), 'after a choice').toBe(text);

      const body = { itemId: id, sku: 'L', quantity: 1 };
      await shopper.send('POST', '/api/commerce/shopping-cart/entries', { body });
      shopper.cartToken = shopper.cookies.get('CART')!;
      const cart = await shopper.cart();
      const subtotal = { amountCents: cart.subtotalCents, currencyCode: cart.currency };
      expect(formatMoney(subtotal, { notation }), 'in the pill').toBe(text);

      const checkoutPath = `/checkout?cartToken=${shopper.cartToken}`;
      const checkout = await shopper.send('GET', `/api/commerce${checkoutPath}`);
      const { store } = checkout.json<{ store: ScriptContext }>();
      expect(store.moneyNotation).toEqual(notation);
      if (isBuilt) {
        expect(textsOf(await html('/cart'), 'sw-entry-sum')).toEqual([text]);
        const drawn = await html(checkoutPath);
        expect(textsOf(drawn, 'sw-line-sum')).toEqual([text]);
        const pay = locale.startsWith('de') ? `Jetzt ${text} zahlen` : `Pay ${text}`;
        expect(drawn).toContain(`>${pay}</button>`);
      }

      const paid = (await shopper.pay({ expectedTotalCents: priceCents })).json<{
        redirectUrlPath: string;
      }>();
      if (isBuilt) {
        expect(textsOf(await html(paid.redirectUrlPath), 'sw-line-sum')).toEqual([text]);
      }
      const mail = await app.ctx.db
        .selectFrom('outbox_mails')
        .select(['html', 'text'])
        .where('site_id', '=', siteId)
        .executeTakeFirstOrThrow();
      expect(mail.html).toContain(text);
      expect(mail.text).toContain(text);
    },
  );
});
