import { z } from 'zod';
import { defineCall } from '../call.ts';
import { listProviderNames } from '../models/mailing-list.ts';
import { makeTextSchema } from '../models/plain-text.ts';
import { deletedSchema, savedSchema, staffSiteParams, staffSiteThingParams } from './staff-site.ts';

const path = '/api/sites/:identifier/list-connections';
const access = { permission: 'manage-integrations' } as const;

const accountShape = {
  provider: z.enum(listProviderNames),
  /** API key, or the JSON file of a service account. Never answered. */
  key: makeTextSchema(8_000).trim().min(1),
  /** Of the spreadsheet; a provider of mailing lists has none. */
  address: makeTextSchema(2_000).trim().default(''),
};

/** Where lists go on to. CONN-01, CONN-02 */
export const listListConnections = defineCall(
  `GET ${path}`,
  'Providers and spreadsheets that mailing lists go on to',
  {
    params: staffSiteParams,
    answer: z.object({
      connections: z.array(
        z.object({
          id: z.string(),
          listId: z.string(),
          provider: z.enum(listProviderNames),
          /** List of the provider, or tab of the spreadsheet. */
          remoteName: z.string(),
          requireDoubleOptIn: z.boolean(),
          /** It did not take what it was told last; it is tried again. */
          isFailing: z.boolean(),
          /** Epoch milliseconds. */
          connectedOn: z.number(),
        }),
      ),
    }),
  },
  { access },
);

/** Tries a key; nothing is kept. @throws ApiError `connection_failed` CONN-07 */
export const lookUpRemoteLists = defineCall(
  `POST ${path}/lookup`,
  'The lists of a provider, or the tabs of a spreadsheet',
  {
    params: staffSiteParams,
    body: z.object(accountShape),
    answer: z.object({ lists: z.array(z.object({ id: z.string(), name: z.string() })) }),
  },
  { access },
);

/**
 * Everybody on the list is told to it, and every change from then on.
 * @throws ApiError `connection_failed`, `list_required`, `no_lists`, `too_many_lists`
 */
export const connectList = defineCall(
  `POST ${path}`,
  'Connect a mailing list with a provider or a spreadsheet',
  {
    params: staffSiteParams,
    body: z.object({
      ...accountShape,
      listId: z.string().max(64),
      remoteId: z.string().max(200),
      /** The provider asks each of them by a mail of its own. */
      requireDoubleOptIn: z.boolean().default(false),
    }),
    answer: savedSchema,
  },
  { access },
);

/** Its key is forgotten; what it was told stays there. */
export const disconnectList = defineCall(
  `DELETE ${path}/:id`,
  'Disconnect a mailing list from a provider or a spreadsheet',
  { params: staffSiteThingParams, answer: deletedSchema },
  { access },
);
