/** Published documents, and what their blocks show of the site. */
import {
  blockTypeTable,
  needsOf,
  renderDocument,
  renderRows,
  type BlockSource,
  type Rendered,
} from '@sitewright/blocks';
import { imageWidths, type DocumentPurpose, type PageDocument } from '@sitewright/contract';
import type { ReadDatabase } from '../../db/database.ts';
import { assetUrl } from '../context/present-image.ts';
import { sanitizeContent } from '../sanitize-content.ts';
import type { TemplateRun } from '../template-run.ts';
import { loadAssets, type SiteSnapshot } from './load-site.ts';

/** What rendering a document works with. */
export interface DocumentScope {
  readonly db: ReadDatabase;
  readonly snapshot: SiteSnapshot;
  readonly templates: TemplateRun;
}

/** Whose content. */
export interface DocumentOwner {
  readonly purpose: DocumentPurpose;
  readonly ownerId: string;
}

/** What visitors see of the content of a page; undefined when it has no published document. */
export async function showDocument(
  scope: DocumentScope,
  owner: DocumentOwner,
): Promise<Rendered | undefined> {
  const document = await loadPublished(scope, owner);
  return document && renderDocument(document, await settingsFor(scope, document));
}

/** The rows of a field of a template; empty when nothing is published there. */
export async function showField(scope: DocumentScope, owner: DocumentOwner): Promise<string> {
  const document = await loadPublished(scope, owner);
  return document ? renderRows(document, await settingsFor(scope, document)) : '';
}

async function loadPublished(
  { db, snapshot }: DocumentScope,
  { purpose, ownerId }: DocumentOwner,
): Promise<PageDocument | undefined> {
  const row = await db
    .selectFrom('documents')
    .select('published')
    .where('site_id', '=', snapshot.site.siteId)
    .where('purpose', '=', purpose)
    .where('owner_id', '=', ownerId)
    .where('state', '!=', 'private')
    .executeTakeFirst();
  return row?.published ?? undefined;
}

async function settingsFor({ db, snapshot, templates }: DocumentScope, document: PageDocument) {
  const { siteId } = snapshot.site;
  const { assetIds } = needsOf(document, blockTypeTable);
  const assets = await loadAssets(db, siteId, assetIds);
  const source: BlockSource = {
    picture(id) {
      const asset = assets.get(id);
      if (!asset || asset.width === 0) return undefined;
      return {
        url: assetUrl(siteId, asset),
        width: asset.width,
        height: asset.height,
        widths: imageWidths.filter((width) => width <= asset.width),
        altText: asset.alt_text,
        focalX: asset.focal_x,
        focalY: asset.focal_y,
      };
    },
    fileUrl(id) {
      const asset = assets.get(id);
      return asset && assetUrl(siteId, asset);
    },
    pageUrl(id) {
      const page = snapshot.collections.find((collection) => collection.id === id);
      if (!page) return undefined;
      return page.is_homepage ? '/' : `/${page.url_id}`;
    },
    sanitize: sanitizeContent,
  };
  return { types: blockTypeTable, source, ...templates.localeAndTime };
}
