/** Locks as the log of writes knows them: when a password was set, and nothing that opens anything. */
import type { WriteTransaction } from '../../db/database.ts';
import type { LoggedValue } from '../activity/log-write.ts';
import type { LoggedThing, ThingState } from '../activity/logged-thing.ts';
import { protectCollections } from '../collections/protect-collections.ts';
import { clearLock, putLock, readLock, wholeSite, type LockKey } from './write-locks.ts';

/** In the log the whole site needs a name. */
export const siteLockId = 'site';

/** Which lock an id of the log names. */
export function lockKeyOf({ siteId, id }: { siteId: string; id: string }): LockKey {
  return { siteId, pageId: id === siteLockId ? wholeSite : id };
}

export const lockThing: LoggedThing = {
  kind: 'lock',
  async read(trx, key) {
    const lock = await readLock(trx, lockKeyOf(key));
    if (!lock) return undefined;
    const { passwordHash, pass } = lock;
    const setAt = lock.setAt.toISOString();
    const title = await titleOf(trx, lockKeyOf(key));
    return { fields: { passwordSetOn: setAt }, title, whole: { passwordHash, pass, setAt } };
  },
  carry: (before: ThingState) => before.whole,
  async change({ trx }, key, { carried }) {
    await putLock(trx, lockKeyOf(key), keptOf(carried));
  },
  async add({ trx }, key, { carried }) {
    const { siteId, pageId } = lockKeyOf(key);
    if (pageId !== wholeSite) await protectCollections(trx, { siteId, ids: [pageId] });
    await putLock(trx, { siteId, pageId }, keptOf(carried));
  },
  async remove({ trx }, key) {
    await clearLock(trx, lockKeyOf(key));
  },
};

function keptOf({ passwordHash, pass, setAt }: LoggedValue) {
  return {
    passwordHash: String(passwordHash),
    pass: String(pass),
    setAt: new Date(String(setAt)),
  };
}

async function titleOf(trx: WriteTransaction, { siteId, pageId }: LockKey): Promise<string> {
  if (pageId === wholeSite) return '';
  const page = await trx
    .selectFrom('collections')
    .select('title')
    .where('site_id', '=', siteId)
    .where('id', '=', pageId)
    .executeTakeFirst();
  return page?.title ?? pageId;
}
