/** What a person typed into the form that gives money back. */
import type { RefundWish } from '@sitewright/commerce';
import { ApiError } from '@sitewright/contract';
import { z } from 'zod';
import type { OrderMoney } from '../orders/load-order-money.ts';
import type { OrderRefundRequest } from '../orders/refunds/refund-order.ts';
import { readAmount } from './read-amount.ts';

const formSchema = z
  .object({ requestId: z.string().min(1).max(64), reason: z.string().max(500).default('') })
  .catchall(z.string().max(100));

/**
 * Units and amounts by part, or one amount of the whole order. Units come back to the stock when
 * that is ticked.
 * @throws ApiError `refund_unclear` when nothing can be read out of it, or two things
 */
export function readRefundForm(
  body: unknown,
  { kept, currency }: OrderMoney,
): Omit<OrderRefundRequest, 'actorName'> {
  const { data } = formSchema.safeParse(body);
  if (!data) throw new ApiError('refund_unclear');
  const { requestId, reason, ...fields } = data;
  const parts = kept.flatMap(({ id }): RefundWish[] => {
    const quantity = readWhole(fields[`units.${id}`]);
    const amountCents = readCents(fields[`amount.${id}`], currency);
    return [...(quantity ? [{ id, quantity }] : []), ...(amountCents ? [{ id, amountCents }] : [])];
  });
  const amountCents = readCents(fields['amount'], currency);
  if ((parts.length === 0) === (amountCents === 0)) throw new ApiError('refund_unclear');
  const units = parts.flatMap((part) =>
    'quantity' in part ? [{ itemId: part.id, quantity: part.quantity }] : [],
  );
  return {
    requestId,
    reason: reason.trim(),
    wish: parts.length > 0 ? { parts } : { amountCents },
    restock: fields['restock'] === 'yes' ? units : [],
  };
}

/** 0 for an empty field. */
function readWhole(text = ''): number {
  if (text.trim() === '') return 0;
  if (!/^\d{1,9}$/.test(text.trim())) throw new ApiError('refund_unclear');
  return Number(text);
}

/** 0 for an empty field; a comma before the last digits is read as a point. */
function readCents(text = '', currency: string): number {
  if (text.trim() === '') return 0;
  const cents = readAmount(text, currency);
  if (cents === undefined || cents < 0) throw new ApiError('refund_unclear');
  return cents;
}
