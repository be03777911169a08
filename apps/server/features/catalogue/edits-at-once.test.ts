/** People who edit one shop at once while visitors buy; `npm run prove-back-office` does more of it. */
import { expect, it } from 'vitest';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { proveBackOffice } from '../../testing/prove-back-office.ts';
import { createTestApp } from '../../testing/test-app.ts';

describeOnBothDatabases('edits at once', (database) => {
  it('lose nothing without a word, and no unit', { timeout: 60_000 }, async () => {
    const app = await createTestApp({ database });
    try {
      const { broken, counts } = await proveBackOffice(app, { edits: 80, seed: 7, products: 3 });
      expect(broken).toEqual([]);
      // What was not tried was not proven.
      for (const name of ['products', 'rows of sheets', 'settings', 'adjustments', 'orders']) {
        expect(counts[name], name).toBeGreaterThan(0);
      }
      expect(counts['product: conflicts']).toBeGreaterThan(0);
    } finally {
      await app.close();
    }
  });
});
