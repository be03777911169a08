/** Where files of a site are used. */
import type { DocumentPurpose, getFile, TranslatedKind } from '@sitewright/contract';
import { sql, type RawBuilder } from 'kysely';
import type { ReadDatabase, WriteTransaction } from '../../db/database.ts';
import { readRows } from '../../db/read-rows.ts';
import type { AnswerOf } from '../../http/call-types.ts';

/** A thing that shows a file. */
type FileUse = AnswerOf<typeof getFile>['uses'][number];

const mostOfAKind = 50;

/**
 * At most 50 of each kind, drafts as what visitors see. Texts tell the ids of the files whose
 * addresses they hold, documents all that they name. `seen`: without drafts of pages and posts. What
 * was deleted uses nothing: taken back, it comes without what was removed meanwhile. Decision 515
 */
export async function findUses(
  db: ReadDatabase | WriteTransaction,
  siteId: string,
  assetId: string,
  among: 'all' | 'seen' = 'all',
): Promise<FileUse[]> {
  const rows = await readUses(db, siteId, assetId, among);
  return rows.map(({ kind, id, title, of }) => ({
    kind,
    id,
    title,
    ...(kind === 'content' && { content: { purpose: of as DocumentPurpose, ownerId: id } }),
    ...(kind === 'translation' && { translated: of as TranslatedKind }),
  }));
}

/** The purpose of a document, or the kind of what is translated. */
type UseRow = Pick<FileUse, 'kind' | 'id' | 'title'> & { readonly of: string | null };

function readUses(
  db: ReadDatabase | WriteTransaction,
  siteId: string,
  assetId: string,
  among: 'all' | 'seen',
): Promise<UseRow[]> {
  const isAll = sql<boolean>`${among === 'all'}::boolean`;
  const ids = sql`${[assetId]}::text[]`;
  const shown = `%/${assetId}/%`;
  return readRows<UseRow>(
    db,
    sql`
    (select 'product' as kind, p.id, p.title, null as of from products p where p.site_id = ${siteId}
        and p.id in (
          select t.id from products t where t.site_id = ${siteId} and ${shows('t.body', assetId)}
          union select e.id from products e
            where e.site_id = ${siteId} and ${shows('e.excerpt', assetId)}
          union (select i.product_id from product_images i
            where i.site_id = ${siteId} and i.asset_id = ${assetId}
            order by i.product_id limit ${mostOfAKind})
          union (select s.id from products s
            where s.site_id = ${siteId} and s.audio_asset_id = ${assetId}
            order by s.id limit ${mostOfAKind}))
      order by p.id limit ${mostOfAKind})
    union all
    (select 'variant', v.product_id, v.sku, null from variants v
      where v.site_id = ${siteId} and v.image_asset_id = ${assetId}
      order by v.id limit ${mostOfAKind})
    union all
    (select 'page', c.id, c.title, null from collections c where c.site_id = ${siteId}
        and (c.main_image_id = ${assetId} or c.main_content like ${shown}
          or c.description like ${shown} or c.header_code like ${shown})
      order by c.id limit ${mostOfAKind})
    union all
    (select 'item', c.id, c.title, null from content_items c where c.site_id = ${siteId}
        and (${isAll} or c.is_visible) and c.id in (
          select t.id from content_items t
            where t.site_id = ${siteId} and ${shows(`(t.body || ' ' || t.excerpt)`, assetId)}
          union (select m.id from content_items m
            where m.site_id = ${siteId} and m.main_image_id = ${assetId}
            order by m.id limit ${mostOfAKind}))
      order by c.id limit ${mostOfAKind})
    union all
    (select 'order', o.order_number::text, o.order_number::text, null from (
        select distinct order_id from order_items
          where site_id = ${siteId} and image_asset_id = ${assetId}
          order by order_id desc limit ${mostOfAKind}) i
      join orders o on o.site_id = ${siteId} and o.id = i.order_id
      order by o.order_number desc)
    union
    (select case d.purpose when 'page' then 'page' when 'post' then 'item'
          when 'product' then 'product' else 'content' end,
        d.owner_id, coalesce(c.title, i.title, p.title, ''),
        case when d.purpose in ('page', 'post', 'product') then null else d.purpose end
      from documents d
      left join collections c
        on d.purpose = 'page' and c.site_id = d.site_id and c.id = d.owner_id
      left join content_items i
        on d.purpose = 'post' and i.site_id = d.site_id and i.id = d.owner_id
      left join products p
        on d.purpose = 'product' and p.site_id = d.site_id and p.id = d.owner_id
      where d.site_id = ${siteId}
        and document_file_ids(d.draft, d.published) @> ${ids}
        and (${isAll} or document_file_ids(d.published, null) @> ${ids})
        and (d.purpose not in ('page', 'post', 'product') or coalesce(c.id, i.id, p.id) is not null)
      order by d.id limit ${mostOfAKind})
    union all
    (select 'translation', t.thing_id, t.language, t.kind from translations t
      where t.site_id = ${siteId} and ${shows('t.fields::text', assetId)} and ${isThere}
      order by t.thing_id, t.language limit ${mostOfAKind})
    union all
    (select 'menu', n.name, n.name, null from navigations n
      where n.site_id = ${siteId} and n.items::text like ${shown} order by n.name)
    union all
    (select 'settings', s.identifier, s.title, null from sites s
      where s.site_id = ${siteId} and s.settings::text like ${`%${assetId}%`})`,
  );
}

/** What is translated was not deleted; popup, menus and the like always are there. */
const isThere = sql<boolean>`case t.kind
    when 'page' then exists (select from collections o where o.site_id = t.site_id and o.id = t.thing_id)
    when 'category' then exists (select from collections o where o.site_id = t.site_id and o.id = t.thing_id)
    when 'product' then exists (select from products o where o.site_id = t.site_id and o.id = t.thing_id)
    when 'post' then exists (select from content_items o where o.site_id = t.site_id and o.id = t.thing_id)
    else true end`;

/** A text that shows the file; the condition of an index, which few texts are in. */
function shows(text: string, assetId: string): RawBuilder<boolean> {
  const column = sql.raw(text);
  return sql<boolean>`${column} like '%/content/v1/%' and file_ids(${column}) @> ${[assetId]}::text[]`;
}
