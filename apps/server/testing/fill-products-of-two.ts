/** Many products of two variants each, by one statement: for tests that ask of a large shop. */
import { sql } from 'kysely';
import type { TestShop } from './test-shop.ts';

/** Prices begin with 1001 cents and rise by one. */
export async function fillProductsOfTwo(
  { app, siteId, collectionId }: TestShop,
  count: number,
): Promise<void> {
  await app.ctx.transact(async (trx) => {
    await sql`insert into products (site_id, id, collection_id, product_type, url_id, title)
      select ${siteId}, lpad(to_hex(n), 24, '0'), ${collectionId}, 1, 'p-' || n, 'Thing ' || n
      from generate_series(1, ${sql.lit(count)}) as n`.execute(trx);
    await sql`insert into variants (site_id, id, product_id, sku, price_cents)
      select ${siteId}, lpad(to_hex(n * 2 + k), 24, '0'), lpad(to_hex(n), 24, '0'),
        'S' || k, 1000 + n
      from generate_series(1, ${sql.lit(count)}) as n, generate_series(0, 1) as k`.execute(trx);
  });
}
