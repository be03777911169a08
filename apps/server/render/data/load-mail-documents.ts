import type { MailPartName, PageDocument } from '@sitewright/contract';
import type { ReadDatabase } from '../../db/database.ts';

/** Documents of parts of mails by their names: what was published and is not private, or drafts. */
export async function loadMailDocuments(
  db: ReadDatabase,
  siteId: string,
  { names, which }: { names: readonly MailPartName[]; which: 'published' | 'draft' },
): Promise<ReadonlyMap<string, PageDocument>> {
  let query = db
    .selectFrom('documents')
    .select(['owner_id', which])
    .where('site_id', '=', siteId)
    .where('purpose', '=', 'mail')
    .where('owner_id', 'in', names);
  if (which === 'published') {
    query = query.where('published', 'is not', null).where('state', '!=', 'private');
  }
  const rows = await query.execute();
  return new Map(
    rows.flatMap((row) => {
      const document = row[which];
      return document ? [[row.owner_id, document] as const] : [];
    }),
  );
}
