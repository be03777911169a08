/** What memberships do to pages: there is one reason why a page is closed, and members come first. */
import { ApiError } from '@sitewright/contract';
import type { WriteTransaction } from '../../db/database.ts';
import { closePages, holdPages, openPage } from '../collections/close-pages.ts';
import { forgetLocks } from './write-locks.ts';

interface Named {
  readonly siteId: string;
  /** Pages that a plan names from now on. */
  readonly ids: readonly string[];
  /** Those that it named before. */
  readonly known?: readonly string[];
}

/**
 * Pages that a plan names are for members from then on; the password of one that it names anew ends.
 * A page that it named before and that was opened since is closed again when it is on, and stays as
 * it is when it was switched off or locked meanwhile.
 * @throws ApiError `not_found`, `store_not_protectable`, `home_not_protectable`, `page_is_off`
 */
export async function closeForMembers(
  trx: WriteTransaction,
  { siteId, ids, known = [] }: Named,
): Promise<void> {
  const pages = await holdPages(trx, { siteId, ids });
  if (pages.length < new Set(ids).size) throw new ApiError('not_found');
  if (pages.some(({ isStore }) => isStore)) throw new ApiError('store_not_protectable');
  if (pages.some(({ isHomepage }) => isHomepage)) throw new ApiError('home_not_protectable');
  const isNew = ({ id }: { id: string }) => !known.includes(id);
  const isOff = pages.some((page) => isNew(page) && !page.isEnabled && page.closedBy === null);
  if (isOff) throw new ApiError('page_is_off');
  const closing = pages
    .filter((page) => page.isEnabled || (isNew(page) && page.closedBy === 'password'))
    .map(({ id }) => id);
  await forgetLocks(trx, { siteId, pageIds: closing });
  await closePages(trx, { siteId, ids: closing, closedBy: 'members' });
}

/** Shows everybody what was for members. @throws ApiError `not_found`, also for locked pages */
export async function openFromMembers(
  trx: WriteTransaction,
  { siteId, id }: { siteId: string; id: string },
): Promise<void> {
  await openPage(trx, { siteId, id, closedBy: 'members' });
}
