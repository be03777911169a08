import { ApiError } from '@sitewright/contract';
import type { WriteTransaction } from '../../db/database.ts';
import type { AccountKey } from './site-accounts.ts';

/** What changes of one account at once comes one after the other. @throws ApiError when it is gone */
export async function lockAccount(
  trx: WriteTransaction,
  { siteId, accountId }: AccountKey,
): Promise<void> {
  const account = await trx
    .selectFrom('site_accounts')
    .select('id')
    .where('site_id', '=', siteId)
    .where('id', '=', accountId)
    .forUpdate()
    .executeTakeFirst();
  if (!account) throw new ApiError('not_signed_in');
}
