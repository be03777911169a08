import { blockTypeTable, renderRows } from '@sitewright/blocks';
import type { PageDocument } from '@sitewright/contract';
import type { WriteTransaction } from '../../db/database.ts';
import { loadBlockSource } from './load-block-source.ts';

/** The blocks of a document below each other, as HTML; what they would ask the site is left out. */
export async function textOfDocument(
  trx: WriteTransaction,
  siteId: string,
  document: PageDocument,
  at: Date,
): Promise<string> {
  const site = await trx
    .selectFrom('sites')
    .select(['site_id as siteId', 'locale'])
    .where('site_id', '=', siteId)
    .executeTakeFirstOrThrow();
  const source = await loadBlockSource(trx, site, document);
  const settings = { types: blockTypeTable, source, cldr: undefined, now: at.getTime() };
  return renderRows(document, settings);
}
