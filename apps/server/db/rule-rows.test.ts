import { ruleLimits } from '@sitewright/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { saveDiscount } from '../features/discounts/save-discount.ts';
import { saveSale } from '../features/discounts/save-sale.ts';
import { describeOnBothDatabases } from '../testing/on-both-databases.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

const benefit = { kind: 'percent', ratePpm: 100_000 } as const;

describeOnBothDatabases('the last place for a rule', (database) => {
  let app: TestApp;
  let siteId: string;
  beforeAll(async () => {
    app = await createTestApp({ database });
    siteId = await app.createSite();
  });
  afterAll(() => app.close());

  const addSale = () => app.ctx.transact((trx) => saveSale(trx, siteId, { name: 'Sale', benefit }));
  const addDiscount = () =>
    app.ctx.transact((trx) => saveDiscount(trx, siteId, { name: 'Off', benefit, code: null }));

  it.each([
    ['sales', addSale, ruleLimits.sales],
    ['automatic discounts', addDiscount, ruleLimits.automaticDiscounts],
  ] as const)('is taken once when several add %s at once', async (_, add, most) => {
    for (let index = 1; index < most; index += 1) await add();
    const tries = await Promise.allSettled([add(), add(), add(), add()]);
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});
