import { recordTypes, shownReviewSources } from '@sitewright/commerce';
import { productReviewPath } from '@sitewright/contract';
import { readSettingsForPages } from '../../features/settings/read-settings.ts';
import type { ReadDatabase } from '../../db/database.ts';
import { loadReviews, type LoadedReviews, type ReviewRow } from '../data/load-reviews.ts';
import type { SiteView } from '../site-view.ts';
import { escapeHtml } from './escape-html.ts';
import { writeStars } from './write-stars.ts';

interface ReviewedProduct {
  readonly id: string;
  readonly fullUrl: string;
}

/** The reviews of a product as page data; undefined where the shop shows none. PDP-01, PDP-14 */
export async function presentReviews(
  { db, view }: { db: ReadDatabase; view: SiteView },
  product: ReviewedProduct,
  page: number,
) {
  const { site } = view.snapshot;
  const settings = readSettingsForPages(site, 'merchandising');
  const sources = shownReviewSources(settings);
  if (sources.length === 0) return undefined;
  const loaded = await loadReviews(db, {
    siteId: site.siteId,
    productId: product.id,
    sources,
    page,
  });
  const { count, average, distribution } = loaded;
  return {
    count,
    isOne: count === 1,
    average: average.toFixed(1),
    stars: writeStars(average),
    distribution,
    items: loaded.rows.map(presentReview),
    ...(loaded.pages > 1 && { pagination: linkPages(product, loaded) }),
    ...(settings.productReviewsEnabled && { writeUrl: productReviewPath(product.id) }),
  };
}

export type PresentedReviews = NonNullable<Awaited<ReturnType<typeof presentReviews>>>;

/** An item of its own kind (ENUM-01); nothing of it says who wrote it beyond the name they chose. */
function presentReview(row: ReviewRow) {
  return {
    id: row.id,
    recordType: recordTypes.values.review,
    recordTypeLabel: 'review',
    rating: row.rating,
    stars: writeStars(row.rating),
    title: escapeHtml(row.title),
    body: escapeHtml(row.body),
    author: { displayName: escapeHtml(row.author_name) },
    isVerified: row.is_verified,
    isImported: row.source === 'imported',
    addedOn: row.created_at.getTime(),
    ...(row.reply === ''
      ? {}
      : { reply: escapeHtml(row.reply), repliedOn: row.replied_at?.getTime() ?? null }),
  };
}

function linkPages({ fullUrl }: ReviewedProduct, { page, pages }: LoadedReviews) {
  const link = (to: number) => `${to === 1 ? fullUrl : `${fullUrl}?reviews=${to}`}#reviews`;
  return {
    page,
    pages,
    ...(page > 1 && { prevPageUrl: link(page - 1) }),
    ...(page < pages && { nextPageUrl: link(page + 1) }),
  };
}
