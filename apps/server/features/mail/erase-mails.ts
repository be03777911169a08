import { sql } from 'kysely';
import { erasedText, holdsErased } from '../../db/erased-text.ts';
import type { EventScope } from '../../reactions/reaction.ts';
import type { CustomerErased } from '../customers/customer-events.ts';

/** Mails to them go; in mails to others their emails and names do. */
export async function eraseMails(
  { trx, site: { siteId } }: EventScope,
  { emails, pattern }: CustomerErased,
): Promise<void> {
  await trx
    .deleteFrom('outbox_mails')
    .where('site_id', '=', siteId)
    .where(sql<boolean>`lower(to_address) = any (${[...emails]}::text[])`)
    .execute();
  await trx
    .updateTable('outbox_mails')
    .set({
      subject: erasedText('subject', pattern),
      html: erasedText('html', pattern),
      text: erasedText('text', pattern),
      dedupe_key: erasedText('dedupe_key', pattern),
      last_error: erasedText('last_error', pattern),
    })
    .where('site_id', '=', siteId)
    .where(
      sql<boolean>`(${holdsErased('subject', pattern)} or ${holdsErased('html', pattern)}
        or ${holdsErased('text', pattern)} or ${holdsErased('dedupe_key', pattern)}
        or ${holdsErased('last_error', pattern)})`,
    )
    .execute();
  await trx
    .deleteFrom('mail_suppressions')
    .where('site_id', '=', siteId)
    .where('email_key', 'in', [...emails])
    .execute();
}
