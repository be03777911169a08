import { sql } from 'kysely';
import type { WriteTransaction } from '../../db/database.ts';

/** Puts all products of a category into another one as well. */
export async function addToCategory(
  trx: WriteTransaction,
  siteId: string,
  { fromId, toId }: { fromId: string; toId: string },
): Promise<void> {
  await sql`
    insert into product_categories (site_id, product_id, category_id)
    select site_id, product_id, ${toId} from product_categories
    where site_id = ${siteId} and category_id = ${fromId}
    on conflict do nothing`.execute(trx);
}
