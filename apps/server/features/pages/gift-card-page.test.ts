import { productTypes } from '@sitewright/commerce';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestShop } from '../../testing/test-shop.ts';

describeOnBothDatabases('the page of a gift card', (database) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp({ database });
  });
  afterAll(() => app.close());

  it('PDP-18 offers its values in a select that begins with "Select Value"', async () => {
    const shop = await createTestShop(app, await app.createSite());
    const { id } = await shop.addProduct({
      productType: productTypes.giftCard,
      optionOrdering: ['Value'],
      variants: ['$25', '$50'].map((value) => ({ attributes: { Value: value } })),
    });
    const { url_id: slug } = await app.ctx.db
      .selectFrom('products')
      .select('url_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const { body } = await app.inject(`/shop/p/${slug}`);
    const select = /<select[^>]*data-variant-option-name="Value"[^>]*>([^]*?)<\/select>/.exec(body);
    const texts = [...(select?.[1] ?? '').matchAll(/<option[^>]*>([^<]*)</g)].map(
      ([, text]) => text,
    );
    expect(texts).toEqual(['Select Value', '$25', '$50']);
    expect(body).toContain('"availability":"https://schema.org/InStock"');
  });
});
