/** The orders of a filter as CSV, made while it is sent: memory does not grow with the shop. */
import { toMoneyValue } from '@sitewright/commerce';
import { Readable } from 'node:stream';
import type { ReadDatabase } from '../../../db/database.ts';
import { toCsv } from '../../../http/to-csv.ts';
import type { Site } from '../../sites/site.ts';
import { isBehind, selectOrders } from '../list-orders.ts';
import type { OrderFilter } from '../order-filter.ts';
import {
  loadExportedOrders,
  type ExportedItem,
  type ExportedOrder,
} from './load-exported-orders.ts';
import { orderColumns, type CellWriter } from './order-columns.ts';
import { makeInstantWriter } from './write-instant.ts';

interface ExportScope {
  db: ReadDatabase;
  site: Site;
}

const ordersAtOnce = 200;

/** The newest first, as the list has them. */
export function exportOrders(scope: ExportScope, filter: OrderFilter): Readable {
  return Readable.from(writeFile(scope, filter), { objectMode: false });
}

/** `orders-2026-03-02.csv`, by the shop's calendar. */
export function nameExport({ timeZone }: Site, now: Date): string {
  return `orders-${makeInstantWriter(timeZone)(now).slice(0, 10)}.csv`;
}

async function* writeFile(scope: ExportScope, filter: OrderFilter): AsyncGenerator<string> {
  yield toCsv([orderColumns.map(({ name }) => name)]);
  const writeInstant = makeInstantWriter(scope.site.timeZone);
  for await (const ids of listIds(scope, filter)) {
    const orders = await loadExportedOrders(scope.db, scope.site.siteId, ids);
    yield toCsv(orders.flatMap((order) => writeRows(order, writeInstant)));
  }
}

async function* listIds({ db, site }: ExportScope, filter: OrderFilter): AsyncGenerator<string[]> {
  const sorted = { sort: 'created', direction: 'desc' } as const;
  let after: string | undefined;
  do {
    const page = { ...filter, ...sorted, limit: ordersAtOnce };
    const rows = await selectOrders(db, site.siteId, page)
      .$if(after !== undefined, (all) => all.where(isBehind(site.siteId, { ...sorted, after })))
      .execute();
    if (rows.length > 0) yield rows.map(({ id }) => id);
    after = rows.length === ordersAtOnce ? rows.at(-1)?.id : undefined;
  } while (after !== undefined);
}

/** A row an item; an order without items, as a donation is, has one too. */
function writeRows(order: ExportedOrder, instant: CellWriter['instant']): string[][] {
  const { currency: currencyCode } = order;
  const write: CellWriter = {
    instant,
    money: (amountCents) => toMoneyValue({ amountCents, currencyCode }),
  };
  const items: readonly (ExportedItem | undefined)[] =
    order.items.length > 0 ? order.items : [undefined];
  return items.map((item, index) =>
    orderColumns.map(({ ofItem, ofOrder, isOnce }) => {
      if (ofItem) return item ? ofItem(item, write) : '';
      return ofOrder && (!isOnce || index === 0) ? ofOrder(order, write) : '';
    }),
  );
}
