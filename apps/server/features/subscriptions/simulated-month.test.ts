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
    for (const name of ['periods paid', 'periods skipped', 'payments that failed']) {
      expect(counts[name]).toBeGreaterThan(0);
    }
  }, 120_000);
});
