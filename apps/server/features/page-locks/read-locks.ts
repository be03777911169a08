/** The passwords of pages and sites, read here alone. */
import type { ReadDatabase } from '../../db/database.ts';
import { rememberBySite } from '../sites/remember-by-site.ts';

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
  /** What a browser holds that was let in: another one with every password. */
  readonly pass: string;
  readonly setAt: Date;
}

/** Undefined where no password is set: a page may be closed until one is. */
export async function findLock(
  db: ReadDatabase,
  { siteId, pageId }: LockKey,
): Promise<KeptLock | undefined> {
  const row = await db
    .selectFrom('page_locks')
    .select(['password_hash', 'pass', 'set_at'])
    .where('site_id', '=', siteId)
    .where('page_id', '=', pageId)
    .executeTakeFirst();
  return row && { passwordHash: row.password_hash, pass: row.pass, setAt: row.set_at };
}

/** What opens a locked site, from memory; undefined: it is open. */
export const sitePassOf = rememberBySite(async (db, { siteId }) => {
  const lock = await findLock(db, { siteId, pageId: wholeSite });
  return lock?.pass;
});

/** What opens those of the pages that have a password. */
export async function listPasses(
  db: ReadDatabase,
  { siteId, pageIds }: { readonly siteId: string; readonly pageIds: readonly string[] },
): Promise<{ pageId: string; pass: string }[]> {
  if (pageIds.length === 0) return [];
  return db
    .selectFrom('page_locks')
    .select(['page_id as pageId', 'pass'])
    .where('site_id', '=', siteId)
    .where('page_id', 'in', [...pageIds])
    .execute();
}
