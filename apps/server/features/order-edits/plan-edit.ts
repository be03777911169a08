/** What an edit does to the money of an order, before anything is written. */
import {
  addChargedParts,
  listChargedParts,
  listKeptParts,
  listTakenSteps,
  raiseShipping,
  SHIPPING_PART,
  splitTaken,
  sumSteps,
  takeOff,
  type ChargedPart,
  type PartialRefund,
  type TotalStep,
} from '@sitewright/commerce';
import { ApiError, type OrderEditContent } from '@sitewright/contract';
import { newId } from '../../db/id.ts';
import type { SoldLine } from '../../payments/payment-snapshot.ts';
import type { ItemUnits } from '../orders/tables.ts';
import type { EditedOrder } from './edited-order.ts';
import type { Addition } from './price-addition.ts';
import { requireAddressChange } from './require-editable.ts';

/** An edit in sums. Amounts in minor units. */
export interface PlannedEdit {
  addedCents: number;
  takenCents: number;
  totalBeforeCents: number;
  totalAfterCents: number;
  /** Left to pay. */
  dueCents: number;
  /** What of that which is taken off pays for what is added, and what goes back. */
  offset: PartialRefund | undefined;
  back: PartialRefund | undefined;
  /** What comes in, under the ids of its new items. */
  added: {
    lines: readonly SoldLine[];
    itemIds: string[];
    parts: ChargedPart[];
    steps: TotalStep[];
  };
  /** Units that go off. */
  takenUnits: ItemUnits[];
  /** Of the order afterwards: they sum to its total. */
  stepsAfter: TotalStep[];
}

/**
 * The sums of an edit. While nobody has paid the order, what goes off is not paid and what comes in
 * is paid apart; else the one pays for the other.
 * @throws ApiError `order_edit_sent`, `order_edit_by_mail`, `refund_too_large`, `order_edit_empty`,
 * `order_edit_nothing`; as {@link requireAddressChange}
 */
export function planEdit(
  order: EditedOrder,
  content: OrderEditContent,
  addition: Addition,
): PlannedEdit {
  requireAddressChange(order, content);
  const takenUnits = listTakenUnits(order, content);
  const shippingCents = order.kept.find(({ id }) => id === SHIPPING_PART)?.amountCents ?? 0;
  const wishedCents = content.shippingCents ?? shippingCents;
  const taken = takeOff(order.kept, {
    units: takenUnits.map(({ itemId: id, quantity }) => ({ id, quantity })),
    shippingCents: Math.max(0, shippingCents - wishedCents),
    discountCents: content.discountCents,
  });
  if (!taken) throw new ApiError('refund_too_large');
  const added = nameAdded(order, addition, wishedCents - shippingCents);
  const addedCents = sumSteps(added.steps);
  requireSomething(order, content, { taken, added });
  const isUnpaid = order.status === 'awaiting_payment';
  const offsetCents = isUnpaid ? 0 : Math.min(addedCents, taken.amountCents);
  const totalBeforeCents = sum(order.kept);
  return {
    addedCents,
    takenCents: taken.amountCents,
    totalBeforeCents,
    totalAfterCents: totalBeforeCents + addedCents - taken.amountCents,
    dueCents: addedCents - offsetCents,
    ...splitTaken(taken, offsetCents),
    added,
    takenUnits,
    stepsAfter: [
      ...order.steps,
      ...listTakenSteps({ parts: order.refunds.flatMap(({ parts }) => parts) }, nameIn(order)),
      ...added.steps,
      ...listTakenSteps(taken, nameIn(order)),
    ],
  };
}

/** What a part of an order is called. */
export function nameIn({ items }: Pick<EditedOrder, 'items'>): (id: string) => string {
  return (id) => {
    if (id === SHIPPING_PART) return 'Shipping';
    const item = items.find((one) => one.id === id);
    return item ? [item.title, item.variant].filter(Boolean).join(', ') : '';
  };
}

function listTakenUnits({ items }: EditedOrder, { units }: OrderEditContent): ItemUnits[] {
  if (new Set(units.map(({ id }) => id)).size < units.length) throw new ApiError('invalid_request');
  return units.flatMap(({ id: itemId, quantity: wished }) => {
    const item = items.find(({ id }) => id === itemId);
    if (!item) throw new ApiError('invalid_request');
    const quantity = item.kept - wished;
    if (quantity <= 0) return [];
    if (!item.isEditable) throw new ApiError('order_edit_by_mail');
    if (quantity > item.open) throw new ApiError('order_edit_sent');
    return [{ itemId, quantity }];
  });
}

/** What comes in, its steps under the ids that its items will have. */
function nameAdded(
  { steps, kept, shippingOptionName }: EditedOrder,
  addition: Addition,
  raisedCents: number,
): PlannedEdit['added'] {
  const { lines } = addition;
  const itemIds = lines.map(() => newId());
  const idOf = new Map(lines.map(({ entryId }, index) => [entryId, itemIds[index]!]));
  const rename = (id: string) => idOf.get(id) ?? id;
  const name = shippingOptionName || 'Shipping';
  const raised = raisedCents > 0 ? { amountCents: raisedCents, name } : undefined;
  const all = [
    ...addition.steps.map((step) => ({
      ...step,
      ruleId: rename(step.ruleId),
      parts: step.parts.map((part) => ({ ...part, id: rename(part.id) })),
    })),
    ...(raised ? raiseShipping(steps, kept, raised) : []),
  ];
  const entries = lines.map(({ quantity }, index) => ({ id: itemIds[index]!, quantity }));
  const isCharged = ({ id, amountCents, taxes }: ChargedPart) =>
    id !== SHIPPING_PART || amountCents !== 0 || taxes.length > 0;
  const parts = listChargedParts(all, entries).filter(isCharged);
  return { lines, itemIds, parts, steps: all };
}

/** @throws ApiError `order_edit_nothing`, `order_edit_empty` */
function requireSomething(
  order: EditedOrder,
  { shippingAddress }: OrderEditContent,
  { taken, added }: { taken: PartialRefund; added: PlannedEdit['added'] },
): void {
  const isSame = taken.parts.length === 0 && added.steps.length === 0 && !shippingAddress;
  if (isSame) throw new ApiError('order_edit_nothing');
  const charged = addChargedParts(order.kept, added.parts);
  const left = listKeptParts(charged, [taken]);
  const isEmpty = left.every(({ id, quantity }) => id === SHIPPING_PART || quantity === 0);
  if (isEmpty) throw new ApiError('order_edit_empty');
}

function sum(parts: readonly { readonly amountCents: number }[]): number {
  return parts.reduce((total, { amountCents }) => total + amountCents, 0);
}
