/** Pages and sites are locked by a password, and opened again. EDIT-05, D-72 */
import { ApiError } from '@sitewright/contract';
import type { WriteTransaction } from '../../db/database.ts';
import { newToken } from '../../db/id.ts';
import { bumpSiteVersion } from '../../db/site-versions.ts';
import { closePages, holdPages, openPage } from '../collections/close-pages.ts';
import { findLock, wholeSite, type KeptLock, type LockKey } from './read-locks.ts';

/**
 * Locks by a new password: whoever knew the one before is asked again. No list, search, feed or map
 * shows any of a page that is locked.
 * @throws ApiError `not_found`, `page_is_off`, `page_not_lockable` for stores, the home page and
 *   what is for members
 */
export async function setLock(
  trx: WriteTransaction,
  key: LockKey,
  { passwordHash, at }: { readonly passwordHash: string; readonly at: Date },
): Promise<void> {
  await putLock(trx, key, { passwordHash, pass: newToken(), setAt: at });
}

/** Locks as it was kept; without a password a page is closed until one is set. @throws as `setLock` */
export async function putLock(
  trx: WriteTransaction,
  key: LockKey,
  kept: KeptLock | undefined,
): Promise<void> {
  const { siteId, pageId } = key;
  if (pageId !== wholeSite) await closeByPassword(trx, key);
  if (!kept) return forgetLocks(trx, { siteId, pageIds: [pageId] });
  const columns = { password_hash: kept.passwordHash, pass: kept.pass, set_at: kept.setAt };
  await trx
    .insertInto('page_locks')
    .values({ site_id: siteId, page_id: pageId, ...columns })
    .onConflict((conflict) => conflict.columns(['site_id', 'page_id']).doUpdateSet(columns))
    .execute();
  await bumpSiteVersion(trx, siteId);
}

async function closeByPassword(trx: WriteTransaction, { siteId, pageId }: LockKey): Promise<void> {
  const [page] = await holdPages(trx, { siteId, ids: [pageId] });
  if (!page) throw new ApiError('not_found');
  if (page.closedBy === 'password') return;
  if (page.closedBy === 'members' || page.isStore || page.isHomepage) {
    throw new ApiError('page_not_lockable');
  }
  if (!page.isEnabled) throw new ApiError('page_is_off');
  await closePages(trx, { siteId, ids: [pageId], closedBy: 'password' });
}

/** Takes the lock away; false when there was none, also where members closed the page. */
export async function clearLock(trx: WriteTransaction, key: LockKey): Promise<boolean> {
  const { siteId, pageId } = key;
  if (!(await holdLock(trx, key))) return false;
  await forgetLocks(trx, { siteId, pageIds: [pageId] });
  if (pageId !== wholeSite) await openPage(trx, { siteId, id: pageId, closedBy: 'password' });
  return true;
}

/** Passwords that open nothing any more. */
export async function forgetLocks(
  trx: WriteTransaction,
  { siteId, pageIds }: { readonly siteId: string; readonly pageIds: readonly string[] },
): Promise<void> {
  if (pageIds.length === 0) return;
  await trx
    .deleteFrom('page_locks')
    .where('site_id', '=', siteId)
    .where('page_id', 'in', [...pageIds])
    .execute();
  await bumpSiteVersion(trx, siteId);
}

/** A lock as it stands. */
export interface StandingLock {
  /** Undefined: closed until a password is set. */
  readonly kept: KeptLock | undefined;
}

/**
 * The lock, held until the transaction ends, also where there is none yet: who writes next waits.
 * Undefined: there is none.
 */
export async function holdLock(
  trx: WriteTransaction,
  key: LockKey,
): Promise<StandingLock | undefined> {
  const { siteId, pageId } = key;
  if (pageId === wholeSite) {
    await trx
      .selectFrom('sites')
      .select('site_id')
      .where('site_id', '=', siteId)
      .forNoKeyUpdate()
      .execute();
    const kept = await findLock(trx, key);
    return kept && { kept };
  }
  const [page] = await holdPages(trx, { siteId, ids: [pageId] });
  return page?.closedBy === 'password' ? { kept: await findLock(trx, key) } : undefined;
}
