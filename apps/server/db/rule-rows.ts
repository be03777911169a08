/** What all rules of money that an owner makes have in common: rows of a site, few, seen by visitors. */
import { ApiError } from '@sitewright/contract';
import type { WriteTransaction } from './database.ts';
import { lockKey } from './lock-key.ts';
import { bumpSiteVersion } from './site-versions.ts';

/** Each holds one kind of rule. */
export type RuleTable =
  | 'catalogue_sales'
  | 'discounts'
  | 'donations'
  | 'forms'
  | 'membership_plans'
  | 'shipping_options'
  | 'tax_rules';

/** Takes a rule away; false when it was gone. Orders hold what it came to. */
export async function deleteRule(
  trx: WriteTransaction,
  table: RuleTable,
  { siteId, id }: { siteId: string; id: string },
): Promise<boolean> {
  const gone = await trx
    .deleteFrom(table)
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  if (gone) await bumpSiteVersion(trx, siteId);
  return gone !== undefined;
}

/** One at a time adds rules of a kind to a site, or brings a list of them. */
export function holdRules(trx: WriteTransaction, table: RuleTable, siteId: string): Promise<void> {
  return lockKey(trx, `${table}:${siteId}`);
}

/**
 * How many rules a site has. Whoever adds another of the kind meanwhile waits, so that the last
 * place is taken once.
 * @throws ApiError `too_many_rules` when there is no room for one more
 */
export async function requireRoom(
  trx: WriteTransaction,
  table: RuleTable,
  { siteId, most }: { siteId: string; most: number },
): Promise<number> {
  await holdRules(trx, table, siteId);
  const rows = await trx
    .selectFrom(table)
    .select('id')
    .where('site_id', '=', siteId)
    .limit(most)
    .execute();
  if (rows.length >= most) throw new ApiError('too_many_rules', { count: most });
  return rows.length;
}
