/**
 * What happens because something else happened. A room announces an event in the past tense; the
 * table of reactions, which `reactions.ts` fills, decides what follows. So payments know no orders
 * and orders know no mails. Reactions run in order, inside the transaction of the announcement:
 * all of it is written, or nothing.
 */
import type { AppContext } from '../context.ts';
import type { WriteTransaction } from '../db/database.ts';
import type {
  OrderCanceled,
  OrderChanged,
  OrderEdited,
  OrderEditSettled,
  OrderOverdue,
  OrderPaid,
  OrderPlaced,
  OrderRefundDropped,
  OrderRefunded,
  OrderRefundOwed,
  OrderRelieved,
  OrderReopened,
  OrderSettled,
} from '../features/orders/order-events.ts';
import type {
  AccountCreated,
  AccountDeleted,
  AccountEmailChanged,
} from '../features/accounts/account-events.ts';
import type { CustomerChanged, CustomerErased } from '../features/customers/customer-events.ts';
import type { CartsMerged } from '../features/cart/cart-events.ts';
import type { BalanceEnded, BalanceGiven } from '../features/balances/balance-events.ts';
import type { FulfillmentMade } from '../features/fulfillments/fulfillment-events.ts';
import type { ProductsChanged } from '../features/products/product-events.ts';
import type { ReturnChanged } from '../features/returns/return-events.ts';
import type { PlanCredited } from '../features/subscriptions/subscription-events.ts';
import type { ReviewsPublished } from '../features/reviews/review-events.ts';
import type { NewsAsked } from '../features/restock/restock-events.ts';
import type { Site } from '../features/sites/site.ts';
import type { StockChanged } from '../features/stock/stock-events.ts';
import type {
  PaymentDisputed,
  PaymentFailed,
  PaymentFeeTold,
  PaymentOverdue,
  PaymentPaid,
  PaymentPaidTwice,
  PaymentPlaced,
  PaymentRefunded,
  PaymentRefundFailed,
  PayoutTold,
} from '../payments/payment-events.ts';

/** Every event there is, by name, with what is told of it. */
export interface ShopEvents {
  'account-created': AccountCreated;
  'account-email-changed': AccountEmailChanged;
  'account-deleted': AccountDeleted;
  'customer-changed': CustomerChanged;
  'customer-erased': CustomerErased;
  'carts-merged': CartsMerged;
  'balance-given': BalanceGiven;
  'balance-ended': BalanceEnded;
  'payment-placed': PaymentPlaced;
  'payment-paid': PaymentPaid;
  'payment-failed': PaymentFailed;
  'payment-paid-twice': PaymentPaidTwice;
  'payment-refunded': PaymentRefunded;
  'payment-refund-failed': PaymentRefundFailed;
  'payment-overdue': PaymentOverdue;
  'payment-disputed': PaymentDisputed;
  'payment-fee-told': PaymentFeeTold;
  'payout-told': PayoutTold;
  'plan-credited': PlanCredited;
  'order-placed': OrderPlaced;
  'order-paid': OrderPaid;
  'order-changed': OrderChanged;
  'order-settled': OrderSettled;
  'order-reopened': OrderReopened;
  'order-overdue': OrderOverdue;
  'order-canceled': OrderCanceled;
  'fulfillment-made': FulfillmentMade;
  'return-changed': ReturnChanged;
  'order-refund-owed': OrderRefundOwed;
  'order-refund-dropped': OrderRefundDropped;
  'order-refunded': OrderRefunded;
  'order-relieved': OrderRelieved;
  'order-edited': OrderEdited;
  'order-edit-settled': OrderEditSettled;
  'stock-changed': StockChanged;
  'news-asked': NewsAsked;
  'reviews-published': ReviewsPublished;
  'products-changed': ProductsChanged;
}

/** Where something happens: everything a reaction may use. */
export interface EventScope {
  ctx: AppContext;
  trx: WriteTransaction;
  site: Site;
}

export type Reaction<Name extends keyof ShopEvents> = (
  scope: EventScope,
  event: ShopEvents[Name],
) => Promise<void>;

export type Reactions = { readonly [Name in keyof ShopEvents]: readonly Reaction<Name>[] };

/** Tells that something happened. Whatever a reaction throws undoes the whole transaction. */
export async function announceEvent<Name extends keyof ShopEvents>(
  scope: EventScope,
  name: Name,
  event: ShopEvents[Name],
): Promise<void> {
  for (const react of scope.ctx.reactions[name]) await react(scope, event);
}
