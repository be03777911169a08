import { originalKey } from '../../media/asset-store.ts';
import { editedOf } from '../media-library/write-version.ts';
import type { ExportScope } from './export-scope.ts';
import { siteFiles } from './site-format.ts';
import { compareText } from './stable-json.ts';

/** Folders, and files with the words about them. */
export async function exportMedia(scope: ExportScope): Promise<void> {
  const { db, siteId, names } = scope;
  const folders = await db
    .selectFrom('asset_folders')
    .select(['id', 'parent_id', 'name'])
    .where('site_id', '=', siteId)
    .execute();
  const assets = await db
    .selectFrom('assets')
    .selectAll()
    .where('site_id', '=', siteId)
    .orderBy('id')
    .execute();
  const files: Record<string, object> = {};
  for (const asset of assets) {
    const path = names.get(asset.id)!;
    if (Object.hasOwn(files, path)) continue;
    const edited = editedOf(asset);
    const original = edited && `originals/${edited.originalSha256}`;
    files[path] = {
      filename: asset.filename,
      altText: asset.alt_text,
      title: asset.title,
      body: asset.body,
      componentKey: asset.component_key,
      license: asset.license,
      licenseProvider: asset.license_provider,
      licenseAuthor: asset.license_author,
      focalX: asset.focal_x,
      focalY: asset.focal_y,
      folder: asset.folder_id,
      sourceUrl: asset.source_url,
      ...(edited && { edit: edited.edit, original }),
    };
    if (edited) scope.addMedia(original!, originalKey(siteId, edited.originalSha256));
    scope.addMedia(path, originalKey(siteId, asset.sha256));
  }
  scope.addJson(siteFiles.media, {
    folders: folders
      .map(({ id, parent_id: parent, name }) => ({ path: names.get(id)!, parent, name }))
      .toSorted((a, b) => compareText(a.path, b.path)),
    files,
  });
}
