import { z } from 'zod';
import {
  cursorQuery,
  idempotencyHeaders,
  idListSchema,
  paginationSchema,
} from '../../api/api-parts.ts';
import { defineCall } from '../../call.ts';
import { ruleLimits } from '../../limits.ts';
import { apiLimits } from '../../request-limits.ts';

/** The stock of one variant. */
export const apiInventorySchema = z.object({
  variantId: z.string(),
  productId: z.string(),
  sku: z.string(),
  isUnlimited: z.boolean(),
  /** Units for sale now. */
  quantity: z.int().min(0),
  /** Units in the house that payments under way hold. */
  heldQuantity: z.int().min(0),
});

const inventoryAnswer = z.object({ inventory: z.array(apiInventorySchema) });

/** By the ids of variants. */
export const listApiInventory = defineCall(
  'GET /api/1.0/commerce/inventory',
  'Stock of all variants, a page at a time',
  { query: cursorQuery, answer: inventoryAnswer.extend({ pagination: paginationSchema }) },
  { access: { scope: 'inventory:read' } },
);

/** Ids that are not there are left out. */
export const getApiInventory = defineCall(
  'GET /api/1.0/commerce/inventory/:variantIds',
  'Stock of variants by their ids, with commas between them',
  { params: z.object({ variantIds: idListSchema }), answer: inventoryAnswer },
  { access: { scope: 'inventory:read' } },
);

const variantId = z.string().min(1).max(64);
const units = z.int().min(1).max(ruleLimits.count);
const operations = <Schema extends z.ZodType>(schema: Schema) =>
  z.array(schema).max(apiLimits.adjustments).default([]);

/**
 * All of it or nothing. A number that is set is of units in the house: what payments under way hold
 * is among them.
 */
export const adjustApiInventory = defineCall(
  'POST /api/1.0/commerce/inventory/adjustments',
  'Adds, takes off and sets units; the same Idempotency-Key does it once',
  {
    headers: idempotencyHeaders,
    body: z
      .object({
        incrementOperations: operations(z.object({ variantId, quantity: units })),
        decrementOperations: operations(z.object({ variantId, quantity: units })),
        setFiniteOperations: operations(
          z.object({ variantId, quantity: z.int().min(0).max(ruleLimits.count) }),
        ),
        setUnlimitedOperations: operations(variantId),
      })
      .refine((body) => Object.values(body).some((list) => list.length > 0)),
    answer: inventoryAnswer,
  },
  { access: { scope: 'inventory:write' } },
);
