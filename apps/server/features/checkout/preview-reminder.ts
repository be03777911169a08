/** A reminder of a cart as it would be written now; nothing is sent. */
import type { AppContext } from '../../context.ts';
import { writeCartReminder } from '../order-mails/write-cart-reminder.ts';
import type { Site } from '../sites/site.ts';
import { listLeftCarts } from './list-left-carts.ts';

/** Of the cart that was left last; while there is none, of the first products of the shop. */
export async function previewReminder(ctx: AppContext, site: Site) {
  const { carts } = await listLeftCarts(ctx, site, { limit: 1 });
  const [cart] = carts;
  const items = cart
    ? cart.lines.map(({ title, quantity }) => ({ name: title, quantity }))
    : await listExamples(ctx, site.siteId);
  const left = { cartId: '', step: 1, email: 'ann@example.com', items, path: '/checkout' };
  const { subject, html, text } = await writeCartReminder({ ctx, db: ctx.db, site }, left);
  return { subject, html, text, isReal: cart !== undefined };
}

async function listExamples({ db }: AppContext, siteId: string) {
  const rows = await db
    .selectFrom('products')
    .select('title as name')
    .where('site_id', '=', siteId)
    .where('is_visible', '=', true)
    .orderBy('id')
    .limit(2)
    .execute();
  return rows.map(({ name }) => ({ name, quantity: 1 }));
}
