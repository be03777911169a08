import { z } from 'zod';
import { defineCall } from '../call.ts';
import { makePreviewBody, totalPreviewSchema } from '../models/total-preview.ts';
import {
  shippingOptionSchema,
  shippingOptionChangesSchema,
  shippingOptionDraftSchema,
} from '../rules/shipping-option-draft.ts';
import { deletedSchema, savedSchema, staffSiteParams, staffSiteThingParams } from './staff-site.ts';

const access = { permission: 'edit-settings' } as const;

/** Ways to ship, in the owner's order. */
export const listShippingOptions = defineCall(
  'GET /api/sites/:identifier/shipping-options',
  'Ways to ship of a site',
  {
    params: staffSiteParams,
    answer: z.object({ shippingOptions: z.array(shippingOptionSchema) }),
  },
  { access: { permission: 'view-settings' } },
);

/** What a cart would come to, sent by a way that is not saved yet. Nothing is written. */
export const previewShippingOption = defineCall(
  'POST /api/sites/:identifier/shipping-options/preview',
  'Show what a way to ship costs, by a cart',
  {
    params: staffSiteParams,
    body: makePreviewBody(shippingOptionDraftSchema),
    answer: totalPreviewSchema,
  },
  { access },
);

/** Makes a way to ship. */
export const addShippingOption = defineCall(
  'POST /api/sites/:identifier/shipping-options',
  'Make a way to ship',
  {
    params: staffSiteParams,
    body: shippingOptionDraftSchema,
    answer: savedSchema,
  },
  { access },
);

/** Changes fields of a way to ship. */
export const changeShippingOption = defineCall(
  'PATCH /api/sites/:identifier/shipping-options/:id',
  'Change a way to ship',
  {
    params: staffSiteThingParams,
    body: z.object({ changes: shippingOptionChangesSchema }),
    answer: savedSchema,
  },
  { access },
);

/** Takes a way to ship away. Orders keep its name and price. */
export const deleteShippingOption = defineCall(
  'DELETE /api/sites/:identifier/shipping-options/:id',
  'Delete a way to ship',
  { params: staffSiteThingParams, answer: deletedSchema },
  { access },
);
