/** A page of a Squarespace site as `?format=json` tells it. */
import { z } from 'zod';
import { fetchJson, type FetchText } from '../../shop/fetch-shop.ts';

const text = z.string().nullish().catch(undefined);
const number = z.number().nullish().catch(undefined);
const labels = z.array(z.string()).nullish().catch(undefined);

const itemSchema = z.object({
  id: z.string(),
  title: text,
  urlId: text,
  fullUrl: text,
  body: text,
  excerpt: text,
  publishOn: number,
  addedOn: number,
  workflowState: number,
  author: z.object({ displayName: text }).nullish().catch(undefined),
  tags: labels,
  categories: labels,
  assetUrl: text,
  startDate: number,
  endDate: number,
  seoData: z.object({ seoTitle: text, seoDescription: text }).nullish().catch(undefined),
});

/** An item of a collection. */
export type SiteItem = z.output<typeof itemSchema>;

/** What is no item is passed over. */
const itemsSchema = z
  .array(z.unknown())
  .nullish()
  .catch([])
  .transform((items) => (items ?? []).flatMap((item) => itemSchema.safeParse(item).data ?? []));

const pageSchema = z.object({
  website: z.object({ siteTitle: text }).nullish(),
  collection: z
    .object({
      id: z.string(),
      title: text,
      typeName: text,
      urlId: text,
      fullUrl: text,
      description: text,
      mainContent: text,
      homepage: z.boolean().nullish().catch(undefined),
      mainImage: z.object({ assetUrl: text }).nullish().catch(undefined),
      seoData: z.object({ seoTitle: text, seoDescription: text }).nullish().catch(undefined),
    })
    .nullish()
    .catch(undefined),
  mainContent: text,
  items: itemsSchema,
  upcoming: itemsSchema,
  past: itemsSchema,
  pagination: z
    .object({ nextPage: z.boolean().nullish(), nextPageUrl: text })
    .nullish()
    .catch(undefined),
});

/** A page with what stands on it. */
export type SitePage = z.output<typeof pageSchema>;

/** Undefined for what is no page of Squarespace. */
export async function readSitePage(
  fetchText: FetchText,
  address: URL,
): Promise<SitePage | undefined> {
  const url = new URL(address);
  url.searchParams.set('format', 'json');
  return pageSchema.safeParse(await fetchJson(fetchText, url)).data;
}

type Kind = 'page' | 'blog' | 'events' | 'gallery' | 'products' | 'other';

/** What a collection is, told by its type. */
export function collectionKind({ typeName }: { typeName?: string | null | undefined }): Kind {
  const name = typeName ?? 'page';
  if (name.startsWith('products')) return 'products';
  if (/event/.test(name)) return 'events';
  if (/blog/.test(name)) return 'blog';
  if (/gallery|portfolio|album|project/.test(name)) return 'gallery';
  return /^(?:page|cover-page|splash-page|index)$/.test(name) ? 'page' : 'other';
}
