/** Pages for looking at the editor: one of each block, and one that has a history. */
import { randomUUID } from 'node:crypto';
import {
  addBlock,
  addSection,
  blockTypeTable,
  editBlock,
  emptyDocument,
  insertDesign,
  putOnTop,
  sectionDesigns,
} from '@sitewright/blocks';
import type { Command, DocumentHead } from '@sitewright/contract';
import { findFirst } from './find-first.ts';
import { first, page, type Step } from './things-of-routes.ts';
import type { Shown } from './screen-addresses.ts';

/** Pages of the editor, by what is looked at there. */
export interface EditorPages {
  /** By type of block: a page with one of it. */
  readonly blocks: ReadonlyMap<string, string>;
  /** A page with a few blocks, which was changed since visitors saw it. */
  readonly tools: string;
}

/** Makes them by the calls of the editor. */
export async function makeEditorPages(shown: Shown): Promise<EditorPages> {
  const ids = await findOwnIds(shown);
  const blocks = new Map<string, string>();
  for (const type of blockTypeTable.values()) {
    const section = addSection(emptyDocument, { id: 's1', layout: 'grid' }, 0);
    const { document } = putOnTop(emptyDocument, section);
    const data = ownIds(type.sample, ids);
    const block = addBlock(document, type, { id: 'b1', sectionId: 's1', data });
    const pageOf = await makePage(shown, `Block ${type.type}`);
    await edit(shown, pageOf.head, [...section, ...block]);
    blocks.set(type.type, pageOf.id);
  }
  return { blocks, tools: await makeToolsPage(shown) };
}

async function makeToolsPage(shown: Shown): Promise<string> {
  const design = sectionDesigns.find(({ id }) => id === 'opening') ?? sectionDesigns[0]!;
  let made = 0;
  const newId = () => `x${(made += 1)}`;
  const { commands } = insertDesign(emptyDocument, design, {
    index: 0,
    newId,
    words: [],
    site: { language: 'en', pictures: [] },
  });
  const { id, head } = await makePage(shown, 'Tools');
  const revision = await edit(shown, head, commands);
  const calls = `/api/sites/${shown.identifier}/documents/${head.id}`;
  await shown.office.post(`${calls}/state`, { to: 'published', revision });
  const { document } = putOnTop(emptyDocument, commands);
  const heading = Object.values(document.blocks).find(({ type }) => type === 'heading');
  const changes = editBlock(document, heading?.id ?? '', { path: ['text'], to: 'Another line' });
  await edit(shown, { ...head, revision }, changes);
  return id;
}

async function makePage({ office, identifier }: Shown, title: string) {
  const calls = `/api/sites/${identifier}`;
  const { id } = await office.post<{ id: string }>(`${calls}/pages`, { title });
  const owner = { purpose: 'page', ownerId: id };
  const head = await office.post<DocumentHead>(`${calls}/documents`, owner);
  return { id, head };
}

/** @returns the revision that the document has then */
async function edit(
  { office, identifier }: Shown,
  { id, revision: baseRevision }: Pick<DocumentHead, 'id' | 'revision'>,
  commands: readonly Command[],
): Promise<number> {
  const answer = await office.post<{ revision: number }>(
    `/api/sites/${identifier}/documents/${id}/edits`,
    { baseRevision, key: randomUUID(), commands },
  );
  return answer.revision;
}

/** What the data of blocks names of a site, by the name of its field. */
const named: Readonly<Record<string, readonly Step[]>> = {
  assetId: [first('$id', 'files', 'files?kind=image')],
  productId: [first('$id', 'products')],
  formId: [first('$id', 'forms')],
  donationId: [first('$id', 'donations')],
  planId: [first('$id', 'plans', 'membership-plans')],
  shop: [page({ typeName: 'products' })],
  journal: [page({ typeName: 'blog' })],
  events: [page({ typeName: 'events' })],
};
const pictureFields: ReadonlySet<string> = new Set(['coverId', 'beforeId', 'afterId', 'pictureId']);

async function findOwnIds(shown: Shown): Promise<ReadonlyMap<string, string>> {
  const ids = new Map<string, string>();
  for (const [name, steps] of Object.entries(named)) {
    const id = await findFirst('$id', steps, shown);
    if (id !== undefined) ids.set(name, id);
  }
  return ids;
}

/** Data of a sample with ids of the site in the place of its own. */
function ownIds(value: unknown, ids: ReadonlyMap<string, string>, field = ''): unknown {
  if (typeof value === 'string') {
    if (field === 'collectionId') return ids.get(value) ?? value;
    if (field === 'assetId' && value.includes('.')) return value;
    return ids.get(pictureFields.has(field) ? 'assetId' : field) ?? value;
  }
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((entry) => ownIds(entry, ids));
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, ownIds(entry, ids, key)]),
  );
}
