import { z } from 'zod';
import { defineCall } from '../call.ts';
import { redirectLimits } from '../limits.ts';
import { makeFieldChangesSchema } from '../models/field-change.ts';
import { flagQuerySchema, listCountSchema, listQueryFields } from '../models/list-query.ts';
import { makeTextSchema } from '../models/plain-text.ts';
import {
  addressTestSchema,
  redirectDraftSchema,
  redirectFields,
  redirectImportSchema,
  redirectProblems,
  redirectSchema,
} from '../models/redirect.ts';
import {
  deletedSchema,
  savedSchema,
  staffSiteParams,
  staffSiteThingParams,
  undoableShape,
} from './staff-site.ts';

const path = '/api/sites/:identifier/redirects';
const reads = { access: { permission: 'view-settings' } } as const;
const writes = { access: { permission: 'edit-settings' } } as const;

/** By address, a page at a time; `search` is a part of either address. */
export const listRedirects = defineCall(
  `GET ${path}`,
  'Redirects of old addresses, and which of them help nobody',
  {
    params: staffSiteParams,
    query: z.object({
      search: listQueryFields.search,
      isAutomatic: flagQuerySchema.optional(),
      /** Those alone, of the first thousands. */
      problem: z.enum(redirectProblems).optional(),
      after: listQueryFields.after,
      limit: listQueryFields.limit,
    }),
    answer: z.object({
      redirects: z.array(redirectSchema),
      after: z.string().optional(),
      count: listCountSchema,
    }),
  },
  reads,
);

/** @throws ApiError `redirect_taken`, `redirect_loop`, `too_many_rules`, `invalid_request` */
export const addRedirect = defineCall(
  `POST ${path}`,
  'Send visitors of an address elsewhere',
  { params: staffSiteParams, body: redirectDraftSchema, answer: savedSchema },
  writes,
);

/** The same errors, and `edited_meanwhile`. One that was made by itself is the owner's then. */
export const changeRedirect = defineCall(
  `PATCH ${path}/:id`,
  'Change a redirect',
  {
    params: staffSiteThingParams,
    body: z.object({ changes: makeFieldChangesSchema(redirectFields) }),
    answer: z.object(undoableShape),
  },
  writes,
);

export const deleteRedirect = defineCall(
  `DELETE ${path}/:id`,
  'Delete a redirect',
  { params: staffSiteThingParams, answer: deletedSchema },
  writes,
);

const importBody = z.object({ text: makeTextSchema(redirectLimits.importLength) });

/**
 * Reads lines such as `/old -> /new 301`, `/old /new 301` and CSV with `Redirect from` and
 * `Redirect to`. What cannot be is refused by line, the rest is written.
 */
export const importRedirects = defineCall(
  `POST ${path}/imports`,
  'Add many redirects at once',
  {
    params: staffSiteParams,
    body: importBody,
    answer: redirectImportSchema.extend(undoableShape),
  },
  writes,
);

/** What an import would come to; nothing is written. */
export const tryRedirectImport = defineCall(
  `POST ${path}/import-trials`,
  'Try an import of redirects',
  { params: staffSiteParams, body: importBody, answer: redirectImportSchema },
  writes,
);

/** In the columns that an import reads. */
export const exportRedirects = defineCall(
  `GET ${path}/export`,
  'All redirects as CSV',
  { params: staffSiteParams, file: 'text/csv' },
  reads,
);

/** What a visitor of this address would see. */
export const testAddress = defineCall(
  `GET ${path}/test`,
  'Try an address of the site',
  {
    params: staffSiteParams,
    query: z.object({ address: makeTextSchema(redirectLimits.addressLength).trim().min(1) }),
    answer: addressTestSchema,
  },
  reads,
);
