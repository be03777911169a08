import type { FoundEntry, FoundPicture } from '../content-things.ts';
import { entryKey } from './entry-key.ts';
import type { WxrElement } from './read-elements.ts';

interface EntryScope {
  readonly origin: URL | undefined;
  /** What authors are called, by the name they sign in with. */
  readonly authors: ReadonlyMap<string, string>;
  readonly pictures: ReadonlyMap<string, FoundPicture>;
}

/** What is kept for its own sake: versions, what was thrown away, looks of the theme. */
const ownTypes = new Set([
  'revision',
  'customize_changeset',
  'custom_css',
  'oembed_cache',
  'wp_global_styles',
  'wp_template',
  'wp_template_part',
  'wp_font_face',
  'wp_font_family',
  'user_request',
]);

/** True for what no visitor and no writer knows of. */
export function isLeftOut({ texts }: Pick<WxrElement, 'texts'>): boolean {
  const status = texts.get('wp:status') ?? '';
  return (
    ownTypes.has(texts.get('wp:post_type') ?? '') || status === 'auto-draft' || status === 'trash'
  );
}

/** A page or a post of the export. */
export function toEntry(element: WxrElement, scope: EntryScope): FoundEntry {
  const { texts, categories, meta, line } = element;
  const kind = texts.get('wp:post_type') === 'page' ? 'page' : 'post';
  const id = texts.get('wp:post_id') ?? '';
  const title = texts.get('title')?.trim() ?? '';
  const creator = texts.get('dc:creator')?.trim() ?? '';
  const labels = (wanted: string) => [
    ...new Set(
      categories.flatMap(({ domain, label }) => (domain === wanted && label ? [label] : [])),
    ),
  ];
  const picture = scope.pictures.get(meta.get('_thumbnail_id') ?? '');
  const password = texts.get('wp:post_password') ?? '';
  return {
    kind,
    line,
    key: entryKey(scope.origin, id),
    path: pathOf(texts.get('link'), scope.origin),
    slug: decode(texts.get('wp:post_name') ?? ''),
    title,
    markup: 'wordpress',
    html: texts.get('content:encoded') ?? '',
    excerpt: texts.get('excerpt:encoded')?.trim() ?? '',
    author: scope.authors.get(creator) ?? creator,
    date: readDate(texts.get('wp:post_date_gmt')) ?? readDate(texts.get('wp:post_date')),
    // "Uncategorized" is what WordPress writes when nobody chose.
    categories: labels('category').filter((name) => !/^uncategorized$|^allgemein$/i.test(name)),
    tags: labels('post_tag'),
    state: password === '' ? stateOf(texts.get('wp:status')) : 'private',
    ...(kind === 'post' && { stream: { typeName: 'blog', title: 'Blog' } }),
    picture,
    seoTitle: plainMeta(meta.get('_yoast_wpseo_title')),
    seoDescription: plainMeta(meta.get('_yoast_wpseo_metadesc')),
  };
}

function stateOf(status: string | undefined): FoundEntry['state'] {
  if (status === 'publish' || status === 'future') return 'published';
  return status === 'private' ? 'private' : 'draft';
}

/** Placeholders of the plug-in are filled in by nobody here. */
function plainMeta(text: string | undefined): string | undefined {
  return text && !text.includes('%%') ? text.trim() || undefined : undefined;
}

/** `2024-05-01 10:00:00` as an instant; undefined for drafts, whose day is all zeros. */
function readDate(text: string | undefined): Date | undefined {
  const found = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)$/.exec(text?.trim() ?? '');
  if (!found || found[1] === '0000-00-00') return undefined;
  const date = new Date(`${found[1]}T${found[2]}Z`);
  return Number.isNaN(date.getTime()) ? undefined : date;
}

/** Where it stood; empty for one that is only reached by its number, such as a draft. */
function pathOf(link: string | undefined, origin: URL | undefined): string {
  const text = link?.trim() ?? '';
  if (!URL.canParse(text, origin?.href)) return '';
  const url = new URL(text, origin?.href);
  return url.search === '' ? decode(url.pathname) : '';
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
