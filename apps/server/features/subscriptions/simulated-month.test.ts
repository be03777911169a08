import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { proveSubscriptions } from '../../testing/prove-subscriptions.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

describeOnBothDatabases('a month of a shop of subscriptions', (database) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp({ database });
  });
  afterAll(() => app.close());

  it('charges each period once, whatever buyers and cards do', async () => {
    const { broken, counts } = await proveSubscriptions(app, { plans: 40, seed: 7, days: 31 });
    expect(broken).toEqual([]);
    const seen = [
      'periods paid',
      'periods skipped',
      'payments that failed',
      'plans changed at once',
      'plans changed later',
      'cards changed',
      'addresses changed',
      'goods sold',
      'times of short stock',
    ];
    expect(seen.filter((name) => !counts[name])).toEqual([]);
  }, 120_000);
});
