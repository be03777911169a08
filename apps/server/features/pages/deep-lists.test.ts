import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { saveCollection } from '../collections/save-collection.ts';

const count = 1_210;

describeOnBothDatabases('a long list', (database) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp({ database });
    const siteId = await app.createSite({ host: 'shop.test' });
    await app.ctx.transact(async (trx) => {
      const shop = { typeName: 'products', type: 13 as const, urlId: 'shop', title: 'Shop' };
      const { id } = await saveCollection(trx, siteId, { ...shop, pageSize: 20 });
      // Ids go against the order, places come twice, and every eleventh product is hidden.
      await sql`insert into products
          (site_id, id, collection_id, product_type, url_id, title, display_index, is_visible)
        select ${siteId}, lpad(to_hex(9999 - n), 24, '0'), ${id}, 1, 'p-' || n, 'P', n / 2, n % 11 > 0
        from generate_series(1, ${sql.lit(count)}) as n`.execute(trx);
    });
  });
  afterAll(() => app.close());

  const pageAt = async (offset: number): Promise<string[]> => {
    const answer = await app.inject({
      url: `/shop?format=json&offset=${offset}`,
      headers: { host: 'shop.test' },
    });
    expect(answer.statusCode).toBe(200);
    return answer.json<{ items: { urlId: string }[] }>().items.map(({ urlId }) => urlId);
  };

  test('is counted the same at every depth', async () => {
    const walked: string[] = [];
    for (let offset = 0; offset < 1_100; offset += 20) walked.push(...(await pageAt(offset)));
    expect(walked).toHaveLength(1_100);
    expect(new Set(walked).size).toBe(1_100);
    expect(walked.slice(0, 5)).toEqual(['p-1', 'p-3', 'p-2', 'p-5', 'p-4']);
    for (const offset of [499, 500, 501, 999, 1_000, 1_003]) {
      expect(await pageAt(offset), String(offset)).toEqual(walked.slice(offset, offset + 20));
    }
    expect(await pageAt(1_100)).toEqual([]);
    expect(await pageAt(90_000)).toEqual([]);
  });
});
