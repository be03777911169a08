import type { ReadDatabase } from '../../db/database.ts';
import { customerOfEmail } from '../customers/customer-sql.ts';
import type { CartRow } from './cart-rows.ts';

/** Whoever buys by a cart in which no rule of the shop discounts: all that counts is whether they owe tax. */
export async function loadExemptCustomer(
  db: ReadDatabase,
  { siteId, email }: { siteId: string; email: string },
): Promise<NonNullable<CartRow['customer']>> {
  const known = await db
    .selectFrom('customers')
    .select('is_tax_exempt')
    .where('site_id', '=', siteId)
    .where('id', '=', customerOfEmail(siteId, email))
    .executeTakeFirst();
  return {
    groupIds: [],
    isTaxExempt: known?.is_tax_exempt ?? false,
    isFirstOrder: false,
    isFirstTestOrder: false,
  };
}
