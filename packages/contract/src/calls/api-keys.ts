import { z } from 'zod';
import { apiScopes } from '../api/scopes.ts';
import { defineCall } from '../call.ts';
import { makeTextSchema } from '../models/plain-text.ts';
import { deletedSchema, staffSiteParams, staffSiteThingParams } from './staff-site.ts';

const access = { permission: 'manage-integrations' } as const;

/** What staff see of a key; never the key itself. APIK-01 */
export const apiKeySchema = z.object({
  id: z.string(),
  name: z.string(),
  /** The start of the key, by which people tell keys apart. */
  hint: z.string(),
  scopes: z.array(z.enum(apiScopes)),
  /** Epoch milliseconds, as all instants here. */
  createdOn: z.number(),
  createdBy: z.string(),
  /** Whoever made it may make keys of the site no more; it goes on working. */
  isMakerGone: z.boolean(),
  /** To the minute; null while it was never used. */
  lastUsedOn: z.number().nullable(),
  expiresOn: z.number().nullable(),
});

/** What makes a key. */
export const apiKeyDraftSchema = z.object({
  name: makeTextSchema(100).refine((name) => name.trim() !== ''),
  scopes: z.array(z.enum(apiScopes)).min(1).max(apiScopes.length),
  /** Epoch milliseconds; null for a key that holds until it is deleted. */
  expiresOn: z.int().min(0).max(8.64e15).nullable().default(null),
});

/** See {@link apiKeyDraftSchema}. */
export type ApiKeyDraft = z.output<typeof apiKeyDraftSchema>;

/** The newest first. */
export const listApiKeys = defineCall(
  'GET /api/sites/:identifier/api-keys',
  'Keys of programs',
  { params: staffSiteParams, answer: z.object({ keys: z.array(apiKeySchema) }) },
  { access },
);

/** The key itself is in this answer and nowhere else. APIK-02 */
export const createApiKey = defineCall(
  'POST /api/sites/:identifier/api-keys',
  'Makes a key for a program; the answer shows it for the only time',
  {
    params: staffSiteParams,
    body: apiKeyDraftSchema,
    answer: z.object({ key: apiKeySchema, secret: z.string() }),
  },
  { access },
);

/** The old secret is refused from then on; name, scopes and endpoints stay. */
export const renewApiKey = defineCall(
  'POST /api/sites/:identifier/api-keys/:id/renewals',
  'Takes a key over: a new secret, shown for the only time',
  {
    params: staffSiteThingParams,
    answer: z.object({ key: apiKeySchema, secret: z.string() }),
  },
  { access },
);

/** It is refused from then on. */
export const deleteApiKey = defineCall(
  'DELETE /api/sites/:identifier/api-keys/:id',
  'Deletes a key of a program',
  { params: staffSiteThingParams, answer: deletedSchema },
  { access },
);
