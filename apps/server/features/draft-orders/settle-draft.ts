/** Making an order of a draft without its buyer: its money is there, or comes by invoice. */
import { ApiError } from '@sitewright/contract';
import { byStaffProviderName, onInvoiceProviderName } from '../../payments/providers.ts';
import { takeByStaff } from '../../payments/take-by-staff.ts';
import { isPickup } from '../cart/price-cart.ts';
import { loadCheckout, type Checkout } from '../checkout/load-checkout.ts';
import { isWhole } from '../checkout/pay.ts';
import { snapshotCheckout } from '../checkout/snapshot-checkout.ts';
import { OutOfStockError } from '../stock/reserve-stock.ts';
import { actOnDraft, type DraftSource } from './act-on-draft.ts';
import { isPayable } from './draft-states.ts';
import { findDraft, type Draft } from './find-draft.ts';
import { writeDraftCart } from './write-draft-cart.ts';

/** How the money of a draft comes that its buyer does not pay by a link. */
const draftSettlements = ['paid', 'invoice'] as const;

type DraftSettlement = (typeof draftSettlements)[number];

const providerOf: Readonly<Record<DraftSettlement, string>> = {
  paid: byStaffProviderName,
  invoice: onInvoiceProviderName,
};

/** How the money of an order comes that this provider takes; undefined: its buyer pays it. */
export function settlementBy(provider: string): DraftSettlement | undefined {
  return draftSettlements.find((settlement) => providerOf[settlement] === provider);
}

/**
 * Stock is taken, the order is made once. A draft that became an
 * order meanwhile stays as it is.
 * @throws ApiError `not_found`, `draft_ended`, `draft_incomplete`, `total_changed`, `stock_changed`,
 * `payment_under_way`
 */
export async function settleDraft(
  { ctx, site }: DraftSource,
  id: string,
  { settlement, expectedTotalCents }: { settlement: DraftSettlement; expectedTotalCents: number },
): Promise<void> {
  const { siteId } = site;
  const draft = await findDraft(ctx.db, { siteId, id, now: ctx.now() });
  if (!draft) throw new ApiError('not_found');
  if (draft.state === 'paid') return;
  if (!isPayable(draft.state)) throw new ApiError('draft_ended');
  const { cartId } = draft;
  // Whoever looked at it may have typed another place: what staff typed counts.
  await actOnDraft({ ctx, site }, { id, event: 'changed' }, writeDraftCart);
  const checkout = await loadCheckout(ctx, site, cartId);
  if (!checkout) throw new ApiError('draft_ended');
  requireComplete(draft, checkout);
  const amountCents = checkout.totals.grandTotalCents;
  if (amountCents !== expectedTotalCents) throw new ApiError('total_changed');
  const taken = await takeByStaff(
    { ctx, site },
    {
      cartId,
      provider: providerOf[settlement],
      amountCents,
      currency: site.currency,
      termsVersion: checkout.cart.terms?.version,
      snapshot: snapshotCheckout(site, checkout, buyerOf(draft, checkout)),
    },
  ).catch((error: unknown) => {
    if (error instanceof OutOfStockError) throw new ApiError('stock_changed');
    throw error;
  });
  if (taken.kind === 'no-cart') throw new ApiError('total_changed');
}

/** @throws ApiError `draft_incomplete` */
function requireComplete({ email, content }: Draft, { cart, totals }: Checkout): void {
  const { shippingOption } = totals;
  const isFetched = shippingOption !== undefined && isPickup(shippingOption);
  const hasWay = !totals.requiresShipping || shippingOption !== undefined;
  const hasPlace = !totals.requiresShipping || isFetched || content.shippingAddress !== null;
  const isComplete = email !== '' && cart.lines.length > 0 && hasWay && hasPlace && isWhole(cart);
  if (!isComplete) throw new ApiError('draft_incomplete');
}

function buyerOf({ email, content }: Draft, { totals }: Checkout) {
  const { shippingAddress, billingAddress } = content;
  const { requiresShipping, shippingOption } = totals;
  const isFetched = shippingOption !== undefined && isPickup(shippingOption);
  const isSent = requiresShipping && !isFetched;
  const person = shippingAddress ?? billingAddress;
  return {
    email,
    shippingAddress: isSent ? shippingAddress : null,
    billingAddress: billingAddress ?? shippingAddress,
    pickupContact:
      isFetched && person
        ? { firstName: person.firstName, lastName: person.lastName, phone: person.phone }
        : null,
    note: '',
    answers: [],
    marketingOptIn: false,
    marketingText: '',
    balances: [],
    ownerHash: '',
  };
}
