import { z } from 'zod';
import { defineCall } from '../call.ts';
import {
  suppressionDraftSchema,
  suppressionReasons,
  suppressionSchema,
} from '../models/suppression.ts';
import { afterSchema, deletedSchema, staffSiteParams, undoableShape } from './staff-site.ts';

const path = '/api/sites/:identifier/mail-suppressions';

/** By email, a page at a time. */
export const listSuppressions = defineCall(
  `GET ${path}`,
  'Addresses that get no mail, and why',
  {
    params: staffSiteParams,
    query: afterSchema,
    answer: z.object({ suppressions: z.array(suppressionSchema), next: z.string().nullable() }),
  },
  { access: { permission: 'view-mails' } },
);

/** Puts an address on the list by hand: it gets no mail that nobody waits for. */
export const addSuppression = defineCall(
  `POST ${path}`,
  'Put an address on the list of those that get no mail',
  {
    params: staffSiteParams,
    body: suppressionDraftSchema,
    answer: z.object({ email: z.string(), ...undoableShape }),
  },
  { access: { permission: 'send-mails' } },
);

/** Takes an address off the list, for one reason. */
export const removeSuppression = defineCall(
  `DELETE ${path}/:email/:reason`,
  'Take an address off the list of those that get no mail',
  {
    params: staffSiteParams.extend({
      email: z.string().min(1).max(320),
      reason: z.enum(suppressionReasons),
    }),
    answer: deletedSchema,
  },
  { access: { permission: 'send-mails' } },
);
