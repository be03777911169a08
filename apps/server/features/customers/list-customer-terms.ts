import { ruleLimits } from '@sitewright/contract';
import { sql } from 'kysely';
import type { ReadDatabase } from '../../db/database.ts';

/** Customers with terms of their own, by email; `next` is where the following page begins. */
export async function listCustomerTerms(db: ReadDatabase, siteId: string, after = '') {
  const rows = await db
    .selectFrom('customers')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('email', '>', after)
    .where('is_listed', '=', true)
    .where((eb) =>
      eb.or([
        eb('is_tax_exempt', '=', true),
        eb('groups', '!=', sql<string[]>`'{}'::text[]`),
        eb('tax_note', '!=', ''),
      ]),
    )
    .orderBy('email')
    .limit(ruleLimits.pageSize + 1)
    .execute();
  const page = rows.slice(0, ruleLimits.pageSize);
  const isLast = rows.length === page.length;
  return {
    customers: page.map((row) => ({
      email: row.email,
      groups: row.groups,
      isTaxExempt: row.is_tax_exempt,
      taxNote: row.tax_note,
      orderCount: row.order_count,
    })),
    next: isLast ? null : page.at(-1)!.email,
  };
}
