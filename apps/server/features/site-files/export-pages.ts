import type { ExportScope } from './export-scope.ts';
import { compareText } from './stable-json.ts';

/** Pages, the categories of store pages, and posts. */
export async function exportPages(scope: ExportScope): Promise<void> {
  const { db, siteId, names } = scope;
  const pages = await db
    .selectFrom('collections')
    .selectAll()
    .where('site_id', '=', siteId)
    .execute();
  for (const page of pages) {
    const path = names.get(page.id)!;
    scope.addJson(`${path}.json`, {
      typeName: page.type_name,
      type: page.type,
      urlId: page.url_id,
      title: page.title,
      navigationTitle: page.navigation_title,
      description: page.description,
      isHomepage: page.is_homepage,
      isEnabled: page.is_enabled,
      // Its password stays here.
      ...(page.closed_by && { closedBy: page.closed_by }),
      pageSize: page.page_size,
      ordering: page.ordering,
      regionName: page.region_name,
      mainImageId: page.main_image_id,
      settings: page.settings,
      ...(page.header_code && { headerCode: page.header_code }),
      displayIndex: page.display_index,
    });
    scope.addText(`${path}.html`, page.main_content);
  }
  await exportCategories(scope);
  await exportItems(scope);
}

async function exportCategories(scope: ExportScope): Promise<void> {
  const { db, siteId, names } = scope;
  const rows = await db
    .selectFrom('categories')
    .selectAll()
    .where('site_id', '=', siteId)
    .execute();
  for (const [pageId, own] of Map.groupBy(rows, (row) => row.collection_id)) {
    const page = names.get(pageId)!.slice('pages/'.length);
    const categories = own.map((row) => ({
      name: names.get(row.id)!,
      collectionId: row.collection_id,
      parentId: row.parent_id,
      displayName: row.display_name,
      urlPath: row.url_path,
      displayIndex: row.display_index,
    }));
    scope.addJson(
      `categories/${page}.json`,
      categories.toSorted((a, b) => compareText(a.name, b.name)),
    );
  }
}

async function exportItems(scope: ExportScope): Promise<void> {
  const { db, siteId, names } = scope;
  const items = await db
    .selectFrom('content_items')
    .selectAll()
    .where('site_id', '=', siteId)
    .execute();
  for (const item of items) {
    const path = names.get(item.id)!;
    scope.addJson(`${path}.json`, {
      collectionId: item.collection_id,
      recordType: item.record_type,
      urlId: item.url_id,
      title: item.title,
      excerpt: item.excerpt,
      authorName: item.author_name,
      ...(item.comments !== 'blog' && { comments: item.comments }),
      ...(item.promoted_block_id !== null && { promotedBlockId: item.promoted_block_id }),
      tags: item.tags,
      categories: item.categories,
      mainImageId: item.main_image_id,
      isStarred: item.is_starred,
      isVisible: item.is_visible,
      displayIndex: item.display_index,
      publishOn: item.publish_on,
      seoTitle: item.seo_title,
      seoDescription: item.seo_description,
      startsAt: item.starts_at,
      endsAt: item.ends_at,
      location: item.location,
      videoUrl: item.video_url ?? '',
      hasVideoOverlay: item.has_video_overlay ?? false,
      customContent: item.custom_content,
    });
    scope.addText(`${path}.html`, item.body);
  }
}
