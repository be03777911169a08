/** Pages and items of Squarespace as things of content. */
import type { FoundEntry, FoundPicture } from '../content-things.ts';
import { fullSize } from '../markup/addresses.ts';
import { wordsOf, parseHtml } from '../markup/nodes.ts';
import type { SiteItem, SitePage } from './site-page.ts';

type Told = Omit<FoundEntry, 'line'>;
type Collection = NonNullable<SitePage['collection']>;

/** Names a thing of a site for good. */
function keyOf(url: URL, id: string): string {
  return `squarespace:${url.host}:${id}`;
}

const known = (text: string | null | undefined) => text?.trim() || undefined;

/** A page, or a gallery with its pictures as one. */
export function toPageEntry(
  page: SitePage,
  { url, path, items }: { url: URL; path: string; items: readonly SiteItem[] },
): Told {
  const collection = page.collection as Collection;
  const { title, urlId, description, seoData, mainImage } = collection;
  const gallery = items.flatMap((item) => pictureOf(item, url) ?? []);
  const intro = known(description);
  return {
    kind: 'page',
    key: keyOf(url, collection.id),
    path,
    slug: known(urlId) ?? '',
    title: known(title) ?? '',
    markup: 'squarespace',
    html: known(page.mainContent) ?? known(collection.mainContent) ?? intro ?? '',
    excerpt: '',
    author: '',
    categories: [],
    tags: [],
    state: 'published',
    picture: toPicture(mainImage?.assetUrl, url, {}),
    ...(gallery.length > 0 && { gallery }),
    seoTitle: known(seoData?.seoTitle),
    seoDescription: known(seoData?.seoDescription),
  };
}

/** A post or an event. */
export function toItemEntry(
  item: SiteItem,
  { url, collection, kind }: { url: URL; collection: Collection; kind: 'blog' | 'events' },
): Told {
  const { title, urlId, fullUrl, body, excerpt, seoData } = item;
  const instant = (ms: number | null | undefined) => (ms ? new Date(ms) : undefined);
  const list = (known(collection.fullUrl) ?? `/${collection.urlId ?? ''}`).replace(/^\/|\/$/g, '');
  return {
    kind: kind === 'events' ? 'event' : 'post',
    key: keyOf(url, item.id),
    path: known(fullUrl) ?? `/${list}/${urlId ?? ''}`,
    // Addresses of posts begin with their day there; the whole of it stays.
    slug: known(urlId)?.replaceAll('/', '-') ?? '',
    title: known(title) ?? '',
    markup: 'squarespace',
    html: body ?? '',
    excerpt: excerpt ?? '',
    author: known(item.author?.displayName) ?? '',
    date: instant(item.publishOn ?? item.addedOn),
    categories: item.categories ?? [],
    tags: item.tags ?? [],
    state: 'published',
    stream: { typeName: kind, urlId: list, title: known(collection.title) ?? 'Blog' },
    picture: toPicture(item.assetUrl, url, {}),
    startsAt: kind === 'events' ? instant(item.startDate) : undefined,
    endsAt: kind === 'events' ? instant(item.endDate) : undefined,
    seoTitle: known(seoData?.seoTitle),
    seoDescription: known(seoData?.seoDescription),
  };
}

function pictureOf(item: SiteItem, url: URL): FoundPicture | undefined {
  const title = known(item.title);
  const words = wordsOf(parseHtml(item.body ?? '').nodes);
  const caption = [title && /\.(?:jpe?g|png|gif|webp)$/i.test(title) ? '' : title, words]
    .filter(Boolean)
    .join(' – ');
  return toPicture(item.assetUrl, url, { altText: title, caption: caption || undefined });
}

function toPicture(
  address: string | null | undefined,
  url: URL,
  words: { altText?: string | undefined; caption?: string | undefined },
): FoundPicture | undefined {
  const text = known(address);
  // Items without a picture name the folder of theirs.
  if (!text || text.endsWith('/') || !URL.canParse(text, url)) return undefined;
  return { url: fullSize(new URL(text, url)), ...words };
}
