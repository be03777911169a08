import { z } from 'zod';
import {
  categorySchemas,
  collectionSchemas,
  contentItemSchemas,
} from '../collections/collection-draft.ts';
import { saveCategory } from '../collections/save-category.ts';
import { saveCollection } from '../collections/save-collection.ts';
import { saveContentItem } from '../collections/save-content-item.ts';
import type { ClosedBy } from '../collections/tables.ts';
import { closeForMembers } from '../page-locks/close-for-members.ts';
import { putLock } from '../page-locks/write-locks.ts';
import {
  decodeIn,
  listJson,
  parseFile,
  readFile,
  readHtml,
  readRaw,
  requireOwn,
  writing,
  type ImportScope,
} from './import-scope.ts';
import { SiteFilesError } from './site-format.ts';

const pageSchema = collectionSchemas.new
  .omit({ mainContent: true })
  .extend({ closedBy: z.enum(['members', 'password']).optional() })
  .strict();
const pageHead = collectionSchemas.new.pick({
  typeName: true,
  type: true,
  urlId: true,
  title: true,
});
const categorySchema = categorySchemas.new.extend({ name: z.string() }).strict();
const itemSchema = contentItemSchemas.new
  .omit({ body: true })
  .extend({
    publishOn: z.coerce.date(),
    startsAt: z.coerce.date().nullable(),
    endsAt: z.coerce.date().nullable(),
  })
  .strict();
const itemHead = itemSchema
  .pick({ collectionId: true, urlId: true, title: true, publishOn: true })
  .strip();

/** Makes pages, categories and posts as far as others have to know of them. */
export async function makePages(scope: ImportScope): Promise<void> {
  const { trx, siteId, content, ids } = scope;
  for (const path of listJson(content, 'pages')) {
    const head = parseFile(`${path}.json`, pageHead, readRaw(content, `${path}.json`));
    const { id } = await writing(`${path}.json`, saveCollection(trx, siteId, head));
    ids.set(path, id);
  }
  for (const path of listJson(content, 'categories')) await importCategories(scope, path);
  for (const path of listJson(content, 'items')) {
    const file = `${path}.json`;
    const raw = readRaw(content, file) as object;
    const head = parseFile(file, itemHead, { ...raw, ...pageOf(scope, file, raw) });
    const { id } = await writing(file, saveContentItem(trx, siteId, head));
    ids.set(path, id);
  }
}

/** The page that a thing lies in, which is there already. @throws SiteFilesError */
export function pageOf(scope: ImportScope, file: string, raw: unknown): { collectionId: string } {
  const named = parseFile(file, z.object({ collectionId: z.string() }), raw);
  const { collectionId } = parseFile(
    file,
    z.object({ collectionId: z.string() }),
    decodeIn(scope, file, named),
  );
  requireOwn(scope, file, { kind: 'pages', id: collectionId });
  return { collectionId };
}

/** First all of them at the top: one may be named before what it lies below. */
async function importCategories(scope: ImportScope, path: string): Promise<void> {
  const { trx, siteId, ids } = scope;
  const file = `${path}.json`;
  const raw = parseFile(file, z.array(categorySchema), readRaw(scope.content, file));
  for (const { parentId: _parent, name, ...category } of raw) {
    const draft = { ...category, ...pageOf(scope, file, category) };
    ids.set(name, (await writing(file, saveCategory(trx, siteId, draft))).id);
  }
  for (const { parentId: parent, name } of raw) {
    if (typeof parent !== 'string') continue;
    requireNoCircle(file, raw, name);
    const parentId = String(decodeIn(scope, file, parent));
    requireOwn(scope, file, { kind: 'categories', id: parentId });
    await writing(file, saveCategory(trx, siteId, { id: ids.get(name)!, parentId }));
  }
}

type RawCategory = z.output<typeof categorySchema>;

/** @throws SiteFilesError for one that lies below itself */
function requireNoCircle(file: string, all: readonly RawCategory[], name: string): void {
  const seen = new Set<string>();
  for (let at = all.find((one) => one.name === name); at;) {
    if (seen.has(at.name)) throw new SiteFilesError(`${file}: "${name}" lies below itself.`);
    seen.add(at.name);
    const { parentId } = at;
    at = all.find((one) => `@{${one.name}}` === parentId);
  }
}

/** As it was, but for its password: it is open to nobody until a new one is set. */
function closeAgain(
  { trx, siteId }: ImportScope,
  { id, closedBy }: { id: string; closedBy: ClosedBy },
): Promise<void> {
  if (closedBy === 'members') return closeForMembers(trx, { siteId, ids: [id] });
  return putLock(trx, { siteId, pageId: id }, undefined);
}

/** Fills what `makePages` made, now that everything that may be named is there. */
export async function fillPages(scope: ImportScope): Promise<void> {
  const { trx, siteId, content, ids } = scope;
  for (const path of listJson(content, 'pages')) {
    const file = `${path}.json`;
    const { closedBy, ...page } = readFile(scope, file, pageSchema);
    requireOwn(scope, file, { kind: 'media', id: page.mainImageId });
    const id = ids.get(path)!;
    const isEnabled = closedBy ? true : page.isEnabled;
    const draft = { ...page, isEnabled, id, mainContent: readHtml(scope, path) };
    await writing(file, saveCollection(trx, siteId, draft));
    if (closedBy) await writing(file, closeAgain(scope, { id, closedBy }));
  }
  for (const path of listJson(content, 'items')) {
    const file = `${path}.json`;
    const item = readFile(scope, file, itemSchema);
    requireOwn(scope, file, { kind: 'media', id: item.mainImageId });
    const draft = { ...item, id: ids.get(path)!, body: readHtml(scope, path) };
    await writing(file, saveContentItem(trx, siteId, draft));
  }
}
