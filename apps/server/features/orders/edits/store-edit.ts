/** Edits of orders as they are kept, and what of the order changes with them. It must be locked. */
import type { ChargedPart, TotalStep } from '@sitewright/commerce';
import type { OrderEditContent } from '@sitewright/contract';
import type { Address, PaymentSnapshot, SoldTaxLine } from '../../../payments/payment-snapshot.ts';
import type { EventScope } from '../../../reactions/reaction.ts';
import { renewOrderWords } from '../order-words.ts';

interface EditKey {
  orderId: string;
  editId: string;
}

/** What an order is after an edit. */
export interface EditedFacts {
  orderId: string;
  dueCents: number;
  /** Null: it goes where it went. */
  shippingAddress: Address | null;
  /** What was added; null: nothing. */
  snapshot: PaymentSnapshot | null;
  /** Of all that is charged, and why. */
  charged: readonly ChargedPart[];
  steps: readonly TotalStep[];
}

export async function saveEditedOrder(
  { trx, site: { siteId } }: EventScope,
  { orderId, dueCents, shippingAddress, snapshot, charged, steps }: EditedFacts,
): Promise<void> {
  const known = await trx
    .selectFrom('orders')
    .select('tax_lines')
    .where('site_id', '=', siteId)
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  await trx
    .updateTable('orders')
    .set((eb) => ({
      edit_count: eb('edit_count', '+', 1),
      due_cents: dueCents,
      ships_unpaid: false,
      ...(shippingAddress && { shipping_address: JSON.stringify(shippingAddress) }),
      ...(snapshot && {
        subtotal_cents: eb('subtotal_cents', '+', snapshot.subtotalCents),
        discount_cents: eb('discount_cents', '+', snapshot.discountCents),
        shipping_cents: eb('shipping_cents', '+', snapshot.shippingCents),
        tax_cents: eb('tax_cents', '+', snapshot.taxCents),
        grand_total_cents: eb('grand_total_cents', '+', snapshot.grandTotalCents),
        tax_lines: JSON.stringify(addTaxLines(known.tax_lines, snapshot.taxLines)),
        charged_parts: JSON.stringify(charged),
        steps: JSON.stringify(steps),
      }),
    }))
    .where('site_id', '=', siteId)
    .where('id', '=', orderId)
    .execute();
  await renewOrderWords(trx, { siteId, orderId });
}

/** Of one name and rate as one. */
function addTaxLines(known: readonly SoldTaxLine[], added: readonly SoldTaxLine[]): SoldTaxLine[] {
  const key = ({ name, ratePpm, isIncluded }: SoldTaxLine) =>
    `${name}:${ratePpm ?? ''}:${isIncluded ?? ''}`;
  return [...Map.groupBy([...known, ...added], key).values()].map((group) => ({
    ...group[0]!,
    amountCents: group.reduce((sum, { amountCents }) => sum + amountCents, 0),
  }));
}

/** An edit as it is written down. Amounts in minor units. */
export interface NewEdit extends EditKey {
  number: number;
  content: OrderEditContent;
  addedCents: number;
  takenCents: number;
  dueCents: number;
  totalAfterCents: number;
  snapshot: PaymentSnapshot | null;
  parts: readonly ChargedPart[];
  stepsAfter: readonly TotalStep[];
  cartId: string | null;
  actorName: string;
}

export async function insertEdit({ ctx, trx, site }: EventScope, edit: NewEdit): Promise<void> {
  const isDue = edit.dueCents > 0;
  await trx
    .insertInto('order_edits')
    .values({
      site_id: site.siteId,
      order_id: edit.orderId,
      id: edit.editId,
      number: edit.number,
      state: isDue ? 'due' : 'settled',
      content: JSON.stringify(edit.content),
      added_cents: edit.addedCents,
      taken_cents: edit.takenCents,
      due_cents: edit.dueCents,
      total_cents: edit.totalAfterCents,
      snapshot: edit.snapshot && JSON.stringify(edit.snapshot),
      parts: JSON.stringify(edit.parts),
      steps: JSON.stringify(edit.stepsAfter),
      cart_id: edit.cartId,
      made_by: edit.actorName,
      created_at: ctx.now(),
      settled_at: isDue ? null : ctx.now(),
    })
    .execute();
}

/** The edit of an order that is to be paid is so no longer. @returns its cart; undefined: none was */
export async function endDueEdit(
  { ctx, trx, site: { siteId } }: EventScope,
  { orderId, state }: { orderId: string; state: 'settled' | 'called-off' },
): Promise<{ editId: string; cartId: string } | undefined> {
  const ended = await trx
    .updateTable('order_edits')
    .set({ state, settled_at: ctx.now() })
    .where('site_id', '=', siteId)
    .where('order_id', '=', orderId)
    .where('state', '=', 'due')
    .returning(['id', 'cart_id'])
    .executeTakeFirst();
  if (!ended?.cart_id) return undefined;
  await trx
    .updateTable('orders')
    .set({ due_cents: 0, ships_unpaid: false })
    .where('site_id', '=', siteId)
    .where('id', '=', orderId)
    .execute();
  return { editId: ended.id, cartId: ended.cart_id };
}

/** It may leave before the rest is paid. */
export async function letOrderShip({ trx, site }: EventScope, orderId: string): Promise<void> {
  await trx
    .updateTable('orders')
    .set({ ships_unpaid: true })
    .where('site_id', '=', site.siteId)
    .where('id', '=', orderId)
    .execute();
}

/** Somebody with a link told something. @returns false after so many wrong answers */
export async function countRestAnswer(
  { trx, site }: Pick<EventScope, 'trx' | 'site'>,
  { orderId, editId, isRight, most }: EditKey & { isRight: boolean; most: number },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('order_edits')
    .set((eb) => ({ wrong_answers: eb('wrong_answers', '+', isRight ? 0 : 1) }))
    .where('site_id', '=', site.siteId)
    .where('order_id', '=', orderId)
    .where('id', '=', editId)
    .where('wrong_answers', '<', most)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
