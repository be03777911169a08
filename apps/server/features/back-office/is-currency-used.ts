import { sql } from 'kysely';
import type { AskCurrencyUse } from '../sites/site-facts.ts';

/** Whether something was sold, promised or drafted in the currency. */
export const isCurrencyUsed: AskCurrencyUse = async (db, siteId) => {
  const used = await db
    .selectFrom('sites')
    .select(['site_id'])
    .where('site_id', '=', siteId)
    .where(
      sql<boolean>`exists (select 1 from orders where site_id = ${siteId})
        or exists (select 1 from payments where site_id = ${siteId})
        or exists (select 1 from draft_orders where site_id = ${siteId})
        or exists (select 1 from balances where site_id = ${siteId})`,
    )
    .executeTakeFirst();
  return used !== undefined;
};
