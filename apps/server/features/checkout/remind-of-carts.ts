/**
 * Reminds of carts that were left with an email, where the owner switched it on. Each step of a cart
 * once, and an address once a day whatever carts there are with it, because anybody can type it.
 */
import { sql } from 'kysely';
import { emailKey } from '@sitewright/contract';
import { DAY_MS } from '@sitewright/commerce';
import type { AppContext } from '../../context.ts';
import { newToken } from '../../db/id.ts';
import { lockKey } from '../../db/lock-key.ts';
import type { EventScope } from '../../reactions/reaction.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { writeCartReminder } from '../order-mails/write-cart-reminder.ts';
import { listSitesWith } from '../settings/list-sites-with.ts';
import { readSettings } from '../settings/read-settings.ts';
import type { Site } from '../sites/site.ts';
import { siteUrl } from '../sites/site-url.ts';
import { checkoutLinkPath, insertLink } from './checkout-links.ts';

const hourMs = 3_600_000;
const linkLifeMs = 3 * DAY_MS;
/** A reminder that is a day late is not sent: who switches them on reminds of no old carts. */
const longestDelayMs = DAY_MS;
const cartsAtOnce = 200;

/** Writes all reminders that are due. Any number of processes may do it at once. */
export async function remindOfCarts(ctx: AppContext, stopping?: AbortSignal): Promise<void> {
  // The key of links is read, or made, outside of transactions.
  await ctx.secrets();
  for (const siteId of await listSitesWith(ctx.db, 'mails', 'abandonedCart')) {
    const site = await ctx.sites.get(siteId);
    if (!site || !readSettings(site, 'mails').abandonedCart || !siteUrl(ctx, site)) continue;
    const hours = readSettings(site, 'mails').abandonedCartHours.toSorted((a, b) => a - b);
    for (const [index, each] of hours.entries()) {
      for (const cart of await listLeft(ctx, site, { step: index + 1, hours: each })) {
        if (stopping?.aborted) return;
        await ctx.transact((trx) => remind({ ctx, trx, site }, cart));
      }
    }
  }
}

interface LeftCartRow {
  id: string;
  email: string;
  step: number;
}

/** Carts that were left so long ago, without an order since, whose owner may be reminded. */
async function listLeft(
  ctx: AppContext,
  site: Site,
  { step, hours }: { step: number; hours: number },
): Promise<LeftCartRow[]> {
  const now = ctx.now();
  const until = new Date(now.getTime() - hours * hourMs);
  const since = new Date(until.getTime() - longestDelayMs);
  const { siteId } = site;
  const needsOptIn = readSettings(site, 'mails').abandonedCartNeedsOptIn;
  const query = sql<LeftCartRow>`
    select c.id, c.email, ${step}::integer as step from carts c
    where c.site_id = ${siteId} and c.email is not null and c.order_id is null
      and c.terms is null
      and c.expires_at > ${now} and c.updated_at <= ${until} and c.updated_at > ${since}
      and exists (select from cart_entries e where e.site_id = c.site_id and e.cart_id = c.id)
      and not exists (select from payments p where p.site_id = c.site_id and p.cart_id = c.id
        and p.status in ('created', 'requires_action', 'pending'))
      and not exists (select from orders o where o.site_id = c.site_id
        and lower(o.email) = lower(c.email) and o.created_at >= c.updated_at)
      and not exists (select from cart_reminders r where r.site_id = c.site_id
        and r.cart_id = c.id and r.step >= ${step})
      and (not ${needsOptIn}::boolean or exists (select from marketing_opt_ins m
        where m.site_id = c.site_id and m.email = lower(c.email)))
    order by c.updated_at limit ${cartsAtOnce}`;
  const { rows } = await ctx.transact((trx) => query.execute(trx));
  return rows;
}

async function remind(scope: EventScope, { id: cartId, email, step }: LeftCartRow): Promise<void> {
  const { ctx, trx, site } = scope;
  const { siteId } = site;
  const now = ctx.now();
  const email_key = emailKey(email);
  await lockKey(trx, `cart-reminder:${siteId}:${email_key}`);
  const lately = await trx
    .selectFrom('cart_reminders')
    .select('cart_id')
    .where('site_id', '=', siteId)
    .where('email_key', '=', email_key)
    .where('mailed_at', '>', new Date(now.getTime() - DAY_MS))
    .executeTakeFirst();
  if (lately) return;
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('cart_reminders')
    .values({ site_id: siteId, cart_id: cartId, step, email_key, mailed_at: now })
    .onConflict((conflict) => conflict.columns(['site_id', 'cart_id', 'step']).doNothing())
    .executeTakeFirst();
  if (!numInsertedOrUpdatedRows) return;
  const token = newToken();
  const link = { siteId, cartId, email, fields: {}, token, createdAt: now, lifeMs: linkLifeMs };
  await insertLink(trx, link);
  const items = await listItems(scope, cartId);
  const left = { cartId, step, email, items, path: checkoutLinkPath(token), secret: token };
  const mail = await writeCartReminder(scope, left);
  await queueMail(trx, { siteId, ...mail }, await ctx.secrets());
}

async function listItems({ trx, site: { siteId } }: EventScope, cartId: string) {
  return trx
    .selectFrom('cart_entries as e')
    .innerJoin('products as p', (join) =>
      join.onRef('p.site_id', '=', 'e.site_id').onRef('p.id', '=', 'e.product_id'),
    )
    .select(['p.title as name', 'e.quantity'])
    .where('e.site_id', '=', siteId)
    .where('e.cart_id', '=', cartId)
    .orderBy('e.id')
    .limit(50)
    .execute();
}
