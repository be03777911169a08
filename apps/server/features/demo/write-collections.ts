import type { DemoCollection, DemoPage } from '../../../../demo/site.ts';
import type { WriteTransaction } from '../../db/database.ts';
import { newId } from '../../db/id.ts';
import { assetUrl } from '../../render/context/present-image.ts';
import { sanitizeContent } from '../../render/sanitize-content.ts';
import type { SeedScope } from './write-site.ts';

/** ENUM-02. */
const collectionTypes = { page: 10, products: 13, blog: 1 } as const;

/** Writes pages, shop and journal; answers their ids by address. */
export async function writeCollections(
  trx: WriteTransaction,
  scope: SeedScope,
): Promise<Map<string, string>> {
  const { site } = scope;
  const rows = [
    ...site.pages.map((page) => pageRow(scope, page)),
    containerRow(scope, 'products', site.shop),
    ...(site.journal ? [containerRow(scope, 'blog', site.journal)] : []),
  ].map((row, index) => ({ ...row, display_index: index }));
  await trx.insertInto('collections').values(rows).execute();
  return new Map(rows.map((row) => [row.url_id, row.id]));
}

function pageRow(scope: SeedScope, page: DemoPage) {
  return {
    ...sharedColumns(scope, 'page', page),
    is_homepage: page.isHomepage ?? false,
    page_size: 20,
    ordering: 'user-orderable',
    main_image_id: page.picture ? (scope.assetIds.get(page.picture.file) ?? null) : null,
    main_content: sanitizeContent(withPictures(scope, page.html ?? '')),
    settings: JSON.stringify(page.themePage === undefined ? {} : { page: page.themePage }),
  };
}

function containerRow(scope: SeedScope, typeName: 'products' | 'blog', collection: DemoCollection) {
  return {
    ...sharedColumns(scope, typeName, collection),
    is_homepage: false,
    page_size: collection.pageSize,
    ordering: typeName === 'blog' ? 'chronological' : 'user-orderable',
    main_image_id: null,
    main_content: '',
    settings: '{}',
  };
}

function sharedColumns(
  { siteId }: SeedScope,
  typeName: keyof typeof collectionTypes,
  {
    urlId,
    title,
    navigationTitle = '',
    description = '',
  }: Pick<DemoPage, 'urlId' | 'title' | 'navigationTitle' | 'description'>,
) {
  return {
    site_id: siteId,
    id: newId(),
    type_name: typeName,
    type: collectionTypes[typeName],
    url_id: urlId,
    title,
    navigation_title: navigationTitle,
    description,
    is_enabled: true,
    region_name: 'default',
  };
}

/** HTML of the demo content with `{picture:NAME}` replaced by addresses. */
export function withPictures({ siteId, assetIds }: SeedScope, html: string): string {
  return html.replace(/\{picture:([a-z-]+)\}/g, (_match, name: string) => {
    const id = assetIds.get(name);
    if (id === undefined) throw new Error(`The demo shows a missing picture: ${name}`);
    return `${assetUrl(siteId, { id, filename: `${name}.webp` })}?format=1500w`;
  });
}
