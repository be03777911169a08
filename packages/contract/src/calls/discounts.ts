import { z } from 'zod';
import { defineCall } from '../call.ts';
import {
  discountSchema,
  discountChangesSchema,
  discountDraftSchema,
} from '../rules/discount-draft.ts';
import { saleSchema, saleChangesSchema, saleDraftSchema } from '../rules/sale-draft.ts';
import {
  afterSchema,
  deletedSchema,
  savedSchema,
  staffSiteParams,
  staffSiteThingParams,
} from './staff-site.ts';

const access = { permission: 'edit-discounts' } as const;

/** Discounts of a site, the newest first, a page at a time. */
export const listDiscounts = defineCall(
  'GET /api/sites/:identifier/discounts',
  'Discounts of a site',
  {
    params: staffSiteParams,
    query: afterSchema,
    answer: z.object({ discounts: z.array(discountSchema), next: z.string().nullable() }),
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

/** Changes a discount; what is left out stays. */
export const changeDiscount = defineCall(
  'PATCH /api/sites/:identifier/discounts/:id',
  'Change a discount',
  { params: staffSiteThingParams, body: discountChangesSchema, answer: savedSchema },
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

/** Changes a scheduled sale; what is left out stays. */
export const changeSale = defineCall(
  'PATCH /api/sites/:identifier/sales/:id',
  'Change a scheduled sale',
  { params: staffSiteThingParams, body: saleChangesSchema, answer: savedSchema },
  { access },
);

/** Takes a sale away: prices are what they were. */
export const deleteSale = defineCall(
  'DELETE /api/sites/:identifier/sales/:id',
  'Delete a scheduled sale',
  { params: staffSiteThingParams, answer: deletedSchema },
  { access },
);
