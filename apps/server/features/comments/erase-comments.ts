import { sql } from 'kysely';
import { erasedText, holdsErased, patternOf } from '../../db/erased-text.ts';
import { bumpSiteVersion } from '../../db/site-versions.ts';
import type { EventScope, ShopEvents } from '../../reactions/reaction.ts';

/** Nobody proved whose a comment is, and names are those of others too: the emails in them go. */
export async function eraseComments(
  { trx, site: { siteId } }: EventScope,
  { emails }: ShopEvents['customer-erased'],
): Promise<void> {
  const pattern = patternOf(emails);
  const { numUpdatedRows } = await trx
    .updateTable('post_comments')
    .set({
      author_name: erasedText('author_name', pattern),
      body: erasedText('body', pattern),
    })
    .where('site_id', '=', siteId)
    .where(
      sql<boolean>`(${holdsErased('author_name', pattern)} or ${holdsErased('body', pattern)})`,
    )
    .executeTakeFirst();
  if (numUpdatedRows > 0n) await bumpSiteVersion(trx, siteId);
}
