/** Carts that were left, as staff see them. */
import { DAY_MS } from '@sitewright/commerce';
import {
  type LeftCartState,
  type listLeftCarts as listCall,
  type ReminderRefusal,
  type sumLeftCarts as sumCall,
} from '@sitewright/contract';
import { sql, type RawBuilder } from 'kysely';
import type { AppContext } from '../../context.ts';
import { countSome } from '../../db/count-some.ts';
import type { ReadDatabase } from '../../db/database.ts';
import { escapeLike } from '../../db/escape-like.ts';
import { plannedAnew } from '../../db/planned-anew.ts';
import { readRows } from '../../db/read-rows.ts';
import type { AnswerOf } from '../../http/call-types.ts';
import { readSettings } from '../settings/read-settings.ts';
import type { Site } from '../sites/site.ts';
import { siteUrl } from '../sites/site-url.ts';
import { longestDelayMs } from './send-reminder.ts';

type Answer = AnswerOf<typeof listCall>;
type LeftCart = Answer['carts'][number];

/** Reminders of one cart at most, whoever sends them. */
export const mostReminders = 3;

/** Which of them. */
export interface LeftCartFilter {
  readonly state?: LeftCartState | undefined;
  readonly search?: string | undefined;
}

/** A page of them, the latest first; `after` is where the next one begins. */
export async function listLeftCarts(
  ctx: AppContext,
  site: Site,
  query: LeftCartFilter & { readonly after?: string | undefined; readonly limit: number },
): Promise<Answer> {
  const { limit } = query;
  const rows = await selectLeftCarts(ctx, site, { ...query, limit: limit + 1 }).execute();
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  const all = filterLeftCarts(ctx.db, site, { ...query, now: ctx.now() }).select('l.id');
  return {
    carts: page.map((row) => present(ctx, site, row)),
    ...(last && { after: last.id }),
    count: await countSome(ctx.db, all),
  };
}

/** One of them, for who writes to its owner. */
export async function findLeftCart(ctx: AppContext, site: Site, id: string) {
  const row = await selectLeftCarts(ctx, site, { limit: 1, id }).executeTakeFirst();
  return row && { row, cart: present(ctx, site, row) };
}

/** Whether a cart is still there to be bought. */
const isOpen = (now: Date) =>
  isThere(sql`carts c where c.site_id = l.site_id and c.id = l.cart_id and c.order_id is null
    and c.expires_at > ${now}`);

/** As a value: for `exists` the planner reads the whole table to answer for a page. */
const isThere = (from: RawBuilder<unknown>) =>
  sql<boolean>`((select true from ${from} limit 1) is not null)`;

function filterLeftCarts(
  db: ReadDatabase,
  { siteId }: Site,
  { state, search = '', now }: LeftCartFilter & { readonly now: Date },
) {
  const pattern = `%${escapeLike(search.trim().toLowerCase())}%`;
  const conditions: Readonly<Record<LeftCartState, RawBuilder<boolean>>> = {
    open: sql`l.order_id is null and l.mailed_at is null and ${isOpen(now)}`,
    reminded: sql`l.order_id is null and l.mailed_at is not null and ${isOpen(now)}`,
    recovered: sql`l.is_recovered`,
    bought: sql`l.order_id is not null and not l.is_recovered`,
    gone: sql`l.order_id is null and not ${isOpen(now)}`,
  };
  return db
    .selectFrom('left_carts as l')
    .where('l.site_id', '=', siteId)
    .where('l.units', '>', 0)
    .$if(state !== undefined, (all) => all.where(conditions[state!]))
    .$if(search.trim() !== '', (all) => all.where('l.email_key', 'like', pattern));
}

/** Their rows, with what keeps a mail from going. */
function selectLeftCarts(
  ctx: AppContext,
  site: Site,
  {
    after,
    limit,
    id,
    ...filter
  }: LeftCartFilter & {
    readonly after?: string | undefined;
    readonly id?: string;
    readonly limit: number;
  },
) {
  const now = ctx.now();
  const dayAgo = new Date(now.getTime() - DAY_MS);
  return filterLeftCarts(ctx.db, site, { ...filter, now })
    .leftJoin('orders as o', (join) =>
      join.onRef('o.site_id', '=', 'l.site_id').onRef('o.id', '=', 'l.order_id'),
    )
    .selectAll('l')
    .select([
      'o.order_number',
      'o.grand_total_cents as order_total_cents',
      isOpen(now).as('is_open'),
      isThere(sql`carts c where c.site_id = l.site_id and c.id = l.cart_id
        and lower(c.email) is distinct from lower(l.email)`).as('is_moved'),
      isThere(sql`payments p where p.site_id = l.site_id and p.cart_id = l.cart_id
        and p.status in ('created', 'requires_action', 'pending')`).as('is_paying'),
      isThere(sql`mail_suppressions s
        where s.site_id = l.site_id and s.email_key = l.email_key`).as('is_suppressed'),
      isThere(sql`marketing_opt_ins m
        where m.site_id = l.site_id and m.email = l.email_key`).as('has_consent'),
      isThere(sql`cart_reminders r where r.site_id = l.site_id
        and r.email_key = l.email_key and r.mailed_at > ${dayAgo}`).as('was_lately'),
      sql<number>`coalesce((select max(r.step) from cart_reminders r
        where r.site_id = l.site_id and r.cart_id = l.cart_id), 0)::integer`.as('last_step'),
    ])
    .$if(id !== undefined, (all) => all.where('l.id', '=', id!))
    .$if(after !== undefined, (all) =>
      all.where(
        sql<boolean>`(l.left_at, l.id) < (select b.left_at, b.id from left_carts b
          where b.site_id = ${site.siteId} and b.id = ${after})`,
      ),
    )
    .orderBy('l.left_at', 'desc')
    .orderBy('l.id', 'desc')
    .limit(limit)
    .modifyEnd(plannedAnew);
}

type LeftRow = Awaited<ReturnType<ReturnType<typeof selectLeftCarts>['execute']>>[number];

function present(ctx: AppContext, site: Site, row: LeftRow): LeftCart {
  const refusal = findRefusal(ctx, site, row);
  return {
    id: row.id,
    email: row.email,
    leftOn: row.left_at.getTime(),
    currency: row.currency,
    totalCents: Number(row.total_cents),
    units: row.units,
    lines: row.lines,
    state: stateOf(row),
    mailCount: row.mail_count,
    mailedOn: row.mailed_at?.getTime() ?? null,
    dueOn: findDue(ctx, site, row, refusal),
    refusal,
    order:
      row.order_number === null || row.ordered_at === null
        ? null
        : {
            number: row.order_number,
            totalCents: Number(row.order_total_cents),
            orderedOn: row.ordered_at.getTime(),
          },
  };
}

function stateOf(row: LeftRow): LeftCartState {
  if (row.is_recovered) return 'recovered';
  if (row.order_id !== null) return 'bought';
  if (!row.is_open) return 'gone';
  return row.mailed_at === null ? 'open' : 'reminded';
}

function findRefusal(ctx: AppContext, site: Site, row: LeftRow): ReminderRefusal | null {
  if (row.order_id !== null) return 'bought';
  if (!row.is_open) return 'gone';
  if (row.is_moved) return 'moved';
  if (row.is_paying) return 'paying';
  if (row.is_suppressed) return 'suppressed';
  const { abandonedCartNeedsOptIn } = readSettings(site, 'mails');
  if (abandonedCartNeedsOptIn && !row.has_consent) return 'no-consent';
  if (row.last_step >= mostReminders) return 'enough';
  if (row.was_lately) return 'lately';
  return siteUrl(ctx, site) === undefined ? 'no-address' : null;
}

/** When the next one goes by itself: as the job decides. */
function findDue(
  ctx: AppContext,
  site: Site,
  row: LeftRow,
  refusal: ReminderRefusal | null,
): number | null {
  const { abandonedCart, abandonedCartHours } = readSettings(site, 'mails');
  if (!abandonedCart || (refusal !== null && refusal !== 'lately')) return null;
  const hours = abandonedCartHours.toSorted((a, b) => a - b)[row.last_step];
  if (hours === undefined) return null;
  const due = row.left_at.getTime() + (hours * DAY_MS) / 24;
  return due + longestDelayMs < ctx.now().getTime() ? null : due;
}

/** What carts of the last days came to, in the currency of the shop. */
export async function sumLeftCarts(
  ctx: AppContext,
  { siteId, currency }: Site,
  days: number,
): Promise<AnswerOf<typeof sumCall>> {
  const since = new Date(ctx.now().getTime() - days * DAY_MS);
  const query = sql`
    select count(*)::integer as left_count, coalesce(sum(l.total_cents), 0) as left_cents,
      count(l.mailed_at)::integer as reminded_count,
      coalesce(sum(l.total_cents) filter (where l.mailed_at is not null), 0) as reminded_cents,
      count(o.id)::integer as recovered_count,
      coalesce(sum(o.grand_total_cents - o.refunded_cents), 0) as recovered_cents
    from left_carts l
    left join orders o on o.site_id = l.site_id and o.id = l.order_id and l.is_recovered
      and not o.is_test and o.status <> 'canceled'
    where l.site_id = ${siteId} and l.left_at > ${since} and l.units > 0
      and l.currency = ${currency}`;
  const [row] = await readRows<Record<string, string | number>>(ctx.db, query);
  const sumOf = (name: string) => ({
    count: Number(row?.[`${name}_count`] ?? 0),
    totalCents: Number(row?.[`${name}_cents`] ?? 0),
  });
  return {
    currency,
    left: sumOf('left'),
    reminded: sumOf('reminded'),
    recovered: sumOf('recovered'),
  };
}
