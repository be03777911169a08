/** The home page of a demo shop as blocks. */
import { addBlock, addSection, blockTypeTable, emptyDocument, putOnTop } from '@sitewright/blocks';
import type { Command, PageDocument } from '@sitewright/contract';
import type { DemoHome } from '../../../../demo/site.ts';
import { newId } from '../../db/id.ts';

interface HomeContent {
  readonly title: string;
  /** Below the title. */
  readonly html: string;
  readonly assetId: string | undefined;
  readonly words: DemoHome;
  /** Ids of the pages that it shows something of. */
  readonly store: string;
  readonly blog: string | undefined;
}

/** A picture with words, products, categories, and what the blog has: each in a section of its own. */
export function homeDocument(content: HomeContent): PageDocument {
  let document = emptyDocument;
  const run = (commands: readonly Command[]) => {
    document = putOnTop(document, commands).document;
  };
  for (const [index, [name, data]] of blocksOf(content).entries()) {
    const type = blockTypeTable.get(name);
    if (!type) continue;
    const sectionId = newId();
    const style = { contentWidth: 'full' } as const;
    run(addSection(document, { id: sectionId, layout: 'stack', style }, index));
    const whole = { ...Object(type.initial), ...data };
    run(addBlock(document, type, { id: newId(), sectionId, data: whole }));
  }
  return document;
}

type Made = readonly [type: string, data: object];

function blocksOf({ title, html, assetId, words, store, blog }: HomeContent): readonly Made[] {
  const link = { kind: 'page', collectionId: store } as const;
  const { story, journal } = words;
  const ofBlog = blog === undefined ? undefined : { collectionId: blog };
  return [
    ['hero', { title, html, buttonLabel: words.button, link, ...(assetId && { assetId }) }],
    [
      'product-list',
      { collectionId: store, choice: 'featured', limit: 8, columns: 0, ...words.products },
    ],
    ['categories', { collectionId: store, label: words.categories }],
    ...(ofBlog && story !== undefined
      ? [['summary', { ...ofBlog, choice: 'featured', design: 'story', readLabel: story }] as const]
      : []),
    ...(ofBlog && journal
      ? [['summary', { ...ofBlog, limit: 3, design: 'cards', ...journal }] as const]
      : []),
  ];
}
