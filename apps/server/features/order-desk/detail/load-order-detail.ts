/** Everything that the page of an order shows. */
import type { getOrderDetail } from '@sitewright/contract';
import type { Selectable } from 'kysely';
import type { AppContext } from '../../../context.ts';
import type { Database } from '../../../db/schema.ts';
import type { AnswerOf } from '../../../http/call-types.ts';
import { findProviderOf } from '../../../payments/settle-by-hand.ts';
import type { Standing } from '../../../policies/is-allowed.ts';
import { presentStep } from '../../cart/present-steps.ts';
import { mayRenewDownloadsOf } from '../../downloads/find-downloads.ts';
import { listFulfillments } from '../../fulfillments/list-fulfillments.ts';
import { presentFulfillment } from '../../fulfillments/present-fulfillment.ts';
import { loadEditedOrder } from '../../order-edits/edited-order.ts';
import { listEdits } from '../../order-edits/list-edits.ts';
import { listOrderedItems } from '../../orders/list-ordered-items.ts';
import { loadOrderMoney, type OrderMoney } from '../../orders/load-order-money.ts';
import { presentOrderMoney } from '../../orders/present-order-money.ts';
import { readTaxes } from '../../orders/read-taxes.ts';
import { listUnsentRefunds } from '../../orders/refunds/list-unsent.ts';
import { listPapersOfOrder } from '../../papers/find-papers.ts';
import { presentPapers } from '../../papers/handle-papers.ts';
import { presentReturn } from '../../returns/handle-returns.ts';
import { listReturns } from '../../returns/list-returns.ts';
import type { Site } from '../../sites/site.ts';
import { findAbilities } from './find-abilities.ts';
import { findCustomerOfOrder } from './find-customer.ts';
import { listDetailItems } from './list-detail-items.ts';
import { listMailsOfOrder } from './list-mails-of-order.ts';
import { listDetailPayments } from './list-detail-payments.ts';

type Detail = AnswerOf<typeof getOrderDetail>;

interface DetailScope {
  ctx: AppContext;
  site: Site;
  /** Of whoever asks. */
  standing: Standing;
}

/** Undefined when the site has no order of the number. */
export async function loadOrderDetail(
  { ctx, site, standing }: DetailScope,
  orderNumber: number,
): Promise<Detail | undefined> {
  const { db } = ctx;
  const { siteId } = site;
  const row = await db
    .selectFrom('orders')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('order_number', '=', orderNumber)
    .executeTakeFirst();
  const money = row && (await loadOrderMoney(db, { siteId, orderNumber }));
  if (!row || !money) return undefined;
  const key = { siteId, orderId: row.id, paymentId: row.payment_id, kept: money.kept };
  const [
    ordered,
    fulfillments,
    returns,
    edits,
    papers,
    unsent,
    edited,
    provider,
    mayRenewDownloads,
  ] = await Promise.all([
    listOrderedItems(db, key),
    listFulfillments(db, key),
    listReturns(db, key),
    listEdits(db, key),
    listPapersOfOrder(db, key),
    listUnsentRefunds(db, key),
    loadEditedOrder(db, { siteId, orderNumber }),
    findProviderOf(ctx, site, row.payment_id),
    mayRenewDownloadsOf(db, key),
  ]);
  const items = await listDetailItems(db, { ...key, ordered, fulfillments, returns });
  const { kind, payment_state: paymentState } = row;
  const about = { kind, money, items, edited, provider, paymentState, mayRenewDownloads };
  return {
    money: presentOrderMoney(money),
    ...presentFacts(row),
    takenOffCents: sumTakenOff(money),
    items,
    payments: await listDetailPayments(db, key),
    fulfillments: fulfillments.map(presentFulfillment),
    returns: returns.map(presentReturn),
    edits,
    papers: presentPapers(papers),
    mails: await listMailsOfOrder(db, { ...key, fulfillments, returns, edits, money }),
    unsentRefunds: [...unsent],
    ...(await findCustomerOfOrder(db, { siteId, orderId: row.id, email: row.email })),
    can: findAbilities({ site, standing }, about),
  };
}

function presentFacts(row: Selectable<Database['orders']>) {
  const { added, included } = readTaxes({
    subtotalCents: row.subtotal_cents,
    discountCents: row.discount_cents,
    shippingCents: row.shipping_cents,
    grandTotalCents: row.grand_total_cents,
    taxLines: row.tax_lines,
  });
  return {
    createdOn: row.created_at.getTime(),
    email: row.email,
    paymentState: row.payment_state,
    channel: row.channel,
    kind: row.kind,
    note: row.note,
    answers: row.answers,
    shippingOptionName: row.shipping_option_name,
    shippingAddress: row.shipping_address,
    billingAddress: row.billing_address,
    pickupContact: row.pickup_contact,
    subtotalCents: row.subtotal_cents,
    discountCents: row.discount_cents,
    shippingCents: row.shipping_cents,
    taxes: [
      ...added.map(({ name, amountCents }) => ({ name, amountCents, isIncluded: false })),
      ...included.map(({ name, amountCents }) => ({ name, amountCents, isIncluded: true })),
    ],
    steps: (row.steps ?? []).map(presentStep),
  };
}

/** What went off without money: it pays for something else, or nobody had paid it. */
function sumTakenOff({ refunds }: OrderMoney): number {
  return refunds
    .filter(({ source }) => source === 'edit' || source === 'unpaid' || source === 'credit')
    .reduce((sum, { amountCents }) => sum + amountCents, 0);
}
