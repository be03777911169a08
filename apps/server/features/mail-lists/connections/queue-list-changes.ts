/** What connections are still to hear, written with the change itself. */
import { sql, type RawBuilder } from 'kysely';
import type { WriteTransaction } from '../../../db/database.ts';
import { announce } from '../../../db/transact.ts';

/** Announced when a connection has something to hear. */
export const listChangedChannel = 'list_changed';

/** The connections of its list hear of a sign-up. */
export function queueMemberChange(
  trx: WriteTransaction,
  { siteId, memberId }: { siteId: string; memberId: string },
  now: Date,
): Promise<void> {
  return queue(trx, { siteId, which: sql`m.id = ${memberId}`, now });
}

/** The connections of all their lists hear of an address. */
export function queueAddressChange(
  trx: WriteTransaction,
  { siteId, emailKey }: { siteId: string; emailKey: string },
  now: Date,
): Promise<void> {
  return queue(trx, { siteId, which: sql`m.email_key = ${emailKey}`, now });
}

/** A new connection hears of everybody who is on its list. */
export function queueWholeList(
  trx: WriteTransaction,
  { siteId, connectionId }: { siteId: string; connectionId: string },
  now: Date,
): Promise<void> {
  return queue(trx, { siteId, which: sql`c.id = ${connectionId} and m.state = 'in'`, now });
}

async function queue(
  trx: WriteTransaction,
  { siteId, which, now }: { siteId: string; which: RawBuilder<unknown>; now: Date },
): Promise<void> {
  await sql`insert into list_changes (site_id, connection_id, member_id, next_attempt_at)
    select c.site_id, c.id, m.id, ${now}::timestamptz
    from list_connections c
      join mailing_list_members m on m.site_id = c.site_id and m.list_id = c.list_id
    where c.site_id = ${siteId} and ${which}
    on conflict (site_id, connection_id, member_id) do update
      set revision = list_changes.revision + 1, attempts = 0,
        next_attempt_at = excluded.next_attempt_at`.execute(trx);
  await announce(trx, listChangedChannel, siteId);
}
