/** The ceilings themselves, in numbers: a table that is doubled by mistake is no ceiling any more. */
import { addressLimits, callLimits, type CallLimitName } from '@sitewright/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { describeOnBothDatabases } from '../testing/on-both-databases.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

const minute = 60_000;
const hour = 60 * minute;

interface Ceiling {
  name: CallLimitName;
  window: number;
  perAddress: number;
  perCart?: number;
}

/** ATC-25 */
const ceilings: Ceiling[] = [
  { name: 'addToCart', window: minute, perAddress: 120, perCart: 60 },
  { name: 'pay', window: hour, perAddress: 20, perCart: 10 },
  { name: 'declined', window: hour, perAddress: 8 },
  { name: 'enterCode', window: hour, perAddress: 60, perCart: 20 },
  { name: 'enterGiftCard', window: hour, perAddress: 30, perCart: 10 },
  { name: 'signUpForRestock', window: hour, perAddress: 30 },
  { name: 'submitForm', window: hour, perAddress: 30 },
  { name: 'writeComment', window: hour, perAddress: 30 },
  { name: 'writeReview', window: hour, perAddress: 30 },
  { name: 'guessUnderAttack', window: hour, perAddress: 3, perCart: 3 },
  { name: 'mailLink', window: hour, perAddress: 5, perCart: 3 },
  { name: 'mailExample', window: hour, perAddress: 60 },
  { name: 'openLink', window: hour, perAddress: 20 },
  { name: 'changePlan', window: hour, perAddress: 60, perCart: 20 },
  { name: 'signIn', window: minute, perAddress: 20 },
  { name: 'signInToAccount', window: 15 * minute, perAddress: 30 },
  { name: 'mailAccountLink', window: hour, perAddress: 10 },
  { name: 'signInAsStaff', window: 15 * minute, perAddress: 30 },
  { name: 'enterStaffCode', window: 15 * minute, perAddress: 30 },
  { name: 'openLock', window: 15 * minute, perAddress: 20 },
  { name: 'mailStaffLink', window: hour, perAddress: 10 },
  { name: 'invite', window: 24 * hour, perAddress: 200 },
  { name: 'openPaper', window: minute, perAddress: 30 },
  { name: 'search', window: minute, perAddress: 60 },
  { name: 'places', window: minute, perAddress: 60 },
  { name: 'domainCheck', window: minute, perAddress: 20 },
  { name: 'checkOwnStyles', window: minute, perAddress: 60 },
  { name: 'makeFont', window: hour, perAddress: 100 },
];

it('of an address that asks anything are 1,200 reads and 240 writes a minute', () => {
  expect(addressLimits).toEqual({
    readsPerMinute: 1_200,
    writesPerMinute: 240,
    linksPerMinute: 60,
  });
  expect(Object.keys(callLimits).toSorted()).toEqual(ceilings.map(({ name }) => name).toSorted());
});

describeOnBothDatabases('ceilings of calls', (database) => {
  let app: TestApp;
  let network = 0;
  beforeAll(async () => {
    app = await createTestApp({ database, environment: { RATE_LIMITS: 'on' } });
  });
  afterAll(() => app.close());
  beforeEach(() => {
    network += 1;
  });

  /** Another address of the same customer each time. */
  const addressOf = (index: number) => `2a01:4f8:0:${network}::${(index + 1).toString(16)}`;

  /** How many go through, of more than are allowed. */
  async function countTaken(
    name: CallLimitName,
    attemptOf: (index: number) => { address: string; cart?: string },
  ): Promise<number> {
    for (let index = 0; index < 250; index += 1) {
      const refused = await app.ctx.attempts.take(name, attemptOf(index)).then(
        () => false,
        (error: { code?: string }) => error.code === 'too_many_requests',
      );
      if (refused) return index;
    }
    return Infinity;
  }

  it.each(ceilings)(
    'ATC-25 $name: $perAddress for one customer in $window ms, whatever the cart',
    async ({ name, window, perAddress }) => {
      const start = app.ctx.now().getTime();
      const attempt = (index: number) => ({
        address: addressOf(index),
        cart: `site:cart-${network}-${index}`,
      });
      expect(await countTaken(name, attempt)).toBe(perAddress);
      app.setNow(new Date(start + window - 1));
      await expect(app.ctx.attempts.take(name, attempt(0))).rejects.toThrow('Please try again');
      app.setNow(new Date(start + window));
      await expect(app.ctx.attempts.take(name, attempt(300))).resolves.toBeUndefined();
    },
  );

  it.each(ceilings.filter(({ perCart }) => perCart))(
    'ATC-25 $name: $perCart for one cart, wherever from',
    async ({ name, perCart }) => {
      const attempt = (index: number) => ({
        address: `203.0.${network}.${index}`,
        cart: `site:cart-${network}`,
      });
      expect(await countTaken(name, attempt)).toBe(perCart);
    },
  );
});
