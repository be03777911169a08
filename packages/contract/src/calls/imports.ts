import { z } from 'zod';
import { defineCall } from '../call.ts';
import { staffLimits } from '../limits.ts';
import { importLineSchema, importOptionsSchema, importStatusSchema } from '../models/import.ts';
import { makeTextSchema } from '../models/plain-text.ts';
import { staffSiteParams, staffSiteThingParams } from './staff-site.ts';

const path = '/api/sites/:identifier/imports';
// Customers ask for `edit-orders` beside it, reviews for `moderate-reviews`, pages for `create-pages`.
const byStaff = { access: { permission: 'create-products' } } as const;

/** The newest imports. A file comes by `POST …/imports/file?name=…`, its bytes as the body. */
export const listImports = defineCall(
  `GET ${path}`,
  'Imports and how they stand',
  { params: staffSiteParams, answer: z.object({ imports: z.array(importStatusSchema) }) },
  byStaff,
);

/** How one stands: while it is checked, what it would do. */
export const getImport = defineCall(
  `GET ${path}/:id`,
  'How an import stands',
  { params: staffSiteThingParams, answer: importStatusSchema },
  byStaff,
);

/** Its report, line by line in the order of the file. */
export const listImportLines = defineCall(
  `GET ${path}/:id/lines`,
  'The report of an import, line by line',
  {
    params: staffSiteThingParams,
    query: z.object({
      kind: z.enum(['rejected', 'note']).optional(),
      after: z.string().max(200).optional(),
    }),
    answer: z.object({ lines: z.array(importLineSchema), after: z.string().optional() }),
  },
  byStaff,
);

/** Reads the products of another shop from its own address, as anybody can see them. */
export const importFromShop = defineCall(
  `POST ${path}/shop`,
  'Read the products of another shop from its address',
  {
    params: staffSiteParams,
    body: z.object({ url: makeTextSchema(500).min(1) }),
    answer: z.object({ id: z.string() }),
  },
  byStaff,
);

/** Reads the pages and posts of another site from its own address, as anybody can see them. */
export const importFromSite = defineCall(
  `POST ${path}/site`,
  'Read the pages and posts of another site from its address',
  {
    params: staffSiteParams,
    body: z.object({ url: makeTextSchema(500).min(1) }),
    answer: z.object({ id: z.string() }),
  },
  byStaff,
);

/** Starts one that is ready; it goes on in the background. */
export const startImport = defineCall(
  `POST ${path}/:id/start`,
  'Start an import in the background',
  {
    params: staffSiteThingParams,
    body: importOptionsSchema,
    answer: importStatusSchema.extend({ activityId: z.string() }),
  },
  byStaff,
);

/** Stops it: what was written stays, the rest is not reached. */
export const cancelImport = defineCall(
  `POST ${path}/:id/cancel`,
  'Stop an import',
  { params: staffSiteThingParams, answer: importStatusSchema },
  byStaff,
);

/** Takes back what it made and changed, in the background; what somebody changed since stays. */
export const undoImport = defineCall(
  `POST ${path}/:id/undo`,
  'Take an import back',
  { params: staffSiteThingParams, answer: importStatusSchema },
  byStaff,
);

const cellsSchema = z.array(makeTextSchema(100_000)).max(500);

/** The rows that were not taken, with all rows of the same product, as they stand in the file. */
export const listBadRows = defineCall(
  `GET ${path}/:id/bad-rows`,
  'Rows of an import that were not taken',
  {
    params: staffSiteThingParams,
    answer: z.object({
      header: z.array(z.string()),
      rows: z.array(
        z.object({ line: z.int(), cells: z.array(z.string()), problems: z.array(z.string()) }),
      ),
      /** There are more: the file of all of them has them. */
      hasMore: z.boolean(),
    }),
  },
  byStaff,
);

/** Makes an import of those rows alone, with the cells that are sent in place of theirs. */
export const retryImport = defineCall(
  `POST ${path}/:id/retry`,
  'Import the rows that were not taken again',
  {
    params: staffSiteThingParams,
    body: z.object({
      rows: z.array(z.object({ line: z.int(), cells: cellsSchema })).max(staffLimits.maxPageSize),
    }),
    answer: z.object({ id: z.string() }),
  },
  byStaff,
);

/** The report as a file. */
export const downloadImportReport = defineCall(
  `GET ${path}/:id/report.csv`,
  'The report of an import as a file',
  { params: staffSiteThingParams, file: 'text/csv; charset=utf-8' },
  byStaff,
);

/** All rows that were not taken as a file that can be mended and imported. */
export const downloadBadRows = defineCall(
  `GET ${path}/:id/bad-rows.csv`,
  'Rows of an import that were not taken, as a file',
  { params: staffSiteThingParams, file: 'text/csv; charset=utf-8' },
  byStaff,
);
