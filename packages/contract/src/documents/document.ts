import { z } from 'zod';
import { makeTextSchema } from '../models/plain-text.ts';
import { languageCodeSchema } from '../models/language-code.ts';
import { isStorable } from '../models/storable.ts';
import { translationSchema } from '../models/translation.ts';
import { orderKeySchema } from './order-key.ts';
import { sectionStyleSchema } from './section-style.ts';

/** Sizes of documents. Blocks of a layout are a setting (EDIT-09). */
export const documentLimits = {
  sections: 100,
  blocks: 6_000,
  /** Columns of the grid of a section, and of it on phones. */
  wideColumns: 24,
  phoneColumns: 8,
  /** Columns of the rows of classic templates. */
  classicColumns: 12,
  rows: 2_000,
  /** How far before or behind the others a block may lie. */
  layer: 999,
  /** Characters of the data of one block as JSON. */
  dataLength: 200_000,
  /** Characters of a whole document as JSON: who opens or saves it loads all of it. */
  length: 4_000_000,
  /** Commands of one save. */
  commands: 5_000,
  /** Characters of the edits of others that are told at once; who is further behind asks again. */
  editsLength: 4_000_000,
  /** Saves of others that are told at once. */
  savesAtOnce: 500,
  noteLength: 500,
  /** Revisions between two whole copies: what lies between is commands. */
  revisionsPerCopy: 25,
} as const;

/** Ids of sections and blocks: unique in their document, made by whoever adds one. */
export const documentIdSchema = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9-]{0,39}$/);

const cell = z.int().min(1).max(documentLimits.rows);
const column = z.int().min(1).max(documentLimits.wideColumns);

/** Where a block stands at one breakpoint: cells of the grid, counted from 1. */
export const placementSchema = z.looseObject({
  column,
  row: cell,
  width: column,
  height: cell,
  /** A higher one lies above a lower one. */
  layer: z.int().min(-documentLimits.layer).max(documentLimits.layer),
  hidden: z.boolean(),
});

/** Where a block stands at one breakpoint. */
export type Placement = z.infer<typeof placementSchema>;

/** Widths of the window at which blocks are placed: `phone` is up to 432 pixels. ROUT-43 */
export const breakpoints = ['wide', 'phone'] as const;

/** One of {@link breakpoints}. */
export type Breakpoint = (typeof breakpoints)[number];

const dataSchema = z
  .unknown()
  .refine(isStorable, 'Data that cannot be kept.')
  .refine(
    (data) => (JSON.stringify(data) ?? '').length <= documentLimits.dataLength,
    `At most ${documentLimits.dataLength} characters.`,
  );

/** The dotted way to a text in the data of a block: `text`, `items.i1.title`. */
export const textWaySchema = z
  .string()
  .min(1)
  .max(300)
  .refine((way) => way !== '__proto__');

/** A block. What its type does not know, and types that nobody knows, are kept as they are. */
export const blockSchema = z.looseObject({
  id: documentIdSchema,
  sectionId: documentIdSchema,
  /** Its place in the order of reading. */
  order: orderKeySchema,
  /** Stable name of the type: `text`, `image`, … ENUM-05 */
  type: makeTextSchema(100).min(1),
  /** Version of the schema that the data was written by. */
  version: z.int().min(1).max(10_000),
  data: dataSchema,
  placement: z.looseObject({
    wide: placementSchema,
    /** Missing until somebody touches the phone layout: it follows from the wide one. */
    phone: placementSchema.optional(),
  }),
  /** Nobody moves or changes it by accident. */
  locked: z.boolean().optional(),
  /** Blocks of one name move together: a group. */
  group: documentIdSchema.optional(),
  /** Its texts in other languages: by language, then by the way to the text. */
  translations: z.record(languageCodeSchema, z.record(textWaySchema, translationSchema)).optional(),
});

/** A block of a document. */
export type Block = z.infer<typeof blockSchema>;

/** How the blocks of a section are arranged. `rows` is the 12-column grid of classic templates. */
export const sectionLayouts = ['grid', 'stack', 'rows'] as const;

/** One of {@link sectionLayouts}. */
export type SectionLayout = (typeof sectionLayouts)[number];

/** A section: a band of a page, or the whole of a field. */
export const sectionSchema = z.looseObject({
  id: documentIdSchema,
  order: orderKeySchema,
  layout: z.enum(sectionLayouts),
  style: sectionStyleSchema,
  /** Visitors do not see it. */
  hidden: z.boolean().optional(),
});

/** A section of a document. */
export type Section = z.infer<typeof sectionSchema>;

const namesItsKey = (entries: Record<string, { id: string }>) =>
  Object.entries(entries).every(([id, entry]) => entry.id === id);

/**
 * A page, post body, header, footer or field of a template: sections and blocks by id. Their order
 * is in their keys, so that two people's insertions do not meet.
 */
export const documentSchema = z.looseObject({
  schema: z.literal(1),
  sections: z.record(documentIdSchema, sectionSchema).refine(namesItsKey),
  blocks: z.record(documentIdSchema, blockSchema).refine(namesItsKey),
});

/** A document of blocks. */
export type PageDocument = z.infer<typeof documentSchema>;
