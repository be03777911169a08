/** What the owner writes in place of a default label is what visitors read. I18N-05 */
import { productTypes } from '@sitewright/commerce';
import { planPhraseKeys, settingsGroups } from '@sitewright/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestOwner, type TestOwner } from '../../testing/test-owner.ts';
import { createTestShop, type TestProduct, type TestShop } from '../../testing/test-shop.ts';
import { writeTestThemes, type TestThemes } from '../../testing/write-theme.ts';

const item = `{.section item}<main>{@|product-price}{@|product-status}{@|quantity-input}
{@|variants-select}{@|add-to-cart-btn}{@|product-quick-view}</main>{.end}
{.section localizedStrings}<dl>{@|json}</dl>{.end}`;

const monthly = { billingPeriod: { value: 1, unit: 'MONTH' as const }, numBillingCycles: 0 };

const cup: TestProduct = { variants: [{ priceCents: 1000, salePriceCents: 800, onSale: true }] };
const sizes = ['S', 'M'].map((Size, index) => ({
  attributes: { Size },
  priceCents: 1000 + 500 * index,
}));
const shirt: TestProduct = { optionOrdering: ['Size'], variants: sizes };
const gone: TestProduct = { variants: [{ priceCents: 1000, stock: 0 }] };
const box: TestProduct = { variants: [{ priceCents: 1000 }], plan: monthly };
const card: TestProduct = {
  productType: productTypes.giftCard,
  optionOrdering: ['Value'],
  variants: ['$25', '$50'].map((value) => ({ attributes: { Value: value }, priceCents: 2500 })),
};

/** The default of each label, and a product whose page says it. */
const shown: readonly (readonly [label: string, instead: string, product: TestProduct])[] = [
  ['productAddToCartText', '>Add To Cart<', cup],
  ['productSubscribeText', '>Subscribe<', box],
  ['productSoldOutText', '>sold out<', gone],
  ['productSaleText', '>sale<', cup],
  ['productQuickViewText', '>Quick View<', cup],
  ['productQuantityInputLabel', '>Quantity:<', cup],
  ['productVariantSelectText', 'Select Size', shirt],
  ['giftCardValueDisplayText', 'Value', card],
  ['giftCardVariantSelectText', 'Select Value', card],
  ['productPriceFromText', 'from $10.00', shirt],
  ['productPrice__singlePrice__1Monthly__indefinite', 'every month', box],
];

describeOnBothDatabases('the words of pages', (database) => {
  let themes: TestThemes;
  let app: TestApp;
  let owner: TestOwner;
  let shop: TestShop;
  beforeAll(async () => {
    themes = writeTestThemes({
      'collections/products.item': item,
      'strings/template-en-US.json': JSON.stringify({ productQuickViewText: 'Of the theme' }),
    });
    app = await createTestApp({ database, environment: { THEMES_DIR: themes.folder } });
    shop = await createTestShop(app, await app.createSite({ identifier: 'alder', theme: 'plain' }));
    owner = await createTestOwner(app, 'alder');
  });
  afterAll(async () => {
    await app.close();
    themes.remove();
  });

  const choose = (labels: Record<string, unknown>) =>
    owner.send('PATCH', owner.url('settings'), { body: { labels } });

  const pageOf = (product: TestProduct) => readPage(app, shop, product);
  const partOf = (page: string, tag: string) =>
    new RegExp(`<${tag}>([^]*)</${tag}>`).exec(page)?.[1] ?? '';

  it.each(shown)('I18N-05 the owner says %s otherwise than %s', async (label, instead, product) => {
    const before = partOf(await pageOf(product), 'main');
    if (label !== 'productQuickViewText') expect(before).toContain(instead);
    const text = `Eignes für ${label.slice(-9)} & {price}{fromPrice}`;
    const isPhrase = planPhraseKeys.includes(label);
    const values = isPhrase ? { planPhrases: [{ phrase: label, text }] } : { [label]: text };
    const answer = await choose(values);
    expect(answer.statusCode, answer.body).toBe(200);
    const after = partOf(await pageOf(product), 'main');
    expect(after).toContain(`Eignes für ${label.slice(-9)} &`);
    expect(after).not.toContain('&amp;amp;');

    const [change] = answer.json<{ changes: string[] }>().changes;
    await owner.send('POST', owner.url(`activity/${change}/undo`), { body: {} });
    const undone = partOf(await pageOf(product), 'main');
    expect(undone).not.toContain('Eignes');
  });

  it('I18N-05 every label that can be written is in localizedStrings, over the text of the theme', async () => {
    /** Without the words of the server's own views, which begin with `sw`. */
    const stringsOf = async () => {
      const all = JSON.parse(partOf(await pageOf(cup), 'dl')) as Record<string, string>;
      return Object.fromEntries(Object.entries(all).filter(([name]) => !/^sw[A-Z]/.test(name)));
    };
    expect(await stringsOf()).toEqual({ productQuickViewText: 'Of the theme' });
    const names = Object.keys(settingsGroups.labels.fields).filter(
      (name) => name !== 'planPhrases',
    );
    const words = Object.fromEntries(names.map((name) => [name, `Word ${name}`]));
    const phrases = Object.fromEntries(planPhraseKeys.map((name) => [name, `Plan ${name}`]));
    const planPhrases = Object.entries(phrases).map(([phrase, text]) => ({ phrase, text }));
    const answer = await choose({ ...words, planPhrases });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(await stringsOf()).toEqual({ ...words, ...phrases });
    await choose({ ...Object.fromEntries(names.map((name) => [name, ''])), planPhrases: [] });
    expect(await stringsOf()).toEqual({ productQuickViewText: 'Of the theme' });
  });

  it('I18N-05 refuses markup, plans that do not exist and the same plan twice', async () => {
    const [phrase] = planPhraseKeys;
    for (const wrong of [
      { productSaleText: '<b>now</b>' },
      { productQuantityInputLabel: 'x" onfocus="alert(1)' },
      { planPhrases: [{ phrase: 'productPrice__daily', text: '' }] },
      {
        planPhrases: [
          { phrase, text: 'a' },
          { phrase, text: 'b' },
        ],
      },
    ]) {
      expect((await choose(wrong)).statusCode).toBe(400);
    }
  });

  it('I18N-05 the theme that comes along says them too', async () => {
    const own = await createTestApp({ database });
    try {
      const ownShop = await createTestShop(own, await own.createSite({ identifier: 'oak' }));
      const boss = await createTestOwner(own, 'oak');
      const labels = {
        productAddToCartText: 'In den Korb',
        productSoldOutText: 'Weg & fort',
        productQuantityInputLabel: 'Wie viele',
        productVariantSelectText: '{variantName} wählen',
        giftCardVariantSelectText: 'Wert wählen',
      };
      await boss.send('PATCH', boss.url('settings'), { body: { labels } });
      const pageOn = async (product: TestProduct) => readPage(own, ownShop, product);
      const many = Array.from({ length: 7 }, (_, index) => ({
        attributes: { Größe: String(index) },
        priceCents: 1000,
      }));
      const large = await pageOn({ optionOrdering: ['Größe'], variants: many });
      for (const text of ['>In den Korb<', '>Wie viele<', '>Größe wählen<']) {
        expect(large).toContain(text);
      }
      expect(await pageOn(gone)).toContain('>Weg &amp; fort</button>');
      expect(await pageOn(card)).toContain('>Wert wählen<');
    } finally {
      await own.close();
    }
  });
});

/** The page of a new product. */
async function readPage(app: TestApp, shop: TestShop, product: TestProduct): Promise<string> {
  const { id } = await shop.addProduct(product);
  const { url_id: slug } = await app.ctx.db
    .selectFrom('products')
    .select('url_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return (await app.inject(`/shop/p/${slug}`)).body;
}
