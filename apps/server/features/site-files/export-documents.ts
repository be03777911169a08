import { isDeepStrictEqual } from 'node:util';
import type { PageDocument } from '@sitewright/contract';
import { isBehind, isBody } from '../../render/data/body-documents.ts';
import type { DocumentRow } from '../documents/document-store.ts';
import { readableDocument } from '../documents/restore-document.ts';
import type { ExportScope } from './export-scope.ts';
import { namePaths, safeName } from './file-names.ts';
import { idInText } from './references.ts';

/** What is on pages and in fields: the draft, and what visitors see. */
export async function exportDocuments(scope: ExportScope): Promise<void> {
  const { db, siteId, names } = scope;
  const documents = await db
    .selectFrom('documents')
    .leftJoin('products', (on) =>
      on
        .onRef('products.site_id', '=', 'documents.site_id')
        .onRef('products.id', '=', 'documents.owner_id')
        .on('documents.purpose', '=', 'product'),
    )
    .selectAll('documents')
    .select('products.body')
    .where('documents.site_id', '=', siteId)
    .execute();
  // One whose page is gone is nobody's, nor is one in whose place another body was written since.
  const kept = documents.filter(
    ({ body, ...row }) =>
      (body === null || !isBehind(row, { body })) &&
      (names.has(row.owner_id) || !['page', 'post', 'product'].includes(row.purpose)),
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
    const published = isShown(row) && row.published ? readableDocument(row.published) : null;
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

/** Of a product whose HTML says something else, what was published waits behind that HTML. */
function isShown({ body, ...row }: DocumentRow & { readonly body: string | null }): boolean {
  return body === null || row.state === 'private' || isBody(row, { body });
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
