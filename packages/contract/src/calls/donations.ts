import { z } from 'zod';
import { defineCall } from '../call.ts';
import { donationLimits, textLimits } from '../limits.ts';
import { makeTextSchema } from '../models/plain-text.ts';
import {
  donationChangesSchema,
  donationDraftSchema,
  donationSchema,
} from '../rules/donation-draft.ts';
import { ruleIdSchema } from '../rules/rule-parts.ts';
import { savedSchema, staffSiteParams, staffSiteThingParams } from './staff-site.ts';

/** Begins a donation: a cart that holds it alone. The amount is fixed here. ROUT-26, SUBS-05 */
export const startDonation = defineCall(
  'POST /api/commerce/donations/:id',
  'Start a donation',
  {
    params: z.object({ id: ruleIdSchema }),
    body: z.object({
      /** Minor units of the site's currency. */
      amountCents: z.int(),
      isMonthly: z.boolean().default(false),
      name: makeTextSchema(textLimits.name).trim().default(''),
      message: makeTextSchema(donationLimits.messageLength).trim().default(''),
      /** True: the name is not to be told to others. */
      isAnonymous: z.boolean().default(false),
    }),
    answer: z.object({ cartToken: z.string(), redirectUrlPath: z.string() }),
  },
  { limit: 'addToCart' },
);

/** What the shop collects for, the newest first; also what is closed. */
export const listDonations = defineCall(
  'GET /api/sites/:identifier/donations',
  'What can be donated to',
  { params: staffSiteParams, answer: z.object({ donations: z.array(donationSchema) }) },
  { access: { permission: 'view-products' } },
);

/** Sets up a donation. */
export const addDonation = defineCall(
  'POST /api/sites/:identifier/donations',
  'Set up a donation',
  { params: staffSiteParams, body: donationDraftSchema, answer: savedSchema },
  { access: { permission: 'create-products' } },
);

/** Changes one, or closes it. Fields that two people changed refuse it. */
export const changeDonation = defineCall(
  'PATCH /api/sites/:identifier/donations/:id',
  'Change a donation',
  {
    params: staffSiteThingParams,
    body: z.object({ changes: donationChangesSchema }),
    answer: savedSchema,
  },
  { access: { permission: 'edit-products' } },
);
