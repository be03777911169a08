/**
 * Opening a mailed link. Mail goes astray and programs open links by themselves: the link alone shows
 * nothing. Whoever tells what was typed beside the email has the checkout, in one browser, once.
 */
import { ApiError } from '@sitewright/contract';
import { DAY_MS } from '@sitewright/commerce';
import type { AppContext } from '../../context.ts';
import type { WriteTransaction } from '../../db/database.ts';
import { hashToken } from '../../db/hash-token.ts';
import { isToken, newToken } from '../../db/id.ts';
import type { EventScope } from '../../reactions/reaction.ts';
import type { CartsMerged } from '../cart/cart-events.ts';
import type { Site } from '../sites/site.ts';
import {
  isSameAnswer,
  mostWrongAnswers,
  questionOf,
  type BuyerQuestion,
} from './buyer-question.ts';
import { noteProvedEmail } from './proved-emails.ts';
import { saveCheckoutFacts } from './save-checkout.ts';

/** A link, and what was typed, is kept for a day. */
export const linkLifeMs = DAY_MS;

/** Where a mailed link leads, from the root of the site. */
export function checkoutLinkPath(token: string): string {
  return `/checkout/continue?token=${encodeURIComponent(token)}`;
}

/** A link before it is mailed. */
interface NewLink {
  siteId: string;
  cartId: string;
  email: string;
  /** What stood in the form, without what is worth money. */
  fields: Record<string, string>;
  token: string;
  createdAt: Date;
  lifeMs: number;
}

/** Makes a link work; the mail has its token, the database a hash. */
export async function insertLink(
  trx: WriteTransaction,
  { siteId, cartId, email, fields, token, createdAt, lifeMs }: NewLink,
): Promise<void> {
  await trx
    .insertInto('checkout_links')
    .values({
      site_id: siteId,
      token_hash: hashToken(token),
      cart_id: cartId,
      email,
      fields: JSON.stringify(fields),
      created_at: createdAt,
      expires_at: new Date(createdAt.getTime() + lifeMs),
    })
    .execute();
}

interface OpenLink {
  cartId: string;
  email: string;
  fields: Record<string, string>;
  question: BuyerQuestion;
}

/** @throws ApiError `link_ended` */
export async function findLink(
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  { siteId }: Site,
  token: string,
): Promise<OpenLink> {
  if (!isToken(token)) throw new ApiError('link_ended');
  const row = await db
    .selectFrom('checkout_links')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', now())
    .where('opened_by', 'is', null)
    .where('tries', '<', mostWrongAnswers)
    .executeTakeFirst();
  if (!row) throw new ApiError('link_ended');
  const { cart_id: cartId, email, fields } = row;
  return { cartId, email, fields, question: questionOf(typedIn(fields)) };
}

function typedIn(fields: Record<string, string>) {
  const typed = (part: 'lastName' | 'postalCode') =>
    fields[`shippingAddress.${part}`] || fields[`billingAddress.${part}`] || '';
  return { lastName: typed('lastName'), postalCode: typed('postalCode') };
}

/**
 * Gives the checkout to the browser that tells what was typed.
 * @returns its cart
 * @throws ApiError `link_ended`, or `link_unproved` for a wrong answer
 */
export async function openLink(
  ctx: AppContext,
  site: Site,
  { token, answer, ownerHash }: { token: string; answer: string; ownerHash: string },
): Promise<string> {
  const link = await findLink(ctx, site, token);
  const { question, fields, cartId, email } = link;
  const isProved = question === null || isSameAnswer(answer, typedIn(fields)[question]);
  const isCounted = await ctx.transact(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('checkout_links')
      .set((eb) => (isProved ? { opened_by: ownerHash } : { tries: eb('tries', '+', 1) }))
      .where('site_id', '=', site.siteId)
      .where('token_hash', '=', hashToken(token))
      .where('opened_by', 'is', null)
      .where('tries', '<', mostWrongAnswers)
      .executeTakeFirst();
    const isOurs = numUpdatedRows > 0n;
    if (isOurs && isProved) {
      await noteProvedEmail(trx, { siteId: site.siteId, ownerHash, email }, ctx.now());
    }
    return isOurs;
  });
  if (!isCounted) throw new ApiError('link_ended');
  if (!isProved) throw new ApiError('link_unproved');
  if (!(await saveCheckoutFacts(ctx, site, { cartId, ownerHash, facts: { email } }))) {
    throw new ApiError('link_ended');
  }
  return cartId;
}

/** What was typed on the other device, for the browser that opened the link to this cart. */
export async function findTypedElsewhere(
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  { siteId }: Site,
  { cartId, ownerHash }: { cartId: string; ownerHash: string },
): Promise<Record<string, string> | undefined> {
  const row = await db
    .selectFrom('checkout_links')
    .select('fields')
    .where('site_id', '=', siteId)
    .where('cart_id', '=', cartId)
    .where('opened_by', '=', ownerHash)
    .where('expires_at', '>', now())
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.fields;
}

/**
 * Keeps what stands in a checkout for this very browser, while its visitor goes to another page and
 * comes back.
 */
export async function keepTyped(
  trx: WriteTransaction,
  site: Site,
  { cartId, ownerHash, email, fields, now }: KeptTyping,
): Promise<void> {
  await trx
    .insertInto('checkout_links')
    .values({
      site_id: site.siteId,
      token_hash: hashToken(newToken()),
      cart_id: cartId,
      email,
      fields: JSON.stringify(withoutPayment(fields)),
      opened_by: ownerHash,
      created_at: now,
      expires_at: new Date(now.getTime() + linkLifeMs),
    })
    .execute();
}

interface KeptTyping {
  cartId: string;
  ownerHash: string;
  email: string;
  fields: Record<string, string>;
  now: Date;
}

/** What was typed in one cart's checkout is there in the cart of the account that it went into. */
export async function moveTypedElsewhere(
  { trx, site }: EventScope,
  { fromCartId, toCartId, ownerHash }: CartsMerged,
): Promise<void> {
  await trx
    .updateTable('checkout_links')
    .set({ cart_id: toCartId })
    .where('site_id', '=', site.siteId)
    .where('cart_id', '=', fromCartId)
    .where('opened_by', '=', ownerHash)
    .execute();
}

/** What is worth money is kept nowhere, whatever a browser sends. */
export function withoutPayment(fields: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).filter(([name]) =>
      /^(?:email|note|deliveryMethod|marketingOptIn|isBillingSameAsShipping|(?:shippingAddress|billingAddress|answers)\.[\w.-]+)$/.test(
        name,
      ),
    ),
  );
}

/** Links that ended, with what was typed. */
export async function forgetLinks({
  transact,
  now,
}: Pick<AppContext, 'transact' | 'now'>): Promise<void> {
  await transact((trx) =>
    trx.deleteFrom('checkout_links').where('expires_at', '<=', now()).execute(),
  );
}
