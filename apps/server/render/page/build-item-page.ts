import { pageTypes } from '@sitewright/contract';
import { escapeHtml, stripTags } from '../context/escape-html.ts';
import { presentPost, type PresentedPost } from '../context/present-post.ts';
import { presentProductOnce } from '../context/present-product-once.ts';
import { presentReviews } from '../context/present-reviews.ts';
import { presentMerchandising } from '../context/present-merchandising.ts';
import { showDocument, type DocumentOwner } from '../data/load-document.ts';
import { loadEventNeighbours } from '../data/load-events.ts';
import { loadPost, loadPostNeighbours, type PostRow } from '../data/load-posts.ts';
import { findProductPage } from '../data/kept-product-pages.ts';
import type { ProductRow } from '../data/load-products.ts';
import { RelatedAhead } from '../data/related-ahead.ts';
import { builtInNameOf, isEvents, placeOf } from '../data/load-list-items.ts';
import { loadAssets, type CollectionHead } from '../data/load-site.ts';
import { loadLanguagesOf } from '../data/load-translations.ts';
import { languagesOfProduct, translatePosts } from '../data/translate-items.ts';
import { eventJsonLd } from '../head/event-json-ld.ts';
import { breadcrumbJsonLd, postJsonLd, productJsonLd } from '../head/json-ld.ts';
import { itemTitle } from '../head/page-title.ts';
import { ownStyle } from '../tags/trusted-inline.ts';
import type { SiteView } from '../site-view.ts';
import { documentScope, promotedOf } from './item-source.ts';
import type { PageModel, PageSource } from './page-model.ts';
import { collectionImage, previewImage } from './preview-image.ts';

/** The page of one product; undefined when there is none of that slug. ROUT-38. */
export async function buildProductPage(
  source: PageSource,
  collection: CollectionHead,
  { urlId, reviewsPage = 1 }: { urlId: string; reviewsPage?: number | undefined },
): Promise<PageModel | undefined> {
  const key = { siteId: collection.site_id, collectionId: collection.id, urlId };
  const { runFixed, now } = source;
  const { snapshot } = source.view;
  const found = await findProductPage({ runFixed, snapshot, now }, key);
  if (found === undefined) return undefined;
  const { row, related, readAt } = found;
  const owner = { purpose: 'product', ownerId: row.id } as const;
  const body = row.has_block_body ? await bodyOfBlocks(source, owner) : undefined;
  const page = await productPage(source, collection, { row, body, reviewsPage });
  return { ...page, readAt, ahead: new RelatedAhead(snapshot, related) };
}

interface ShownProduct {
  readonly row: ProductRow;
  /** A body that the server made; missing: its own HTML. */
  readonly body?: string | undefined;
  readonly reviewsPage?: number;
}

/** The page of a product. */
export async function productPage(
  source: PageSource,
  collection: CollectionHead,
  { row, body, reviewsPage = 1 }: ShownProduct,
): Promise<PageModel> {
  const { view } = source;
  const { snapshot } = view;
  const { site } = snapshot;
  const item = presentProductOnce(row, collection, { snapshot, now: source.now });
  const image = row.images[0];
  const productReviews = await presentReviews(source, item, reviewsPage);
  return {
    ...itemModel(source, collection, item),
    data: {
      item: body === undefined ? item : { ...item, body, hasBlockBody: true },
      productMerchandisingContext: presentMerchandising(view, [item]),
      ...(productReviews && { productReviews }),
    },
    ...(body !== undefined && { jsonData: { item: { ...item, hasBlockBody: true } } }),
    head: {
      title: item.seoData.seoTitle || itemTitle(site, item.title),
      description:
        item.seoData.seoDescription || stripTags(item.excerpt || item.body).slice(0, 300),
      canonicalPath: item.fullUrl,
      languages: languagesOfProduct(row, site),
      image: image === undefined ? undefined : previewImage(row.site_id, image),
      type: 'product',
      jsonLd: [productJsonLd(view, item, productReviews), breadcrumbJsonLd(view, collection, item)],
    },
  };
}

/** What visitors see of a document in the place of a body; undefined without one. */
async function bodyOfBlocks(source: PageSource, owner: DocumentOwner): Promise<string | undefined> {
  const document = await showDocument(documentScope(source), owner);
  return document && ownStyle(document.css) + document.html;
}

/** The page of one post; its address may hold slashes. */
export async function buildPostPage(
  source: PageSource,
  collection: CollectionHead,
  urlId: string,
): Promise<PageModel | undefined> {
  const { db, now } = source;
  const key = { siteId: collection.site_id, collectionId: collection.id, urlId };
  const row = await loadPost(db, { ...key, now });
  if (row === undefined) return undefined;
  const body = await bodyOfBlocks(source, { purpose: 'post', ownerId: row.id });
  return postPage(source, collection, { row, body });
}

/** The page of a post around a body that the server made; missing: its own HTML. */
export async function postPage(
  source: PageSource,
  collection: CollectionHead,
  { row: written, body }: { row: PostRow; body?: string | undefined },
): Promise<PageModel> {
  const { view, db, now } = source;
  const { site } = view.snapshot;
  const beside = isEvents(collection)
    ? await loadEventNeighbours(db, written, now)
    : await loadPostNeighbours(db, written, now);
  const translated = async (post: PostRow | undefined) =>
    post && (await translatePosts(db, site, [post]))[0];
  const [row = written, prev, next] = await Promise.all(
    [written, beside.prev, beside.next].map(translated),
  );
  const languages = await loadLanguagesOf(db, site, { kind: 'post', ids: [row.id] });
  const shown = [row, prev, next].filter((post) => post !== undefined);
  const ids = shown.flatMap((post) => post.main_image_id ?? []);
  const assets = await loadAssets(db, row.site_id, ids);
  const promoted = await promotedOf(source, shown);
  const place = placeOf(view.snapshot, collection, now);
  const present = (post: PostRow) =>
    presentPost(post, { ...place, promoted: promoted.get(post.id) }, assets);
  const plain = present(row);
  const item = body === undefined ? plain : { ...plain, body };
  const image = assets.get(row.main_image_id ?? '');
  return {
    ...itemModel(source, collection, item),
    data: {
      item,
      pagination: {
        ...(prev && { prevItem: present(prev) }),
        ...(next && { nextItem: present(next) }),
      },
    },
    head: {
      title: escapeHtml(row.seo_title) || itemTitle(view.snapshot.site, item.title),
      description:
        escapeHtml(row.seo_description) || stripTags(plain.excerpt || plain.body).slice(0, 300),
      canonicalPath: item.fullUrl,
      languages: languages.get(row.id),
      image: image ? previewImage(row.site_id, image) : collectionImage(view, collection),
      type: 'article',
      feedPath: `/${collection.url_id}?format=rss`,
      jsonLd: [itemJsonLd(view, row, plain), breadcrumbJsonLd(view, collection, item)],
    },
  };
}

function itemJsonLd(view: SiteView, row: PostRow, item: PresentedPost) {
  return row.starts_at === null ? postJsonLd(view, item) : eventJsonLd(view, row, item);
}

function itemModel(source: PageSource, collection: CollectionHead, item: { id: string }) {
  return {
    status: 200,
    pageType: pageTypes.values.contentItem,
    viewKind: 'item',
    collection,
    bodyId: `item-${item.id}`,
    main: itemView(source, collection) ?? '',
  } as const;
}

/** The theme's item view, else its list view; where there is neither the server's own. */
function itemView({ templates }: PageSource, collection: CollectionHead) {
  const type = templates.collectionType(collection.type_name);
  const own = type?.item ?? type?.list;
  if (own !== undefined) return own;
  const path = `collections/${collection.type_name}.item`;
  templates.note(`${path} is missing: items of /${collection.url_id} show a view of the server`);
  return templates.builtInType(builtInNameOf(collection))?.item;
}
