import type { Command, PageDocument } from '@sitewright/contract';
import type { WriteTransaction } from '../../db/database.ts';
import type { Actor } from '../activity/actor.ts';
import type { DocumentKey } from './document-store.ts';

/** A revision of a document. */
interface NewRevision {
  readonly revision: number;
  /** The whole document; null where commands lead there from the revision before. */
  readonly content: PageDocument | null;
  readonly commands?: readonly Command[];
  /** Of the batch that a browser sent. */
  readonly editKey?: string;
  readonly note?: string | undefined;
  readonly actor: Actor;
  readonly at: Date;
}

/** The one writer of revisions. */
export async function keepRevision(
  trx: WriteTransaction,
  { siteId, id }: DocumentKey,
  { revision, content, commands = [], editKey, note = '', actor, at }: NewRevision,
): Promise<void> {
  await trx
    .insertInto('document_revisions')
    .values({
      site_id: siteId,
      document_id: id,
      revision,
      content: content && JSON.stringify(content),
      commands: JSON.stringify(commands),
      edit_key: editKey ?? null,
      author_id: actor.accountId,
      author_name: actor.name,
      note,
      made_at: at,
    })
    .execute();
}
