/**
 * A site that was read from its address, as it is kept: a line of JSON each, the first one about the
 * site. What is kept is read as carefully as what came: the file lies on a disk.
 */
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { z } from 'zod';
import { linesMark, ContentUnreadableError } from '../content-file.ts';
import type { ContentSource } from '../content-source.ts';
import type { FoundLink, FoundThing } from '../content-things.ts';

const text = z.string();
const pictureSchema = z.object({
  url: text,
  altText: text.optional(),
  caption: text.optional(),
  href: text.optional(),
});
const entrySchema = z.object({
  kind: z.enum(['page', 'post', 'event']),
  key: text,
  path: text,
  slug: text,
  title: text,
  markup: z.literal('squarespace'),
  html: text,
  excerpt: text,
  author: text,
  date: z.coerce.date().optional(),
  categories: z.array(text),
  tags: z.array(text),
  state: z.enum(['published', 'draft', 'private']),
  stream: z
    .object({ typeName: z.enum(['blog', 'events']), urlId: text.optional(), title: text })
    .optional(),
  picture: pictureSchema.optional(),
  gallery: z.array(pictureSchema).optional(),
  startsAt: z.coerce.date().optional(),
  endsAt: z.coerce.date().optional(),
  seoTitle: text.optional(),
  seoDescription: text.optional(),
});
const linkSchema: z.ZodType<FoundLink> = z.object({
  title: text,
  key: text.optional(),
  url: text.optional(),
  get items() {
    return z.array(linkSchema);
  },
});
const thingSchema = z.discriminatedUnion('kind', [
  entrySchema,
  z.object({ kind: z.literal('menu'), title: text, items: z.array(linkSchema) }),
  z.object({ kind: z.literal('other'), code: text, reason: text }),
]);
const headSchema = z.object({
  sitewright: z.literal('site-content'),
  title: text,
  origin: text,
});

type Told<Thing> = Thing extends { readonly line: number } ? Omit<Thing, 'line'> : never;

/** A thing before it has a line. */
export type ToldThing = Exclude<Told<FoundThing>, { kind: 'file' }>;

/** The lines that a site is kept as. */
export async function* writeLines(
  site: { title: string; origin: string },
  things: AsyncIterable<ToldThing>,
): AsyncGenerator<string> {
  yield `${linesMark},"title":${JSON.stringify(site.title)},"origin":${JSON.stringify(site.origin)}}\n`;
  for await (const thing of things) yield `${JSON.stringify(thing)}\n`;
}

/** @throws ContentUnreadableError */
export async function openLines(file: string): Promise<ContentSource> {
  const counted = new Map<string, number>();
  let head: z.output<typeof headSchema> | undefined;
  for await (const { value, line } of readLines(file)) {
    if (line === 1) head = headSchema.safeParse(value).data;
    else {
      const kind = thingSchema.safeParse(value).data?.kind ?? 'other';
      counted.set(kind, (counted.get(kind) ?? 0) + 1);
    }
  }
  if (!head || !URL.canParse(head.origin)) throw new ContentUnreadableError('The file is broken.');
  const { title, origin } = head;
  return {
    dialect: 'Squarespace site',
    title,
    origin: new URL(origin),
    holds: [...counted].map(([kind, count]) => ({
      name: `${names[kind] ?? kind} (${count})`,
      isRead: kind !== 'other',
    })),
    things: () => readThings(file),
  };
}

const names: Readonly<Record<string, string>> = {
  page: 'Pages',
  post: 'Posts',
  event: 'Events',
  menu: 'Menus',
  other: 'Other',
};

async function* readThings(file: string): AsyncGenerator<FoundThing> {
  for await (const { value, line } of readLines(file)) {
    if (line === 1) continue;
    const thing = thingSchema.safeParse(value).data;
    if (!thing) throw new ContentUnreadableError(`Line ${line} of the file is broken.`);
    yield { ...thing, line };
  }
}

async function* readLines(file: string): AsyncGenerator<{ value: unknown; line: number }> {
  let line = 0;
  const input = createReadStream(file, 'utf8');
  for await (const row of createInterface({ input, crlfDelay: Infinity })) {
    line += 1;
    yield { value: parse(row), line };
  }
}

function parse(row: string): unknown {
  try {
    return JSON.parse(row);
  } catch {
    return undefined;
  }
}
