import { z } from 'zod';
import { defineCall } from '../call.ts';
import { staffSiteParams } from './staff-site.ts';

const settingSchema = z.object({
  group: z.string(),
  field: z.string(),
  visibility: z.enum(['public', 'staff', 'secret']),
  summary: z.string(),
  /** Missing for a secret. */
  value: z.unknown().optional(),
  /** True when the site has a value of its own; all that is told of a secret. */
  isSet: z.boolean(),
  /** True when the person may write it. */
  mayChange: z.boolean(),
});

const changeSchema = z.object({
  id: z.string(),
  /** Milliseconds. */
  at: z.number(),
  actorName: z.string(),
  /** `group.field`. */
  subject: z.string(),
  /** `{ value }`, or nothing for the default; `{ isSet }` of a secret. */
  before: z.record(z.string(), z.unknown()),
  after: z.record(z.string(), z.unknown()),
});

const idsSchema = z.object({
  /** Ids of the changes in the log, for undoing them. */
  changes: z.array(z.string()),
});

/** Every setting that the person may see, and the newest changes. */
export const getSettings = defineCall(
  'GET /api/sites/:identifier/settings',
  'Settings of a site, secrets left out, and their latest changes',
  {
    params: staffSiteParams,
    answer: z.object({ settings: z.array(settingSchema), changes: z.array(changeSchema) }),
  },
  { access: { permission: 'view-back-office' } },
);

/** Fields by group; what is left out stays. Each group asks for its own permission. */
export const changeSettings = defineCall(
  'PATCH /api/sites/:identifier/settings',
  'Changes settings of a site: fields by group',
  {
    params: staffSiteParams,
    body: z.record(z.string(), z.record(z.string(), z.unknown())),
    answer: idsSchema,
  },
  { access: { permission: 'view-back-office' } },
);

/**
 * The same by people who saw what was there: each field with what it was. What somebody else changed
 * meanwhile is `edited_meanwhile`, and nothing is written.
 */
export const editSettings = defineCall(
  'POST /api/sites/:identifier/settings/edits',
  'Edits settings of a site: what was seen and what it shall be, by `group.field`',
  {
    params: staffSiteParams,
    body: z.object({
      changes: z.record(
        z.string().max(200),
        z.object({ from: z.unknown().optional(), to: z.unknown().optional() }),
      ),
    }),
    answer: idsSchema,
  },
  { access: { permission: 'view-back-office' } },
);
