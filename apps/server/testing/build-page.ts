/** Pages of blocks for tests, made and published as their builder does. */
import { addBlock, addSection, blockTypeTable, emptyDocument, putOnTop } from '@sitewright/blocks';
import type { Command, DocumentHead, PageDocument, SitePage } from '@sitewright/contract';
import type { Office } from './office.ts';

/** A block by its type, with the data that is its own. */
export interface BuiltBlock {
  readonly type: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** Makes a page with these blocks in one section and publishes it. */
export async function buildPage(
  office: Office,
  { title, blocks }: { title: string; blocks: readonly BuiltBlock[] },
): Promise<{ urlId: string; document: PageDocument }> {
  const { id: pageId } = (await office.send('POST', 'pages', { title })).json<{ id: string }>();
  const { pages } = (await office.get('pages')).json<{ pages: SitePage[] }>();
  const page = pages.find(({ id }) => id === pageId);
  const id = page?.document?.id ?? '';
  const { document, commands } = composeBlocks(blocks);
  const key = `built-${pageId}`;
  const saved = await office.send('POST', `documents/${id}/edits`, {
    baseRevision: page?.document?.revision,
    key,
    commands,
  });
  if (saved.statusCode !== 200) throw new Error(saved.body);
  const { revision } = saved.json<DocumentHead>();
  const published = await office.send('POST', `documents/${id}/state`, {
    to: 'published',
    revision,
  });
  if (published.statusCode !== 200) throw new Error(published.body);
  return { urlId: page?.urlId ?? '', document };
}

/** What puts these blocks into an empty document, and what comes of it. */
export function composeBlocks(blocks: readonly BuiltBlock[]) {
  let document = emptyDocument;
  const commands: Command[] = [];
  const act = (more: readonly Command[]) => {
    commands.push(...more);
    document = putOnTop(document, more).document;
  };
  act(addSection(document, { id: 'only', layout: 'grid' }, 0));
  for (const [at, { type: name, data }] of blocks.entries()) {
    const type = blockTypeTable.get(name);
    if (!type) throw new Error(`No block type ${name}`);
    const whole = { ...Object(type.initial), ...data };
    act(addBlock(document, type, { id: `b${at}`, sectionId: 'only', data: whole }));
  }
  return { document, commands };
}
