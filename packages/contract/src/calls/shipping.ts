import { z } from 'zod';
import { defineCall } from '../call.ts';
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

/** Changes a way to ship; what is left out stays. */
export const changeShippingOption = defineCall(
  'PATCH /api/sites/:identifier/shipping-options/:id',
  'Change a way to ship',
  { params: staffSiteThingParams, body: shippingOptionChangesSchema, answer: savedSchema },
  { access },
);

/** Takes a way to ship away. Orders keep its name and price. */
export const deleteShippingOption = defineCall(
  'DELETE /api/sites/:identifier/shipping-options/:id',
  'Delete a way to ship',
  { params: staffSiteThingParams, answer: deletedSchema },
  { access },
);
