import { collectionUrl } from '../context/present-collection.ts';
import { readPageSeo } from '../data/page-seo.ts';
import { escapeHtml, stripTags } from '../context/escape-html.ts';
import type { CollectionHead } from '../data/load-site.ts';
import { breadcrumbJsonLd, organizationJsonLd } from '../head/json-ld.ts';
import { pageTitle } from '../head/page-title.ts';
import type { SiteView } from '../site-view.ts';
import type { PageHead } from './page-model.ts';
import { collectionImage } from './preview-image.ts';

/** What the head says of a page that shows a collection itself and none of its items. */
export function collectionPageHead(view: SiteView, collection: CollectionHead): PageHead {
  const { seoDescription, isHiddenFromSearch } = readPageSeo(collection.settings);
  const path = collectionUrl(collection);
  return {
    title: pageTitle(view.snapshot.site, collection),
    description: escapeHtml(seoDescription) || stripTags(collection.description),
    canonicalPath: isHiddenFromSearch ? undefined : path,
    ownPath: path,
    languages: view.snapshot.languagesOf.get(collection.id),
    image: collectionImage(view, collection),
    type: 'website',
    jsonLd: collection.is_homepage
      ? [organizationJsonLd(view)]
      : [breadcrumbJsonLd(view, collection)],
  };
}
