import { productTypes } from '@sitewright/commerce';
import type { SoldLine } from '../../payments/payment-snapshot.ts';
import type { EventScope } from '../../reactions/reaction.ts';
import type { OrderPaid } from '../orders/order-events.ts';
import { addGiftCard } from './add-gift-card.ts';
import { readGift } from './read-gift.ts';

/**
 * Issues the gift cards of a paid order, to whom and when its buyer said. A test order took no
 * money, so it issues none that anybody could pay with.
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
  { unitPriceCents, additionalFields }: SoldLine,
): Promise<void> {
  const { ctx, site } = scope;
  const gift = readGift(additionalFields, { now: ctx.now(), timeZone: site.timeZone });
  await addGiftCard(scope, {
    siteId: site.siteId,
    kind: 'gift-card',
    currency,
    amountCents: unitPriceCents,
    orderId,
    recipientEmail: gift.recipientEmail || email,
    buyerEmail: email,
    message: gift.message,
    deliverAt: gift.deliverAt,
  });
}
