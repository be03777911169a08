/** Making balances and ending them. */
import type { WriteTransaction } from '../../db/database.ts';
import type { EventScope } from '../../reactions/reaction.ts';
import { newId } from '../../db/id.ts';
import { hashGiftCardCode, hintOfGiftCardCode, newGiftCardCode } from './gift-card-code.ts';
import { forfeitRest } from './forfeit-rest.ts';
import { addToBalance } from './hold-balances.ts';
import type { BalanceKind } from './tables.ts';

export interface NewBalance {
  siteId: string;
  kind: BalanceKind;
  currency: string;
  amountCents: number;
  now: Date;
}

/** Makes a balance. Nobody can spend it before it has a code; see {@link giveCode}. */
export async function issueBalance(
  trx: WriteTransaction,
  { siteId, kind, currency, amountCents, now }: NewBalance,
): Promise<string> {
  const id = newId();
  await trx
    .insertInto('balances')
    .values({ site_id: siteId, id, kind, currency, left_cents: amountCents, created_at: now })
    .execute();
  await trx
    .insertInto('balance_entries')
    .values({
      site_id: siteId,
      balance_id: id,
      id: newId(),
      kind: 'issued',
      amount_cents: amountCents,
      created_at: now,
    })
    .execute();
  return id;
}

/**
 * Gives a balance a new code, which replaces one that it had, and says until when it is good.
 * @returns the code; it is kept nowhere, only its hash is
 */
export async function giveCode(
  trx: WriteTransaction,
  { siteId, id, expiresAt }: { siteId: string; id: string; expiresAt: Date | null },
): Promise<string> {
  const code = newGiftCardCode();
  await trx
    .updateTable('balances')
    .set({
      code_hash: hashGiftCardCode(code),
      code_hint: hintOfGiftCardCode(code),
      expires_at: expiresAt,
    })
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .execute();
  return code;
}

/** Ends a balance for good: what is left on it is gone. @returns false when it had ended before */
export async function voidBalance(scope: EventScope, id: string): Promise<boolean> {
  const { ctx, trx, site } = scope;
  const { siteId } = site;
  const voided = await trx
    .updateTable('balances')
    .set({ voided_at: ctx.now() })
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .where('voided_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (voided) await forfeitRest(scope, id);
  return voided !== undefined;
}

/**
 * Takes money off a balance that was sold and is given back to its buyer.
 * @returns how much there was, at most what was asked for, and what is left
 */
export async function withdrawFromBalance(
  trx: WriteTransaction,
  { siteId, id, amountCents, now }: { siteId: string; id: string; amountCents: number; now: Date },
): Promise<{ takenCents: number; leftCents: number }> {
  const row = await trx
    .selectFrom('balances')
    .select('left_cents')
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  const leftCents = row?.left_cents ?? 0;
  const takenCents = Math.min(leftCents, amountCents);
  if (takenCents <= 0) return { takenCents: 0, leftCents };
  const entry = {
    kind: 'withdrawn' as const,
    amount_cents: -takenCents,
    payment_id: null,
    refund_id: null,
  };
  await addToBalance(trx, { siteId, balanceId: id, entry, now });
  return { takenCents, leftCents: leftCents - takenCents };
}

/** Writes down that a price went back of a balance with nothing left. */
export async function noteNothingLeft(
  trx: WriteTransaction,
  { siteId, id, now }: { siteId: string; id: string; now: Date },
): Promise<void> {
  const entry = { kind: 'withdrawn' as const, amount_cents: 0, payment_id: null, refund_id: null };
  await addToBalance(trx, { siteId, balanceId: id, entry, now });
}
