/** Passwords of pages and of whole sites. EDIT-05, D-72 */
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { lockLimits } from '../limits.ts';
import { makeTextSchema } from '../models/plain-text.ts';
import { deletedSchema, savedSchema, staffSiteParams, staffSiteThingParams } from './staff-site.ts';

const ofPage = '/api/sites/:identifier/pages/:id/lock';
const ofSite = '/api/sites/:identifier/lock';
const toPublish = { access: { permission: 'publish' } } as const;
const toSet = { access: { permission: 'edit-settings' } } as const;

const body = z.object({
  password: makeTextSchema(lockLimits.longestPassword).min(lockLimits.shortestPassword),
});

/** Locks a page; another password locks it again for whoever knew the one before. */
export const setPageLock = defineCall(
  `PUT ${ofPage}`,
  'Lock a page by a password',
  { params: staffSiteThingParams, body, answer: savedSchema },
  toPublish,
);

/** Shows the page to everybody. */
export const clearPageLock = defineCall(
  `DELETE ${ofPage}`,
  'Open a locked page',
  { params: staffSiteThingParams, answer: deletedSchema },
  toPublish,
);

/** Whether the whole site asks for a password. */
export const getSiteLock = defineCall(
  `GET ${ofSite}`,
  'Whether the site is locked',
  { params: staffSiteParams, answer: z.object({ isLocked: z.boolean() }) },
  { access: { permission: 'view-settings' } },
);

/** Locks the whole site. */
export const setSiteLock = defineCall(
  `PUT ${ofSite}`,
  'Lock the site by a password',
  { params: staffSiteParams, body, answer: savedSchema },
  toSet,
);

/** Opens the site to everybody. */
export const clearSiteLock = defineCall(
  `DELETE ${ofSite}`,
  'Open a locked site',
  { params: staffSiteParams, answer: deletedSchema },
  toSet,
);
