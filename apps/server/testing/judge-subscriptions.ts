/** Looks at what came of a month of subscriptions. */
import { sql } from 'kysely';
import type { TestApp } from './test-app.ts';

export interface ProvedMonth {
  /** What is broken; empty: nothing. */
  broken: string[];
  counts: Readonly<Record<string, number>>;
}

/** Each period is charged once or never, as it says; what a plan is credited is spent to the cent. */
export async function judgeSubscriptions(app: TestApp, siteId: string): Promise<ProvedMonth> {
  const payments = await app.ctx.db
    .selectFrom('payments')
    .select(['cart_id', 'status', 'amount_cents'])
    .where('site_id', '=', siteId)
    .where('cart_id', 'like', 'subscription:%')
    .execute();
  const orders = await app.ctx.db
    .selectFrom('orders')
    .select(['cart_id', 'grand_total_cents'])
    .where('site_id', '=', siteId)
    .where('cart_id', 'like', 'subscription:%')
    .execute();
  const periods = await app.ctx.db
    .selectFrom('subscription_periods as p')
    .innerJoin('subscriptions as s', (join) =>
      join.onRef('s.site_id', '=', 'p.site_id').onRef('s.id', '=', 'p.subscription_id'),
    )
    .select(['p.subscription_id', 'p.period', 'p.status', 'p.amount_cents'])
    .select(['s.cycles_billed', 's.plan'])
    .where('p.site_id', '=', siteId)
    .execute();
  const taken = Map.groupBy(
    payments.filter(({ status }) => status === 'succeeded'),
    ({ cart_id: cartId }) => cartId,
  );
  const made = new Map(orders.map((order) => [order.cart_id, order]));
  const broken: string[] = [];
  for (const { subscription_id: id, period, ...row } of periods) {
    const key = `subscription:${id}:${period}`;
    const charges = period === 0 ? 1 : (taken.get(key)?.length ?? 0);
    const isPaid = row.status === 'paid';
    if (charges !== Number(isPaid))
      broken.push(`${key} is ${row.status}, charged ${charges} times`);
    if (period > 0 && made.has(key) !== isPaid) broken.push(`${key} is ${row.status}: order?`);
    const order = made.get(key);
    if (isPaid && order && row.amount_cents !== order.grand_total_cents) {
      broken.push(`${key} cost another sum than its order`);
    }
  }
  for (const [id, own] of Map.groupBy(periods, (row) => row.subscription_id)) {
    const paid = own.filter(({ status }) => status === 'paid').length;
    const { cycles_billed: billed, plan } = own[0]!;
    if (paid !== billed) broken.push(`${id} has ${paid} paid periods and counts ${billed}`);
    const most = plan.numBillingCycles || Infinity;
    if (paid > most) broken.push(`${id} has ${paid} of ${most} periods`);
  }
  const known = new Set(periods.map((row) => `subscription:${row.subscription_id}:${row.period}`));
  for (const key of taken.keys()) if (!known.has(key)) broken.push(`${key} is charged and unknown`);
  broken.push(...(await judgeCharges(app, siteId)), ...(await judgeMoney(app, siteId)));
  const count = (status: string) => periods.filter((row) => row.status === status).length;
  return {
    broken,
    counts: {
      'periods paid': count('paid'),
      'periods open': count('open'),
      'periods skipped': count('skipped'),
      'periods given up': count('unpaid'),
      'orders of later periods': orders.length,
      'payments that failed': payments.filter(({ status }) => status === 'failed').length,
    },
  };
}

/** What a period costs is what its order says of goods, shipping and tax, and what its tenders pay. */
async function judgeCharges(app: TestApp, siteId: string): Promise<string[]> {
  const { rows } = await app.ctx.transact((trx) =>
    sql<{ cart_id: string }>`
    select p.cart_id from payments p
    where p.site_id = ${siteId} and p.cart_id like 'subscription:%' and p.status = 'succeeded'
      and p.amount_cents <> (select coalesce(sum(t.amount_cents), 0) from payment_tenders t
        where t.site_id = p.site_id and t.payment_id = p.id)
    union all
    select o.cart_id from orders o
    where o.site_id = ${siteId} and o.cart_id like 'subscription:%'
      and o.grand_total_cents <> o.subtotal_cents - o.discount_cents + o.shipping_cents + o.tax_cents
    union all
    select o.cart_id from orders o
    where o.site_id = ${siteId} and o.cart_id like 'subscription:%'
      and o.subtotal_cents <> (select sum(i.quantity * i.unit_price_cents) from order_items i
        where i.site_id = o.site_id and i.order_id = o.id)`.execute(trx),
  );
  return rows.map(({ cart_id: id }) => `${id} does not add up`);
}

/** Credit is what was issued less what was spent, never below zero, and what the ledger owes. */
async function judgeMoney(app: TestApp, siteId: string): Promise<string[]> {
  const broken: string[] = [];
  const { rows: balances } = await app.ctx.transact((trx) =>
    sql<{ id: string; left: number; spent: string; known: string }>`
    select b.id, b.left_cents as "left",
      (select coalesce(sum(h.amount_cents), 0) from balance_holds h where h.site_id = b.site_id
        and h.balance_id = b.id and h.status in ('taken', 'held')) as spent,
      (select coalesce(sum(e.amount_cents), 0) from balance_entries e where e.site_id = b.site_id
        and e.balance_id = b.id and e.kind = 'issued') as known
    from balances b where b.site_id = ${siteId}`.execute(trx),
  );
  for (const { id, left, spent, known } of balances) {
    if (left < 0) broken.push(`the credit ${id} is below zero`);
    if (left !== Number(known) - Number(spent)) broken.push(`the credit ${id} does not add up`);
  }
  const { rows: sums } = await app.ctx.transact((trx) =>
    sql<{ account: string; cents: string }>`
    select account, sum(amount_cents) as cents from ledger_entries
    where site_id = ${siteId} group by account`.execute(trx),
  );
  const total = sums.reduce((cents, row) => cents + Number(row.cents), 0);
  if (total !== 0) broken.push(`the ledger sums to ${total}`);
  const owed = -Number(sums.find(({ account }) => account === 'store-credit')?.cents ?? 0);
  const held = balances.reduce((cents, { left }) => cents + left, 0);
  const { rows: open } = await app.ctx.transact((trx) =>
    sql<{ cents: string }>`
    select coalesce(sum(amount_cents), 0) as cents from balance_holds
    where site_id = ${siteId} and status = 'held'`.execute(trx),
  );
  const underWay = Number(open[0]!.cents);
  if (owed !== held + underWay)
    broken.push(`the ledger owes ${owed} of credit, buyers have ${held}`);
  return broken;
}
