import { z } from 'zod';
import { defineCall } from '../call.ts';
import { staffSiteParams } from './staff-site.ts';

/** The one that waits longest first: paid goods that nobody has sent yet, with what is open of them. */
export const listOrdersToPack = defineCall(
  'GET /api/sites/:identifier/orders/packing',
  'Orders that wait to be packed, a page at a time, with their open units',
  {
    params: staffSiteParams,
    query: z.object({
      /** Where the page begins: behind this one. */
      after: z.string().max(200).optional(),
    }),
    answer: z.object({
      orders: z.array(
        z.object({
          number: z.int(),
          /** Epoch milliseconds. */
          createdOn: z.number(),
          /** Of whom it goes to; empty when nobody told. */
          name: z.string(),
          shippingOptionName: z.string(),
          /** Some of it has left already. */
          isPartlySent: z.boolean(),
          testMode: z.boolean(),
          items: z.array(
            z.object({
              id: z.string(),
              variantId: z.string(),
              name: z.string(),
              /** `Blue, Large`. */
              variant: z.string(),
              sku: z.string(),
              /** The number on its barcode; empty when none is known. */
              gtin: z.string(),
              /** Units that still have to leave. */
              open: z.int(),
            }),
          ),
        }),
      ),
      after: z.string().optional(),
    }),
  },
  { access: { permission: 'view-orders' } },
);
