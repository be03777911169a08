/** Locks as the log of writes knows them: when a password was set, and nothing that opens anything. */
import type { WriteTransaction } from '../../db/database.ts';
import { hashToken } from '../../db/hash-token.ts';
import type { LoggedValue } from '../activity/log-write.ts';
import type { LoggedThing, ThingState } from '../activity/logged-thing.ts';
import { wholeSite, type KeptLock, type LockKey } from './read-locks.ts';
import { clearLock, holdLock, putLock } from './write-locks.ts';

/** In the log the whole site needs a name. */
export const siteLockId = 'site';

/** Which lock an id of the log names. */
export function lockKeyOf({ siteId, id }: { siteId: string; id: string }): LockKey {
  return { siteId, pageId: id === siteLockId ? wholeSite : id };
}

export const lockThing: LoggedThing = {
  kind: 'lock',
  async read(trx, key) {
    const lock = await holdLock(trx, lockKeyOf(key));
    return lock && presentLock(lock.kept, await titleOf(trx, lockKeyOf(key)));
  },
  carry: (before: ThingState) => before.whole,
  async change({ trx }, key, { carried }) {
    await putLock(trx, lockKeyOf(key), keptIn(carried));
  },
  async add({ trx }, key, { carried }) {
    await putLock(trx, lockKeyOf(key), keptIn(carried));
  },
  async remove({ trx }, key) {
    await clearLock(trx, lockKeyOf(key));
  },
};

/** Two passwords of one moment differ by what they give, of which the hash opens nothing. */
function presentLock(kept: KeptLock | undefined, title: string): ThingState {
  if (!kept) return { fields: { passwordSetOn: null, passwordMark: null }, title, whole: {} };
  const { passwordHash, pass } = kept;
  const setAt = kept.setAt.toISOString();
  const fields = { passwordSetOn: setAt, passwordMark: hashToken(pass).slice(0, 12) };
  return { fields, title, whole: { passwordHash, pass, setAt } };
}

function keptIn({ passwordHash, pass, setAt }: LoggedValue): KeptLock | undefined {
  if (typeof passwordHash !== 'string') return undefined;
  return { passwordHash, pass: String(pass), setAt: new Date(String(setAt)) };
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
