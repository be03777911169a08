/** Pages and sites are locked by a password, and opened again. EDIT-05, D-72 */
import { ApiError, collectionTypes } from '@sitewright/contract';
import type { WriteTransaction } from '../../db/database.ts';
import { newToken } from '../../db/id.ts';
import { bumpSiteVersion } from '../../db/site-versions.ts';
import { openCollection, protectCollections } from '../collections/protect-collections.ts';

/** In place of the id of a page: the whole site. */
export const wholeSite = '';

/** Which page; {@link wholeSite} for the site. */
export interface LockKey {
  readonly siteId: string;
  readonly pageId: string;
}

/** What is kept of a password. */
export interface KeptLock {
  readonly passwordHash: string;
  readonly pass: string;
  readonly setAt: Date;
}

/**
 * Locks by a new password: whoever knew the one before is asked again. A page is closed as one for
 * members is, so that no list, search, feed or map shows any of it.
 * @throws ApiError `not_found`, `page_not_lockable` for stores, the home page and what is for members
 */
export async function setLock(
  trx: WriteTransaction,
  key: LockKey,
  { passwordHash, at }: { readonly passwordHash: string; readonly at: Date },
): Promise<void> {
  if (key.pageId !== wholeSite) await closePage(trx, key);
  await putLock(trx, key, { passwordHash, pass: newToken(), setAt: at });
}

async function closePage(trx: WriteTransaction, { siteId, pageId }: LockKey): Promise<void> {
  const page = await trx
    .selectFrom('collections')
    .select(['type', 'is_homepage', 'is_protected'])
    .where('site_id', '=', siteId)
    .where('id', '=', pageId)
    .forUpdate()
    .executeTakeFirst();
  if (!page) throw new ApiError('not_found');
  const isForMembers = page.is_protected && !(await readLock(trx, { siteId, pageId }));
  const isStore = page.type === collectionTypes.values.products;
  if (isForMembers || isStore || page.is_homepage) throw new ApiError('page_not_lockable');
  await protectCollections(trx, { siteId, ids: [pageId] });
}

/** Puts a lock there as it was kept. */
export async function putLock(
  trx: WriteTransaction,
  { siteId, pageId }: LockKey,
  { passwordHash, pass, setAt }: KeptLock,
): Promise<void> {
  const columns = { password_hash: passwordHash, pass, set_at: setAt };
  await trx
    .insertInto('page_locks')
    .values({ site_id: siteId, page_id: pageId, ...columns })
    .onConflict((conflict) => conflict.columns(['site_id', 'page_id']).doUpdateSet(columns))
    .execute();
  await bumpSiteVersion(trx, siteId);
}

/** Takes the lock away; false when there was none. */
export async function clearLock(trx: WriteTransaction, key: LockKey): Promise<boolean> {
  const { siteId, pageId } = key;
  const gone = await trx
    .deleteFrom('page_locks')
    .where('site_id', '=', siteId)
    .where('page_id', '=', pageId)
    .returning('page_id')
    .executeTakeFirst();
  if (!gone) return false;
  if (pageId !== wholeSite) await openCollection(trx, { siteId, id: pageId });
  await bumpSiteVersion(trx, siteId);
  return true;
}

/** The lock as it is kept; undefined: there is none. */
export async function readLock(
  trx: WriteTransaction,
  { siteId, pageId }: LockKey,
): Promise<KeptLock | undefined> {
  const row = await trx
    .selectFrom('page_locks')
    .select(['password_hash', 'pass', 'set_at'])
    .where('site_id', '=', siteId)
    .where('page_id', '=', pageId)
    .executeTakeFirst();
  return row && { passwordHash: row.password_hash, pass: row.pass, setAt: row.set_at };
}
