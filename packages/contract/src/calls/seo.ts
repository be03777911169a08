import { z } from 'zod';
import { defineCall } from '../call.ts';
import { listQueryFields } from '../models/list-query.ts';
import { seoChecks, seoCheckSchema, seoThingSchema } from '../models/seo-check.ts';
import { staffSiteParams } from './staff-site.ts';

const path = '/api/sites/:identifier/seo';
const reads = { access: { permission: 'view-settings' } } as const;

/** Looked up each time: nobody ticks anything. */
export const getSeoChecks = defineCall(
  `GET ${path}`,
  'What search engines find, and what they miss',
  { params: staffSiteParams, answer: z.object({ checks: z.array(seoCheckSchema) }) },
  reads,
);

/** Exactly those that a check counted; none for a check of the whole site. */
export const listSeoThings = defineCall(
  `GET ${path}/:check`,
  'The things that a check for search engines found',
  {
    params: staffSiteParams.extend({ check: z.enum(seoChecks) }),
    query: z.object({ after: listQueryFields.after, limit: listQueryFields.limit }),
    answer: z.object({ things: z.array(seoThingSchema), after: z.string().optional() }),
  },
  reads,
);
