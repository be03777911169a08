import { z } from 'zod';
import { defineCall } from '../call.ts';
import { stockLimits } from '../limits.ts';
import { makeFieldChangesSchema } from '../models/field-change.ts';
import { makeTextSchema } from '../models/plain-text.ts';
import { savedSchema, staffSiteParams, staffSiteThingParams, undoableShape } from './staff-site.ts';

/** The location that has what is nowhere else. It is never archived. */
export const mainLocationId = 'main';

const path = '/api/sites/:identifier/stock-locations';
const idSchema = z.string().min(1).max(64);
const nameSchema = makeTextSchema(stockLimits.locationName).min(1);
const toRead = { access: { permission: 'view-products' } } as const;
const toWrite = { access: { permission: 'edit-inventory' } } as const;

/** Where stock lies. `main` is there in every shop: it has what is nowhere else. */
export const listStockLocations = defineCall(
  `GET ${path}`,
  'Where stock lies, in the order in which sales take from it',
  {
    params: staffSiteParams,
    answer: z.object({
      locations: z.array(
        z.object({
          id: z.string(),
          /** Empty: the main one without a name of its own. */
          name: z.string(),
          isMain: z.boolean(),
          isArchived: z.boolean(),
          /** It cannot be archived: something lies there, or it is the main one. */
          isUsed: z.boolean(),
        }),
      ),
    }),
  },
  toRead,
);

/** Adds one behind the others. */
export const addStockLocation = defineCall(
  `POST ${path}`,
  'Add a place where stock lies',
  { params: staffSiteParams, body: z.object({ name: nameSchema }), answer: savedSchema },
  toWrite,
);

/** Renames it, archives it, or takes it out of the archive. */
export const changeStockLocation = defineCall(
  `PATCH ${path}/:id`,
  'Rename or archive a place where stock lies',
  {
    params: staffSiteThingParams,
    body: z.object({
      changes: makeFieldChangesSchema({ name: nameSchema, isArchived: z.boolean() }),
    }),
    answer: savedSchema,
  },
  toWrite,
);

/** Sales take from the first one that has some, then from the next. */
export const orderStockLocations = defineCall(
  `PUT ${path}/order`,
  'In which order sales take from places',
  {
    params: staffSiteParams,
    body: z.object({ ids: z.array(idSchema).min(1).max(stockLimits.locations) }),
    answer: z.object(undoableShape),
  },
  toWrite,
);
