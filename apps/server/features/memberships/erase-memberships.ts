import { sql } from 'kysely';
import type { EventScope } from '../../reactions/reaction.ts';
import type { CustomerErased } from '../customers/customer-events.ts';

/** Memberships that ended go, with the links and sessions that let a member in. */
export async function eraseMemberships(
  { trx, site: { siteId } }: EventScope,
  { emails }: CustomerErased,
): Promise<void> {
  const keys = [...emails];
  for (const table of ['memberships', 'membership_claims', 'member_sessions'] as const) {
    await trx
      .deleteFrom(table)
      .where('site_id', '=', siteId)
      .where('email_key', 'in', keys)
      .execute();
  }
  await trx
    .deleteFrom('member_links')
    .where('site_id', '=', siteId)
    .where(sql<boolean>`lower(email) = any (${keys}::text[])`)
    .execute();
}
