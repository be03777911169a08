/** The gift cards and store credit that a visitor wants to pay a cart with. */
import type { Balance } from '@sitewright/commerce';
import { ApiError, MAX_BALANCES_PER_CART } from '@sitewright/contract';
import type { AppContext } from '../../context.ts';
import { hashGiftCardCode } from './gift-card-code.ts';
import type { BalanceKind } from './tables.ts';

/** One of them. */
export interface CartBalance extends Balance {
  readonly kind: BalanceKind;
  /** Last four characters of its code. */
  readonly hint: string;
}

/** Whose they are: they pay only for the visitor who entered them. */
export interface CartOwner {
  siteId: string;
  cartId: string;
  ownerHash: string;
}

/** Those of a cart that can be spent, in the order in which they pay: gift cards first, then store credit. */
export async function listCartBalances(
  ctx: AppContext,
  { siteId, cartId, ownerHash }: CartOwner,
): Promise<CartBalance[]> {
  if (ownerHash === '') return [];
  const rows = await ctx.db
    .selectFrom('cart_balances as c')
    .innerJoin('balances as b', (join) =>
      join.onRef('b.site_id', '=', 'c.site_id').onRef('b.id', '=', 'c.balance_id'),
    )
    .select(['b.id', 'b.kind', 'b.code_hint', 'b.left_cents', 'b.currency', 'b.expires_at'])
    .where('c.site_id', '=', siteId)
    .where('c.cart_id', '=', cartId)
    .where('c.owner_hash', '=', ownerHash)
    .where('b.voided_at', 'is', null)
    .where((eb) => eb.or([eb('b.expires_at', 'is', null), eb('b.expires_at', '>', ctx.now())]))
    .orderBy('b.kind')
    .orderBy('c.created_at')
    .orderBy('b.id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    hint: row.code_hint,
    balanceCents: row.left_cents,
    currencyCode: row.currency,
    expiresAt: row.expires_at?.getTime() ?? null,
  }));
}

export interface FoundBalance {
  id: string;
  leftCents: number;
  currency: string;
  expiresAt: Date | null;
}

/** What a code stands for. @throws ApiError when there is none such, or it cannot be spent */
export async function findByCode(
  ctx: AppContext,
  siteId: string,
  code: string,
): Promise<FoundBalance> {
  const row = await ctx.db
    .selectFrom('balances')
    .select(['id', 'left_cents', 'currency', 'expires_at', 'voided_at'])
    .where('site_id', '=', siteId)
    .where('code_hash', '=', hashGiftCardCode(code))
    .executeTakeFirst();
  if (!row || row.voided_at) throw new ApiError('gift_card_unknown');
  const { id, left_cents: leftCents, currency, expires_at: expiresAt } = row;
  if (expiresAt && expiresAt <= ctx.now()) throw new ApiError('gift_card_expired');
  return { id, leftCents, currency, expiresAt };
}

/**
 * Lets a cart be paid with a balance.
 * @throws ApiError when there are enough of them already
 */
export async function addCartBalance(
  ctx: AppContext,
  { siteId, cartId, ownerHash }: CartOwner,
  balanceId: string,
): Promise<void> {
  const known = await listCartBalances(ctx, { siteId, cartId, ownerHash });
  const isKnown = known.some(({ id }) => id === balanceId);
  if (!isKnown && known.length >= MAX_BALANCES_PER_CART) throw new ApiError('gift_cards_too_many');
  await ctx.transact((trx) =>
    trx
      .insertInto('cart_balances')
      .values({
        site_id: siteId,
        cart_id: cartId,
        owner_hash: ownerHash,
        balance_id: balanceId,
        created_at: ctx.now(),
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute(),
  );
}

/** Takes one off again. */
export async function removeCartBalance(
  ctx: AppContext,
  { siteId, cartId, ownerHash }: CartOwner,
  balanceId: string,
): Promise<void> {
  await ctx.transact((trx) =>
    trx
      .deleteFrom('cart_balances')
      .where('site_id', '=', siteId)
      .where('cart_id', '=', cartId)
      .where('owner_hash', '=', ownerHash)
      .where('balance_id', '=', balanceId)
      .execute(),
  );
}
