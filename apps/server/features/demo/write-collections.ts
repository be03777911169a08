import { collectionTypes } from '@sitewright/contract';
import type { DemoCollection, DemoPage } from '../../../../demo/site.ts';
import type { WriteTransaction } from '../../db/database.ts';
import { assetUrl } from '../../render/context/present-image.ts';
import { saveCollection } from '../collections/save-collection.ts';
import type { SeedScope } from './site-seed.ts';

const { values: types } = collectionTypes;

/** Writes pages, shop and journal; answers their ids by address. */
export async function writeCollections(
  trx: WriteTransaction,
  scope: SeedScope,
): Promise<Map<string, string>> {
  const { site, siteId } = scope;
  const drafts = [
    ...site.pages.map((page) => pageDraft(scope, page)),
    containerDraft('products', site.shop),
    ...(site.journal ? [containerDraft('blog', site.journal)] : []),
  ];
  const ids = new Map<string, string>();
  for (const draft of drafts) {
    const row = await saveCollection(trx, siteId, draft);
    ids.set(row.url_id, row.id);
  }
  return ids;
}

function pageDraft(scope: SeedScope, page: DemoPage) {
  return {
    typeName: 'page',
    type: types.page,
    ...namesOf(page),
    isHomepage: page.isHomepage,
    mainImageId: page.picture && scope.assetIds.get(page.picture.file),
    mainContent: withPictures(scope, page.html ?? ''),
  };
}

function containerDraft(typeName: 'products' | 'blog', collection: DemoCollection) {
  return {
    typeName,
    type: typeName === 'blog' ? types.generic : types.products,
    ...namesOf(collection),
    pageSize: collection.pageSize,
    ordering: typeName === 'blog' ? 'chronological' : 'user-orderable',
  };
}

type Named = Pick<DemoPage, 'urlId' | 'title' | 'navigationTitle' | 'description'>;

function namesOf({ urlId, title, navigationTitle, description }: Named) {
  return { urlId, title, navigationTitle, description };
}

/** HTML of the demo content with `{picture:NAME}` replaced by addresses. */
export function withPictures({ siteId, assetIds }: SeedScope, html: string): string {
  return html.replace(/\{picture:([a-z-]+)\}/g, (_match, name: string) => {
    const id = assetIds.get(name);
    if (id === undefined) throw new Error(`The demo shows a missing picture: ${name}`);
    return `${assetUrl(siteId, { id, revision: 0, filename: `${name}.webp` })}?format=1500w`;
  });
}
