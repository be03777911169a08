import { sumSteps, sumUp, type TotalStep } from '@sitewright/commerce';
import type { PaymentSnapshot, SoldTaxLine } from '../../payments/payment-snapshot.ts';
import type { EditedOrder } from './edited-order.ts';
import type { PlannedEdit } from './plan-edit.ts';

/** What pays for an edit pays for this: what it adds, whole, less what it took off. */
export function snapshotEdit(
  order: EditedOrder,
  editId: string,
  { added, offset }: PlannedEdit,
): PaymentSnapshot {
  const { lines, itemIds, steps } = added;
  const { orderId, email, shippingAddress, billingAddress, shippingOptionName } = order;
  const { accountId } = order.payment.snapshot;
  const { subtotalCents, discountCents, shippingCostCents, taxCents } = sumUp(steps);
  return {
    email,
    ...(accountId !== undefined && { accountId }),
    shippingAddress,
    billingAddress,
    shippingOptionName,
    lines: lines.map((line, index) => ({ ...line, entryId: itemIds[index]! })),
    subtotalCents,
    discountCents,
    shippingCents: shippingCostCents,
    taxCents,
    grandTotalCents: sumSteps(steps),
    taxLines: listTaxLines(steps),
    couponIds: [],
    steps,
    marketingOptIn: false,
    restOf: { orderId, editId, offsetCents: offset?.amountCents ?? 0 },
  };
}

/** The taxes that steps tell of, by rule. */
function listTaxLines(steps: readonly TotalStep[]): SoldTaxLine[] {
  const taxed = steps.filter(({ kind }) => kind === 'tax' || kind === 'included-tax');
  return taxed.map(({ name, kind, ratePpm, taxCents = 0 }) => ({
    name,
    amountCents: taxCents,
    ...(ratePpm !== undefined && { ratePpm }),
    isIncluded: kind === 'included-tax',
  }));
}
