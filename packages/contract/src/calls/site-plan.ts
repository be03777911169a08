import { z } from 'zod';
import { defineCall } from '../call.ts';
import { staffSiteParams } from './staff-site.ts';

/** What the site may use, how it stands, and what it uses. AUTH-08, AUTH-09, D-86 */
export const getSitePlan = defineCall(
  'GET /api/sites/:identifier/plan',
  'Status, parts and usage of a site',
  {
    params: staffSiteParams,
    answer: z.object({
      status: z.object({
        id: z.int(),
        name: z.string(),
        standing: z.enum(['open', 'warned', 'parked']),
      }),
      /** Every part that has a name, and whether the site may use it. */
      entitlements: z.array(z.object({ name: z.string(), isIncluded: z.boolean() })),
      usage: z.object({
        products: z.int(),
        pages: z.int(),
        orders: z.int(),
        people: z.int(),
        files: z.int(),
        /** Of uploaded files. */
        fileBytes: z.number(),
        /** Written within the last 30 days and sent. */
        mails: z.int(),
        /** Of the whole installation, all of its sites together. */
        databaseBytes: z.number(),
      }),
      experimentsEnabled: z.boolean(),
    }),
  },
  { access: { permission: 'manage-billing' } },
);

/** Variants of experiments, for staff alone; parameters of the address override them. AUTH-07 */
export const getExperiments = defineCall(
  'GET /api/sites/:identifier/experiments',
  'Variants of experiments that count for this address',
  {
    params: staffSiteParams,
    query: z.record(z.string(), z.string().max(100)),
    answer: z.object({ experiments: z.record(z.string(), z.string()) }),
  },
  { access: { permission: 'view-back-office' } },
);
