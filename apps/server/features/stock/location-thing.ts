/** Locations as the log of writes knows them. */
import { ApiError, mainLocationId } from '@sitewright/contract';
import type { LoggedThing } from '../activity/logged-thing.ts';
import type { Undoer } from '../activity/undoer.ts';
import { loadLocations } from './locations.ts';
import {
  changeLocation,
  holdLocationsOf,
  insertLocation,
  removeLocation,
  setLocationOrder,
} from './change-locations.ts';

export const locationThing: LoggedThing = {
  kind: 'stock-location',
  async read(trx, { siteId, id }) {
    // As every writer does, before any row: whoever waits holds nothing that another one needs.
    await holdLocationsOf(trx, siteId);
    await trx
      .selectFrom('stock_locations')
      .select('id')
      .where('site_id', '=', siteId)
      .where('id', '=', id)
      .forUpdate()
      .execute();
    const found = (await loadLocations(trx, siteId)).find((one) => one.id === id);
    if (!found) return undefined;
    const { name, isArchived } = found;
    return { title: name, fields: { name, isArchived } };
  },
  async change({ trx, siteId, at }, { id }, { fields }) {
    const { name, isArchived } = fields as { name?: string; isArchived?: boolean };
    await changeLocation({ trx, siteId, at }, id, { name, isArchived });
  },
  async add({ trx, siteId, at }, { id }, { fields }) {
    const { name } = fields;
    await insertLocation({ trx, siteId, at }, { id, name: String(name) });
  },
  async remove({ trx, siteId }, { id }) {
    if (id === mainLocationId) throw new ApiError('not_undoable');
    await removeLocation(trx, siteId, id);
  },
};

/** The order of places is set back while it is as it was left. */
export const locationOrderUndoer: Undoer = {
  readPresent: async (trx, { site_id: siteId }) => ({
    order: (await loadLocations(trx, siteId)).map(({ id }) => id),
  }),
  restore: (trx, { site_id: siteId, before }) =>
    setLocationOrder(trx, siteId, before['order'] as string[]),
};
