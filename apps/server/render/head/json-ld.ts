import { getCurrentPrice, isSoldOut, toWireMoney } from '@sitewright/commerce';
import type { PresentedPost } from '../context/present-post.ts';
import type { PresentedProduct, PresentedVariant } from '../context/present-product.ts';
import type { PresentedReviews } from '../context/present-reviews.ts';
import { stripTags, unescapeHtml } from '../context/escape-html.ts';
import type { CollectionHead } from '../data/load-site.ts';
import type { SiteView } from '../site-view.ts';

type JsonLd = Record<string, unknown>;

const context = 'https://schema.org';

/** The shop itself, in the words of schema.org. */
export function organizationJsonLd(view: SiteView): JsonLd {
  const { site } = view.snapshot;
  const logo = view.website.logoImageUrl;
  return {
    '@context': context,
    '@type': 'Organization',
    name: site.title,
    url: view.origin,
    ...(site.description === '' ? {} : { description: site.description }),
    ...(typeof logo === 'string' ? { logo: `${view.origin}${logo}` } : {}),
  };
}

/** Where a page stands: the site, its collection, the item. */
export function breadcrumbJsonLd(
  view: SiteView,
  collection: CollectionHead,
  item?: { readonly title: string; readonly fullUrl: string },
): JsonLd {
  const steps = [
    { name: view.snapshot.site.title, path: '/' },
    { name: collection.title, path: `/${collection.url_id}` },
    ...(item === undefined ? [] : [{ name: unescapeHtml(item.title), path: item.fullUrl }]),
  ];
  return {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.name,
      item: `${view.origin}${step.path}`,
    })),
  };
}

/** A product and its offers, in the words of schema.org. */
export function productJsonLd(
  view: SiteView,
  product: PresentedProduct,
  reviews?: PresentedReviews,
): JsonLd {
  const url = `${view.origin}${product.fullUrl}`;
  return {
    '@context': context,
    '@type': 'Product',
    name: unescapeHtml(product.title),
    url,
    image: product.items.map((image) => `${view.origin}${image.assetUrl}?format=1500w`),
    description: unescapeHtml(stripTags(product.excerpt || product.body)),
    ...(product.variants.length === 1 ? { sku: product.variants[0]!.sku } : {}),
    brand: { '@type': 'Brand', name: view.snapshot.site.title },
    offers: product.variants.map((variant) => offer(url, product.productType, variant)),
    ...(reviews && reviews.count > 0 ? reviewsJsonLd(reviews) : {}),
  };
}

/** What visitors see of them, and nothing else: the published ones. */
function reviewsJsonLd({ average, count, items }: PresentedReviews): JsonLd {
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: average,
      reviewCount: count,
      bestRating: 5,
      worstRating: 1,
    },
    review: items.map((review) => ({
      '@type': 'Review',
      author: { '@type': 'Person', name: unescapeHtml(review.author.displayName) },
      datePublished: new Date(review.addedOn).toISOString(),
      ...(review.title === '' ? {} : { name: unescapeHtml(review.title) }),
      ...(review.body === '' ? {} : { reviewBody: unescapeHtml(review.body) }),
      reviewRating: {
        '@type': 'Rating',
        ratingValue: review.rating,
        bestRating: 5,
        worstRating: 1,
      },
    })),
  };
}

function offer(url: string, productType: number, variant: PresentedVariant): JsonLd {
  const money = toWireMoney(getCurrentPrice(variant));
  const isAvailable = !isSoldOut({ productType, variants: [variant] });
  return {
    '@type': 'Offer',
    url,
    sku: variant.sku,
    price: money.value,
    priceCurrency: money.currency,
    availability: `https://schema.org/${isAvailable ? 'InStock' : 'OutOfStock'}`,
    itemCondition: 'https://schema.org/NewCondition',
  };
}

/** A post, in the words of schema.org. */
export function postJsonLd(view: SiteView, post: PresentedPost): JsonLd {
  return {
    '@context': context,
    '@type': 'BlogPosting',
    headline: unescapeHtml(post.title),
    url: `${view.origin}${post.fullUrl}`,
    datePublished: new Date(post.publishOn).toISOString(),
    dateModified: new Date(post.updatedOn).toISOString(),
    ...('assetUrl' in post && post.assetUrl !== undefined
      ? { image: `${view.origin}${post.assetUrl}?format=1500w` }
      : {}),
    ...(post.author === undefined
      ? {}
      : { author: { '@type': 'Person', name: unescapeHtml(post.author.displayName) } }),
    publisher: { '@type': 'Organization', name: view.snapshot.site.title },
  };
}
