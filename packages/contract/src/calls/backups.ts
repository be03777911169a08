import { z } from 'zod';
import { defineCall } from '../call.ts';
import { backupScheduleSchema, backupSchema } from '../models/backup.ts';
import { makeTextSchema } from '../models/plain-text.ts';
import {
  deletedSchema,
  staffSiteParams,
  staffSiteThingParams,
  undoableShape,
} from './staff-site.ts';

const path = '/api/sites/:identifier/backups';
// A backup is of the whole installation: all its sites, everybody's password, every key.
const byOwner = { access: { permission: 'manage-backups' } } as const;

/** The newest first. A file comes by `POST …/backups/file?name=…`, its bytes as the body. */
export const listBackups = defineCall(
  `GET ${path}`,
  'Backups of the installation, and how often they are made',
  {
    params: staffSiteParams,
    answer: z.object({ backups: z.array(backupSchema), schedule: backupScheduleSchema }),
  },
  byOwner,
);

/** Made in the background. */
export const makeBackup = defineCall(
  `POST ${path}`,
  'Make a backup of the installation',
  { params: staffSiteParams, answer: z.object({ id: z.string() }) },
  byOwner,
);

export const setBackupSchedule = defineCall(
  `PUT ${path}/schedule`,
  'Say how often backups are made, and how many are kept',
  {
    params: staffSiteParams,
    body: backupScheduleSchema,
    answer: backupScheduleSchema.extend(undoableShape),
  },
  byOwner,
);

/** One that is being made or brought back stays. */
export const deleteBackup = defineCall(
  `DELETE ${path}/:id`,
  'Delete a backup',
  { params: staffSiteThingParams, answer: deletedSchema },
  byOwner,
);

/** Asks for a fresh proof and says in the log who takes a file away that opens everything. */
export const announceBackupDownload = defineCall(
  `POST ${path}/:id/downloads`,
  'Say that a backup will be downloaded',
  { params: staffSiteThingParams, answer: z.object({}) },
  byOwner,
);

/** Needs a fresh proof. */
export const downloadBackup = defineCall(
  `GET ${path}/:id/file`,
  'The file of a backup',
  { params: staffSiteThingParams, file: 'application/gzip' },
  byOwner,
);

/** Puts it in the place of everything that is there now. Needs a fresh proof, and the site's title. */
export const restoreBackup = defineCall(
  `POST ${path}/:id/restore`,
  'Bring a backup back in place of what is there now',
  {
    params: staffSiteThingParams,
    body: z.object({ confirmation: makeTextSchema(200) }),
    answer: z.object({}),
  },
  byOwner,
);
