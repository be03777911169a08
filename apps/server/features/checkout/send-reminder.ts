/** One reminder of one cart. */
import { DAY_MS } from '@sitewright/commerce';
import { emailKey } from '@sitewright/contract';
import { sql } from 'kysely';
import { newToken } from '../../db/id.ts';
import { lockKey } from '../../db/lock-key.ts';
import { lockCart } from '../../payments/lock-payment.ts';
import type { EventScope } from '../../reactions/reaction.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { writeCartReminder } from '../order-mails/write-cart-reminder.ts';
import { checkoutLinkPath, insertLink } from './checkout-links.ts';
import { siteIn } from '../sites/site-in-language.ts';

const linkLifeMs = 3 * DAY_MS;
/** A reminder that is a day late does not go by itself: who switches them on reminds of no old carts. */
export const longestDelayMs = DAY_MS;

/** Which cart, of whom, and which reminder it is, from 1. */
export interface LeftCartRow {
  readonly id: string;
  readonly email: string;
  readonly step: number;
}

/** Anybody can type an address: one gets a mail a day. Holds the address until the transaction ends. */
export async function wasRemindedLately(
  { ctx, trx, site: { siteId } }: EventScope,
  email: string,
): Promise<boolean> {
  const email_key = emailKey(email);
  await lockKey(trx, `cart-reminder:${siteId}:${email_key}`);
  const lately = await trx
    .selectFrom('cart_reminders')
    .select('cart_id')
    .where('site_id', '=', siteId)
    .where('email_key', '=', email_key)
    .where('mailed_at', '>', new Date(ctx.now().getTime() - DAY_MS))
    .executeTakeFirst();
  return lately !== undefined;
}

/** `carts c` that nobody bought or is paying, and since whose last change its owner bought nothing. */
export const isUnbought = sql<boolean>`c.order_id is null
  and not exists (select from payments p where p.site_id = c.site_id and p.cart_id = c.id
    and p.status in ('created', 'requires_action', 'pending'))
  and not exists (select from orders o where o.site_id = c.site_id
    and lower(o.email) = lower(c.email) and o.created_at >= c.updated_at)`;

/**
 * Why a cart that was chosen is not written about any more; undefined: it is as unbought as then, and
 * of the same address, to which a link would hand it over. Holds it until the transaction ends:
 * whoever pays it or gives another address waits, or was quicker.
 */
export async function findChange(
  { trx, site: { siteId } }: EventScope,
  { id, email }: Pick<LeftCartRow, 'id' | 'email'>,
): Promise<'bought' | 'moved' | undefined> {
  await lockCart(trx, { siteId, cartId: id });
  const { rows } = await sql<{ is_moved: boolean }>`
    select lower(c.email) is distinct from lower(${email}) as is_moved from carts c
    where c.site_id = ${siteId} and c.id = ${id} and ${isUnbought}`.execute(trx);
  if (!rows[0]) return 'bought';
  return rows[0].is_moved ? 'moved' : undefined;
}

/** Queues it with a link to the cart; nothing where that one went already. */
export async function sendReminder(
  scope: EventScope,
  { id: cartId, email, step }: LeftCartRow,
): Promise<void> {
  const { ctx, trx, site } = scope;
  const { siteId } = site;
  const now = ctx.now();
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('cart_reminders')
    .values({ site_id: siteId, cart_id: cartId, step, email_key: emailKey(email), mailed_at: now })
    .onConflict((conflict) => conflict.columns(['site_id', 'cart_id', 'step']).doNothing())
    .executeTakeFirst();
  if (!numInsertedOrUpdatedRows) return;
  const token = newToken();
  const link = { siteId, cartId, email, fields: {}, token, createdAt: now, lifeMs: linkLifeMs };
  await insertLink(trx, link);
  const items = await listItems(scope, cartId);
  const left = { cartId, step, email, items, path: checkoutLinkPath(token), secret: token };
  const shown = await siteIn(trx, site, await languageOfCart(scope, cartId));
  const mail = await writeCartReminder({ ctx, db: trx, site: shown }, left);
  await queueMail(trx, { siteId, ...mail }, await ctx.secrets());
  await trx
    .updateTable('left_carts')
    .set({ mailed_at: now, mail_count: sql<number>`mail_count + 1` })
    .where('site_id', '=', siteId)
    .where('cart_id', '=', cartId)
    .where('order_id', 'is', null)
    .execute();
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

/** In which its checkout was seen last. */
async function languageOfCart({ trx, site }: EventScope, cartId: string): Promise<string | null> {
  const cart = await trx
    .selectFrom('carts')
    .select('language')
    .where('site_id', '=', site.siteId)
    .where('id', '=', cartId)
    .executeTakeFirst();
  return cart?.language ?? null;
}
