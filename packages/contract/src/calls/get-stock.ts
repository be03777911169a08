import { z } from 'zod';
import { defineCall } from '../call.ts';

/** What is left of one variant. */
export const stockSchema = z.object({
  id: z.string(),
  sku: z.string(),
  unlimited: z.boolean(),
  qtyInStock: z.int().nonnegative(),
});

/** See {@link stockSchema}. */
export type Stock = z.infer<typeof stockSchema>;

/** ATC-29, D-19. */
export const getStock = defineCall(
  'GET /api/commerce/inventory/stock/',
  'Stock of the variants of an item',
  {
    query: z.object({ itemId: z.string().min(1).max(64) }),
    answer: z.object({ results: z.array(stockSchema) }),
  },
);
