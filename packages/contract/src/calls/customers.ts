import { z } from 'zod';
import { defineCall } from '../call.ts';
import { customerTermsDraftSchema, customerTermsSchema } from '../rules/customer-terms-draft.ts';
import { afterSchema, staffSiteParams, undoableShape } from './staff-site.ts';

/** Customers with terms of their own, by email, a page at a time. */
export const listCustomerTerms = defineCall(
  'GET /api/sites/:identifier/customer-terms',
  'Customers with groups or without tax',
  {
    params: staffSiteParams,
    query: afterSchema,
    answer: z.object({ customers: z.array(customerTermsSchema), next: z.string().nullable() }),
  },
  { access: { permission: 'view-orders' } },
);

/** Says which groups a customer is in and whether taxes are owed. */
export const saveCustomerTerms = defineCall(
  'POST /api/sites/:identifier/customer-terms',
  'Set groups and tax exemption of a customer',
  {
    params: staffSiteParams,
    body: customerTermsDraftSchema,
    answer: z.object({ email: z.string(), ...undoableShape }),
  },
  { access: { permission: 'edit-orders' } },
);

/** Who asked for news at the checkout, by email, a page at a time. */
export const listMarketingOptIns = defineCall(
  'GET /api/sites/:identifier/marketing-opt-ins',
  'Who asked for news, when, and by which sentence',
  {
    params: staffSiteParams,
    query: afterSchema,
    answer: z.object({
      optIns: z.array(
        z.object({
          email: z.string(),
          text: z.string(),
          source: z.string(),
          /** Epoch milliseconds. */
          optedInOn: z.number(),
        }),
      ),
      next: z.string().nullable(),
    }),
  },
  { access: { permission: 'view-orders' } },
);
