/** Asks buyers what they think, some days after all of an order was handed over; once an order. */
import { sql } from 'kysely';
import { DAY_MS } from '@sitewright/commerce';
import type { AppContext } from '../../context.ts';
import type { WriteTransaction } from '../../db/database.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { listSitesWith } from '../settings/list-sites-with.ts';
import { readSettings } from '../settings/read-settings.ts';
import type { Site } from '../sites/site.ts';
import { writeReviewRequest, type ReviewedOrder } from './write-review-request.ts';
import { siteOfOrder } from '../orders/site-of-order.ts';

/** Older ones are not asked: who switches it on asks for no review of last year. */
const longestDelayMs = 7 * DAY_MS;
const ordersAtOnce = 200;

/** Writes all requests that are due. Any number of processes may do it at once. */
export async function requestReviews(ctx: AppContext, stopping?: AbortSignal): Promise<void> {
  // The key of links is read, or made, outside of transactions.
  await ctx.secrets();
  for (const siteId of await listSitesWith(ctx.db, 'mails', 'reviewRequest')) {
    const site = await ctx.sites.get(siteId);
    if (!site || !readSettings(site, 'mails').reviewRequest) continue;
    for (const order of await listDue(ctx, site)) {
      if (stopping?.aborted) return;
      await request(ctx, site, order);
    }
  }
}

async function listDue(ctx: AppContext, site: Site): Promise<ReviewedOrder[]> {
  const days = readSettings(site, 'mails').reviewRequestDays;
  const until = new Date(ctx.now().getTime() - days * DAY_MS);
  const since = new Date(until.getTime() - longestDelayMs);
  const query = sql<ReviewedOrder>`
    select o.id as "orderId", o.order_number as "orderNumber", o.email
    from orders o
    join fulfillments f on f.site_id = o.site_id and f.order_id = o.id
    where o.site_id = ${site.siteId} and o.status = 'paid' and not o.is_test
      and o.fulfillment_status = 'fulfilled'
      and not exists (select from review_requests r
        where r.site_id = o.site_id and r.order_id = o.id)
    group by o.site_id, o.id, o.order_number, o.email
    having max(f.updated_at) <= ${until} and max(f.updated_at) > ${since}
    order by o.order_number limit ${ordersAtOnce}`;
  const { rows } = await ctx.transact((trx) => query.execute(trx));
  return rows.map((row) => ({ ...row, orderNumber: Number(row.orderNumber) }));
}

async function request(ctx: AppContext, site: Site, order: ReviewedOrder): Promise<void> {
  const { siteId } = site;
  await ctx.transact(async (trx) => {
    if (!(await isStillPaid(trx, siteId, order.orderId))) return;
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('review_requests')
      .values({ site_id: siteId, order_id: order.orderId, mailed_at: ctx.now() })
      .onConflict((conflict) => conflict.columns(['site_id', 'order_id']).doNothing())
      .executeTakeFirst();
    if (!numInsertedOrUpdatedRows) return;
    const mail = await writeReviewRequest(
      { ctx, db: trx, site: await siteOfOrder(trx, site, order.orderId) },
      order,
    );
    await queueMail(trx, { siteId, ...mail }, await ctx.secrets());
  });
}

/** It may have gone back since it was chosen. Holds it until the transaction ends. */
async function isStillPaid(
  trx: WriteTransaction,
  siteId: string,
  orderId: string,
): Promise<boolean> {
  const order = await trx
    .selectFrom('orders')
    .select('id')
    .where('site_id', '=', siteId)
    .where('id', '=', orderId)
    .where('status', '=', 'paid')
    .forShare()
    .executeTakeFirst();
  return order !== undefined;
}
