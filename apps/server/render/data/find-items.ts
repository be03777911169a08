/** Products and posts that links may lead to. LINK-01 */
import type { LinkTarget } from '@sitewright/contract';
import { sql, type RawBuilder } from 'kysely';
import type { ReadDatabase } from '../../db/database.ts';
import { itemUrl, type ItemPlace } from './item-urls.ts';

/** Of each kind; who does not find it among them types more. */
export const mostItems = 20;

/** Those that fulfil the condition, of which `i` is the item; products first, then by title. */
export async function findItems(
  db: ReadDatabase,
  siteId: string,
  condition: RawBuilder<boolean>,
): Promise<LinkTarget[]> {
  const isShown = sql<boolean>`i.is_visible and c.is_enabled`.as('is_shown');
  const [products, posts] = await Promise.all([
    db
      .selectFrom('products as i')
      .innerJoin('collections as c', (join) =>
        join.onRef('c.site_id', '=', 'i.site_id').onRef('c.id', '=', 'i.collection_id'),
      )
      .select(['i.id', 'i.collection_id', 'i.title', 'i.url_id', 'c.url_id as page_url', isShown])
      .where('i.site_id', '=', siteId)
      .where('i.archived_at', 'is', null)
      .where(condition)
      .orderBy('i.title')
      .orderBy('i.id')
      .limit(mostItems)
      .execute(),
    db
      .selectFrom('content_items as i')
      .innerJoin('collections as c', (join) =>
        join.onRef('c.site_id', '=', 'i.site_id').onRef('c.id', '=', 'i.collection_id'),
      )
      .select(['i.id', 'i.collection_id', 'i.title', 'i.url_id', 'c.url_id as page_url', isShown])
      .where('i.site_id', '=', siteId)
      .where(condition)
      .orderBy('i.title')
      .orderBy('i.id')
      .limit(mostItems)
      .execute(),
  ]);
  return [
    ...products.map((row) => present('product', row)),
    ...posts.map((row) => present('post', row)),
  ];
}

interface ItemRow extends ItemPlace {
  readonly id: string;
  readonly collection_id: string;
  readonly title: string;
  readonly is_shown: boolean;
}

function present(kind: 'product' | 'post', row: ItemRow): LinkTarget {
  return {
    kind,
    collectionId: row.collection_id,
    itemId: row.id,
    title: row.title,
    url: itemUrl(kind, row),
    isShown: row.is_shown,
  };
}
