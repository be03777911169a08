/** From the owner's value, written as owners write it, to what the visitor gets. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { settingsGroups, type SettingField } from '@sitewright/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addTestAsset } from '../../testing/add-test-asset.ts';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { Shopper } from '../../testing/shopper.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestShop, type TestProduct, type TestShop } from '../../testing/test-shop.ts';
import { operator } from './settings-actor.ts';
import { writeSettings } from './write-settings.ts';

const build = path.join(import.meta.dirname, '../../../storefront/dist/server/ssr.js');
const asset = 'a'.repeat(24);
const account = { serviceId: 84, serviceName: 'Somewhere', profileUrl: 'https://a.example/b' };

type Json = Record<string, unknown>;

/** RSTK-18, ENT-14 */
const restockTexts: readonly [string, unknown][] = [
  ['restockCallToActionText', 'Wait for it'],
  ['restockPlaceholderText', 'you@home'],
  ['restockButtonText', 'Tell me'],
  ['restockSuccessText', 'We will'],
  ['restockMailingListEnabled', true],
  ['restockMailingListText', 'News too'],
  ['restockMailingListOptInByDefault', true],
];

/** Every public setting: what the owner writes, and where the page's data must have it. */
const inPages: readonly [setting: string, value: unknown, places: string, shown?: unknown][] = [
  ['store.isLive', false, 'websiteSettings.storeSettings.isLive'],
  ['store.expressCheckout', true, 'websiteSettings.storeSettings.expressCheckout'],
  ['store.floatingCart', false, 'websiteSettings.storeSettings.floatingCart'],
  [
    'store.continueShoppingLinkUrl',
    '/a&b',
    'websiteSettings.storeSettings.continueShoppingLinkUrl',
    '/a&amp;b',
  ],
  [
    'store.multipleQuantityAllowedForServices',
    false,
    'websiteSettings.storeSettings.multipleQuantityAllowedForServices',
  ],
  [
    'store.minimumOrderSubtotalEnabled',
    true,
    'websiteSettings.storeSettings.minimumOrderSubtotalEnabled',
  ],
  [
    'store.minimumOrderSubtotal',
    { value: '20.50' },
    'websiteSettings.storeSettings.minimumOrderSubtotal',
    { value: '20.50', currency: 'USD' },
  ],
  [
    'store.shippingCountryDefaultValue',
    'DE',
    'websiteSettings.storeSettings.shippingCountryDefaultValue',
  ],
  [
    'frame.header',
    {
      showSearch: false,
      showAccount: true,
      showCart: true,
      buttonText: 'Book',
      buttonUrl: '/book',
    },
    'websiteSettings.siteHeader',
  ],
  [
    'frame.footer',
    { note: 'Open daily', showTagLine: false, showSocialLinks: true, showVisit: false },
    'websiteSettings.siteFooter',
  ],
  ['store.showCompanyField', true, 'websiteSettings.storeSettings.showCompanyField'],
  ['store.showNoteField', true, 'websiteSettings.storeSettings.showNoteField'],
  ['store.showCustomCheckoutForm', true, 'websiteSettings.storeSettings.showCustomCheckoutForm'],
  ['store.showShippingPhoneNumber', true, 'websiteSettings.storeSettings.showShippingPhoneNumber'],
  ['store.isShippingPhoneRequired', true, 'websiteSettings.storeSettings.isShippingPhoneRequired'],
  [
    'store.checkoutPageMarketingOptInEnabled',
    true,
    'websiteSettings.storeSettings.checkoutPageMarketingOptInEnabled',
  ],
  [
    'store.enableMailingListOptInByDefault',
    true,
    'websiteSettings.storeSettings.enableMailingListOptInByDefault',
  ],
  [
    'store.displayCurrencies',
    [{ currency: 'JPY', rate: '151.2' }],
    'websiteSettings.storeSettings.displayCurrencies',
  ],
  ['store.measurementStandard', 2, 'websiteSettings.storeSettings.measurementStandard'],
  [
    'store.returnPolicy',
    '<p>R<script>x</script></p>',
    'websiteSettings.storeSettings.returnPolicy',
    '<p>R</p>',
  ],
  ['store.shippingPolicy', '<p>S</p>', 'websiteSettings.storeSettings.shippingPolicy'],
  ['store.termsOfService', '<p>T</p>', 'websiteSettings.storeSettings.termsOfService'],
  ['store.privacyPolicy', '<p>P</p>', 'websiteSettings.storeSettings.privacyPolicy'],
  [
    'merchandising.scarcityEnabledOnProductItems',
    true,
    'websiteSettings.storeSettings.merchandisingSettings.scarcityEnabledOnProductItems',
  ],
  [
    'merchandising.scarcityEnabledOnProductBlocks',
    true,
    'websiteSettings.storeSettings.merchandisingSettings.scarcityEnabledOnProductBlocks',
  ],
  [
    'merchandising.scarcityMessageType',
    'OWN',
    'websiteSettings.storeSettings.merchandisingSettings.scarcityMessageType',
  ],
  [
    'merchandising.scarcityThreshold',
    3,
    'websiteSettings.storeSettings.merchandisingSettings.scarcityThreshold',
  ],
  [
    'merchandising.scarcityText',
    'Just {qtyInStock}',
    'websiteSettings.storeSettings.merchandisingSettings.scarcityText',
  ],
  [
    'merchandising.customSoldOutText',
    'Gone',
    'websiteSettings.storeSettings.merchandisingSettings.customSoldOutText',
  ],
  [
    'merchandising.restockNotificationsEnabled',
    true,
    'websiteSettings.storeSettings.merchandisingSettings.restockNotificationsEnabled',
  ],
  ...restockTexts.map(([name, value]): [string, unknown, string] => [
    `merchandising.${name}`,
    value,
    `websiteSettings.storeSettings.merchandisingSettings.${name}`,
  ]),
  [
    'merchandising.relatedProductsEnabled',
    true,
    'websiteSettings.storeSettings.merchandisingSettings.relatedProductsEnabled',
  ],
  [
    'merchandising.soldOutVariantsDropdownDisabled',
    true,
    'websiteSettings.storeSettings.merchandisingSettings.soldOutVariantsDropdownDisabled',
  ],
  [
    'merchandising.productReviewsEnabled',
    true,
    'websiteSettings.storeSettings.merchandisingSettings.productReviewsEnabled',
  ],
  [
    'merchandising.importedReviewsEnabled',
    true,
    'websiteSettings.storeSettings.merchandisingSettings.importedReviewsEnabled',
  ],
  [
    'merchandising.reviewsKillSwitch',
    true,
    'websiteSettings.storeSettings.merchandisingSettings.reviewsKillSwitch',
  ],
  ['business.country', 'US', 'websiteSettings.country'],
  ['business.state', 'NY', 'websiteSettings.state'],
  ['business.contactEmail', 'a@b.example', 'websiteSettings.contactEmail'],
  ['business.contactPhoneNumber', '+1 555', 'websiteSettings.contactPhoneNumber'],
  [
    'business.location',
    { addressTitle: 'A & B' },
    'website.location websiteSettings.location',
    { addressTitle: 'A &amp; B' },
  ],
  ['business.businessHours', { monday: { text: '9 to 5' } }, 'websiteSettings.businessHours'],
  [
    'social.shareButtonOptions',
    { 1: true },
    'website.shareButtonOptions websiteSettings.shareButtonOptions',
  ],
  [
    'social.socialAccounts',
    [account],
    'website.socialAccounts websiteSettings.socialAccounts',
    [{ ...account, iconEnabled: true }],
  ],
  ['social.simpleLikingEnabled', false, 'websiteSettings.simpleLikingEnabled'],
  ['social.commentsEnabled', true, 'websiteSettings.commentsEnabled'],
  ['social.disqusShortname', 'shop', 'websiteSettings.disqusShortname'],
  ['branding.logoImageId', asset, 'website.logoImageId'],
  ['branding.socialLogoImageId', asset, 'website.socialLogoImageId'],
  ['branding.faviconImageId', asset, 'website.faviconImageId'],
  ['captcha.siteKey', 'site-key', 'website.captchaSettings.siteKey'],
  ['captcha.kind', 'checkbox', 'website.captchaSettings.kind'],
  ['money.useCLDRMoneyFormat', false, 'website.useCLDRMoneyFormat'],
  ['codeInjection.developerMode', true, 'website.developerMode'],
];

/** Public, and shown in the head of pages only. */
const inHeads = ['searchEngines.googleSiteVerification'];

/** Public, and shown where visitors are asked for their consent. */
const inConsent = ['bannerText', 'acceptText', 'declineText', 'openText', 'asksForArrivals'].map(
  (field) => `cookies.${field}`,
);

/** Public, and proved one by one where pages say them: words-of-pages.test.ts. */
const inWords = Object.keys(settingsGroups.labels.fields).map((field) => `labels.${field}`);

describeOnBothDatabases('a setting reaches the visitor', (database) => {
  let app: TestApp;
  let shop: TestShop;
  let shopper: Shopper;
  let count = 0;

  beforeAll(async () => {
    app = await createTestApp({ database });
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    count += 1;
    const siteId = await app.createSite({ identifier: `wired-${count}` });
    shop = await createTestShop(app, siteId);
    shopper = newShopper();
  });

  const newShopper = () => new Shopper(app, `wired-${count}.localhost`);
  const addProduct = async (product: TestProduct = {}) => {
    const { id } = await shop.addProduct(product);
    const { url_id: urlId } = await app.ctx.db
      .selectFrom('products')
      .select('url_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return { id, url: `/shop/p/${urlId}` };
  };
  const set = (values: Json) =>
    writeSettings(app.ctx, { siteId: shop.siteId, actor: operator, values });
  const html = async (url: string) => (await shopper.send('GET', url)).body;
  const json = async (url: string) =>
    (await shopper.send('GET', `${url}?format=json`)).json<Json>();
  /** What browser code gets. */
  const context = async (url: string) => {
    const [, found] = /SQUARESPACE_CONTEXT = (\{.*\});<\/script>/.exec(await html(url)) ?? [];
    return JSON.parse(found ?? 'null') as Json;
  };

  it('every public setting has a line here', () => {
    const listed = [...inPages.map(([setting]) => setting), ...inHeads, ...inConsent, ...inWords];
    const all = Object.values(settingsGroups).flatMap((group) =>
      Object.entries<SettingField>(group.fields)
        .filter(([, { visibility }]) => visibility === 'public')
        .map(([field]) => `${group.name}.${field}`),
    );
    expect(listed.toSorted()).toEqual(all.toSorted());
  });

  it('D-76 D-77 CAPT-09 TPL-16 by the data of the page and of its scripts', async () => {
    await addTestAsset(app.ctx, { siteId: shop.siteId, sha256: 'b'.repeat(64), id: asset });
    // The key of a captcha is shown where tokens can be checked.
    await set({ captcha: { secretKey: 'hush' } });
    for (const [setting, value] of inPages) {
      const [group, field] = setting.split('.') as [string, string];
      await set({ [group]: { [field]: value } });
    }
    const page = await json('/shop');
    const script = await context('/shop');
    for (const [setting, value, places, shown = value] of inPages) {
      for (const place of places.split(' ')) {
        expect(page, `${setting} in the page`).toHaveProperty(place, shown);
        expect(script, `${setting} for scripts`).toHaveProperty(place, shown);
      }
    }
    expect(page).toHaveProperty('featureFlags.useCLDRMoneyFormat', false);
  });

  it('each switch is off or on by itself: pages change at once with the setting', async () => {
    const read = async () => (await context('/shop')).websiteSettings;
    expect(await read()).toMatchObject({
      storeSettings: { expressCheckout: false, floatingCart: true },
    });
    await set({ store: { expressCheckout: true } });
    expect(await read()).toMatchObject({
      storeSettings: { expressCheckout: true, floatingCart: true },
    });
    await set({ store: { floatingCart: false } });
    expect(await read()).toMatchObject({
      storeSettings: { expressCheckout: true, floatingCart: false },
    });
  });

  it('the token of search engines stands in the head', async () => {
    await set({ searchEngines: { googleSiteVerification: 'tok"en' } });
    expect(await html('/shop')).toContain(
      '<meta name="google-site-verification" content="tok&quot;en">',
    );
  });

  it('CFM-06 D-76 D-82 the money setting changes how prices are written', async () => {
    const { url } = await addProduct({ variants: [{ priceCents: 123_450 }] });
    const byCatalogue = '<span class="sqs-money-native">$1,234.50</span>';
    const before = await html(url);
    expect(before).toContain('$1,234.50');
    expect(before).not.toContain(byCatalogue);
    expect(await context(url)).toHaveProperty('moneyNotation.currencyCode', 'USD');
    await set({ money: { useCLDRMoneyFormat: false } });
    expect(await html(url)).toContain(byCatalogue);
    expect(await context(url)).not.toHaveProperty('moneyNotation');
  });

  it('D-82 currencies to see prices in are offered on pages, each with its notation', async () => {
    const { url } = await addProduct({ variants: [{ priceCents: 6026 }] });
    const displayCurrencies = [
      { currency: 'JPY', rate: '109.98779' },
      { currency: 'SEK', rate: '9.4' },
    ];
    expect(await html(url)).not.toContain('sw-currency');
    await set({ store: { displayCurrencies } });
    const page = await html(url);
    const options = [...page.matchAll(/<option value="(\w*)">([^<]+)</g)].map(([, ...one]) => one);
    expect(options).toEqual([
      ['', 'No other currency'],
      ['JPY', 'Japanese Yen (JPY)'],
      ['SEK', 'Swedish Krona (SEK)'],
    ]);
    expect(page).toContain('data-price-cents="6026"');
    expect(await context(url)).toMatchObject({
      displayNotations: { JPY: { currencyCode: 'JPY', fractionDigits: 0 }, SEK: {} },
    });
    await set({ money: { useCLDRMoneyFormat: false } });
    expect(await context(url)).not.toHaveProperty('displayNotations');
    const wrong = [
      [{ currency: 'JPY', rate: '0' }],
      [{ currency: 'JPY', rate: '1,5' }],
      [{ currency: 'XTS', rate: '1' }],
      [displayCurrencies[0], displayCurrencies[0]],
    ];
    for (const one of wrong) {
      await expect(
        set({ store: { displayCurrencies: one } }),
        JSON.stringify(one),
      ).rejects.toThrow();
    }
  });

  it('ATC-05 express checkout leads a form to the checkout, else to the cart', async () => {
    const { id } = await addProduct();
    const add = async () => {
      const body = new URLSearchParams({ itemId: id });
      return (await shopper.send('POST', '/api/commerce/shopping-cart/entries', { body })).headers;
    };
    expect((await add()).location).toBe('/cart');
    await set({ store: { expressCheckout: true } });
    expect((await add()).location).toMatch(/^\/checkout\?cartToken=/);
  });

  it('PDP-06 services that may be bought once have no quantity and are refused a second', async () => {
    const { id, url } = await addProduct({ productType: 3 });
    expect(await html(url)).toContain('class="product-quantity-input"');
    await shopper.add(id, 2);
    expect((await shopper.cart()).entries[0]).toMatchObject({ isQuantityEditable: true });
    await set({ store: { multipleQuantityAllowedForServices: false } });
    expect(await html(url)).not.toContain('class="product-quantity-input"');
    const other = newShopper();
    expect((await other.add(id, 2)).json()).toMatchObject({ code: 'not_enough_stock' });
    await other.add(id, 1);
    const [entry] = (await other.cart()).entries;
    expect(entry).toMatchObject({ isQuantityEditable: false });
    const path = `/api/commerce/shopping-cart/entries/${entry!.id}`;
    const grown = await other.send('PUT', path, { body: { quantity: 2 } });
    expect(grown.json()).toMatchObject({ code: 'not_enough_stock' });
    expect((await other.cart()).totalQuantity).toBe(1);
  });

  it('PDP-15 few left is said from the threshold on, in the words of the owner', async () => {
    const { url } = await addProduct({ variants: [{ stock: 3 }] });
    const scarcity = async () =>
      Object.values((await json(url)).productMerchandisingContext as Json)[0] as Json;
    expect(await scarcity()).toMatchObject({ scarcityEnabled: false });
    await set({ merchandising: { scarcityEnabledOnProductItems: true, scarcityThreshold: 2 } });
    expect(await scarcity()).toMatchObject({ scarcityEnabled: false });
    await set({ merchandising: { scarcityThreshold: 3, scarcityText: 'Just {qtyInStock} here' } });
    expect(await scarcity()).toMatchObject({
      scarcityEnabled: true,
      scarcityText: 'Just {qtyInStock} here',
    });
    expect(await html(url)).toContain('Just 3 here');
  });

  it('CFM-05 sold-out products say what the owner says', async () => {
    const { url } = await addProduct({ variants: [{ stock: 0 }] });
    await set({ merchandising: { customSoldOutText: 'All gone' } });
    expect(await html(url)).toContain('<div class="product-mark sold-out">All gone</div>');
  });

  it('PDP-17 a button says what the owner says of its product', async () => {
    const { id, url } = await addProduct();
    const named = { use_custom_add_button_text: true, custom_add_button_text: 'Take me home' };
    await app.ctx.transact((trx) =>
      trx.updateTable('products').set(named).where('id', '=', id).execute(),
    );
    await set({ store: { isLive: false } });
    const page = await html(url);
    expect(page).toMatch(/sqs-add-to-cart-button[^>]*data-original-label="Take me home"/);
    expect(page).toMatch(/>\s*Take me home\s*</);
  });

  it('ENT-20 a page holds no cart, whoever asks for it', async () => {
    const { id, url } = await addProduct();
    const before = await html(url);
    await shopper.add(id, 7);
    expect(shopper.cookies.get('CART')).toBeTruthy();
    const after = await html(url);
    expect(after).toBe(before);
    // Made anew for the visitor who has a cart, and then for one who has none.
    await set({ store: { isLive: false } });
    const made = await html(url);
    expect(made).not.toContain(shopper.cartToken);
    await set({ store: { isLive: true } });
    expect((await newShopper().send('GET', url)).body.replace(/"contentModifiedOn":\d+/, '')).toBe(
      before.replace(/"contentModifiedOn":\d+/, ''),
    );
    expect(await json(url)).toMatchObject({
      shoppingCart: { entries: [], totalQuantity: 0, subtotalCents: 0 },
    });
  });

  describe('at the checkout', () => {
    const checkout = async () =>
      (await shopper.send('GET', `/api/commerce/checkout?cartToken=${shopper.cartToken}`)).json();

    beforeEach(async () => {
      const { id } = await addProduct({ productType: 2 });
      await shopper.add(id);
    });

    it('phone, news, country, policies, mail address and way back', async () => {
      expect(await checkout()).toMatchObject({
        phone: { isShown: false, isRequired: false },
        marketing: { isShown: false },
        values: { marketingOptIn: false, shippingAddress: { country: 'US' } },
        store: { continueShoppingUrl: '/', policies: [], contactEmail: '', isTestMode: true },
      });
      await set({
        store: {
          showShippingPhoneNumber: true,
          checkoutPageMarketingOptInEnabled: true,
          enableMailingListOptInByDefault: true,
          shippingCountryDefaultValue: 'DE',
          continueShoppingLinkUrl: '/shop',
          returnPolicy: '/returns',
          termsOfService: '/terms',
          privacyPolicy: '/privacy',
        },
        business: { contactEmail: 'a@b.example' },
        payments: { test: false },
      });
      expect(await checkout()).toMatchObject({
        phone: { isShown: true, isRequired: false },
        marketing: { isShown: true },
        values: { marketingOptIn: true, shippingAddress: { country: 'DE' } },
        store: {
          continueShoppingUrl: '/shop',
          contactEmail: 'a@b.example',
          isTestMode: false,
          policies: [
            { label: 'Return policy', url: '/returns' },
            { label: 'Terms of service', url: '/terms' },
            { label: 'Privacy policy', url: '/privacy' },
          ],
        },
        paymentMethods: [],
      });
      await set({ store: { isShippingPhoneRequired: true } });
      expect(await checkout()).toMatchObject({ phone: { isShown: true, isRequired: true } });
    });

    it('a policy is linked at its address, or at the page of its text', async () => {
      await set({
        store: { returnPolicy: '<p>30 days</p>', privacyPolicy: 'https://a.example/p' },
      });
      expect((await checkout()).store.policies).toEqual([
        { label: 'Return policy', url: '/policies/returns' },
        { label: 'Privacy policy', url: 'https://a.example/p' },
      ]);
    });

    it('the ways to pay with their words', async () => {
      const names = async () =>
        (await checkout()).paymentMethods.map(({ provider }: { provider: string }) => provider);
      expect(await names()).toEqual(['test']);
      await set({
        payments: { manual: true, manualLabel: 'By hand', manualInstructions: 'Knock.' },
      });
      expect(await names()).toEqual(['test', 'manual']);
      expect((await checkout()).paymentMethods[1]).toMatchObject({
        label: 'By hand',
        description: 'Knock.',
      });
      await set({ payments: { test: false } });
      expect(await names()).toEqual(['manual']);
    });

    it('ENT-21 the minimum order, once it is switched on', async () => {
      await set({ store: { minimumOrderSubtotal: { value: '10.01' } } });
      await set({ store: { minimumOrderSubtotalEnabled: true } });
      const refused = await shopper.pay({ expectedTotalCents: 1000 });
      expect(refused.json()).toMatchObject({ code: 'minimum_order' });
      await set({ store: { minimumOrderSubtotal: { value: '10.00' } } });
      expect((await shopper.pay({ expectedTotalCents: 1000 })).statusCode).toBe(200);
    });

    if (!existsSync(build)) console.info('drawn pages: not run, `npm test` builds the storefront');
    it.runIf(existsSync(build))(
      'ROUT-23 ROUT-24 ROUT-25 the drawn pages have their page types',
      async () => {
        await set({ store: { continueShoppingLinkUrl: '/back-there' } });
        const cart = await html('/cart');
        expect(cart).toContain('"pageType":200,');
        expect(cart).toContain('href="/back-there"');
        expect(await html(`/checkout?cartToken=${shopper.cartToken}`)).toContain('"pageType":201,');
        const paid = (await shopper.pay({ expectedTotalCents: 1000 })).json();
        const confirmed = Object.values(paid).find((value) =>
          String(value).startsWith('/checkout/order'),
        );
        expect(await html(String(confirmed))).toContain('"pageType":202,');
      },
    );
  });
});
