import { ApiError, callLimits } from '@sitewright/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { attackByCards } from '../../testing/attack-by-cards.ts';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';
import { guardDeclines } from './guard-declines.ts';

/** `npm run prove-card-testing` sets these higher. */
const tries = Number(process.env['CARD_TESTING_TRIES'] ?? 80);
const addresses = Number(process.env['CARD_TESTING_ADDRESSES'] ?? 4);

describeOnBothDatabases('testing stolen cards', (database) => {
  let app: TestApp;
  let shop: TestShop;
  beforeAll(async () => {
    app = await createTestApp({ database });
    shop = await createTestShop(app, await app.createSite({ host: 'localhost' }));
  });
  afterAll(() => app.close());

  it('ends after a few cards an address, whatever carts they use; another buyer buys', async () => {
    const result = await attackByCards({ app, shop }, { tries, addresses });
    const { asked, refused, buyer, stockLeft } = result;
    console.info(`${tries} tries, ${addresses} addresses: ${asked} cards were asked about`);
    expect(asked).toBe(addresses * callLimits.declined.perAddress);
    expect(refused).toBe(tries - asked);
    expect(buyer).toBe(200);
    expect(stockLeft).toBe(addresses);
  }, 600_000);

  it('a provider that is away declines no card: whoever tries again is held up by declined ones alone', async () => {
    const attempt = { address: '198.51.100.7' };
    const pay = (code: 'provider_unavailable' | 'card_declined') =>
      guardDeclines(app.ctx, attempt, {
        pay: () => Promise.reject(new ApiError(code)),
        isDeclined: () => false,
      });
    const most = callLimits.declined.perAddress;
    for (let tried = 0; tried <= most; tried += 1) {
      await expect(pay('provider_unavailable')).rejects.toMatchObject({ status: 402 });
    }
    for (let tried = 0; tried < most; tried += 1) {
      await expect(pay('card_declined')).rejects.toMatchObject({ status: 402 });
    }
    await expect(pay('card_declined')).rejects.toMatchObject({ status: 429 });
  });
});
