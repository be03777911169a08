import type { getOrderDetail } from '@sitewright/contract';
import type { AnswerOf } from '../../../http/call-types.ts';
import type { PaymentProvider } from '../../../payments/provider.ts';
import { isAllowed, type Standing } from '../../../policies/is-allowed.ts';
import { canBeHandedOver } from '../../fulfillments/can-be-handed-over.ts';
import type { EditedOrder } from '../../order-edits/edited-order.ts';
import { isEditable } from '../../order-edits/require-editable.ts';
import type { OrderMoney } from '../../orders/load-order-money.ts';
import { nextOrderStatus, type OrderKind } from '../../orders/order-states.ts';
import type { Site } from '../../sites/site.ts';

type Detail = AnswerOf<typeof getOrderDetail>;

interface AbilitiesOf {
  kind: OrderKind;
  money: OrderMoney;
  items: Detail['items'];
  edited: EditedOrder | undefined;
  provider: PaymentProvider | undefined;
  /** It has files, and they were not taken back. */
  mayRenewDownloads: boolean;
  paymentState: Detail['paymentState'];
}

/** Money that comes after an order was given up counts all the same. */
function settlementsOf(
  paymentState: Detail['paymentState'],
  { refundedCents }: Pick<OrderMoney, 'refundedCents'>,
): Detail['can']['settlements'] {
  if (paymentState === 'unpaid') return ['received', 'given-up'];
  return paymentState === 'canceled' && refundedCents === 0 ? ['received'] : [];
}

/** What somebody may do with an order as it is: the calls themselves refuse the rest. */
export function findAbilities(
  { site, standing }: { site: Site; standing: Standing },
  { kind, money, items, edited, provider, paymentState, mayRenewDownloads }: AbilitiesOf,
): Detail['can'] {
  const mayEdit = isAllowed(standing, 'edit-orders');
  const { status, fulfillmentStatus, dueCents, kept } = money;
  const isMoneyThere = status === 'paid' || status === 'needs_attention' || status === 'canceled';
  const isAnyKept = kept.some(({ amountCents }) => amountCents > 0);
  const mayGiveBack = isAllowed(standing, 'refund-orders') && dueCents === 0 && isMoneyThere;
  const isHeldBack = dueCents > 0 && !money.shipsUnpaid;
  return {
    note: mayEdit,
    fulfil:
      mayEdit &&
      kind === 'goods' &&
      !isHeldBack &&
      canBeHandedOver(status, provider, 'pickup') &&
      items.some(({ open }) => open > 0),
    edit: mayEdit && edited !== undefined && dueCents === 0 && isEditable(site, edited),
    refund: mayGiveBack && isAnyKept,
    cancel:
      mayGiveBack &&
      fulfillmentStatus === 'pending' &&
      nextOrderStatus(status, 'canceled') !== undefined,
    resolve: mayEdit && status === 'needs_attention',
    settlements:
      mayEdit && provider?.isSettledByHand === true ? settlementsOf(paymentState, money) : [],
    openReturn: mayEdit && items.some(({ returnable }) => returnable > 0),
    settleRest: mayEdit && dueCents > 0,
    renewDownloads: mayEdit && mayRenewDownloads,
  };
}
