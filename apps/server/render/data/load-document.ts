/** Published documents, and what their blocks show of the site. */
import {
  blockTypeTable,
  needsOf,
  renderDocument,
  renderRows,
  type Rendered,
} from '@sitewright/blocks';
import type { DocumentPurpose, PageDocument } from '@sitewright/contract';
import type { ReadDatabase } from '../../db/database.ts';
import type { TemplateRun } from '../template-run.ts';
import { makeBlockSource } from './block-source.ts';
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
  const source = makeBlockSource(siteId, { assets, pages: snapshot.collections });
  return { types: blockTypeTable, source, ...templates.localeAndTime };
}
