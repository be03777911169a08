import { z } from 'zod';
import { contentLimits } from '../limits.ts';
import { formSchema } from '../models/form.ts';

/**
 * Stands in HTML of answers where the id of the block belongs that shows it: two blocks may show one
 * answer, and ids are each page's own.
 */
export const blockIdMark = 'sw-this-block';

/** What blocks of one document may ask the site. */
export const blockQueryLimits = {
  queries: 27,
  rows: 60,
  /** Products beside another one. */
  addOns: 12,
  /** Reviews in one block: all of them stand on the pages of the products. */
  reviews: 20,
} as const;

/** Epoch milliseconds of the years 1970 to 9999. */
export const instantSchema = z.int().min(0).max(253_402_300_799_999);

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
  /** The categories of a store page. */
  z.object({ kind: z.literal('categories'), collectionId: idSchema }),
  /** A month of the events of a collection: the one that the page is asked for, else this one. */
  z.object({ kind: z.literal('calendar'), collectionId: idSchema }),
  /** A form that visitors fill in. */
  z.object({ kind: z.literal('form'), id: idSchema }),
  /** A menu of the site. */
  z.object({ kind: z.literal('menu'), name: z.string().min(1).max(60) }),
  /** Published reviews of a product, of a store page or a category of it, or of the whole shop. */
  z.object({
    kind: z.literal('reviews'),
    productId: idSchema.optional(),
    collectionId: idSchema.optional(),
    category: idSchema.optional(),
    order: z.enum(['newest', 'best']),
    limit: z.int().min(1).max(blockQueryLimits.reviews),
  }),
  /** Products by their ids, or those that go with one, as cards that are bought from. */
  z.object({
    kind: z.literal('add-ons'),
    ids: z.array(idSchema).min(1).max(blockQueryLimits.addOns).optional(),
    relatedTo: idSchema.optional(),
    limit: z.int().min(1).max(blockQueryLimits.addOns),
  }),
  /** What can be donated to. */
  z.object({ kind: z.literal('donation'), id: idSchema }),
  /** What one can be a member of. */
  z.object({ kind: z.literal('plan'), id: idSchema }),
  /** Whether forms of the site have a captcha. */
  z.object({ kind: z.literal('captcha') }),
  /** A moment in the words of the site, by epoch milliseconds. */
  z.object({ kind: z.literal('moment'), at: instantSchema }),
  /** Where readers of feeds follow a page of posts or events. */
  z.object({ kind: z.literal('feed'), collectionId: idSchema }),
  /** Where tiles of maps come from, and what maps say to visitors. */
  z.object({ kind: z.literal('map') }),
  /** The languages of the site, where it has several. */
  z.object({ kind: z.literal('languages') }),
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
  /** HTML. */
  body: z.string().optional(),
  isLicensed: z.boolean().optional(),
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
    kind: z.literal('categories'),
    entries: z.array(z.object({ name: z.string(), url: z.string() })),
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
  z.object({
    kind: z.literal('reviews'),
    count: z.int(),
    /** `4.5`, as people of the site write it. */
    averageText: z.string(),
    stars: z.string(),
    /** The average and how many there are, in a sentence; that there are none, where there are none. */
    summary: z.string(),
    reviews: z.array(
      z.object({
        id: z.string(),
        stars: z.string(),
        /** The stars, in words. */
        starsText: z.string(),
        title: z.string(),
        body: z.string(),
        author: z.string(),
        day: z.string(),
        dayText: z.string(),
        /** What is to be known of where it is from; empty: nothing. */
        mark: z.string(),
        /** Where there are reviews of several products. */
        product: z.object({ title: z.string(), url: z.string() }).optional(),
        /** What the shop answered. */
        reply: z.object({ by: z.string(), text: z.string() }).optional(),
      }),
    ),
    /** All reviews of the one product. */
    more: z.object({ title: z.string(), url: z.string() }).optional(),
  }),
  z.object({ kind: z.literal('add-ons'), cardsHtml: z.array(z.string()) }),
  z.object({
    kind: z.literal('donation'),
    title: z.string(),
    /** Above the amounts. */
    paragraphs: z.array(z.string()),
    /** Where its form is sent, and where it has a page of its own. */
    url: z.string(),
    /** Why nothing can be given now; empty: it can. */
    closedText: z.string(),
    /** Amounts, how often and who: all of the form but its button. */
    fieldsHtml: z.string(),
  }),
  z.object({
    kind: z.literal('plan'),
    id: z.string(),
    title: z.string(),
    paragraphs: z.array(z.string()),
    priceText: z.string(),
    /** What it opens, by the titles that everybody may read. */
    opens: z.array(z.string()),
    /** Where its form is sent. */
    url: z.string(),
    /** Why nobody can join now; empty: everybody can. */
    closedText: z.string(),
    /** What the form asks; empty for what is paid. */
    fieldsHtml: z.string(),
    /** Where members find what is theirs. */
    members: z.object({ title: z.string(), url: z.string() }),
  }),
  /** They have one. CAPT-05 */
  z.object({ kind: z.literal('captcha') }),
  z.object({
    kind: z.literal('moment'),
    /** As people of the site write it, with the name of its time zone. */
    text: z.string(),
    isOver: z.boolean(),
  }),
  z.object({ kind: z.literal('feed'), title: z.string(), url: z.string() }),
  z.object({
    kind: z.literal('map'),
    /** With `{z}`, `{x}` and `{y}`; empty: there are no tiles. */
    tilesUrl: z.string(),
    /** Who made what the tiles show. */
    tilesCredit: z.string(),
    showLabel: z.string(),
    linkLabel: z.string(),
    /** What a place is called that has no address. */
    placeName: z.string(),
  }),
  z.object({
    kind: z.literal('languages'),
    label: z.string(),
    /** The language of the page, as it calls itself. */
    name: z.string(),
    /** A link in each language; a finished page has those to itself in their place. */
    linksHtml: z.string(),
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
