import { z } from 'zod';
import { defineCall } from '../call.ts';
import { siteIdentifierSchema } from './staff/new-site.ts';
import { staffSiteParams, staffSiteThingParams } from './staff-site.ts';

const path = '/api/sites/:identifier/exports';
// What is told of a site to its staff stands in it, and drafts; no secrets and no customers.
const byStaff = { access: { permission: 'edit-settings' } } as const;

/** How the files of a site stand; those that are `ready` can be taken away for an hour. */
export const siteExportStates = ['waiting', 'making', 'ready', 'failed'] as const;

/** One of {@link siteExportStates}. */
export type SiteExportState = (typeof siteExportStates)[number];

const siteExportSchema = z.object({
  id: z.string(),
  state: z.enum(siteExportStates),
  filename: z.string(),
  byteSize: z.number(),
  /** Files that are in it, and that there are. */
  progress: z.object({ done: z.int(), total: z.int() }),
  /** Why it failed, as a sentence. */
  problem: z.string(),
  madeBy: z.string(),
  createdOn: z.number(),
  /** Until when it can be downloaded; null before it is ready. */
  expiresOn: z.number().nullable(),
});

/** The files of a site as staff see them. */
export type SiteExport = z.output<typeof siteExportSchema>;

/** The newest first; those whose hour is over are gone. */
export const listSiteExports = defineCall(
  `GET ${path}`,
  'Files of the site that are made or can be downloaded',
  { params: staffSiteParams, answer: z.object({ exports: z.array(siteExportSchema) }) },
  byStaff,
);

/** Made in the background. */
export const makeSiteExport = defineCall(
  `POST ${path}`,
  'Make a ZIP of the files of the site',
  { params: staffSiteParams, answer: z.object({ id: z.string() }) },
  byStaff,
);

/** For an hour after it was made. */
export const downloadSiteExport = defineCall(
  `GET ${path}/:id/file`,
  'The ZIP of the files of the site',
  { params: staffSiteThingParams, file: 'application/zip' },
  byStaff,
);

/** Files of sites that come by pieces: `POST /api/staff/sites/pieces`. */
export const siteUploadLimits = {
  pieceBytes: 8 * 1024 * 1024,
  maxBytes: 20 * 1024 * 1024 * 1024,
} as const;

/** What the sender calls an upload, the same for all its pieces. */
export const siteUploadSchema = z.string().regex(/^[0-9a-f]{24}$/);

/** Makes a site of a ZIP whose pieces are there: all of it, or nothing. */
export const addSiteFromFiles = defineCall(
  'POST /api/staff/sites/files',
  'Make a site of the files of another one',
  {
    body: z.object({ upload: siteUploadSchema, identifier: siteIdentifierSchema }),
    answer: z.object({ siteId: z.string(), identifier: z.string() }),
  },
  { access: { permission: 'create-sites', isOfInstallation: true } },
);
