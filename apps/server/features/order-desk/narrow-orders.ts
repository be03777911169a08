/** How a page of orders is found, whatever the filter leaves of a million of them. */
import type { listOrders } from '@sitewright/contract';
import { expressionBuilder, sql, type RawBuilder } from 'kysely';
import type { z } from 'zod';
import type { ReadDatabase } from '../../db/database.ts';
import { tellFew } from '../../db/find-few.ts';
import { plannedAnew } from '../../db/planned-anew.ts';
import { readRows } from '../../db/read-rows.ts';
import type { Database } from '../../db/schema.ts';
import { rowByRow, walkList } from '../../db/walk-list.ts';
import { emailsOfCustomer } from '../customers/customer-sql.ts';
import { findReported } from '../reports/match-reported.ts';
import { matchOrders, narrowCount, type OrderFilter, type SearchWay } from './order-filter.ts';
import { waitingStates } from './waiting-orders.ts';

type Asked = z.output<typeof listOrders.query>;

interface Page<Query> {
  readonly siteId: string;
  readonly asked: Query;
  /** Which rows are behind the place of the page, of `orders`. */
  readonly isBehind: RawBuilder<unknown>;
  /** The clause behind `order by`. */
  readonly order: RawBuilder<unknown>;
}

/** More ids are not put side by side with a list: most of its rows match, then. */
const mostHashed = 100_000;

/** A page is among so many rows where more than are sorted lie evenly in a million. */
const furtherRows = 5_000;

/** So many rows are sorted faster than all totals are walked. */
const mostSorted = 10_000;

/**
 * The same filter with the ids of the page where it is narrowed: those of the next orders when these
 * fill it, else few that were found, else the first of many that were found.
 * docs/decisions/575-lists-planned-for-what-is-asked.md
 */
export async function narrowOrders<Query extends Asked>(
  db: ReadDatabase,
  page: Page<Query>,
): Promise<Query & SearchWay> {
  const { siteId, asked } = page;
  const isSearched = Boolean(asked.search?.trim());
  if (isInOrder(asked) || (!isSearched && findPerhaps(siteId, asked).length === 0)) return asked;
  const walked = await walkPage(db, page);
  if (walked) return { ...asked, ids: walked };
  const way = await narrowCount(db, siteId, asked);
  const found = findPerhaps(siteId, way);
  for (const one of found) {
    const ids = await tellFew(db, one);
    if (ids) return { ...way, ids };
  }
  const least = await findLeast(db, found);
  if (!least || (asked.sort === 'created' && least.count > mostSorted)) return way;
  const further = least.count > mostSorted ? await walkPage(db, page, furtherRows) : undefined;
  if (further) return { ...asked, ids: further };
  const matches = matchOf(siteId, { ...way, isRowByRow: true });
  return { ...way, ids: await tellNext(db, page, { least, matches }) };
}

/** What an index has in the order of the list is read as it is. */
function isInOrder({ sort, search, product, customer, report, toSend }: Asked): boolean {
  return sort === 'created' && !search?.trim() && !product && !customer && !report && !toSend;
}

const matchOf = (siteId: string, filter: OrderFilter & SearchWay) =>
  sql`${matchOrders(siteId, filter)(expressionBuilder<Database, 'orders'>())}`;

function walkPage(
  db: ReadDatabase,
  { siteId, asked, isBehind, order }: Page<Asked>,
  rows?: number,
) {
  return walkList(db, {
    next: sql`select * from orders where orders.site_id = ${siteId} and ${isBehind}
      order by ${order}`,
    as: sql`orders`,
    matches: matchOf(siteId, { ...asked, isRowByRow: true }),
    id: sql`orders.id`,
    order,
    limit: asked.limit,
    ...(rows && { rows }),
  });
}

/**
 * For each part of a filter that an index answers by itself: ids of orders among which all are that the
 * filter wants. What leaves few out is not among them.
 */
function findPerhaps(siteId: string, filter: OrderFilter & SearchWay): RawBuilder<unknown>[] {
  const { holds, product, customer, channel, kind, isTest, hasRest, needsPerson } = filter;
  const { payment, fulfillment, toSend, from, to } = filter;
  const moves = findReported(siteId, filter);
  const orders = (condition: RawBuilder<unknown>) =>
    sql`select orders.id from orders where orders.site_id = ${siteId} and ${condition}`;
  return [
    ...(product === undefined
      ? []
      : [
          sql`select order_id from order_items where site_id = ${siteId} and product_id = ${product}`,
        ]),
    ...(customer === undefined
      ? []
      : [orders(sql`lower(orders.email) = any (${emailsOfCustomer(siteId, customer)})`)]),
    ...(moves ? [sql`select m.order_id from report_moves m where ${moves}`] : []),
    ...(needsPerson ? [orders(sql`status = 'needs_attention'`)] : []),
    ...(hasRest ? [orders(sql`due_cents > 0`)] : []),
    ...(isTest ? [orders(sql`is_test`)] : []),
    ...(channel && channel !== 'online' ? [orders(sql`channel = ${sql.lit(channel)}`)] : []),
    ...(kind && kind !== 'goods' ? [orders(sql`kind = ${sql.lit(kind)}`)] : []),
    ...(holds ? [orders(holds)] : []),
    ...(toSend ? [orders(sql`fulfillment_status = any (${[...waitingStates]}::text[])`)] : []),
    ...(fulfillment ? [orders(sql`fulfillment_status = ${fulfillment}`)] : []),
    ...(payment ? [orders(sql`payment_state = ${payment}`)] : []),
    ...(from === undefined && to === undefined
      ? []
      : [
          orders(sql`created_at >= ${new Date(from ?? 0)}
            and created_at < ${to === undefined ? sql`'infinity'` : new Date(to)}`),
        ]),
  ];
}

interface Least {
  readonly one: RawBuilder<unknown>;
  readonly count: number;
}

/** The one that tells the least; none where each tells most of the list. */
async function findLeast(
  db: ReadDatabase,
  found: readonly RawBuilder<unknown>[],
): Promise<Least | undefined> {
  let least: Least | undefined;
  for (const one of found) {
    const limit = least?.count ?? mostHashed;
    const [row] = await readRows<{ count: number }>(
      db,
      sql`select count(*)::int as count from (select from (${one}) as told
        limit ${limit}) as counted ${plannedAnew}`,
    );
    const count = row?.count ?? 0;
    if (count < limit) least = { one, count };
  }
  return least;
}

/**
 * Ids of the next orders among those that were found. Some of them are sorted. Of more, the index of
 * totals has their ids, so that one that was not found costs less than a microsecond; what was found is
 * hashed, and only its rows are looked at.
 */
async function tellNext(
  db: ReadDatabase,
  { siteId, asked, isBehind, order }: Page<Asked>,
  { least, matches }: { least: Least; matches: RawBuilder<unknown> },
): Promise<string[]> {
  if (least.count <= mostSorted) {
    const found = await readRows<{ id: string }>(
      db,
      sql`select orders.id from orders where orders.site_id = ${siteId} and ${isBehind}
        and orders.id = any (array(${least.one})) and ${matches}
        order by ${order} limit ${asked.limit} ${plannedAnew}`,
    );
    return found.map(({ id }) => id);
  }
  const isFound = rowByRow(sql`orders.id in (select unnest(array(${least.one})))`);
  const rows = await readRows<{ id: string }>(
    db,
    sql`select t.id from (select orders.id, orders.grand_total_cents from orders
        where orders.site_id = ${siteId} and ${isBehind} and ${isFound} order by ${order} offset 0) t
      where (select true from orders where orders.site_id = ${siteId} and orders.id = t.id
        and ${matches} limit 1)
      limit ${asked.limit} ${plannedAnew}`,
  );
  return rows.map(({ id }) => id);
}
