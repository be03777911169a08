/** Which list a place writes to, as the log of writes knows it: `sign-up-place:PLACE`. */
import { ApiError, signUpPlaces, type SignUpPlace } from '@sitewright/contract';
import type { WriteTransaction } from '../../db/database.ts';
import { lockKey } from '../../db/lock-key.ts';
import type { LoggedThing } from '../activity/logged-thing.ts';

export const placeThing: LoggedThing = {
  kind: 'sign-up-place',
  async read(trx, { siteId, id }) {
    const place = placeOf(id);
    // One that writes to no list has no row to hold.
    await lockKey(trx, `sign-up-place:${siteId}:${place}`);
    const row = await trx
      .selectFrom('mailing_list_places as p')
      .innerJoin('mailing_lists as l', (join) =>
        join.onRef('l.site_id', '=', 'p.site_id').onRef('l.id', '=', 'p.list_id'),
      )
      .select(['p.list_id', 'l.name'])
      .where('p.site_id', '=', siteId)
      .where('p.place', '=', place)
      .executeTakeFirst();
    const listId = row?.list_id ?? null;
    return { fields: { listId }, title: place, ...(row && { names: { [row.list_id]: row.name } }) };
  },
  async change({ trx }, { siteId, id }, { fields: { listId } }) {
    if (listId !== null && typeof listId !== 'string') throw new ApiError('not_undoable');
    if (listId !== null && !(await isList(trx, siteId, listId))) throw new ApiError('not_undoable');
    await writePlace(trx, { siteId, place: placeOf(id), listId });
  },
};

/** Makes a place write to a list of the site, or to none. */
export async function writePlace(
  trx: WriteTransaction,
  { siteId, place, listId }: { siteId: string; place: SignUpPlace; listId: string | null },
): Promise<void> {
  if (listId === null) {
    await trx
      .deleteFrom('mailing_list_places')
      .where('site_id', '=', siteId)
      .where('place', '=', place)
      .execute();
    return;
  }
  await trx
    .insertInto('mailing_list_places')
    .values({ site_id: siteId, place, list_id: listId })
    .onConflict((conflict) =>
      conflict.columns(['site_id', 'place']).doUpdateSet({ list_id: listId }),
    )
    .execute();
}

/** Whether the site has it; it stays until the transaction ends. */
export async function isList(trx: WriteTransaction, siteId: string, id: string): Promise<boolean> {
  const row = await trx
    .selectFrom('mailing_lists')
    .select('id')
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .forShare()
    .executeTakeFirst();
  return row !== undefined;
}

function placeOf(id: string): SignUpPlace {
  const place = signUpPlaces.find((one) => one === id);
  if (!place) throw new ApiError('not_undoable');
  return place;
}
