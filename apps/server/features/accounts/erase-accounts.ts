import { sql } from 'kysely';
import type { EventScope, ShopEvents } from '../../reactions/reaction.ts';
import { deleteAccount } from './site-accounts.ts';

/** Accounts go with their addresses, sessions and carts; links that were mailed work no more. */
export async function eraseAccounts(
  scope: EventScope,
  { emails }: ShopEvents['customer-erased'],
): Promise<void> {
  const { trx, site } = scope;
  const accounts = await trx
    .selectFrom('site_accounts')
    .select('id')
    .where('site_id', '=', site.siteId)
    .where('email_key', 'in', [...emails])
    .execute();
  for (const { id } of accounts) await deleteAccount(scope, id);
  await trx
    .deleteFrom('account_links')
    .where('site_id', '=', site.siteId)
    .where(sql<boolean>`lower(email) = any (${[...emails]}::text[])`)
    .execute();
}
