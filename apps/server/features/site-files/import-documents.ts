import { z } from 'zod';
import { documentPurposes, documentSchema, documentStates } from '@sitewright/contract';
import { restoreDocument } from '../documents/restore-document.ts';
import { listJson, readFile, requireOwn, writing, type ImportScope } from './import-scope.ts';

const fileSchema = z.strictObject({
  purpose: z.enum(documentPurposes),
  owner: z.string().min(1).max(200),
  state: z.enum(documentStates),
  publishAt: z.coerce.date().nullable(),
  draft: documentSchema,
  published: z.union([z.literal('draft'), documentSchema]).nullable(),
});

/** Where the owner of a document is, by what it is the content of. */
const owners = { page: 'pages', post: 'items', product: 'products' } as const;

/** Drafts, and what visitors see. */
export async function importDocuments(scope: ImportScope): Promise<void> {
  const { trx, siteId, actor, at, content } = scope;
  for (const path of listJson(content, 'documents')) {
    const file = `${path}.json`;
    const { owner: ownerId, published, ...document } = readFile(scope, file, fileSchema);
    const { purpose, draft } = document;
    if (purpose in owners) {
      requireOwn(scope, file, { kind: owners[purpose as keyof typeof owners], id: ownerId });
    }
    const seen = published === 'draft' ? draft : published;
    const restored = { ...document, siteId, ownerId, published: seen, actor, at };
    await writing(file, restoreDocument(trx, restored));
  }
}
