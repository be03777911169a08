/** Links by which a rest is paid: unguessable, kept as hashes, sealed in the outbox. */
import { ApiError } from '@sitewright/contract';
import type { AppContext } from '../../context.ts';
import { hashToken } from '../../db/hash-token.ts';
import { isToken, newToken } from '../../db/id.ts';
import type { EventScope } from '../../reactions/reaction.ts';
import {
  isSameAnswer,
  mostWrongAnswers,
  questionOf,
  type BuyerQuestion,
} from '../checkout/buyer-question.ts';
import { handOverFields } from '../checkout/hand-over-fields.ts';
import { countRestAnswer } from '../orders/edits/store-edit.ts';
import type { Site } from '../sites/site.ts';

/** A link before it is mailed. */
export interface NewRestLink {
  tokenHash: string;
  token: string;
}

/** Unguessable; its mail has the token, sealed. */
export function newRestLink(): NewRestLink {
  const token = newToken();
  return { tokenHash: hashToken(token), token };
}

/** Makes a link work. */
export async function insertRestLink(
  { ctx, trx, site }: EventScope,
  {
    orderId,
    editId,
    link,
  }: {
    orderId: string;
    editId: string;
    link: Pick<NewRestLink, 'tokenHash'>;
  },
): Promise<void> {
  await trx
    .insertInto('order_edit_links')
    .values({
      site_id: site.siteId,
      token_hash: link.tokenHash,
      order_id: orderId,
      edit_id: editId,
      created_at: ctx.now(),
    })
    .execute();
}

/** What whoever holds a link sees: no person. */
export interface LinkedRest {
  cartId: string;
  /** Null: nothing is asked, and nothing filled in. */
  question: BuyerQuestion;
}

interface Found extends LinkedRest {
  orderId: string;
  editId: string;
  email: string;
  address: Readonly<Record<string, string>> | null;
  expiresAt: Date;
}

/** True for a link to a rest, whatever became of that. */
export async function isRestLink(
  { db }: Pick<AppContext, 'db'>,
  { siteId }: Site,
  token: string,
): Promise<boolean> {
  if (!isToken(token)) return false;
  const row = await db
    .selectFrom('order_edit_links')
    .select('edit_id')
    .where('site_id', '=', siteId)
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst();
  return row !== undefined;
}

/** @throws ApiError `pay_link_ended` for what is none, was called off or has ended */
export async function findLinkedRest(
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  { siteId }: Site,
  token: string,
): Promise<Found> {
  const row = isToken(token)
    ? await db
        .selectFrom('order_edit_links as l')
        .innerJoin('order_edits as e', (join) =>
          join
            .onRef('e.site_id', '=', 'l.site_id')
            .onRef('e.order_id', '=', 'l.order_id')
            .onRef('e.id', '=', 'l.edit_id'),
        )
        .innerJoin('orders as o', (join) =>
          join.onRef('o.site_id', '=', 'e.site_id').onRef('o.id', '=', 'e.order_id'),
        )
        .innerJoin('carts as c', (join) =>
          join.onRef('c.site_id', '=', 'e.site_id').onRef('c.id', '=', 'e.cart_id'),
        )
        .select(['e.id', 'e.order_id', 'e.state', 'e.wrong_answers', 'e.cart_id', 'c.expires_at'])
        .select(['o.email', 'o.billing_address', 'o.shipping_address'])
        .where('l.site_id', '=', siteId)
        .where('l.token_hash', '=', hashToken(token))
        .executeTakeFirst()
    : undefined;
  const isOver = row?.state === 'called-off' || (row?.state === 'due' && row.expires_at <= now());
  if (!row?.cart_id || isOver) throw new ApiError('pay_link_ended');
  const address = row.billing_address ?? row.shipping_address;
  const isAsked = row.state === 'due' && row.wrong_answers < mostWrongAnswers;
  return {
    cartId: row.cart_id,
    orderId: row.order_id,
    editId: row.id,
    email: row.email,
    address,
    expiresAt: row.expires_at,
    question: isAsked ? questionOf(address) : null,
  };
}

/**
 * Fills the checkout in for the browser that told what was asked.
 * @returns the cart
 * @throws ApiError `pay_link_ended`; `link_unproved` for a wrong answer
 */
export async function proveRestBuyer(
  ctx: AppContext,
  site: Site,
  { token, answer, ownerHash }: { token: string; answer: string; ownerHash: string },
): Promise<string> {
  const found = await findLinkedRest(ctx, site, token);
  const { question, address, cartId, email, expiresAt } = found;
  if (question === null) throw new ApiError('link_unproved');
  const isRight = isSameAnswer(answer, address?.[question] ?? '');
  const { orderId, editId } = found;
  // Answers that come at once count one after the other.
  const isCounted = await ctx.transact((trx) =>
    countRestAnswer({ trx, site }, { orderId, editId, isRight, most: mostWrongAnswers }),
  );
  if (!isRight || !isCounted) throw new ApiError('link_unproved');
  const typed = Object.entries(address ?? {}).map(([part, value]) => {
    return [`billingAddress.${part}`, value] as const;
  });
  const fields = Object.fromEntries([['email', email], ...typed]);
  await handOverFields(ctx, site, { cartId, ownerHash, email, location: null, fields, expiresAt });
  return cartId;
}
