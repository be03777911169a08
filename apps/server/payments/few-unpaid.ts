/**
 * Orders that wait for a transfer keep their stock for days: a visitor has a few of them. Whoever is
 * given time to pay has more, and those do not count for others.
 */
import { ApiError, MAX_OPEN_INVOICES, MAX_UNPAID_ORDERS } from '@sitewright/contract';
import { sql } from 'kysely';
import type { WriteTransaction } from '../db/database.ts';
import { lockKey } from '../db/lock-key.ts';
import { keptOverdue } from './providers.ts';

/** Who pays: either of the two counts. */
interface Payer {
  siteId: string;
  email: string;
  holderHash: string | null;
  /** Who is to take the money. */
  provider: string;
}

/**
 * Whoever opens another one at the same time waits, so that many at once are not more than few.
 * @throws ApiError when too many orders of this visitor are not paid yet
 */
export async function requireFewUnpaid(
  trx: WriteTransaction,
  { siteId, email, holderHash, provider }: Payer,
): Promise<void> {
  const isInvoice = keptOverdue.includes(provider);
  const most = isInvoice ? MAX_OPEN_INVOICES : MAX_UNPAID_ORDERS;
  const key = email.toLowerCase();
  await lockKey(trx, `unpaid email:${siteId}:${key}`);
  if (holderHash !== null) await lockKey(trx, `unpaid holder:${siteId}:${holderHash}`);
  const rows = await trx
    .selectFrom('payments')
    .select('id')
    .where('site_id', '=', siteId)
    .where((eb) =>
      eb.or([
        eb('status', '=', 'pending'),
        // It was opened a moment ago, and will wait for its money.
        eb.and([eb('status', '=', 'created'), eb('provider', '=', provider)]),
      ]),
    )
    .where('provider', isInvoice ? 'in' : 'not in', keptOverdue)
    .where((eb) =>
      eb.or([eb('holder_hash', '=', holderHash), eb(sql`lower(snapshot ->> 'email')`, '=', key)]),
    )
    .limit(most)
    .execute();
  if (rows.length === most) throw new ApiError('too_many_unpaid');
}
