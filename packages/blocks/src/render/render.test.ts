import { blockQueryKey, blockTypes } from '@sitewright/contract';
import { describe, expect, it } from 'vitest';
import { editBlock } from '../acts/block-acts.ts';
import { putOnTop } from '../merge/put-on-top.ts';
import { makeDocument } from '../testing/make-document.ts';
import { answerBySample } from '../testing/sample-answers.ts';
import { answerFrom } from '../types/block-answers.ts';
import type { BlockSource, BlockType } from '../types/block-type.ts';
import { nameItems } from '../types/items.ts';
import { blockTypeTable } from '../types/registry.ts';
import { needsOf, renderDocument, renderRows } from './render-document.ts';

const source: BlockSource = {
  picture: (id) =>
    id === 'sample'
      ? {
          url: '/p/bowl.webp',
          width: 1200,
          height: 800,
          widths: [100, 500],
          altText: 'Bowl',
          focalX: 0.5,
          focalY: 0.5,
        }
      : undefined,
  fileUrl: (id) =>
    id === 'file' ? '/p/price list.pdf' : /\.\w+$/.test(id) ? `/p/${id}` : undefined,
  pageUrl: (id) => (id === 'about' ? '/about' : undefined),
  answer: answerBySample as BlockSource['answer'],
  sanitize: (html) => html.replaceAll(/<script.*?<\/script>/gs, ''),
};
const settings = { types: blockTypeTable, source, cldr: undefined, now: 0 };
const edit = (data: object, type = 'button') => {
  const document = makeDocument([type]);
  const block = { ...document.blocks['s0b0']!, data };
  return renderDocument({ ...document, blocks: { s0b0: block } }, settings);
};

/** Data with another text in every place, also inside of lists, where the schema takes it. */
function withText(data: unknown, text: string, fits: (data: unknown) => boolean): unknown {
  const changed: unknown = structuredClone(data);
  const visit = (holder: object) => {
    for (const [name, value] of Object.entries(holder)) {
      if (typeof value === 'object' && value !== null) visit(value);
      if (typeof value !== 'string' || name === 'assetId') continue;
      Reflect.set(holder, name, text);
      if (!fits(changed)) Reflect.set(holder, name, value);
    }
  };
  visit(Object(changed));
  return changed;
}

const about = { kind: 'page', collectionId: 'about', itemId: 'team' };

/** What blocks can show of the site beside what their samples do. */
const more: Readonly<Record<string, object>> = {
  gallery: { pictures: nameItems([{ assetId: 'still', videoId: 'film.mp4', link: about }]) },
  'tour-dates': { dates: nameItems([{ when: 'Today', venue: 'Mill', link: about }]) },
  form: { successLink: about },
  image: { link: { kind: 'file', assetId: 'file' } },
};

/** What a block asks the site for while it is shown, and what it said before that it would. */
function asks(type: BlockType, data: unknown): { asked: Set<string>; told: Set<string> } {
  const asked = new Set<string>();
  const told = new Set<string>();
  type.show(data, {
    ...source,
    picture: (id) => (asked.add(`file ${id}`), source.picture('sample')),
    fileUrl: (id) => (asked.add(`file ${id}`), `/p/${id}`),
    pageUrl: (id, item = '') => (asked.add(`page ${id} ${item}`), `/${id}`),
    answer: ((query) => {
      asked.add(blockQueryKey(query));
      return answerBySample(query);
    }) as BlockSource['answer'],
  });
  const { assetIds, links, queries } = type.needs(data);
  for (const id of assetIds) told.add(`file ${id}`);
  for (const query of queries) told.add(blockQueryKey(query));
  for (const link of links) {
    if (link.kind === 'file') told.add(`file ${link.assetId}`);
    if (link.kind === 'page') told.add(`page ${link.collectionId} ${link.itemId ?? ''}`);
  }
  return { asked, told };
}

describe('a document', () => {
  it('ROUT-43 ENUM-05 is sections of blocks on a grid of 24 columns, and of 8 up to 432 pixels', () => {
    const document = makeDocument(['text', 'image', 'button'], ['quote']);
    const { html, css } = renderDocument(document, settings);
    expect(html.match(/<section class="page-section layout-engine-section/g)).toHaveLength(2);
    expect(html).toContain('<div class="fluid-engine fe-s0"><div class="fe-block fe-block-s0b0">');
    for (const [kind, number] of [
      ['html', blockTypes.values.html],
      ['image', blockTypes.values.image],
      ['button', blockTypes.values.button],
    ]) {
      expect(html).toContain(
        `<div class="sqs-block ${kind}-block sqs-block-${kind}" data-block-type="${number}" id="block-`,
      );
    }
    expect(css).toMatch(/^@media \(max-width:432px\)\{\.fe-s0\{grid-template-columns:repeat\(8,/);
    expect(css).toContain('@media (min-width:433px){.fe-s0{grid-template-columns:repeat(24,');
    expect(css).toContain('.fe-block-s0b0{grid-area:1/1/5/11}');
  });

  it('leaves hidden sections out, keeps the place of unknown blocks, and hides blocks by breakpoint', () => {
    const document = makeDocument(['text'], ['quote']);
    const { wide } = document.blocks['s0b0']!.placement;
    const changed = putOnTop(document, [
      { name: 'hide-section', id: 's1', to: true },
      {
        name: 'set-placement',
        id: 's0b0',
        breakpoint: 'wide',
        from: wide,
        to: { ...wide, hidden: true },
      },
      {
        name: 'insert-block',
        block: { ...document.blocks['s0b0']!, id: 'later', type: 'hologram' },
      },
    ]).document;
    const { html, css } = renderDocument(changed, settings);
    expect(html).not.toContain('data-section-id="s1"');
    expect(css).toContain('.fe-block-s0b0{display:none}');
    expect(html).toContain(
      '<div class="sqs-block unknown-block sqs-block-unknown" data-block-type="-1" id="block-later"><div class="sqs-block-content"></div></div>',
    );
  });

  it('prints text as text and HTML made safe, whatever is in it', () => {
    const nasty = '"><script>alert(1)</script>';
    for (const type of blockTypeTable.values()) {
      const sample = withText(type.sample, nasty, (data) => type.schema.safeParse(data).success);
      expect([type.type, edit(Object(sample), type.type).html]).toEqual([
        type.type,
        expect.not.stringContaining('<script>'),
      ]);
    }
  });

  it('LINK-03 leads to pages, addresses, mails, phones and files, and to nothing that could harm', () => {
    const href = (link: object) => {
      const button = { label: 'Go', link, look: 'primary', size: 'medium', alignment: 'left' };
      return /href="([^"]*)"/.exec(edit(button).html)?.[1];
    };
    expect(href({ kind: 'page', collectionId: 'about', anchor: 'team' })).toBe('/about#team');
    expect(href({ kind: 'page', collectionId: 'gone' })).toBeUndefined();
    expect(href({ kind: 'url', url: 'https://a.example/?a=1&b=2' })).toBe(
      'https://a.example/?a=1&amp;b=2',
    );
    expect(href({ kind: 'email', address: 'a@b.example', subject: 'Hi & you', cc: '' })).toBe(
      'mailto:a@b.example?subject=Hi%20%26%20you',
    );
    expect(href({ kind: 'phone', number: '+49 (30) 1234' })).toBe('tel:+49301234');
    expect(href({ kind: 'file', assetId: 'file' })).toBe('/p/price list.pdf');
    for (const url of [
      'javascript:alert(1)',
      ' JavaScript:alert(1)',
      '//evil.example',
      '/\\evil.example',
      'data:text/html,x',
    ]) {
      expect([url, href({ kind: 'url', url })]).toEqual([url, undefined]);
    }
  });

  it('ENUM-04 a colour that is none does not reach the styles', () => {
    const document = makeDocument(['text']);
    const css = (color: string) => {
      const to = { source: 'none', color };
      const styled = putOnTop(document, [
        { name: 'set-section-style', id: 's0', field: 'background', to },
      ]);
      return renderDocument(styled.document, settings).css;
    };
    expect(css('#fff0e0')).toContain('background-color:#fff0e0');
    expect(css('hsla(20, 10%, 50%, 0.5)')).toContain('background-color:hsla(');
    for (const wrong of ['red}body{display:none', 'url(//evil.example)', 'red;x:y', '</style>']) {
      expect(css(wrong)).not.toContain('background-color');
    }
  });

  it('stands in rows of 12 columns where a classic template has its field', () => {
    const document = makeDocument(['text', 'image', 'button']);
    const place = (id: string, column: number, width: number, row: number) => {
      const block = document.blocks[id]!;
      const wide = { ...block.placement.wide, column, width, row };
      return [id, { ...block, placement: { wide } }] as const;
    };
    const blocks = Object.fromEntries([
      place('s0b0', 1, 8, 1),
      place('s0b1', 9, 4, 1),
      place('s0b2', 1, 24, 2),
    ]);
    const html = renderRows({ ...document, blocks }, settings);
    expect(html.match(/<div class="(?:row|col) [^"]*">/g)).toEqual([
      '<div class="row sqs-row">',
      '<div class="col sqs-col-8 span-8">',
      '<div class="col sqs-col-4 span-4">',
      '<div class="row sqs-row">',
      '<div class="col sqs-col-12 span-12">',
    ]);
  });

  it('two people’s edits of one list merge: what each added and changed is there', () => {
    const start = makeDocument(['accordion']);
    const set = (path: string[], to: unknown) => editBlock(start, 's0b0', { path, to });
    const theirs = putOnTop(start, [
      ...set(['items', 'theirs'], { title: 'Theirs', body: '', order: 'a2' }),
      ...set(['items', 'i1', 'title'], 'Changed by them'),
    ]).document;
    const both = putOnTop(theirs, [
      ...set(['items', 'mine'], { title: 'Mine', body: '', order: 'a3' }),
      ...set(['items', 'i1', 'body'], 'Changed by me'),
      ...set(['items', 'i2', 'order'], 'Zz'),
    ]);
    expect(both.conflicts).toEqual([]);
    const { html } = renderDocument(both.document, settings);
    const titles = [...html.matchAll(/item__title"[^>]*>([^<]*)/g)].map(([, title]) => title);
    expect(titles).toEqual(['Do you ship abroad?', 'Changed by them', 'Theirs', 'Mine']);
    expect(html).toContain('<p>Changed by me</p>');
  });

  it('an accordion shows Markdown that is built to be slow as it is written', () => {
    const body = '_a __b'.repeat(3_000);
    const items = { slow: { title: 'Slow', body, order: 'a0' } };
    const data = { items, onlyOne: false, dividers: true, isFaq: false };
    expect(edit(data, 'accordion').html).toContain(`<pre>${body}</pre>`);
  });

  it('what scrolls by itself has a name', () => {
    const gallery = Object(blockTypeTable.get('gallery')!.sample);
    const table = Object(blockTypeTable.get('table')!.sample);
    const nameOf = (data: object, type: string) =>
      /role="group" aria-label="([^"]*)"/.exec(edit(data, type).html)?.[1];
    const moving = { ...gallery, design: 'slideshow' };
    expect(nameOf(moving, 'gallery')).toBe('Low bowl');
    expect(nameOf({ ...moving, 'show-meta-basic': false }, 'gallery')).toBe('Bowl');
    expect(nameOf(table, 'table')).toBe('Bowls');
    expect(nameOf({ ...table, caption: '' }, 'table')).toBe('Size, Width, Price');
  });

  it('says what it needs of the site before it is rendered', () => {
    const document = makeDocument(['image', 'button']);
    expect(needsOf(document, blockTypeTable)).toEqual({
      assetIds: ['sample'],
      links: [{ kind: 'url', url: '/shop' }],
      itemIds: [],
      queries: [],
    });
  });

  it('asks each question once, however often it is in the document, and shows answers of its kind alone', () => {
    const document = makeDocument(['product', 'product'], ['product-list', 'product']);
    const { queries } = needsOf(document, blockTypeTable);
    expect(queries.map(({ kind }) => kind)).toEqual(['product', 'product-cards']);
    const [query] = queries;
    const answers = { [blockQueryKey(query!)]: answerBySample({ kind: 'menu', name: 'main' }) };
    expect(answerFrom(answers)(query!)).toBeUndefined();
    const same = { id: 'sample', kind: 'product' } as const;
    expect(blockQueryKey(same)).toBe(blockQueryKey(query!));
  });
});

describe.each([...blockTypeTable.values()])('a block of type $type', (type) => {
  it('ENUM-05 D-29 has a number, a template without mistakes, and shows its sample', () => {
    expect(type.program.errors).toEqual([]);
    expect(Object.values<number>(blockTypes.values)).toContain(type.legacyType);
    expect(type.schema.safeParse(type.initial).success).toBe(true);
    expect(type.isEmpty(type.sample)).toBe(false);
    expect(edit(Object(type.sample), type.type).html).toMatchSnapshot();
  });

  it('says before it is shown all that it asks the site for', () => {
    const own = more[type.type];
    for (const data of [type.sample, ...(own ? [{ ...Object(type.sample), ...own }] : [])]) {
      const { asked, told } = asks(type, data);
      expect([...asked.difference(told)]).toEqual([]);
      if (data !== type.sample) expect(asked.size).toBeGreaterThan(0);
    }
  });

  it('prints nothing of data that its schema does not know, and keeps what is new to it', () => {
    expect(type.show('text', source)).toBeUndefined();
    expect(type.schema.parse({ ...Object(type.sample), later: [1] })).toMatchObject({ later: [1] });
  });
});
