/** Redirects as the log of writes knows them. */
import { ApiError, type RedirectStatus } from '@sitewright/contract';
import type { LoggedValue } from '../activity/log-write.ts';
import type { LoggedThing } from '../activity/logged-thing.ts';
import { deleteRedirect, saveRedirect, type RedirectFields } from './save-redirect.ts';

export const redirectThing: LoggedThing = {
  kind: 'redirect',
  async read(trx, { siteId, id }) {
    const row = await trx
      .selectFrom('redirects')
      .select(['from_path', 'to_url', 'status'])
      .where('site_id', '=', siteId)
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!row) return undefined;
    const { from_path: from, to_url: to, status } = row;
    return { title: from, fields: { from, to, status } };
  },
  async change({ trx, at }, key, { fields }) {
    const present = await redirectThing.read(trx, key);
    if (!present) throw new ApiError('not_undoable');
    const wanted = toFields({ ...present.fields, ...fields });
    await saveRedirect({ trx, siteId: key.siteId, at }, wanted, key.id);
  },
  async add({ trx, at }, { siteId, id }, { fields }) {
    await saveRedirect({ trx, siteId, at }, toFields(fields), id);
  },
  async remove({ trx }, { siteId, id }) {
    await deleteRedirect(trx, siteId, id);
  },
};

/** What the log kept of one. */
export function toFields({ from, to, status }: LoggedValue): RedirectFields {
  if (typeof from !== 'string' || typeof to !== 'string') throw new ApiError('not_undoable');
  const known: RedirectStatus = status === 302 ? 302 : 301;
  return { from, to, status: known };
}
