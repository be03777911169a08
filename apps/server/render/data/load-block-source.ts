import { blockTypeTable, needsOf } from '@sitewright/blocks';
import type { PageDocument } from '@sitewright/contract';
import type { ReadDatabase, WriteTransaction } from '../../db/database.ts';
import { makeBlockSource } from './block-source.ts';
import { loadItemUrls } from './item-urls.ts';
import type { Site } from '../../features/sites/site.ts';
import { loadAssets } from './load-site.ts';

/** Pictures and addresses that the blocks of a document name. What they ask the shop is left out. */
export async function loadBlockSource(
  db: ReadDatabase | WriteTransaction,
  site: Pick<Site, 'siteId' | 'locale'>,
  document: PageDocument,
) {
  const { siteId } = site;
  const { assetIds, itemIds } = needsOf(document, blockTypeTable);
  const [assets, items, pages] = await Promise.all([
    loadAssets(db, siteId, assetIds),
    loadItemUrls(db, siteId, itemIds),
    db
      .selectFrom('collections')
      .select(['id', 'url_id', 'is_homepage'])
      .where('site_id', '=', siteId)
      .execute(),
  ]);
  return makeBlockSource(site, { assets, pages, items, answers: {} });
}
