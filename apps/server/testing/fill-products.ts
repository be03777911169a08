/** Many plain products at once, for what only a large shop shows. */
import { sql } from 'kysely';
import type { WriteTransaction } from '../db/database.ts';

export interface ProductFill {
  readonly siteId: string;
  readonly collectionId: string;
  readonly count: number;
}

/** Writes products `p-1` to `p-COUNT`, without variants, by one statement. */
export async function fillProducts(
  trx: WriteTransaction,
  { siteId, collectionId, count }: ProductFill,
): Promise<void> {
  await sql`insert into products (site_id, id, collection_id, product_type, url_id, title)
    select ${siteId}, lpad(to_hex(n), 24, '0'), ${collectionId}, 1, 'p-' || n, 'P'
    from generate_series(1, ${sql.lit(count)}) as n`.execute(trx);
}
