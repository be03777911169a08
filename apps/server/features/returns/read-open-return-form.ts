import { makeTextSchema, returnReasonSchema } from '@sitewright/contract';
import { z } from 'zod';
import { parseRequest } from '../../http/parse-request.ts';
import { readUnits } from '../orders/read-units.ts';
import type { NewReturn } from './open-return.ts';

const formSchema = z
  .object({
    requestId: z.string().min(1).max(64),
    reason: returnReasonSchema,
    note: makeTextSchema(1000).default(''),
  })
  .catchall(z.string().max(100));

/**
 * What a buyer, or somebody of the shop, typed into a form about goods that come back.
 * @throws ApiError `invalid_request`
 */
export function readOpenReturnForm(body: unknown): Omit<NewReturn, 'actorName'> {
  const { requestId: id, reason, note, ...fields } = parseRequest(formSchema, body);
  return { id, reason, note, items: readUnits(fields) };
}
