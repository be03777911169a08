import type { PageDocument } from '@sitewright/contract';
import type { WriteTransaction } from '../../db/database.ts';
import type { Actor } from '../activity/actor.ts';
import type { DocumentRow } from './document-store.ts';
import { keepRevision } from './keep-revision.ts';

/** A draft, who wrote it, and when. */
export interface NewDraft {
  readonly draft: PageDocument;
  readonly actor: Actor;
  readonly at: Date;
}

/** Puts a whole document in the place of a draft, as one more revision; its state stays. */
export async function replaceDraft(
  trx: WriteTransaction,
  { site_id, id, draft_revision }: DocumentRow,
  { draft, actor, at }: NewDraft,
): Promise<void> {
  const revision = draft_revision + 1;
  await trx
    .updateTable('documents')
    .set({ draft: JSON.stringify(draft), draft_revision: revision, updated_at: at })
    .where('site_id', '=', site_id)
    .where('id', '=', id)
    .execute();
  await keepRevision(trx, { siteId: site_id, id }, { revision, content: draft, actor, at });
}
