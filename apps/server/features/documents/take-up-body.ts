import type { WriteTransaction } from '../../db/database.ts';
import { logWrite } from '../activity/log-write.ts';
import type { DocumentRow } from './document-store.ts';
import { readStanding } from './move-document.ts';
import { replaceDraft, type NewDraft } from './replace-draft.ts';
import { documentOfBody, holdProduct, isStale, isUntouched } from './show-product.ts';

/**
 * Brings a document up to the body that was written beside it since, such as by an import: the draft
 * becomes that body, and what was published is a revision. Visitors go on seeing the body. Answers
 * undefined for one that nobody has touched: it is gone, and made anew of the body.
 */
export async function takeUpBody(
  trx: WriteTransaction,
  row: DocumentRow,
  { actor, at }: Pick<NewDraft, 'actor' | 'at'>,
): Promise<DocumentRow | undefined> {
  const product = await holdProduct(trx, row);
  if (!product || !isStale(row, product)) return row;
  if (isUntouched(row)) {
    await trx
      .deleteFrom('documents')
      .where('site_id', '=', row.site_id)
      .where('id', '=', row.id)
      .execute();
    return undefined;
  }
  const before = await readStanding(trx, row);
  await replaceDraft(trx, row, { draft: documentOfBody(product.body), actor, at });
  const taken = await trx
    .updateTable('documents')
    .set({ state: 'draft', published: null, published_revision: null, publish_at: null })
    .set({ owner_html: product.body })
    .where('site_id', '=', row.site_id)
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await logWrite(trx, {
    siteId: row.site_id,
    actor,
    at,
    action: 'document-moved',
    permission: 'publish',
    subject: `document:${row.id}`,
    title: product.title,
    before,
    after: await readStanding(trx, taken),
    carried: { body: product.body },
  });
  return taken;
}
