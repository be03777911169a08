import type { Block } from '@sitewright/contract';
import { sql, type RawBuilder } from 'kysely';
import { readRows } from '../../db/read-rows.ts';
import type { ReadDatabase } from '../../db/database.ts';
import { isPageOpen, type OpenedPages } from './opened-pages.ts';

interface Wanted extends OpenedPages {
  readonly siteId: string;
  readonly blockId: string;
  /** Of the page that it is seen on: copies of pages have blocks of the same ids. */
  readonly ownerId: string | undefined;
  readonly isPopupOn: boolean;
  readonly isAnnouncementOn: boolean;
  readonly now: Date;
}

/**
 * A block by its id, where this visitor sees it: its section is not hidden, and what it is the
 * content of is published, on, due, and open to the visitor. Undefined where it is not seen.
 */
export async function findSeenBlock(db: ReadDatabase, wanted: Wanted): Promise<Block | undefined> {
  const { siteId, blockId, ownerId = '' } = wanted;
  const [row] = await readRows<{ block: Block }>(
    db,
    sql`select d.published -> 'blocks' -> ${blockId}::text as block from documents d
      where d.site_id = ${siteId} and d.state <> 'private'
        and jsonb_exists(d.published -> 'blocks', ${blockId})
        and not coalesce((d.published #> array['sections',
          d.published #>> array['blocks', ${blockId}::text, 'sectionId'], 'hidden'])::boolean, false)
        and ${isOwnerSeen(wanted)}
      order by d.owner_id = ${ownerId} desc, d.id limit 1`,
  );
  return row?.block;
}

/** Whether visitors find what the document `d` is the content of. */
function isOwnerSeen({ isPopupOn, isAnnouncementOn, now, ...wanted }: Wanted): RawBuilder<boolean> {
  const isOpen = isPageOpen(wanted);
  return sql`case d.purpose
    when 'page' then exists (select from collections c
      where c.site_id = d.site_id and c.id = d.owner_id and ${isOpen})
    when 'post' then exists (select from content_items i
      join collections c on c.site_id = i.site_id and c.id = i.collection_id
      where i.site_id = d.site_id and i.id = d.owner_id and i.is_visible
        and i.publish_on <= ${now} and ${isOpen})
    when 'product' then exists (select from products p
      join collections c on c.site_id = p.site_id and c.id = p.collection_id
      where p.site_id = d.site_id and p.id = d.owner_id and p.is_visible
        and p.archived_at is null and ${isOpen})
    when 'popup' then ${isPopupOn}::boolean
    when 'announcement' then ${isAnnouncementOn}::boolean
    when 'mail' then false
    else true end`;
}
