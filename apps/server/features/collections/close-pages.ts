/**
 * Pages that are closed for a reason: no public page, list, feed or map shows them, as if they were
 * off. Which reason a page gets, the room of locks decides.
 */
import { collectionTypes } from '@sitewright/commerce';
import { ApiError } from '@sitewright/contract';
import type { ReadDatabase, WriteTransaction } from '../../db/database.ts';
import { bumpSiteVersion } from '../../db/site-versions.ts';
import type { ClosedBy } from './tables.ts';

interface Chosen {
  readonly siteId: string;
  readonly ids: readonly string[];
}

/** A page as it stands, as far as closing it asks. */
export interface HeldPage {
  readonly id: string;
  readonly isStore: boolean;
  readonly isHomepage: boolean;
  readonly isEnabled: boolean;
  readonly closedBy: ClosedBy | null;
}

/** Pages, held until the transaction ends. Ids that are not there are passed over. */
export async function holdPages(
  trx: WriteTransaction,
  { siteId, ids }: Chosen,
): Promise<HeldPage[]> {
  if (ids.length === 0) return [];
  const rows = await trx
    .selectFrom('collections')
    .select(['id', 'type', 'is_homepage', 'is_enabled', 'closed_by'])
    .where('site_id', '=', siteId)
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map((row) => ({
    id: row.id,
    isStore: row.type === collectionTypes.values.products,
    isHomepage: row.is_homepage,
    isEnabled: row.is_enabled,
    closedBy: row.closed_by,
  }));
}

/** Closes pages for that reason, whatever closed them before. */
export async function closePages(
  trx: WriteTransaction,
  { siteId, ids, closedBy }: Chosen & { readonly closedBy: ClosedBy },
): Promise<void> {
  if (ids.length === 0) return;
  await trx
    .updateTable('collections')
    .set({ closed_by: closedBy, is_enabled: false })
    .where('site_id', '=', siteId)
    .where('id', 'in', [...ids])
    .execute();
  await bumpSiteVersion(trx, siteId);
}

/** Shows everybody what was closed for that reason and for no other. @throws ApiError `not_found` */
export async function openPage(
  trx: WriteTransaction,
  { siteId, id, closedBy }: { siteId: string; id: string; closedBy: ClosedBy },
): Promise<void> {
  const opened = await trx
    .updateTable('collections')
    .set({ closed_by: null, is_enabled: true })
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .where('closed_by', '=', closedBy)
    .returning('id')
    .executeTakeFirst();
  if (!opened) throw new ApiError('not_found');
  await bumpSiteVersion(trx, siteId);
}

/** A page, or posts, that can be for members. */
export interface Protectable {
  id: string;
  title: string;
  urlId: string;
  isProtected: boolean;
}

/** Those of a site, in the owner's order: what is on, and what is for members already. */
export async function listProtectable(db: ReadDatabase, siteId: string): Promise<Protectable[]> {
  const rows = await db
    .selectFrom('collections')
    .select(['id', 'title', 'url_id', 'closed_by'])
    .where('site_id', '=', siteId)
    .where('type', '!=', collectionTypes.values.products)
    .where('is_homepage', '=', false)
    .where((eb) => eb.or([eb('is_enabled', '=', true), eb('closed_by', '=', 'members')]))
    .orderBy('display_index')
    .orderBy('id')
    .limit(200)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    urlId: row.url_id,
    isProtected: row.closed_by === 'members',
  }));
}
