import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestOwner, type TestOwner } from '../../testing/test-owner.ts';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';
import { addShippingOption, addTaxRule } from '../../testing/test-shop-rules.ts';

interface SetUp {
  hasSold: boolean;
  tasks: { task: string; state: string }[];
}

describe('what a shop lacks before its first sale', () => {
  let app: TestApp;
  let shop: TestShop;
  let owner: TestOwner;
  beforeAll(async () => {
    app = await createTestApp();
    shop = await createTestShop(app, await app.createSite({ identifier: 'fresh' }));
    owner = await createTestOwner(app, 'fresh');
  });
  afterAll(() => app.close());

  async function look(): Promise<Record<string, string>> {
    const answer = await owner.send('GET', owner.url('set-up'));
    expect(answer.statusCode, answer.body).toBe(200);
    const { tasks } = answer.json<SetUp>();
    return Object.fromEntries(tasks.map(({ task, state }) => [task, state]));
  }

  it('is everything at first, and what is done is told by looking', async () => {
    expect(await look()).toMatchObject({
      product: 'missing',
      payment: 'missing',
      shipping: 'idle',
      taxes: 'idle',
      address: 'missing',
      mail: 'missing',
      domain: 'missing',
    });
    await shop.addProduct({ variants: [{ priceCents: 1000, stock: 0 }] });
    expect(await look()).toMatchObject({ product: 'missing', shipping: 'missing' });
    const { id } = await shop.addProduct({ variants: [{ priceCents: 1000, stock: 1 }] });
    await addShippingOption(shop);
    await addTaxRule(shop, { country: 'US', ratePpm: 10_000 });
    expect(await look()).toMatchObject({ product: 'done', shipping: 'done', taxes: 'done' });
    await app.ctx.transact((trx) =>
      trx.updateTable('products').set({ is_visible: false }).where('id', '=', id).execute(),
    );
    expect(await look()).toMatchObject({ product: 'missing' });
  });
});
