/** Which orders a list of staff has, as conditions of a statement. */
import type { countOrders } from '@sitewright/contract';
import { sql, type ExpressionBuilder, type RawBuilder, type SqlBool } from 'kysely';
import type { z } from 'zod';
import type { ReadDatabase } from '../../db/database.ts';
import { holdsRareWords, holdsWords } from '../../db/rare-words.ts';
import type { Database } from '../../db/schema.ts';
import { matchesMost, rowByRow } from '../../db/walk-list.ts';
import { isWithinDays } from '../../db/within-days.ts';
import { emailsOfCustomer } from '../customers/customer-sql.ts';
import { matchReported } from '../reports/match-reported.ts';
import { splitWords } from '../orders/order-words.ts';
import { searchLimits } from '../search/read-words.ts';
import { isReadyToSend, waitingStates } from './waiting-orders.ts';

/** See the query of the call. */
export type OrderFilter = z.output<typeof countOrders.query>;

/** A filter where rows are counted: what most orders hold is counted without an index of words. */
export async function narrowCount<Asked extends OrderFilter>(
  db: ReadDatabase,
  siteId: string,
  asked: Asked,
): Promise<Asked & SearchWay> {
  if (!asked.search?.trim()) return asked;
  const isRowByRow = await matchesMost(db, {
    rows: sql`select * from orders where site_id = ${siteId}`,
    as: 'orders',
    matches: matchWords(asked.search),
  });
  if (isRowByRow) return { ...asked, isRowByRow };
  return { ...asked, holds: await matchRareWords(db, siteId, asked.search) };
}

/** How a search is done; by the index of words unless told. */
export interface SearchWay {
  /** The rows that it found. */
  readonly ids?: readonly string[];
  /** Each row that is looked at says whether it holds the words, and what else is asked. */
  readonly isRowByRow?: boolean;
  /** The condition that a row holds the words, where another one is faster. */
  readonly holds?: RawBuilder<SqlBool>;
}

type Orders = ExpressionBuilder<Database, 'orders'>;

/** All conditions must hold; they are about rows of `orders`. */
export function matchOrders(siteId: string, filter: OrderFilter & SearchWay) {
  return (eb: Orders) =>
    eb.and([
      eb('orders.site_id', '=', siteId),
      ...matchStates(eb, filter),
      ...matchTimes(eb, filter),
      ...matchOthers(siteId, filter),
    ]);
}

function matchStates(eb: Orders, filter: OrderFilter) {
  const { payment, fulfillment, channel, kind, isTest, hasRest, needsPerson, toSend } = filter;
  return [
    ...(payment ? [eb('payment_state', '=', payment)] : []),
    ...(fulfillment ? [eb('fulfillment_status', '=', fulfillment)] : []),
    // Told as they are: the indexes of what few orders are do not hold the usual.
    ...(channel ? [eb('channel', '=', sql.lit(channel))] : []),
    ...(kind ? [eb('kind', '=', sql.lit(kind))] : []),
    ...(isTest === undefined ? [] : [isTest ? sql<SqlBool>`is_test` : sql<SqlBool>`not is_test`]),
    ...(hasRest === undefined ? [] : [eb('due_cents', hasRest ? '>' : '=', sql.lit(0))]),
    ...(needsPerson === undefined
      ? []
      : [eb('status', needsPerson ? '=' : '<>', sql.lit('needs_attention'))]),
    ...(toSend === undefined ? [] : [toSend ? isWaiting(eb) : eb.not(isWaiting(eb))]),
  ];
}

const isWaiting = (eb: Orders) =>
  eb.and([eb('fulfillment_status', 'in', waitingStates), isReadyToSend(eb)]);

function matchTimes(eb: Orders, { from, to }: OrderFilter) {
  return [
    ...(from === undefined ? [] : [eb('created_at', '>=', new Date(from))]),
    ...(to === undefined ? [] : [eb('created_at', '<', new Date(to))]),
  ];
}

function matchOthers(
  siteId: string,
  { search, ids, isRowByRow, holds, product, customer, ...filter }: OrderFilter & SearchWay,
) {
  const conditions = matchReported(siteId, filter, isRowByRow ?? ids !== undefined);
  if (ids) conditions.push(sql<SqlBool>`orders.id = any (${ids})`);
  if (search?.trim()) {
    const held = holds ?? matchWords(search);
    conditions.push(isRowByRow || ids ? rowByRow(held) : held);
  }
  if (product !== undefined) {
    conditions.push(sql<SqlBool>`exists (select 1 from order_items i
      where i.site_id = ${siteId} and i.order_id = orders.id and i.product_id = ${product})`);
  }
  if (customer !== undefined) {
    conditions.push(
      sql<SqlBool>`lower(orders.email) = any (${emailsOfCustomer(siteId, customer)})`,
    );
  }
  const { cartFrom, cartTo } = filter;
  if (cartFrom !== undefined && cartTo !== undefined) {
    const zone = sql`(select z.time_zone from sites z where z.site_id = ${siteId})`;
    const isBegun = isWithinDays(sql`orders.cart_begun_at`, { from: cartFrom, to: cartTo }, zone);
    conditions.push(sql<SqlBool>`orders.paid_at is not null and ${isBegun}`);
  }
  return conditions;
}

/**
 * `#1001` is the order of that number. Else every word that was typed begins a word of the order; one
 * of digits alone is all of it, so that 10 does not find 1001. What holds no word finds nothing.
 */
function matchWords(typed: string): RawBuilder<SqlBool> {
  return matchNumber(typed) ?? holdsWords(wordIndex, listQueries(typed));
}

/** The same where an index of words is asked. */
async function matchRareWords(
  db: ReadDatabase,
  siteId: string,
  typed: string,
): Promise<RawBuilder<SqlBool>> {
  const rows = sql`select * from orders where site_id = ${siteId} order by created_at desc, id desc`;
  const words = { rows, as: 'orders', index: wordIndex, queries: listQueries(typed) };
  return matchNumber(typed) ?? holdsRareWords(db, words);
}

const wordIndex = sql.ref('orders.word_index');

function matchNumber(typed: string): RawBuilder<SqlBool> | undefined {
  const number = /^\s*#(\d{1,12})\s*$/.exec(typed)?.[1];
  return number === undefined ? undefined : sql<SqlBool>`orders.order_number = ${Number(number)}`;
}

function listQueries(typed: string): string[] {
  return splitWords(typed)
    .slice(0, searchLimits.words)
    .map((word) => word.slice(0, searchLimits.wordLength))
    .map((word) => (/^\d+$/.test(word) ? `'${word}'` : `'${word}':*`));
}
