/** `/api/sites/:identifier/stock-locations`: list, add, rename, archive, put in order. */
import {
  addStockLocation,
  ApiError,
  changeStockLocation,
  listStockLocations,
  mainLocationId,
  orderStockLocations,
} from '@sitewright/contract';
import { newId } from '../../db/id.ts';
import type { CallScope } from '../../http/call-scope.ts';
import { handleCall } from '../../http/handle-call.ts';
import { mergeChanges } from '../../http/merge-changes.ts';
import { asWriter } from '../activity/actor.ts';
import { logDone } from '../activity/log-done.ts';
import { loggedWrites } from '../activity/write-logged.ts';
import * as locations from './change-locations.ts';
import { locationThing } from './location-thing.ts';
import { loadLocations } from './locations.ts';

export function handleLocations(scope: CallScope): void {
  const { ctx } = scope;
  const write = loggedWrites(ctx);
  handleCall(scope, listStockLocations, async ({ site: { siteId } }) => {
    const all = await loadLocations(ctx.db, siteId);
    const used = all.length > 1 ? await locations.listUsed(ctx.db, siteId) : new Set<string>();
    return {
      locations: all.map((one) => ({
        ...one,
        isMain: one.id === mainLocationId,
        isUsed: one.id === mainLocationId || used.has(one.id),
      })),
    };
  });
  handleCall(scope, addStockLocation, ({ site, staff, body }) =>
    write({ call: addStockLocation, site, staff, thing: locationThing }, async (trx) => {
      const id = newId();
      const { name } = body;
      await locations.insertLocation({ trx, siteId: site.siteId, at: ctx.now() }, { id, name });
      return { id };
    }),
  );
  handleCall(scope, changeStockLocation, ({ site, staff, params: { id }, body }) =>
    write({ call: changeStockLocation, site, staff, thing: locationThing, id }, async (trx) => {
      const { siteId } = site;
      const present = (await loadLocations(trx, siteId)).find((one) => one.id === id);
      if (!present) throw new ApiError('not_found');
      const { name, isArchived } = present;
      const changes = mergeChanges({ name, isArchived }, body.changes);
      await locations.changeLocation({ trx, siteId, at: ctx.now() }, id, changes);
      return { id };
    }),
  );
  handleCall(scope, orderStockLocations, ({ site, staff, body }) =>
    ctx.transact(async (trx) => {
      const { siteId } = site;
      const before = await loadLocations(trx, siteId);
      await locations.setLocationOrder(trx, siteId, body.ids);
      const after = await loadLocations(trx, siteId);
      const order = (all: typeof before) => ({ order: all.map(({ id }) => id) });
      const activityId = await logDone(
        { ctx: asWriter(ctx, orderStockLocations, staff), trx, site },
        {
          action: 'stock-locations-ordered',
          subject: 'stock-location:all',
          before: order(before),
          after: order(after),
          names: Object.fromEntries(after.flatMap(({ id, name }) => (name ? [[id, name]] : []))),
        },
      );
      return { activityId };
    }),
  );
}
