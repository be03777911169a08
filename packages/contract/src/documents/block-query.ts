import { z } from 'zod';
import { contentLimits } from '../limits.ts';
import { formSchema } from '../models/form.ts';

/** What blocks of one document may ask the site. */
export const blockQueryLimits = { queries: 27, rows: 60 } as const;

const idSchema = z.string().min(1).max(64);

/** Items of a collection, narrowed by what is told. */
const choiceFields = {
  collectionId: idSchema,
  /** A category of a store by its id, of a blog by its name. */
  category: z.string().min(1).max(200).optional(),
  tag: z.string().min(1).max(contentLimits.tagLength).optional(),
  isFeatured: z.literal(true).optional(),
  limit: z.int().min(1).max(blockQueryLimits.rows),
};

/** What the posts of a collection are listed by. */
const postLists = ['tag', 'category', 'author', 'month'] as const;

/** A question of a block to the site, answered before it is rendered. Plain data. */
const blockQuerySchema = z.discriminatedUnion('kind', [
  /** All of one product that a page can show. */
  z.object({ kind: z.literal('product'), id: idSchema }),
  /** Products of a store page as its list shows them. */
  z.object({ kind: z.literal('product-cards'), ...choiceFields }),
  /** Products or posts in a few words. */
  z.object({ kind: z.literal('items'), ...choiceFields }),
  /** What the posts of a collection are filed under, with how many there are. */
  z.object({ kind: z.literal('post-list'), collectionId: idSchema, by: z.enum(postLists) }),
  /** A month of the events of a collection: the one that the page is asked for, else this one. */
  z.object({ kind: z.literal('calendar'), collectionId: idSchema }),
  /** A form that visitors fill in. */
  z.object({ kind: z.literal('form'), id: idSchema }),
  /** A menu of the site. */
  z.object({ kind: z.literal('menu'), name: z.string().min(1).max(60) }),
]);

/** The questions of one call: its address must stay short. */
export const blockQueriesSchema = z.array(blockQuerySchema).max(10);

/** See {@link blockQuerySchema}. */
export type BlockQuery = z.infer<typeof blockQuerySchema>;

/** A picture of the site, as far as blocks show it. */
export const blockPictureSchema = z.object({
  url: z.string(),
  width: z.int(),
  height: z.int(),
  widths: z.array(z.int()),
  altText: z.string(),
  focalX: z.number(),
  focalY: z.number(),
});

/** A month beside the one that is shown, and where the same page shows it. */
const calendarMonthSchema = z.object({ url: z.string(), title: z.string() });

/** Texts of answers are plain, but for those whose name ends in `Html`: templates wrote these. */
export const blockAnswerSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('product'),
    id: z.string(),
    title: z.string(),
    url: z.string(),
    /** The main one first, then those of variants. */
    pictures: z.array(blockPictureSchema.extend({ id: z.string() })),
    priceHtml: z.string(),
    excerptHtml: z.string(),
    /** Variants, quantity and button; works without scripts. */
    formHtml: z.string(),
  }),
  z.object({ kind: z.literal('product-cards'), cardsHtml: z.array(z.string()) }),
  z.object({
    kind: z.literal('items'),
    items: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        url: z.string(),
        picture: blockPictureSchema.optional(),
        excerptHtml: z.string(),
        priceHtml: z.string(),
        author: z.string(),
        categories: z.array(z.string()),
        tags: z.array(z.string()),
        /** `2026-01-15`; empty for products. */
        day: z.string(),
        /** The day as people of the site write it. */
        dayText: z.string(),
      }),
    ),
  }),
  z.object({
    kind: z.literal('post-list'),
    entries: z.array(z.object({ name: z.string(), url: z.string(), count: z.int() })),
  }),
  z.object({
    kind: z.literal('calendar'),
    /** `December 2026`, as people of the site write it. */
    title: z.string(),
    previous: calendarMonthSchema.optional(),
    next: calendarMonthSchema.optional(),
    weekdays: z.array(z.object({ short: z.string(), long: z.string() })),
    weeks: z.array(
      z.array(
        z.object({
          /** `2026-12-24` in the time zone of the site. */
          date: z.string(),
          day: z.int(),
          /** `Thursday, December 24`. */
          dayText: z.string(),
          isToday: z.boolean(),
          /** Of the month before or after. */
          isOutside: z.boolean(),
          events: z.array(
            z.object({
              id: z.string(),
              title: z.string(),
              url: z.string(),
              /** When it begins; empty on the days after that one. */
              timeText: z.string(),
            }),
          ),
        }),
      ),
    ),
  }),
  z.object({ kind: z.literal('form'), form: formSchema }),
  z.object({
    kind: z.literal('menu'),
    entries: z.array(z.object({ title: z.string(), url: z.string(), newWindow: z.boolean() })),
  }),
]);

/** See {@link blockAnswerSchema}. */
export type BlockAnswer = z.infer<typeof blockAnswerSchema>;

/** The answer to questions of a kind. */
export type BlockAnswerOf<Kind extends BlockQuery['kind']> = Extract<BlockAnswer, { kind: Kind }>;

/** The same text for the same question, whatever the order of its fields. */
export function blockQueryKey(query: BlockQuery): string {
  const fields = Object.entries(query).filter(([, value]) => value !== undefined);
  return JSON.stringify(fields.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
