/** What must be true of a shop after any run, and how one sees it. */
import type pg from 'pg';
import type { Account } from './bank.ts';
import type { Told } from './buyer.ts';

/** Everything that is looked at. */
export interface Outcome {
  database: pg.Client;
  siteId: string;
  /** The variant everybody wanted, and how many there were. */
  scarce: { variantId: string; startUnits: number };
  coupon: { code: string; limit: number };
  accounts: ReadonlyMap<string, Account>;
  told: readonly Told[];
  /** Message-IDs of the mails that arrived. */
  mails: readonly string[];
  /** Processes killed: each may have sent one mail without noting it. */
  killed: number;
  /** So often clocks jumped over the end of a mail's claim: the same may follow. */
  longJumps: number;
  /** Processes that ended by themselves while they served. */
  crashed: number;
}

export interface Invariant {
  name: string;
  /** What breaks it; empty when it holds. */
  check(outcome: Outcome): Promise<string[]>;
}

type Row = Record<string, unknown>;

/** An invariant that is a question to the database, whose every row breaks it; `$1` is the site. */
function asks(name: string, sql: string): Invariant {
  return {
    name,
    async check({ database, siteId }) {
      return (await ask(database, sql, [siteId])).map((row) => JSON.stringify(row));
    },
  };
}

async function ask(database: pg.Client, sql: string, values: readonly unknown[]): Promise<Row[]> {
  const { rows } = await database.query<Row>(sql, [...values]);
  return rows;
}

/**
 * Of an item `i` of an order `o`: stock was taken for it, also when its money or its goods went back
 * later. An order that was short of stock and goes on has none but for what edits added.
 */
const tookStock = `((o.status in ('paid', 'awaiting_payment') or o.paid_at is not null)
  and (i.edit_id is not null or not exists (select 1 from order_timeline t
    where t.site_id = o.site_id and t.order_id = o.id and t.kind = 'resolved')))`;

export const invariants: readonly Invariant[] = [
  {
    name: 'stock = start − sold + restocked, and never below zero',
    async check({ database, siteId, scarce: { variantId, startUnits } }) {
      const [row] = await ask(
        database,
        `select v.qty_in_stock as left, coalesce((select sum(i.quantity) from order_items i
           join orders o on o.site_id = i.site_id and o.id = i.order_id
           where i.site_id = $1 and i.variant_id = v.id and ${tookStock}), 0)::integer as sold,
           coalesce((select sum((back ->> 'quantity')::integer) from order_refunds f
             cross join jsonb_array_elements(f.restocked) back
             join order_items i on i.site_id = f.site_id and i.order_id = f.order_id
               and i.id = back ->> 'itemId'
             where f.site_id = $1 and i.variant_id = v.id), 0)::integer as restocked
         from variants v where v.site_id = $1 and v.id = $2`,
        [siteId, variantId],
      );
      const [left, sold] = [Number(row?.['left']), Number(row?.['sold'])];
      const restocked = Number(row?.['restocked']);
      return left >= 0 && restocked <= sold && left + sold - restocked === startUnits
        ? []
        : [`${startUnits} at the start, ${sold} sold, ${restocked} restocked, ${left} left`];
    },
  },
  asks(
    'no hold is left',
    `select payment_id, status from stock_reservations where site_id = $1 and status = 'held'`,
  ),
  asks(
    'what an order sold is what its payment holds as sold',
    `select o.order_number, o.status, i.variant_id, r.status as reservation, r.quantity as held,
       coalesce(sum(i.quantity) filter (where ${tookStock}), 0) as sold
     from orders o join order_items i on i.site_id = o.site_id and i.order_id = o.id
     join variants v on v.site_id = i.site_id and v.id = i.variant_id and not v.unlimited
     left join stock_reservations r on r.site_id = o.site_id and r.payment_id = o.payment_id
       and r.variant_id = i.variant_id
     where o.site_id = $1 group by o.order_number, o.status, i.variant_id, r.status, r.quantity
     having coalesce(sum(i.quantity) filter (where ${tookStock}), 0)
       <> case when r.status = 'sold' then r.quantity else 0 end`,
  ),
  asks(
    'one order a payment, and one a cart',
    `select payment_id, cart_id, count(*) over (partition by payment_id) as payments,
       count(*) over (partition by cart_id) as carts
     from orders where site_id = $1
       and (payment_id in (select payment_id from orders group by 1 having count(*) > 1)
         or cart_id in (select cart_id from orders group by 1 having count(*) > 1))`,
  ),
  asks(
    'no payment that took money is without its order',
    `select p.id, p.status, o.status as order_status from payments p
     left join order_payments f on f.site_id = p.site_id and f.payment_id = p.id
     left join orders o on o.site_id = p.site_id and (o.payment_id = p.id or o.id = f.order_id)
     where p.site_id = $1 and p.status in ('succeeded', 'pending') and o.id is null`,
  ),
  asks(
    'no order is without its payment',
    `select o.order_number, o.status, p.status as payment from orders o
     left join payments p on p.site_id = o.site_id and p.id = o.payment_id
     where o.site_id = $1 and not coalesce(case o.status
       when 'awaiting_payment' then p.status = 'pending'
       when 'paid' then p.status = 'succeeded' or (p.status = 'refunded' and exists (
         select from order_payments f where f.site_id = o.site_id and f.order_id = o.id))
       when 'needs_attention' then p.status = 'succeeded'
       when 'canceled' then p.status in ('canceled', 'expired', 'failed', 'refunded')
       when 'refunded' then p.status = 'refunded' end, false)`,
  ),
  asks(
    'every payment has ended',
    `select id, status from payments where site_id = $1
     and status in ('created', 'requires_action', 'refund_due')`,
  ),
  asks(
    'every event was applied',
    `select event_id, state, last_error from payment_events where site_id = $1 and state <> 'applied'`,
  ),
  asks(
    'every refund was made',
    `select id, status, last_error from payment_refunds where site_id = $1 and status <> 'done'`,
  ),
  asks(
    'no more units come back of an item than it has',
    `select i.order_id, i.id, i.quantity, sum((back ->> 'quantity')::integer) as restocked
     from order_items i join order_refunds f on f.site_id = i.site_id and f.order_id = i.order_id
     cross join jsonb_array_elements(f.restocked) back
     where i.site_id = $1 and back ->> 'itemId' = i.id
     group by i.order_id, i.id, i.quantity having sum((back ->> 'quantity')::integer) > i.quantity`,
  ),
  asks(
    'a refund is made once for each time that it was asked for',
    `select order_id, request_id, count(*) from order_refunds where site_id = $1
     group by 1, 2 having count(*) > 1`,
  ),
  asks(
    'what went back of an order is what its refunds say',
    `select o.order_number, o.refunded_cents, coalesce(sum(f.amount_cents), 0) as refunds
     from orders o left join order_refunds f on f.site_id = o.site_id and f.order_id = o.id
       and f.status = 'done' and f.source not in ('edit', 'unpaid', 'credit')
     where o.site_id = $1 group by o.site_id, o.id
     having o.refunded_cents <> coalesce(sum(f.amount_cents), 0)`,
  ),
  asks(
    'orders are numbered from 1 without a gap',
    `select count(*) as orders, max(order_number) as highest from orders where site_id = $1
     having count(*) <> coalesce(max(order_number), 0)
       or count(*) <> count(distinct order_number)`,
  ),
  asks(
    'an order costs what its payments took, what is due, and what went off without money',
    `select o.order_number, o.grand_total_cents, p.amount_cents, o.due_cents, w.amount_cents as off
     from orders o
     cross join lateral (select sum(amount_cents) as amount_cents,
         sum(refunded_cents) as refunded_cents, min(currency) as least, max(currency) as most
       from payments p where p.site_id = o.site_id and (p.id = o.payment_id or p.id in (
         select f.payment_id from order_payments f
         where f.site_id = o.site_id and f.order_id = o.id))) p
     cross join lateral (select coalesce(sum(amount_cents), 0) as amount_cents from order_refunds r
       where r.site_id = o.site_id and r.order_id = o.id and r.source in ('edit', 'unpaid', 'credit')) w
     where o.site_id = $1 and (o.status <> 'canceled' or o.paid_at is not null)
       and (o.grand_total_cents <> p.amount_cents + o.due_cents + w.amount_cents
       or p.least <> o.currency or p.most <> o.currency
       or o.refunded_cents <> p.refunded_cents)`,
  ),
  {
    name: 'the bank took what the orders say, and gave back what they say',
    async check({ database, siteId, accounts }) {
      const rows = await ask(
        database,
        `select p.id, p.status, coalesce(sum(t.amount_cents), 0)::integer as amount_cents,
           coalesce(sum(t.refunded_cents), 0)::integer as refunded_cents
         from payments p left join payment_tenders t on t.site_id = p.site_id
           and t.payment_id = p.id and t.provider = 'test'
         where p.site_id = $1 and p.provider = 'test' group by p.id, p.status`,
        [siteId],
      );
      const unknown = [...accounts.values()].filter(
        ({ paymentId, takenCents }) => takenCents > 0 && rows.every(({ id }) => id !== paymentId),
      );
      return [
        ...unknown.map(({ paymentId }) => `the bank took money for ${paymentId}: no such payment`),
        ...rows.flatMap((row) => compareWithBank(row, accounts.get(String(row['id'])))),
      ];
    },
  },
  {
    name: 'a coupon is used as often as orders have it, and never above its limit',
    async check({ database, siteId, coupon: { code, limit } }) {
      const [row] = await ask(
        database,
        `select c.used_count + c.test_used_count as used_count, (select count(*)::integer from payments p
           join orders o on o.site_id = p.site_id and o.payment_id = p.id and o.status <> 'canceled'
           where p.site_id = c.site_id and p.snapshot -> 'couponIds' ? c.id) as orders
         from discounts c where c.site_id = $1 and c.code = $2`,
        [siteId, code],
      );
      const [used, orders] = [Number(row?.['used_count']), Number(row?.['orders'])];
      const isRight = used === orders && used <= limit;
      return isRight ? [] : [`used ${used} times of ${limit}, by ${orders} orders`];
    },
  },
  asks(
    'a gift card has what was put in less what orders took, and no hold is left on it',
    `select b.id, b.left_cents, h.taken, h.held, e.issued from balances b
     cross join lateral (select coalesce(sum(amount_cents) filter (where status = 'held'), 0) as held,
       coalesce(sum(amount_cents) filter (where status = 'taken'), 0) as taken
       from balance_holds h where h.site_id = b.site_id and h.balance_id = b.id) h
     cross join lateral (select coalesce(sum(amount_cents), 0) as issued from balance_entries e
       where e.site_id = b.site_id and e.balance_id = b.id and e.kind in ('issued', 'refunded')) e
     where b.site_id = $1 and (h.held <> 0 or b.left_cents < 0 or b.left_cents + h.taken <> e.issued)`,
  ),
  asks(
    'what gift cards paid is what their orders say',
    `select p.id, p.status, t.amount_cents, h.amount_cents as taken from payment_tenders t
     join payments p on p.site_id = t.site_id and p.id = t.payment_id
     left join balance_holds h on h.site_id = p.site_id and h.payment_id = p.id and h.status = 'taken'
     where t.site_id = $1 and t.kind = 'gift-card' and p.status = 'succeeded'
       and h.amount_cents is distinct from t.amount_cents`,
  ),
  asks(
    'every transaction of the ledger sums to zero',
    `select transaction_id, sum(amount_cents) from ledger_entries where site_id = $1
     group by 1 having sum(amount_cents) <> 0`,
  ),
  {
    name: 'the ledger says of the bank what the bank says',
    async check({ database, siteId, accounts }) {
      const [row] = await ask(
        database,
        `select coalesce(sum(amount_cents), 0)::integer as cents from ledger_entries
         where site_id = $1 and account = 'clearing' and party = 'test'`,
        [siteId],
      );
      const kept = [...accounts.values()].reduce((sum, account) => sum + keptCents(account), 0);
      const booked = Number(row?.['cents']);
      return booked === kept ? [] : [`the ledger has ${booked}, the bank ${kept}`];
    },
  },
  {
    name: 'what a buyer was told is true',
    async check({ database, siteId, told }) {
      const rows = await ask(database, 'select id, cart_id from orders where site_id = $1', [
        siteId,
      ]);
      const cartOf = new Map(rows.map((row) => [row['id'], row['cart_id']]));
      return told.flatMap(({ orderId, cartToken, habit }) =>
        orderId && cartOf.get(orderId) !== cartToken
          ? [`order ${orderId} of cart ${cartToken} (${habit}) is lost`]
          : [],
      );
    },
  },
  asks(
    'every order has one confirmation among the mails',
    `select o.order_number, count(m.id) as mails from orders o
     left join outbox_mails m on m.site_id = o.site_id
       and m.dedupe_key = 'order-confirmation:' || o.id
     where o.site_id = $1 group by o.order_number having count(m.id) <> 1`,
  ),
  asks(
    'every mail is known to have left',
    `select id, status, last_error from outbox_mails where site_id = $1 and status <> 'sent'`,
  ),
  {
    name: 'no server ends by itself',
    check: ({ crashed }) => Promise.resolve(crashed > 0 ? [`${crashed} ended`] : []),
  },
  {
    name: 'every mail arrived, and twice only where a process or its clock failed while it was sent',
    async check({ database, siteId, mails, killed, longJumps }) {
      const rows = await ask(database, 'select id, status from outbox_mails where site_id = $1', [
        siteId,
      ]);
      const arrived = new Set(mails);
      const again = mails.length - arrived.size;
      return [
        ...rows
          .filter(({ id }) => !arrived.has(`<${String(id)}@${siteId}.sitewright>`))
          .map(({ id, status }) => `mail ${String(id)} (${String(status)}) never arrived`),
        // Five lanes send side by side in each process.
        ...(again > (killed + longJumps) * 5
          ? [`${again} mails came again, ${killed} were killed, ${longJumps} jumps`]
          : []),
      ];
    },
  },
];

/** What the shop keeps of a payment must be what the bank kept for it. */
function compareWithBank(row: Row, account: Account | undefined): string[] {
  const isPaid = ['succeeded', 'refunded', 'refund_due'].includes(String(row['status']));
  const shopCents = isPaid ? Number(row['amount_cents']) - Number(row['refunded_cents']) : 0;
  const refundedCents = [...(account?.refunds.values() ?? [])].reduce(
    (sum, cents) => sum + cents,
    0,
  );
  const bankCents = (account?.takenCents ?? 0) - refundedCents;
  if (shopCents === bankCents) return [];
  return [
    `payment ${String(row['id'])} (${String(row['status'])}): the shop keeps ${shopCents}, ` +
      `the bank ${bankCents} of ${account?.takenCents ?? 0}`,
  ];
}

function keptCents({ takenCents, refunds }: Account): number {
  return [...refunds.values()].reduce((left, cents) => left - cents, takenCents);
}
