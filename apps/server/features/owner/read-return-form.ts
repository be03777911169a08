/** What a person typed into the forms about returns. */
import { ApiError, makeTextSchema, returnReasonSchema } from '@sitewright/contract';
import { z } from 'zod';
import type { ItemUnits } from '../orders/tables.ts';
import type { ReturnMove } from '../returns/move-return.ts';
import type { NewReturn } from '../returns/open-return.ts';
import { returnEvents } from '../returns/return-states.ts';

const openSchema = z
  .object({
    requestId: z.string().min(1).max(64),
    reason: returnReasonSchema,
    note: makeTextSchema(1000).default(''),
  })
  .catchall(z.string().max(100));

const moveSchema = z
  .object({
    id: z.string().min(1).max(64),
    event: z.enum(returnEvents),
    isShippingRefunded: z.string().max(10).optional(),
  })
  .catchall(z.string().max(100));

/** @throws ApiError `invalid_request` */
export function readOpenReturnForm(body: unknown): Omit<NewReturn, 'actorName'> {
  const { data } = openSchema.safeParse(body);
  if (!data) throw new ApiError('invalid_request');
  const { requestId: id, reason, note, ...fields } = data;
  return { id, reason, note, items: readUnits(fields) };
}

/** @throws ApiError `invalid_request` */
export function readMoveReturnForm(body: unknown): Omit<ReturnMove, 'actorName'> {
  const { data } = moveSchema.safeParse(body);
  if (!data) throw new ApiError('invalid_request');
  const { id, event, isShippingRefunded, ...fields } = data;
  const restock = readUnits(fields);
  return { id, event, restock, isShippingRefunded: isShippingRefunded === 'yes' };
}

function readUnits(fields: Readonly<Record<string, string>>): ItemUnits[] {
  return Object.entries(fields).flatMap(([name, text]) => {
    const itemId = name.startsWith('units.') ? name.slice('units.'.length) : '';
    if (!itemId || text.trim() === '' || text.trim() === '0') return [];
    if (!/^\d{1,9}$/.test(text.trim())) throw new ApiError('invalid_request');
    return [{ itemId, quantity: Number(text) }];
  });
}
