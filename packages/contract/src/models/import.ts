/** A file that is brought into a site: what was recognised, what is chosen, how it stands. */
import { z } from 'zod';
import { makeTextSchema } from './plain-text.ts';

/**
 * - `fetching`: the shop at an address is read; `checking`: the file is read, nothing is written.
 * - `ready`: the preview stands, and it can be started; `running`, `done`.
 * - `canceled`: stopped; what was written stays. `failed`: nothing more can be read.
 * - `undoing`, `undone`: it is taken back.
 */
export const importStates = [
  'fetching',
  'checking',
  'ready',
  'running',
  'done',
  'canceled',
  'failed',
  'undoing',
  'undone',
] as const;

/** One of {@link importStates}. */
export type ImportState = (typeof importStates)[number];

/** A column of a file, and whether its content has a place here. */
export const importColumnSchema = z.object({ name: z.string(), isRead: z.boolean() });
/** {@link importColumnSchema} */
export type ImportColumn = z.infer<typeof importColumnSchema>;

/** What is chosen before it is started. */
export const importOptionsSchema = z.object({
  /** What becomes of products and customers that are there already. */
  existing: z.enum(['update', 'leave']).default('update'),
  /** Products: the stock of those that are there stays. */
  keepStock: z.boolean().default(false),
  /** Products and pages: pictures are fetched from where the file says. */
  withPictures: z.boolean().default(true),
  /**
   * Pages: menus of the other site take the place of those of this one. Products: new store pages
   * are listed in the first menu.
   */
  withMenus: z.boolean().default(true),
  /** Customers: where those who accept marketing said so, kept as the source of their consent. */
  consentSource: makeTextSchema(200).default(''),
});
/** {@link importOptionsSchema} */
export type ImportOptions = z.output<typeof importOptionsSchema>;

const count = z.int().default(0);

/** Rows of the file, and things of the site. */
export const importCountsSchema = z.object({
  rowsRead: count,
  rowsTaken: count,
  rowsRejected: count,
  notes: count,
  created: count,
  updated: count,
  unchanged: count,
  /** There already, and left as they are. */
  left: count,
  variantsAdded: count,
  variantsChanged: count,
  variantsRemoved: count,
  picturesAttached: count,
  picturesFailed: count,
  /** Taken back, and left because somebody changed them since. */
  undone: count,
  kept: count,
});
/** {@link importCountsSchema} */
export type ImportCounts = z.output<typeof importCountsSchema>;

/** One of the first things of a file, for the eye. */
export const importSampleSchema = z.object({
  line: z.int(),
  title: z.string(),
  detail: z.string(),
  outcome: z.enum(['created', 'updated', 'unchanged']),
});
/** {@link importSampleSchema} */
export type ImportSample = z.infer<typeof importSampleSchema>;

/** What an import brings. */
export const importKinds = ['products', 'customers', 'reviews', 'content'] as const;

/** One of {@link importKinds}. */
export type ImportKind = (typeof importKinds)[number];

/** Where its content comes from: a file, the address of a shop or of a site, bad rows of another. */
export const importSources = ['file', 'shop', 'site', 'retry'] as const;

/** One of {@link importSources}. */
export type ImportSource = (typeof importSources)[number];

/** An import as staff see it. */
export const importStatusSchema = z.object({
  id: z.string(),
  state: z.enum(importStates),
  /** `unknown`: nobody has looked at its file yet. */
  kind: z.enum([...importKinds, 'unknown']),
  dialect: z.string(),
  filename: z.string(),
  byteSize: z.number(),
  source: z.enum(importSources),
  sourceUrl: z.string(),
  retryOf: z.string().nullable(),
  columns: z.array(importColumnSchema),
  options: importOptionsSchema.required(),
  counts: importCountsSchema.required(),
  samples: z.array(importSampleSchema),
  /** Rows of the file, as far as it is read. */
  totalRows: z.int(),
  problem: z.string(),
  madeBy: z.string(),
  createdOn: z.number(),
  endedOn: z.number().nullable(),
  mayUndo: z.boolean(),
});
/** {@link importStatusSchema} */
export type ImportStatus = z.output<typeof importStatusSchema>;

/** A row that was not taken, or a thing that was taken otherwise than it stands in the file. */
export const importLineSchema = z.object({
  /** From 1, the header is line 1. */
  line: z.int(),
  kind: z.enum(['rejected', 'note']),
  code: z.string(),
  reason: z.string(),
});
