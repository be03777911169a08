/** Orders that wait for a transfer keep their stock for days: a visitor has a few of them. */
import { ApiError, MAX_UNPAID_ORDERS } from '@sitewright/contract';
import { sql } from 'kysely';
import type { AppContext } from '../context.ts';

/** Who pays: either of the two counts. */
interface Payer {
  siteId: string;
  email: string;
  holderHash: string | null;
}

/** @throws ApiError when too many orders of this visitor are not paid yet */
export async function requireFewUnpaid(
  { db }: Pick<AppContext, 'db'>,
  { siteId, email, holderHash }: Payer,
): Promise<void> {
  const rows = await db
    .selectFrom('payments')
    .select('id')
    .where('site_id', '=', siteId)
    .where('status', '=', 'pending')
    .where((eb) =>
      eb.or([
        eb('holder_hash', '=', holderHash),
        eb(sql`lower(snapshot ->> 'email')`, '=', email.toLowerCase()),
      ]),
    )
    .limit(MAX_UNPAID_ORDERS)
    .execute();
  if (rows.length === MAX_UNPAID_ORDERS) throw new ApiError('too_many_unpaid');
}
