/** Published documents, and what their blocks show of the site. */
import {
  blockTypeTable,
  listSlices,
  needsOf,
  renderDocument,
  renderRows,
  type RefusedForm,
  type Rendered,
} from '@sitewright/blocks';
import type { DocumentPurpose, PageDocument } from '@sitewright/contract';
import { answerQueries } from './block-answers/answer-queries.ts';
import type { AnswerScope } from './block-answers/answer-scope.ts';
import { makeBlockSource } from './block-source.ts';
import { loadItemUrls } from './item-urls.ts';
import { loadAssets } from './load-site.ts';

/** What rendering a document works with. */
export interface DocumentScope extends AnswerScope {
  /** A form that a visitor sent and that is shown to them once more. */
  readonly refused?: RefusedForm | undefined;
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
  return (
    document &&
    withEagerPicture(renderDocument(document, await loadRenderSettings(scope, document)))
  );
}

/** The same of a page that another one shows among others, in an element with an id of its own. */
export async function showPart(
  scope: DocumentScope,
  ownerId: string,
  which: 'published' | 'draft' = 'published',
): Promise<Rendered | undefined> {
  const document = await loaders[which](scope, { purpose: 'page', ownerId });
  if (!document) return undefined;
  const id = `sections-${ownerId}`;
  return withEagerPicture(renderDocument(document, await loadRenderSettings(scope, document), id));
}

/** The slices that visitors see of a cover page. ROUT-13 */
export async function showSlices(scope: DocumentScope, owner: DocumentOwner) {
  const document = await loadPublished(scope, owner);
  return document ? listSlices(document) : [];
}

/** The first picture of a page is what visitors wait for: it is fetched before it is in sight. */
function withEagerPicture({ html, css }: Rendered): Rendered {
  return { css, html: html.replace(/<img\b[^>]*>/, (tag) => tag.replace(' loading="lazy"', '')) };
}

/** The rows of a field of a template; empty when nothing is published there, or drafted. */
export async function showField(
  scope: DocumentScope,
  owner: DocumentOwner,
  which: 'published' | 'draft' = 'published',
): Promise<string> {
  const document = await loaders[which](scope, owner);
  return document ? renderRows(document, await loadRenderSettings(scope, document)) : '';
}

/** Whether a page was begun as blocks of which visitors see nothing yet. */
export async function isUnpublished(
  { db, snapshot }: DocumentScope,
  { purpose, ownerId }: DocumentOwner,
): Promise<boolean> {
  const row = await db
    .selectFrom('documents')
    .select('id')
    .where('site_id', '=', snapshot.site.siteId)
    .where('purpose', '=', purpose)
    .where('owner_id', '=', ownerId)
    .where('published_revision', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
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

/** For who may read drafts alone. */
async function loadDraft(
  { db, snapshot }: DocumentScope,
  { purpose, ownerId }: DocumentOwner,
): Promise<PageDocument | undefined> {
  const row = await db
    .selectFrom('documents')
    .select('draft')
    .where('site_id', '=', snapshot.site.siteId)
    .where('purpose', '=', purpose)
    .where('owner_id', '=', ownerId)
    .executeTakeFirst();
  return row?.draft;
}

const loaders = { published: loadPublished, draft: loadDraft } as const;

/** What renders the blocks of a document, with all that they show of the site. */
export async function loadRenderSettings(scope: DocumentScope, document: PageDocument) {
  const { db, snapshot, templates } = scope;
  const { siteId } = snapshot.site;
  const { assetIds, itemIds, queries } = needsOf(document, blockTypeTable);
  const [assets, items, answers] = await Promise.all([
    loadAssets(db, siteId, assetIds),
    loadItemUrls(db, siteId, itemIds),
    answerQueries(scope, queries),
  ]);
  const pages = snapshot.collections;
  const rows = { assets, pages, items, answers, refused: scope.refused };
  const source = makeBlockSource(snapshot.site, rows);
  const { language: code, ownLocale: original } = snapshot.site;
  const language = code === undefined ? undefined : { code, original };
  return { types: blockTypeTable, source, language, ...templates.localeAndTime };
}
