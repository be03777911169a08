/** Units that go from one place to another: one act, that leaves what is for sale as it is. */
import { ApiError, type transferStock as call } from '@sitewright/contract';
import type { z } from 'zod';
import type { WriteTransaction } from '../../db/database.ts';
import type { EventScope } from '../../reactions/reaction.ts';
import type { Actor } from '../activity/actor.ts';
import { logDone } from '../activity/log-done.ts';
import { eventScopeOf, type Undoer } from '../activity/undoer.ts';
import { loadLocations } from '../stock/locations.ts';
import { loadLevels, unitsAt } from '../stock/stock-levels.ts';
import { nameVariants } from './log-stock.ts';
import { lockLevels, moveStock } from './move-stock.ts';

type TransferBody = z.output<typeof call.body>;
type Transfer = TransferBody['transfers'][number];

/** Units of variants by place, those places only that take part. */
type PlacedUnits = Readonly<Record<string, Readonly<Record<string, number>>>>;

/**
 * Moves them: all or none.
 * @throws ApiError `item_not_found`, `not_found` for a place; `not_enough_stock` where too few lie
 *   there, or nobody counts them
 */
export async function transferUnits(
  scope: EventScope,
  actor: Actor,
  { transfers, note }: TransferBody,
): Promise<{ before: PlacedUnits; after: PlacedUnits }> {
  const { trx, site } = scope;
  const ids = [...new Set(transfers.map(({ variantId }) => variantId))];
  const locked = await lockLevels(trx, site.siteId, ids);
  if ([...locked.values()].some(({ unlimited }) => unlimited)) {
    throw new ApiError('not_enough_stock');
  }
  const before = await readPlaced(trx, site.siteId, transfers);
  const adjustments = transfers.flatMap(({ variantId, from, to, units }) => [
    { variantId, by: -units, locationId: from },
    { variantId, by: units, locationId: to },
  ]);
  await moveStock(scope, actor, { adjustments, reason: 'moved', note });
  return { before, after: await readPlaced(trx, site.siteId, transfers) };
}

/** Logs it: what lay where before and after. */
export async function logTransfer(
  scope: EventScope,
  { transfers, note }: TransferBody,
  placed: { readonly before: PlacedUnits; readonly after: PlacedUnits },
): Promise<string | undefined> {
  const { title, names } = await nameVariants(scope, transfers);
  const [first] = transfers;
  const isOne = Object.keys(placed.after).length === 1;
  return logDone(scope, {
    action: 'stock-moved',
    subject: isOne && first ? `variant:${first.variantId}` : 'inventory:many',
    title,
    ...placed,
    names: { ...names, ...(await namePlaces(scope)) },
    carried: { transfers, note },
  });
}

/** What was moved goes back; units that were sold since cannot. */
export const transferUndoer: Undoer = {
  // What is sold or moved since stands there too: it is no conflict.
  readPresent: (_trx, row) => Promise.resolve(row.after),
  async restore(_trx, { carried }, _at, scope) {
    const moved = (carried?.['transfers'] ?? []) as readonly Transfer[];
    const transfers = moved.map(({ from, to, ...rest }) => ({ ...rest, from: to, to: from }));
    const body = { transfers, note: '' };
    const placed = await transferUnits(eventScopeOf(scope), scope.actor, body);
    return { ...placed, carried: body };
  },
};

async function readPlaced(
  trx: WriteTransaction,
  siteId: string,
  transfers: readonly Transfer[],
): Promise<PlacedUnits> {
  const ids = [...new Set(transfers.map(({ variantId }) => variantId))];
  const sums = await lockLevels(trx, siteId, ids);
  const levels = await loadLevels(trx, siteId, ids);
  return Object.fromEntries(
    ids.map((variantId) => {
      const own = levels.filter((level) => level.variantId === variantId);
      const quantity = sums.get(variantId)?.qty_in_stock ?? 0;
      const places = transfers
        .filter((one) => one.variantId === variantId)
        .flatMap(({ from, to }) => [from, to]);
      return [
        variantId,
        Object.fromEntries(places.map((place) => [place, unitsAt(place, quantity, own)])),
      ];
    }),
  );
}

async function namePlaces({ trx, site }: EventScope): Promise<Record<string, string>> {
  const named = (await loadLocations(trx, site.siteId)).filter(({ name }) => name !== '');
  return Object.fromEntries(named.map(({ id, name }) => [id, name]));
}
