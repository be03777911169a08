import { z } from 'zod';
import { defineCall } from '../call.ts';
import {
  discountSchema,
  discountChangesSchema,
  discountDraftSchema,
} from '../rules/discount-draft.ts';
import { makePreviewBody, totalPreviewSchema } from '../models/total-preview.ts';
import { makeTextSchema } from '../models/plain-text.ts';
import { ruleStates } from '@sitewright/commerce';
import { saleSchema, saleChangesSchema, saleDraftSchema } from '../rules/sale-draft.ts';
import { deletedSchema, savedSchema, staffSiteParams, staffSiteThingParams } from './staff-site.ts';

const access = { permission: 'edit-discounts' } as const;

/** Discounts of a site, searched and filtered, the newest first, a page at a time. */
export const listDiscounts = defineCall(
  'GET /api/sites/:identifier/discounts',
  'Discounts of a site',
  {
    params: staffSiteParams,
    query: z.object({
      /** A part of a name or of a code. */
      search: makeTextSchema(200).optional(),
      state: z.enum(ruleStates).optional(),
      /** By a code, or by themselves. */
      kind: z.enum(['code', 'automatic']).optional(),
      after: z.string().max(64).optional(),
      limit: z.coerce.number().int().min(1).max(100).default(50),
    }),
    answer: z.object({ discounts: z.array(discountSchema), after: z.string().optional() }),
  },
  { access },
);

/** One of them. */
export const getDiscount = defineCall(
  'GET /api/sites/:identifier/discounts/:id',
  'A discount',
  { params: staffSiteThingParams, answer: z.object({ discount: discountSchema }) },
  { access },
);

/** What a cart would come to with a discount that is not saved yet. Nothing is written. */
export const previewDiscount = defineCall(
  'POST /api/sites/:identifier/discounts/preview',
  'Show what a discount does, by a cart',
  {
    params: staffSiteParams,
    body: makePreviewBody(discountDraftSchema),
    answer: totalPreviewSchema,
  },
  { access },
);

/** Makes a discount. */
export const addDiscount = defineCall(
  'POST /api/sites/:identifier/discounts',
  'Make a discount',
  {
    params: staffSiteParams,
    body: discountDraftSchema,
    answer: savedSchema,
  },
  { access },
);

/** Changes fields of a discount. */
export const changeDiscount = defineCall(
  'PATCH /api/sites/:identifier/discounts/:id',
  'Change a discount',
  {
    params: staffSiteThingParams,
    body: z.object({ changes: discountChangesSchema }),
    answer: savedSchema,
  },
  { access },
);

/** Takes a discount away. Orders that had it keep it. */
export const deleteDiscount = defineCall(
  'DELETE /api/sites/:identifier/discounts/:id',
  'Delete a discount',
  { params: staffSiteThingParams, answer: deletedSchema },
  { access },
);

/** Sales of the catalogue. */
export const listSales = defineCall(
  'GET /api/sites/:identifier/sales',
  'Scheduled sales of a site',
  { params: staffSiteParams, answer: z.object({ sales: z.array(saleSchema) }) },
  { access },
);

/** What a cart would come to with a sale that is not saved yet. Nothing is written. */
export const previewSale = defineCall(
  'POST /api/sites/:identifier/sales/preview',
  'Show what a scheduled sale does, by a cart',
  { params: staffSiteParams, body: makePreviewBody(saleDraftSchema), answer: totalPreviewSchema },
  { access },
);

/** Makes a sale. */
export const addSale = defineCall(
  'POST /api/sites/:identifier/sales',
  'Make a scheduled sale',
  {
    params: staffSiteParams,
    body: saleDraftSchema,
    answer: savedSchema,
  },
  { access },
);

/** Changes fields of a scheduled sale. */
export const changeSale = defineCall(
  'PATCH /api/sites/:identifier/sales/:id',
  'Change a scheduled sale',
  {
    params: staffSiteThingParams,
    body: z.object({ changes: saleChangesSchema }),
    answer: savedSchema,
  },
  { access },
);

/** Takes a sale away: prices are what they were. */
export const deleteSale = defineCall(
  'DELETE /api/sites/:identifier/sales/:id',
  'Delete a scheduled sale',
  { params: staffSiteThingParams, answer: deletedSchema },
  { access },
);
