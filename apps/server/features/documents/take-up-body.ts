import type { WriteTransaction } from '../../db/database.ts';
import { isBehind, isUntouched } from '../../render/data/body-documents.ts';
import { logWrite } from '../activity/log-write.ts';
import type { DocumentRow } from './document-store.ts';
import { replaceDraft, type NewDraft } from './replace-draft.ts';
import { documentOfBody, holdProduct } from './show-product.ts';

/**
 * Brings a draft up to the body that was written beside it since, such as by an import; what was
 * drafted is a revision. Visitors go on seeing that body, and see the document again when the body is
 * taken back. What is planned stays as it is planned. Answers undefined for a document that nobody
 * has touched: it is gone, and made anew of the body.
 */
export async function takeUpBody(
  trx: WriteTransaction,
  row: DocumentRow,
  { actor, at }: Pick<NewDraft, 'actor' | 'at'>,
): Promise<DocumentRow | undefined> {
  const product = await holdProduct(trx, row);
  if (!product || !isBehind(row, product)) return row;
  if (isUntouched(row)) {
    await trx
      .deleteFrom('documents')
      .where('site_id', '=', row.site_id)
      .where('id', '=', row.id)
      .execute();
    return undefined;
  }
  await replaceDraft(trx, row, { draft: documentOfBody(product.body), actor, at });
  const taken = await trx
    .updateTable('documents')
    .set({ state: row.state === 'private' ? 'private' : 'draft', taken_up_html: product.body })
    .where('site_id', '=', row.site_id)
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await logWrite(trx, {
    siteId: row.site_id,
    actor,
    at,
    action: 'document-taken-up',
    permission: 'edit-drafts',
    subject: `document:${row.id}`,
    title: product.title,
    before: { revision: row.draft_revision },
    after: { revision: taken.draft_revision },
  });
  return taken;
}
