/** Where files of a site are used. */
import { sql } from 'kysely';
import type { ReadDatabase } from '../../db/database.ts';
import { readRows } from '../../db/read-rows.ts';

/** A thing that shows a file. */
export interface FileUse {
  readonly kind: 'product' | 'variant' | 'page' | 'item' | 'order' | 'settings';
  readonly id: string;
  readonly title: string;
}

const mostOfAKind = 50;

/** At most 50 of each kind. Texts are searched for the address of the file. */
export async function findUses(
  db: ReadDatabase,
  siteId: string,
  assetId: string,
): Promise<FileUse[]> {
  const shown = `%/${assetId}/%`;
  return readRows<FileUse>(
    db,
    sql`
    (select 'product' as kind, p.id, p.title from products p where p.site_id = ${siteId} and (
        p.body like ${shown} or exists (select 1 from product_images i where
          i.site_id = p.site_id and i.product_id = p.id and i.asset_id = ${assetId}))
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
    (select 'item', t.id, t.title from content_items t where t.site_id = ${siteId}
        and (t.main_image_id = ${assetId} or t.body like ${shown} or t.excerpt like ${shown})
      order by t.id limit ${mostOfAKind})
    union all
    (select 'order', o.order_number::text, o.order_number::text from order_items i
      join orders o on o.site_id = i.site_id and o.id = i.order_id
      where i.site_id = ${siteId} and i.image_asset_id = ${assetId}
      order by o.order_number desc limit ${mostOfAKind})
    union all
    (select 'settings', s.identifier, s.title from sites s
      where s.site_id = ${siteId} and s.settings::text like ${`%${assetId}%`})`,
  );
}
