import { sql } from 'kysely';
import { erasedJson, erasedText, holdsErased } from '../../db/erased-text.ts';
import type { EventScope, ShopEvents } from '../../reactions/reaction.ts';

/** What somebody answered goes with them; in answers of others their emails and names do. */
export async function eraseAnswers(
  { trx, site: { siteId } }: EventScope,
  { emails, pattern }: ShopEvents['customer-erased'],
): Promise<void> {
  await trx
    .deleteFrom('form_answers')
    .where('site_id', '=', siteId)
    .where('email_key', 'in', [...emails])
    .execute();
  await trx
    .updateTable('form_answers')
    .set({
      answers: erasedJson('answers', pattern),
      page_path: erasedText('page_path', pattern),
    })
    .where('site_id', '=', siteId)
    .where(
      sql<boolean>`(${holdsErased('answers', pattern)} or ${holdsErased('page_path', pattern)})`,
    )
    .execute();
}
