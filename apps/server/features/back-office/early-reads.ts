/** What an editor reads first of all: asked for beside its scripts, which take longer. */
import type { DocumentPurpose, StaffSessionAnswer } from '@sitewright/contract';
import type { ReadDatabase } from '../../db/database.ts';
import { listDocumentHeads } from '../documents/document-store.ts';

/** Addresses of editors, behind that of their site, and what is read there of what is edited. */
const editors: readonly {
  readonly path: RegExp;
  readonly purpose: DocumentPurpose;
  readonly read: (id: string) => string;
}[] = [
  { path: /^pages\/([\w-]+)$/, purpose: 'page', read: () => 'pages' },
  { path: /^pages\/post\/([\w-]+)$/, purpose: 'post', read: (id) => `posts/${id}` },
  { path: /^products\/([\w-]+)\/content$/, purpose: 'product', read: (id) => `products/${id}` },
];

/** The calls, as the editor will ask them; none for another screen, or who may not read drafts. */
export async function earlyReads(
  db: ReadDatabase,
  { sites }: StaffSessionAnswer,
  path: string,
): Promise<string[]> {
  const [, identifier, rest = ''] = /^\/config\/sites\/([\w-]+)\/(.+)$/.exec(path) ?? [];
  const site = sites.find((one) => one.identifier === identifier);
  if (!site?.permissions.includes('view-content')) return [];
  for (const { path: own, purpose, read } of editors) {
    const owner = own.exec(rest)?.[1];
    if (owner === undefined) continue;
    const [document] = await listDocumentHeads(db, site.siteId, { purpose, owner });
    const api = `/api/sites/${site.identifier}`;
    return document ? [`${api}/${read(owner)}`, `${api}/documents/${document.id}`] : [];
  }
  return [];
}
