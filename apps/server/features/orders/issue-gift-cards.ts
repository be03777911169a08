import { productTypes } from '@sitewright/commerce';
import { newId } from '../../db/id.ts';
import type { SoldLine } from '../../payments/payment-snapshot.ts';
import { announceEvent, type EventScope } from '../../reactions/reaction.ts';
import { hashGiftCardCode, hintOfGiftCardCode, newGiftCardCode } from './gift-card-code.ts';
import type { OrderPaid } from './order-events.ts';

/**
 * Issues the gift cards of a paid order. A test order took no money, so it issues none that anybody
 * could pay with.
 */
export async function issueGiftCards(scope: EventScope, order: OrderPaid): Promise<void> {
  if (order.isTest) return;
  for (const line of order.snapshot.lines) {
    if (line.productType !== productTypes.giftCard) continue;
    for (let unit = 0; unit < line.quantity; unit += 1) await issueGiftCard(scope, order, line);
  }
}

async function issueGiftCard(
  scope: EventScope,
  { orderId, currency, snapshot: { email } }: OrderPaid,
  { unitPriceCents }: SoldLine,
): Promise<void> {
  const { ctx, trx, site } = scope;
  const code = newGiftCardCode();
  const giftCardId = newId();
  await trx
    .insertInto('gift_cards')
    .values({
      site_id: site.siteId,
      id: giftCardId,
      code_hash: hashGiftCardCode(code),
      code_hint: hintOfGiftCardCode(code),
      currency,
      initial_cents: unitPriceCents,
      balance_cents: unitPriceCents,
      order_id: orderId,
      recipient_email: email,
      created_at: ctx.now(),
    })
    .execute();
  await announceEvent(scope, 'gift-card-issued', {
    giftCardId,
    code,
    amountCents: unitPriceCents,
    currency,
    email,
  });
}
