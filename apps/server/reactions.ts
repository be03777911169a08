/** Event → what follows from it. Webhooks, statistics and automations are further lines here. */
import { endCart } from './features/cart/end-cart.ts';
import { queueOrderMail } from './features/order-mails/queue-order-mail.ts';
import { queueSettledMail } from './features/order-mails/queue-settled-mail.ts';
import { issueGiftCards } from './features/gift-cards/issue-gift-cards.ts';
import {
  cancelPlacedOrder,
  makePaidOrder,
  makePlacedOrder,
  noteOrderRefund,
} from './features/orders/order-reactions.ts';
import { startSubscriptions } from './features/orders/start-subscriptions.ts';
import { showStock } from './features/stock/show-stock.ts';
import type { Reactions } from './reactions/reaction.ts';

export const reactions: Reactions = {
  'payment-placed': [makePlacedOrder],
  'payment-paid': [makePaidOrder],
  'payment-failed': [cancelPlacedOrder],
  'payment-paid-twice': [],
  'payment-refunded': [noteOrderRefund],
  'payment-refund-failed': [noteOrderRefund],
  'payment-disputed': [],
  'order-placed': [endCart, queueOrderMail],
  'order-paid': [issueGiftCards, startSubscriptions],
  'order-settled': [queueSettledMail],
  'stock-changed': [showStock],
};
