import { ApiError } from '@sitewright/contract';
import type { AppContext } from '../../context.ts';
import { wholeSite } from './write-locks.ts';

/** What a locked site gives to nobody, because no program enters a password. @throws ApiError `not_found` */
export async function requireOpenSite(
  { db }: Pick<AppContext, 'db'>,
  { siteId }: { readonly siteId: string },
): Promise<void> {
  const lock = await db
    .selectFrom('page_locks')
    .select('page_id')
    .where('site_id', '=', siteId)
    .where('page_id', '=', wholeSite)
    .executeTakeFirst();
  if (lock) throw new ApiError('not_found');
}
