/**
 * Reminds of carts that were left with an email, where the owner switched it on. Each step of a cart
 * once, and an address once a day whatever carts there are with it, because anybody can type it.
 */
import { sql } from 'kysely';
import type { AppContext } from '../../context.ts';
import type { EventScope } from '../../reactions/reaction.ts';
import { listSitesWith } from '../settings/list-sites-with.ts';
import { readSettings } from '../settings/read-settings.ts';
import type { Site } from '../sites/site.ts';
import { siteUrl } from '../sites/site-url.ts';
import {
  findChange,
  isUnbought,
  longestDelayMs,
  sendReminder,
  wasRemindedLately,
  type LeftCartRow,
} from './send-reminder.ts';

const hourMs = 3_600_000;
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
    where c.site_id = ${siteId} and c.email is not null and c.terms is null and ${isUnbought}
      and c.expires_at > ${now} and c.updated_at <= ${until} and c.updated_at > ${since}
      and exists (select from cart_entries e where e.site_id = c.site_id and e.cart_id = c.id)
      and not exists (select from cart_reminders r where r.site_id = c.site_id
        and r.cart_id = c.id and r.step >= ${step})
      and (not ${needsOptIn}::boolean or exists (select from marketing_opt_ins m
        where m.site_id = c.site_id and m.email = lower(c.email)))
    order by c.updated_at limit ${cartsAtOnce}`;
  const { rows } = await ctx.transact((trx) => query.execute(trx));
  return rows;
}

async function remind(scope: EventScope, cart: LeftCartRow): Promise<void> {
  if (await wasRemindedLately(scope, cart.email)) return;
  if (await findChange(scope, cart)) return;
  await sendReminder(scope, cart);
}
