/** What payments and refunds write into the ledger. docs/decisions/041-ledger.md */
import { listKeptParts, productTypes, SHIPPING_PART, type PartTax } from '@sitewright/commerce';
import { readChargedLines } from '../../payments/charged-parts.ts';
import { findRefundedTender } from '../../payments/find-refunded-tender.ts';
import { listPaymentTenders } from '../../payments/list-payment-tenders.ts';
import type { Payment } from '../../payments/lock-payment.ts';
import type {
  PaymentPaid,
  PaymentPaidTwice,
  PaymentRefundFailed,
  PaymentRefunded,
} from '../../payments/payment-events.ts';
import type { PaymentSnapshot } from '../../payments/payment-snapshot.ts';
import type { EventScope } from '../../reactions/reaction.ts';
import { findOrderKind, findOrderOfPayment } from '../orders/find-order.ts';
import { listGiftCardItems } from '../orders/list-gift-card-items.ts';
import type {
  OrderEditSettled,
  OrderRefundDropped,
  OrderRefundOwed,
} from '../orders/order-events.ts';
import { postTransaction, type LedgerEntry, type LedgerTransaction } from './post-transaction.ts';
import { accountOfTender } from './tender-account.ts';

/** Money came for an order: sold goods, gift cards, shipping and tax were paid by tenders. */
export async function postPayment(
  scope: EventScope,
  { payment, isTest }: PaymentPaid,
): Promise<void> {
  const { snapshot } = payment;
  await postTransaction(scope, {
    ...(await about(scope, payment, isTest)),
    kind: 'payment',
    source: `payment:${payment.paymentId}`,
    entries: [...(await tenderEntries(scope, payment)), ...soldEntries(snapshot)],
  });
}

/** What an edit added was paid by what it took off: no money came for it. */
export async function postEdit(
  scope: EventScope,
  { orderId, editId, currency, isTest, snapshot, paymentId }: OrderEditSettled,
): Promise<void> {
  if (paymentId !== null) return;
  await postTransaction(scope, {
    orderId,
    paymentId,
    currency,
    isTest,
    kind: 'edit',
    source: `edit:${orderId}:${editId}`,
    entries: soldEntries(snapshot),
  });
}

/** What was sold and is to be paid, by accounts; what of it other money of its buyer pays. */
function soldEntries(snapshot: PaymentSnapshot): LedgerEntry[] {
  const { lines, relieved = [], restOf } = snapshot;
  const ids = lines.map((_, index) => String(index));
  const parts = listKeptParts(readChargedLines(snapshot, ids).parts, relieved);
  const entries = parts.flatMap(({ id, amountCents, taxes }) => {
    const line = snapshot.lines[Number(id)];
    const isGiftCard = line?.productType === productTypes.giftCard;
    const earned = snapshot.customLine?.kind === 'donation' ? 'donations' : 'sales';
    const account = id === SHIPPING_PART ? 'shipping' : isGiftCard ? 'gift-cards' : earned;
    return splitPart({ account, amountCents: -amountCents, taxes: negate(taxes) });
  });
  return [...entries, { account: 'owed-back', amountCents: restOf?.offsetCents ?? 0 }];
}

/** Money came that nobody asked for: it is its buyer's. */
export async function postUnaskedPayment(
  scope: EventScope,
  { payment, isTest }: PaymentPaidTwice,
): Promise<void> {
  const entries = await tenderEntries(scope, payment);
  const owed = entries.map(({ amountCents }): LedgerEntry => {
    return { account: 'owed-back', amountCents: -amountCents };
  });
  await postTransaction(scope, {
    ...(await about(scope, payment, isTest)),
    kind: 'payment-unasked',
    source: `payment:${payment.paymentId}`,
    entries: [...entries, ...owed],
  });
}

/** Money of an order is to go back: it is its buyer's from now on. */
export async function postOwedRefund(scope: EventScope, owed: OrderRefundOwed): Promise<void> {
  await postRefund(scope, owed, { kind: 'refund-owed', source: `refund-owed:${owed.refundId}` });
}

/** Money that will not go back is the shop's again. */
export async function postDroppedRefund(
  scope: EventScope,
  dropped: OrderRefundDropped,
): Promise<void> {
  const source = `refund-dropped:${dropped.refundId}:${dropped.paymentRefundId}`;
  await postRefund(scope, dropped, { kind: 'refund-dropped', source });
}

/** Money went back to its buyer. */
export async function postSentRefund(
  scope: EventScope,
  { payment, isTest, refundId, amountCents }: PaymentRefunded,
): Promise<void> {
  const tender = await findRefundedTender(scope.trx, payment, refundId);
  await postTransaction(scope, {
    ...(await about(scope, payment, isTest)),
    kind: 'refund',
    source: `refund:${refundId}`,
    entries: [
      { account: 'owed-back', amountCents },
      { ...accountOfTender(tender), amountCents: -amountCents },
    ],
  });
}

/** Money that had gone back came back to us: it is its buyer's still. */
export async function postReturnedRefund(
  scope: EventScope,
  { payment, isTest, refundId, amountCents, wasDone }: PaymentRefundFailed,
): Promise<void> {
  if (!wasDone) return;
  const tender = await findRefundedTender(scope.trx, payment, refundId);
  await postTransaction(scope, {
    ...(await about(scope, payment, isTest)),
    kind: 'refund-returned',
    source: `refund-returned:${refundId}`,
    entries: [
      { account: 'owed-back', amountCents: -amountCents },
      { ...accountOfTender(tender), amountCents },
    ],
  });
}

async function postRefund(
  scope: EventScope,
  { orderId, paymentId, currency, isTest, refund }: OrderRefundOwed,
  { kind, source }: { kind: 'refund-owed' | 'refund-dropped'; source: string },
): Promise<void> {
  const key = { siteId: scope.site.siteId, orderId };
  const giftCards = await listGiftCardItems(scope.trx, key);
  const isDonation = (await findOrderKind(scope.trx, key)) === 'donation';
  const given = isDonation ? 'donations' : 'refunds';
  const sign = kind === 'refund-owed' ? 1 : -1;
  const entries = refund.parts.flatMap(({ id, amountCents, taxes }) =>
    splitPart({ account: giftCards.has(id) ? 'gift-cards' : given, amountCents, taxes }),
  );
  const told = entries.reduce((sum, { amountCents }) => sum + amountCents, 0);
  const all: LedgerEntry[] = [
    ...entries,
    // What cannot be told by parts was given back of sales.
    { account: given, amountCents: refund.amountCents - told },
    { account: 'owed-back', amountCents: -refund.amountCents },
  ];
  await postTransaction(scope, {
    orderId,
    paymentId,
    currency,
    isTest,
    kind,
    source,
    entries: all.map((entry) => ({ ...entry, amountCents: sign * entry.amountCents })),
  });
}

interface SoldPart {
  account: LedgerEntry['account'];
  amountCents: number;
  taxes: readonly PartTax[];
}

/** The tax in a part is not the shop's. */
export function splitPart({ account, amountCents, taxes }: SoldPart): LedgerEntry[] {
  const taxCents = taxes.reduce((sum, tax) => sum + tax.amountCents, 0);
  return [
    { account, amountCents: amountCents - taxCents },
    ...taxes.map(({ ruleId, amountCents: cents }): LedgerEntry => {
      return { account: 'tax', party: ruleId, amountCents: cents };
    }),
  ];
}

function negate(taxes: readonly PartTax[]): PartTax[] {
  return taxes.map(({ ruleId, amountCents }) => ({ ruleId, amountCents: -amountCents }));
}

async function tenderEntries({ trx }: EventScope, payment: Payment): Promise<LedgerEntry[]> {
  const tenders = await listPaymentTenders(trx, payment);
  return tenders.map((tender) => ({
    ...accountOfTender(tender),
    amountCents: tender.amountCents,
  }));
}

type About = Pick<LedgerTransaction, 'orderId' | 'paymentId' | 'currency' | 'isTest'>;

/** Which order and payment a transaction is about. */
export async function about(
  { trx }: EventScope,
  payment: Payment,
  isTest: boolean,
): Promise<About> {
  const { paymentId, currency } = payment;
  const orderId = (await findOrderOfPayment(trx, payment)) ?? null;
  return { orderId, paymentId, currency, isTest };
}
