import { collectionUrl } from '../context/present-collection.ts';
import { stripTags } from '../context/escape-html.ts';
import type { CollectionHead } from '../data/load-site.ts';
import { breadcrumbJsonLd, organizationJsonLd } from '../head/json-ld.ts';
import { pageTitle } from '../head/page-title.ts';
import type { SiteView } from '../site-view.ts';
import type { PageHead } from './page-model.ts';
import { collectionImage } from './preview-image.ts';

/** What the head says of a page that shows a collection itself and none of its items. */
export function collectionPageHead(view: SiteView, collection: CollectionHead): PageHead {
  return {
    title: pageTitle(view.snapshot.site, collection),
    description: stripTags(collection.description),
    canonicalPath: collectionUrl(collection),
    languages: view.snapshot.languagesOf.get(collection.id),
    image: collectionImage(view, collection),
    type: 'website',
    jsonLd: collection.is_homepage
      ? [organizationJsonLd(view)]
      : [breadcrumbJsonLd(view, collection)],
  };
}
