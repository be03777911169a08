import { sql } from 'kysely';
import type { EventScope } from '../../reactions/reaction.ts';
import type { CustomerErased } from '../customers/customer-events.ts';

/** Links to files lead nowhere any more. */
export async function eraseDownloads(
  { ctx, trx, site: { siteId } }: EventScope,
  { emails, pseudonym }: CustomerErased,
): Promise<void> {
  await trx
    .updateTable('downloads')
    .set({ email: pseudonym, ended_at: ctx.now() })
    .where('site_id', '=', siteId)
    .where(sql<boolean>`lower(email) = any (${[...emails]}::text[])`)
    .execute();
}
