import { z } from 'zod';
import { defineCall } from '../call.ts';
import { staffLimits } from '../limits.ts';
import {
  bulkEditSchema,
  bulkEditStatusSchema,
  bulkPreviewSchema,
  bulkRefusals,
  bulkValuesSchema,
} from '../models/bulk-edit.ts';
import { productFilterFields } from './products.ts';
import { staffSiteParams, staffSiteThingParams } from './staff-site.ts';

const path = '/api/sites/:identifier/bulk-edits';
const byStaff = { access: { permission: 'edit-products' } } as const;
const idSchema = z.string().min(1).max(64);

const body = z.object({
  /** These products, or all that a filter finds. */
  choice: z.union([
    z.strictObject({ ids: z.array(idSchema).min(1).max(staffLimits.ids) }),
    z.strictObject({ filter: z.strictObject(productFilterFields) }),
  ]),
  edit: bulkEditSchema,
});

/**
 * Computes what a bulk edit would do with its first products, as many as are computed soon, and writes
 * nothing. `after` goes on behind those: see `next` of the answer.
 */
export const previewBulkEdit = defineCall(
  `POST ${path}/preview`,
  'What a bulk edit would do',
  {
    params: staffSiteParams,
    body: body.extend({ after: idSchema.optional() }),
    answer: bulkPreviewSchema,
  },
  byStaff,
);

/**
 * Begins a bulk edit of the products as they are now; it goes on in the background. Whether units
 * are counted asks for `edit-inventory` too.
 */
export const startBulkEdit = defineCall(
  `POST ${path}`,
  'Change many products in the background',
  {
    params: staffSiteParams,
    body,
    answer: z.object({ id: z.string(), total: z.int(), activityId: z.string() }),
  },
  byStaff,
);

/** The newest bulk edits. */
export const listBulkEdits = defineCall(
  `GET ${path}`,
  'Bulk edits and how they stand',
  { params: staffSiteParams, answer: z.object({ bulkEdits: z.array(bulkEditStatusSchema) }) },
  byStaff,
);

/** How one stands, with the first products that it refused, and that its undoing left alone. */
export const getBulkEdit = defineCall(
  `GET ${path}/:id`,
  'How a bulk edit stands',
  {
    params: staffSiteThingParams,
    answer: bulkEditStatusSchema.extend({
      refusals: z.array(
        z.object({ id: z.string(), title: z.string(), reason: z.enum(bulkRefusals) }),
      ),
      keptProducts: z.array(
        z.object({
          id: z.string(),
          title: z.string(),
          /** What stands there and was left, by field. */
          values: bulkValuesSchema,
        }),
      ),
    }),
  },
  byStaff,
);

/** Stops it: what was written stays, the rest is not reached. */
export const cancelBulkEdit = defineCall(
  `POST ${path}/:id/cancel`,
  'Stop a bulk edit',
  { params: staffSiteThingParams, answer: bulkEditStatusSchema },
  byStaff,
);

/**
 * Writes back what was before, in the background, for 30 days: only fields that still are as the
 * bulk edit wrote them; the others are told. A running one is stopped first.
 */
export const undoBulkEdit = defineCall(
  `POST ${path}/:id/undo`,
  'Take a bulk edit back',
  { params: staffSiteThingParams, answer: bulkEditStatusSchema },
  byStaff,
);
