import type {
  countCustomers as countCall,
  listCustomerGroups as groupsCall,
  listCustomers as listCall,
} from '@sitewright/contract';
import { sql, type Selectable } from 'kysely';
import type { z } from 'zod';
import type { ReadDatabase } from '../../db/database.ts';
import { plannedAnew } from '../../db/planned-anew.ts';
import { readRows } from '../../db/read-rows.ts';
import type { Database } from '../../db/schema.ts';
import type { AnswerOf } from '../../http/call-types.ts';
import {
  matchCustomers,
  narrowCount,
  narrowCustomers,
  type CustomerFilter,
  type NarrowedFilter,
} from './customer-filter.ts';

type ListQuery = z.output<typeof listCall.query>;
type CustomerLine = AnswerOf<typeof listCall>['customers'][number];

/** As the indexes have them: who never bought is sorted as of long ago. */
const sortings = {
  last: "coalesce(customers.last_order_at, '1970-01-01 00:00:00+00'::timestamptz)",
  spent: 'customers.spent_cents',
  name: 'customers.name_key',
  created: 'customers.created_at',
} as const;

/** A page of the customers that match, and where the next one begins. */
export async function listCustomers(
  db: ReadDatabase,
  siteId: string,
  query: ListQuery,
): Promise<AnswerOf<typeof listCall>> {
  const { limit } = query;
  const narrowed = await narrowCustomers(db, {
    siteId,
    asked: { ...query, limit: limit + 1 },
    next: sql`select * from customers where customers.site_id = ${siteId}
      and customers.is_listed and ${isBehind(siteId, query)} order by ${inOrder(query)}`,
    order: inOrder(query),
  });
  const rows = await selectCustomers(db, siteId, narrowed).execute();
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return { customers: page.map(presentLine), ...(last && { after: last.id }) };
}

/** Rows, sorted as asked, behind the one that is named. The database compares its own values. */
export function selectCustomers(
  db: ReadDatabase,
  siteId: string,
  query: NarrowedFilter & Pick<ListQuery, 'sort' | 'direction' | 'limit' | 'after'>,
) {
  return db
    .selectFrom('customers')
    .select(lineColumns)
    .where(matchCustomers(siteId, query))
    .where(isBehind(siteId, query))
    .orderBy(sql.raw(sortings[query.sort]), query.direction)
    .orderBy('customers.id', query.direction)
    .limit(query.limit)
    .modifyEnd(plannedAnew);
}

function inOrder({ sort, direction }: Pick<ListQuery, 'sort' | 'direction'>) {
  const way = sql.raw(direction);
  return sql`${sql.raw(sortings[sort])} ${way}, customers.id ${way}`;
}

function isBehind(
  siteId: string,
  { sort, direction, after }: Pick<ListQuery, 'sort' | 'direction' | 'after'>,
) {
  if (after === undefined) return sql<boolean>`true`;
  const column = sortings[sort];
  return sql<boolean>`(${sql.raw(column)}, customers.id) ${sql.raw(direction === 'asc' ? '>' : '<')}
    (select ${sql.raw(column.replaceAll('customers.', 'l.'))}, l.id from customers l
     where l.site_id = ${siteId} and l.id = ${after})`;
}

/** Nobody reads a larger count. */
const mostCounted = 10_000;

/** Counts to 10,000. */
export async function countCustomers(
  db: ReadDatabase,
  siteId: string,
  filter: CustomerFilter,
): Promise<AnswerOf<typeof countCall>> {
  const narrowed = await narrowCount(db, siteId, filter);
  const { count } = await db
    .selectFrom((eb) =>
      eb
        .selectFrom('customers')
        .select('customers.id')
        .where(matchCustomers(siteId, narrowed))
        .limit(mostCounted + 1)
        .as('some'),
    )
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .modifyEnd(plannedAnew)
    .executeTakeFirstOrThrow();
  return { count: Math.min(Number(count), mostCounted), isMore: Number(count) > mostCounted };
}

const mostGroups = 100;

/** What the filters of the list can be set to: jumps from one to the next, however many rows. */
export async function listGroups(
  db: ReadDatabase,
  siteId: string,
): Promise<AnswerOf<typeof groupsCall>> {
  const groups = await readRows<{ name: string }>(
    db,
    sql`
    select distinct unnest(c.groups) as name from customers c
    where c.site_id = ${siteId} and c.is_listed and c.groups <> '{}'
    order by 1 limit ${mostGroups}`,
  );
  const countries = await readRows<{ name: string }>(
    db,
    sql`
    with recursive found as (
      select min(c.country) as name from customers c
      where c.site_id = ${siteId} and c.is_listed and c.country > ''
      union all
      select (select min(c.country) from customers c
        where c.site_id = ${siteId} and c.is_listed and c.country > found.name)
      from found where found.name is not null)
    select name from found where name is not null limit ${mostGroups}`,
  );
  return {
    groups: groups.map(({ name }) => name),
    countries: countries.map(({ name }) => name),
  };
}

export const lineColumns = [
  'customers.id',
  'customers.email',
  'customers.name',
  'customers.phone',
  'customers.country',
  'customers.groups',
  'customers.order_count',
  'customers.spent_cents',
  'customers.refunded_cents',
  'customers.last_order_at',
  'customers.first_order_at',
  'customers.opted_in_at',
  'customers.created_at',
  'customers.has_account',
] as const;

type LineRow = Pick<
  Selectable<Database['customers']>,
  | 'id'
  | 'email'
  | 'name'
  | 'phone'
  | 'country'
  | 'groups'
  | 'order_count'
  | 'spent_cents'
  | 'refunded_cents'
  | 'last_order_at'
  | 'first_order_at'
  | 'opted_in_at'
  | 'created_at'
  | 'has_account'
>;

export function presentLine(row: LineRow): CustomerLine {
  return {
    id: row.id,
    email: row.email,
    name: row.name,
    phone: row.phone,
    country: row.country,
    groups: row.groups,
    orders: row.order_count,
    spentCents: row.spent_cents,
    refundedCents: row.refunded_cents,
    lastOrderOn: row.last_order_at?.getTime() ?? null,
    firstOrderOn: row.first_order_at?.getTime() ?? null,
    optedInOn: row.opted_in_at?.getTime() ?? null,
    createdOn: row.created_at.getTime(),
    hasAccount: row.has_account,
  };
}
