/** A page with a heading, which is typed at the side, and a text, which is typed on the page. */
import { addBlock, addSection, blockTypeTable, emptyDocument, putOnTop } from '@sitewright/blocks';
import type { PageDocument } from '@sitewright/contract';
import type { OfficeCalls } from '../screens/office-calls.ts';

const site = 'alder-loom';

/** Where it is. */
export interface TextsOfPage {
  readonly documentId: string;
  /** Path of its editor. */
  readonly editor: string;
}

/** Makes it. */
export async function makeTwoTexts(calls: OfficeCalls): Promise<TextsOfPage> {
  const page = await calls.post<{ id: string }>(`/api/sites/${site}/pages`, { title: 'Two texts' });
  const made = await calls.post<{ id: string; revision: number }>(`/api/sites/${site}/documents`, {
    purpose: 'page',
    ownerId: page.id,
  });
  const section = addSection(emptyDocument, { id: 'section', layout: 'grid' }, 0);
  let { document } = putOnTop(emptyDocument, section);
  const blocks = ['heading', 'text'].flatMap((name) => {
    const type = blockTypeTable.get(name)!;
    const added = addBlock(document, type, { id: name, sectionId: 'section', data: type.sample });
    ({ document } = putOnTop(document, added));
    return added;
  });
  await calls.post(`/api/sites/${site}/documents/${made.id}/edits`, {
    baseRevision: made.revision,
    key: 'two-texts',
    commands: [...section, ...blocks],
  });
  return { documentId: made.id, editor: `/config/sites/${site}/pages/${page.id}` };
}

/** Both texts, as the server has them. */
export async function readTexts(
  calls: OfficeCalls,
  { documentId }: TextsOfPage,
): Promise<{ readonly side: string; readonly canvas: string }> {
  const path = `/api/sites/${site}/documents/${documentId}`;
  const { document } = await calls.get<{ document: PageDocument }>(path);
  const wordsOf = (id: string, field: string) => {
    const data: unknown = document.blocks[id]?.data;
    const words: unknown = data instanceof Object ? Reflect.get(data, field) : undefined;
    return (typeof words === 'string' ? words : '').replaceAll(/<[^>]{0,200}>/g, '');
  };
  return { side: wordsOf('heading', 'text'), canvas: wordsOf('text', 'html') };
}
