import type { AppContext } from '../../context.ts';
import type { WriteTransaction } from '../../db/database.ts';
import { announce } from '../../db/transact.ts';
import { issueBalance } from '../balances/issue-balance.ts';
import type { BalanceKind } from '../balances/tables.ts';
import { giftCardDueChannel } from './gift-card-events.ts';

export interface NewGiftCard {
  siteId: string;
  kind: BalanceKind;
  currency: string;
  amountCents: number;
  orderId: string | null;
  recipientEmail: string;
  buyerEmail: string;
  message: string;
  deliverAt: Date;
  requestId?: string | undefined;
}

/** Makes a gift card or store credit; its code is made, and sent, when its day has come. */
export async function addGiftCard(
  { ctx, trx }: { ctx: Pick<AppContext, 'now'>; trx: WriteTransaction },
  card: NewGiftCard,
): Promise<string> {
  const { siteId, kind, currency, amountCents } = card;
  const id = await issueBalance(trx, { siteId, kind, currency, amountCents, now: ctx.now() });
  await sendBalance({ ctx, trx }, { ...card, id });
  return id;
}

/** Has a balance sent to somebody, once: it gets a code when its day has come. */
export async function sendBalance(
  { ctx, trx }: { ctx: Pick<AppContext, 'now'>; trx: WriteTransaction },
  card: Omit<NewGiftCard, 'kind'> & { id: string },
): Promise<void> {
  const { siteId, id, currency, amountCents } = card;
  await trx
    .insertInto('gift_cards')
    .values({
      site_id: siteId,
      id,
      currency,
      initial_cents: amountCents,
      order_id: card.orderId,
      recipient_email: card.recipientEmail,
      buyer_email: card.buyerEmail,
      message: card.message,
      deliver_at: card.deliverAt,
      ...(card.requestId !== undefined && { request_id: card.requestId }),
      created_at: ctx.now(),
    })
    .onConflict((conflict) => conflict.columns(['site_id', 'id']).doNothing())
    .execute();
  await announce(trx, giftCardDueChannel, siteId);
}
