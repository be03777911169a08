/**
 * Orders that wait for a transfer keep their stock for days: a visitor has a few of them. Whoever is
 * given time to pay has more, and those do not count for others.
 */
import {
  ApiError,
  emailKey,
  MAX_OPEN_INVOICES,
  MAX_UNPAID_ORDERS,
  MAX_UNPAID_ORDERS_OF_NETWORK,
} from '@sitewright/contract';
import { sql } from 'kysely';
import type { WriteTransaction } from '../db/database.ts';
import { lockKey } from '../db/lock-key.ts';
import { keptOverdue } from './providers.ts';

/** Who pays: an email has few, a network some more. */
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
  const key = emailKey(email);
  await lockKey(trx, `unpaid email:${siteId}:${key}`);
  if (holderHash !== null) await lockKey(trx, `unpaid holder:${siteId}:${holderHash}`);
  const unpaid = trx
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
    .where('provider', isInvoice ? 'in' : 'not in', keptOverdue);
  const ofEmail = unpaid.where(sql`lower(snapshot ->> 'email')`, '=', key);
  await requireFewer(ofEmail, isInvoice ? MAX_OPEN_INVOICES : MAX_UNPAID_ORDERS);
  if (holderHash === null) return;
  const ofNetwork = unpaid.where('holder_hash', '=', holderHash);
  await requireFewer(ofNetwork, isInvoice ? MAX_OPEN_INVOICES : MAX_UNPAID_ORDERS_OF_NETWORK);
}

async function requireFewer(
  payments: { limit(most: number): { execute(): Promise<unknown[]> } },
  most: number,
): Promise<void> {
  const rows = await payments.limit(most).execute();
  if (rows.length === most) throw new ApiError('too_many_unpaid');
}
