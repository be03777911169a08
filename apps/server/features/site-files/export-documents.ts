import { isDeepStrictEqual } from 'node:util';
import type { PageDocument } from '@sitewright/contract';
import { sql } from 'kysely';
import { readableDocument } from '../documents/restore-document.ts';
import type { ExportScope } from './export-site.ts';
import { namePaths, safeName } from './file-names.ts';
import { idInText } from './references.ts';

/** The HTML of the product says something else than its document. */
const hasOtherBody = sql<boolean>`exists (select from products p
  where p.site_id = documents.site_id and p.id = documents.owner_id
    and documents.owner_html <> p.body
    and (documents.published is not null
      or (documents.draft_revision = 1 and documents.state = 'draft')))`;

/** What is on pages and in fields: the draft, and what visitors see. */
export async function exportDocuments(scope: ExportScope): Promise<void> {
  const { db, siteId, names } = scope;
  const documents = await db
    .selectFrom('documents')
    .selectAll()
    .select(hasOtherBody.as('has_other_body'))
    .where('site_id', '=', siteId)
    .execute();
  // One whose page is gone is nobody's, nor is one in whose place another body was written since.
  const kept = documents.filter(
    ({ owner_id: id, purpose, has_other_body: isReplaced }) =>
      !isReplaced && (names.has(id) || !['page', 'post', 'product'].includes(purpose)),
  );
  const paths = namePaths(
    kept.map(({ id, purpose, owner_id: owner }) => {
      // Ids differ from site to site, also those that are a part of the name of an area.
      const name = owner.replace(idInText, (found) => names.get(found) ?? found);
      return { id, path: `documents/${purpose}/${nameOf(name)}`, distinct: name };
    }),
  );
  for (const row of kept) {
    const draft = readableDocument(row.draft);
    const published = row.published && readableDocument(row.published);
    scope.addJson(`${paths.get(row.id)!}.json`, {
      purpose: row.purpose,
      owner: row.owner_id,
      state: row.state,
      publishAt: row.publish_at,
      draft,
      published: isSame(draft, published) ? 'draft' : published,
    });
  }
}

function isSame(draft: PageDocument, published: PageDocument | null): boolean {
  return published !== null && isDeepStrictEqual(draft, published);
}

function nameOf(owner: string): string {
  return owner
    .split('/')
    .slice(owner.startsWith('pages/') ? 1 : 0)
    .map(safeAgain)
    .join('/');
}

/** A name that is one already stays as it is. */
function safeAgain(part: string): string {
  return /^[A-Za-z0-9%~_-][A-Za-z0-9._%~-]*$/.test(part) ? part : safeName(part);
}
