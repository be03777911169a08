import { z } from 'zod';
import { defineCall } from '../call.ts';
import { contentOwnerSchema } from '../documents/content-owner.ts';
import { staffSiteParams, staffSiteThingParams } from './staff-site.ts';

/** One write: who, what, before and after. */
export const activityEntrySchema = z.object({
  id: z.string(),
  /** Milliseconds. */
  at: z.number(),
  actor: z.object({
    kind: z.enum(['person', 'key', 'operator']),
    /** Of the account or the key. */
    id: z.string().nullable(),
    name: z.string(),
  }),
  /** Thing and past tense: `discount-changed`. */
  action: z.string(),
  /** `kind:id`, or `group.field` of a setting. */
  subject: z.string(),
  /** What people called it; empty where the subject says it. */
  title: z.string(),
  /** Of a document that is there: what it is the content of. */
  content: contentOwnerSchema.optional(),
  /** The written fields as they were; empty when there was nothing. Of a secret only `isSet`. */
  before: z.record(z.string(), z.unknown()),
  after: z.record(z.string(), z.unknown()),
  /** What ids among the fields were called when it was written. */
  names: z.record(z.string(), z.string()),
  /** The entry that this one took back. */
  undoes: z.string().nullable(),
  /** The entry that took this one back. */
  undoneBy: z.string().nullable(),
  /** Whether who asks may ask for its undoing. What stands there is compared only then. */
  mayUndo: z.boolean(),
});

/** See {@link activityEntrySchema}. */
export type ActivityEntry = z.infer<typeof activityEntrySchema>;

/** What was written on a site, the newest first, as far as the roles of the asker reach. */
export const listActivity = defineCall(
  'GET /api/sites/:identifier/activity',
  'Who wrote what on a site',
  {
    params: staffSiteParams,
    query: z.object({
      /** Exact; or all of a kind: `discount:`, `store.`. */
      subject: z.string().max(200).optional(),
      /** Id of an account or a key. */
      person: z.string().max(64).optional(),
      action: z.string().max(64).optional(),
      /** All actions of that end. */
      change: z.enum(['added', 'changed', 'deleted']).optional(),
      after: z.string().max(64).optional(),
      limit: z.coerce.number().int().min(1).max(100).default(50),
    }),
    answer: z.object({ activity: z.array(activityEntrySchema), after: z.string().optional() }),
  },
  { access: { permission: 'view-back-office' } },
);

/**
 * Takes a write back, for 30 days, while what it wrote still stands. It asks for the permission of
 * the write itself. The undoing is a write too and can be undone.
 */
export const undoActivity = defineCall(
  'POST /api/sites/:identifier/activity/:id/undo',
  'Take a write back',
  { params: staffSiteThingParams, answer: z.object({ activityId: z.string() }) },
  { access: { permission: 'view-back-office' } },
);
