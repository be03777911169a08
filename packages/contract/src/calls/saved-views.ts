import { z } from 'zod';
import { defineCall } from '../call.ts';
import { staffLimits } from '../limits.ts';
import { makeFieldChangesSchema } from '../models/field-change.ts';
import { makeTextSchema } from '../models/plain-text.ts';
import { deletedSchema, savedSchema, staffSiteParams, staffSiteThingParams } from './staff-site.ts';

const path = '/api/sites/:identifier/saved-views';
const byStaff = { access: { permission: 'view-back-office' } } as const;

/** Lists that views can be kept of. */
export const savedViewLists = [
  'products',
  'orders',
  'inventory',
  'reviews',
  'customers',
  'media',
  'gift-cards',
] as const;

/** One of {@link savedViewLists}. */
export type SavedViewList = (typeof savedViewLists)[number];

const fields = {
  name: makeTextSchema(staffLimits.viewNameLength).regex(/\S/),
  /** Search, filters, sorting and columns, as they stand in the address of the list. */
  query: z
    .record(z.string().min(1).max(50), z.string().max(1_000))
    .refine((query) => Object.keys(query).length <= 30),
  /** All staff of the site see it. */
  isShared: z.boolean(),
};

/** The views of a list: one's own and the shared ones, by name. */
export const listSavedViews = defineCall(
  `GET ${path}`,
  'Saved views of a list',
  {
    params: staffSiteParams,
    query: z.object({ list: z.enum(savedViewLists) }),
    answer: z.object({
      views: z.array(
        z.object({
          id: z.string(),
          name: z.string(),
          query: z.record(z.string(), z.string()),
          isShared: z.boolean(),
          /** Whether who asks may change and delete it. */
          mayChange: z.boolean(),
        }),
      ),
      /** Whether who asks may share one. */
      mayShare: z.boolean(),
    }),
  },
  byStaff,
);

/** Keeps a view of a list. Sharing asks for the permission to change what the list shows. */
export const addSavedView = defineCall(
  `POST ${path}`,
  'Save a view of a list',
  {
    params: staffSiteParams,
    body: z.object({
      ...fields,
      list: z.enum(savedViewLists),
      isShared: fields.isShared.default(false),
    }),
    answer: savedSchema,
  },
  byStaff,
);

/** Renames it, shares it, or lets it show something else. */
export const changeSavedView = defineCall(
  `PATCH ${path}/:id`,
  'Change a saved view',
  {
    params: staffSiteThingParams,
    body: z.object({ changes: makeFieldChangesSchema(fields) }),
    answer: savedSchema,
  },
  byStaff,
);

/** Takes it away. */
export const deleteSavedView = defineCall(
  `DELETE ${path}/:id`,
  'Delete a saved view',
  { params: staffSiteThingParams, answer: deletedSchema },
  byStaff,
);
