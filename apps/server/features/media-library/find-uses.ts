/** Where files of a site are used. */
import { sql, type RawBuilder } from 'kysely';
import type { ReadDatabase } from '../../db/database.ts';
import { readRows } from '../../db/read-rows.ts';

/** A thing that shows a file. */
export interface FileUse {
  readonly kind: 'product' | 'variant' | 'page' | 'item' | 'order' | 'settings';
  readonly id: string;
  readonly title: string;
}

const mostOfAKind = 50;

/** At most 50 of each kind. Texts tell the ids of the files whose addresses they hold. */
export async function findUses(
  db: ReadDatabase,
  siteId: string,
  assetId: string,
): Promise<FileUse[]> {
  const shown = `%/${assetId}/%`;
  return readRows<FileUse>(
    db,
    sql`
    (select 'product' as kind, p.id, p.title from products p where p.site_id = ${siteId}
        and p.id in (
          select t.id from products t where t.site_id = ${siteId} and ${shows('t.body', assetId)}
          union (select i.product_id from product_images i
            where i.site_id = ${siteId} and i.asset_id = ${assetId}
            order by i.product_id limit ${mostOfAKind})
          union (select s.id from products s
            where s.site_id = ${siteId} and s.audio_asset_id = ${assetId}
            order by s.id limit ${mostOfAKind}))
      order by p.id limit ${mostOfAKind})
    union all
    (select 'variant', v.product_id, v.sku from variants v
      where v.site_id = ${siteId} and v.image_asset_id = ${assetId}
      order by v.id limit ${mostOfAKind})
    union all
    (select 'page', c.id, c.title from collections c where c.site_id = ${siteId}
        and (c.main_image_id = ${assetId} or c.main_content like ${shown})
      order by c.id limit ${mostOfAKind})
    union all
    (select 'item', c.id, c.title from content_items c where c.site_id = ${siteId}
        and c.id in (
          select t.id from content_items t
            where t.site_id = ${siteId} and ${shows(`(t.body || ' ' || t.excerpt)`, assetId)}
          union (select m.id from content_items m
            where m.site_id = ${siteId} and m.main_image_id = ${assetId}
            order by m.id limit ${mostOfAKind}))
      order by c.id limit ${mostOfAKind})
    union all
    (select 'order', o.order_number::text, o.order_number::text from (
        select distinct order_id from order_items
          where site_id = ${siteId} and image_asset_id = ${assetId}
          order by order_id desc limit ${mostOfAKind}) i
      join orders o on o.site_id = ${siteId} and o.id = i.order_id
      order by o.order_number desc)
    union all
    (select 'settings', s.identifier, s.title from sites s
      where s.site_id = ${siteId} and s.settings::text like ${`%${assetId}%`})`,
  );
}

/** A text that shows the file; the condition of an index, which few texts are in. */
function shows(text: string, assetId: string): RawBuilder<boolean> {
  const column = sql.raw(text);
  return sql<boolean>`${column} like '%/content/v1/%' and file_ids(${column}) @> ${[assetId]}::text[]`;
}
