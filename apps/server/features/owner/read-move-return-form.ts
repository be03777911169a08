import { ApiError } from '@sitewright/contract';
import { z } from 'zod';
import { readUnits } from '../orders/read-units.ts';
import type { ReturnMove } from '../returns/move-return.ts';
import { returnEvents } from '../returns/return-states.ts';

const formSchema = z
  .object({
    id: z.string().min(1).max(64),
    event: z.enum(returnEvents),
    isShippingRefunded: z.string().max(10).optional(),
  })
  .catchall(z.string().max(100));

/**
 * What a person chose in the form that moves a return on.
 * @throws ApiError `invalid_request`
 */
export function readMoveReturnForm(body: unknown): Omit<ReturnMove, 'actorName'> {
  const { data } = formSchema.safeParse(body);
  if (!data) throw new ApiError('invalid_request');
  const { id, event, isShippingRefunded, ...fields } = data;
  const restock = readUnits(fields);
  return { id, event, restock, isShippingRefunded: isShippingRefunded === 'yes' };
}
