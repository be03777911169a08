import type { PageDocument } from '@sitewright/contract';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { putOnTop } from '../merge/put-on-top.ts';
import { actOn, makeDocument, whim } from '../testing/make-document.ts';
import { answerBySample } from '../testing/sample-answers.ts';
import type { BlockSource } from '../types/block-type.ts';
import { blockTypeTable } from '../types/registry.ts';
import { renderBlock } from '../render/render-block.ts';
import { checkDocument } from './check-document.ts';
import { readMarkup } from './read-markup.ts';

const picture = {
  url: '/p/bowl.webp',
  width: 1200,
  height: 800,
  widths: [],
  focalX: 0.5,
  focalY: 0.5,
};
const source: BlockSource = {
  picture: (id) => ({ ...picture, altText: id === 'told' ? 'A bowl' : '' }),
  fileUrl: (id) => (id === 'gone' ? undefined : `/p/${id}`),
  pageUrl: (id) => (id === 'gone' ? undefined : `/${id}`),
  answer: () => undefined,
  sanitize: (html) => html,
};
const settings = { types: blockTypeTable, source, cldr: undefined, now: 0 };

/** A page of blocks, each of a type and with data. */
function pageOf(...blocks: readonly (readonly [string, object])[]): PageDocument {
  const document = makeDocument(blocks.map(() => 'text'));
  const entries = blocks.map(([type, data], index) => {
    const id = `s0b${index}`;
    return [id, { ...document.blocks[id]!, type, data }] as const;
  });
  return { ...document, blocks: Object.fromEntries(entries) };
}

const checksOf = (...blocks: readonly (readonly [string, object])[]) =>
  checkDocument(pageOf(...blocks), settings).map(
    ({ check, blockId }) => `${check} ${blockId.at(-1)}`,
  );
const html = (text: string) => ['text', { format: 'html', html: text }] as const;
const heading = (level: number) => ['heading', { text: 'Words', level }] as const;
const button = (more: object) =>
  ['button', { label: 'Go', look: 'primary', size: 'medium', alignment: 'left', ...more }] as const;

it('finds pictures without words, but not those that somebody called decoration', () => {
  expect(
    checksOf(
      ['image', { assetId: 'silent' }],
      ['image', { assetId: 'told' }],
      ['image', { assetId: 'silent', altText: 'Written here' }],
      ['image', { assetId: 'silent', altText: '' }],
      html('<p><img src="/p/a.png"></p>'),
      html('<p><img src="/p/a.png" alt=""></p>'),
    ),
  ).toEqual(['missing-alt 0', 'missing-alt 4']);
});

it('finds videos with sound that have no captions', () => {
  const files = { i1: { assetId: 'film.mp4', order: 'a0' } };
  const captions = { i1: { assetId: 'words.vtt', language: 'en', label: 'English', order: 'a0' } };
  const film = Object(blockTypeTable.get('video')!.initial) as object;
  expect(
    checksOf(
      ['video', { ...film, files }],
      ['video', { ...film, files, captions }],
      ['video', { ...film, files, autoplay: true }],
      ['video', { ...film, source: 'address', address: 'https://youtu.be/M7lc1UVf-VE' }],
    ),
  ).toEqual(['missing-captions 0']);
});

it('finds headings that leave out a level, begin too low, or are the first one again', () => {
  expect(checksOf(heading(1), heading(2), heading(3), heading(2), heading(4))).toEqual([
    'heading-order 4',
  ]);
  expect(checksOf(heading(3))).toEqual(['heading-order 0']);
  expect(checksOf(heading(2), html('<h1>Again</h1><h2>x</h2>'))).toEqual(['heading-order 1']);
});

it('finds links that lead nowhere, and links without words', () => {
  expect(
    checksOf(
      button({}),
      button({ link: { kind: 'page', collectionId: 'gone' } }),
      button({ link: { kind: 'page', collectionId: 'about' } }),
      button({ link: { kind: 'url', url: 'javascript:alert(1)' } }),
      ['image', { assetId: 'told', link: { kind: 'file', assetId: 'gone' } }],
      html('<p><a href="#">Here</a></p>'),
      html('<p><a href="/about"><img src="/p/a.png" alt=""></a></p>'),
      html('<p><a href="/about"><img src="/p/a.png" alt="About us"></a> <a id="x">here</a></p>'),
    ),
  ).toEqual([
    'dead-link 0',
    'dead-link 1',
    'dead-link 3',
    'dead-link 4',
    'dead-link 5',
    'nameless-link 6',
  ]);
});

/** The same data once for each of its texts, with that text in its place. */
function* withText(data: unknown, text: string): Generator<unknown> {
  if (typeof data === 'string') yield text;
  if (typeof data !== 'object' || data === null) return;
  for (const [name, value] of Object.entries(data)) {
    for (const changed of withText(value, text)) {
      yield Array.isArray(data)
        ? data.with(Number(name), changed)
        : { ...data, [name]: changed as unknown };
    }
  }
}

it('finds typed addresses that lead nowhere, in whatever field of whatever block they stand', () => {
  const answer = answerBySample as BlockSource['answer'];
  const shown = { ...settings, source: { ...source, answer } };
  const links = { isDead: (address: string) => address === '/gone' };
  const found = new Set<string>();
  for (const { type, sample } of blockTypeTable.values()) {
    for (const text of ['<p><a href="/gone">Words</a></p>', '[Words](/gone)', '/gone']) {
      for (const data of withText(sample, text)) {
        const page = pageOf([type, Object(data)]);
        const html = renderBlock(page.blocks['s0b0']!, shown);
        const checks = checkDocument(page, shown, { links }).map(({ check }) => check);
        const hasLink = readMarkup(html).links.some(({ href }) => href === '/gone');
        if (!hasLink) continue;
        found.add(type);
        expect([type, data, checks.includes('dead-link')]).toEqual([type, data, true]);
      }
    }
  }
  const texts = ['text', 'markdown', 'hero', 'accordion', 'tabs', 'button'];
  expect([...found]).toEqual(expect.arrayContaining(texts));
});

it('asks of each typed address, and of none that was chosen', () => {
  const asked: string[] = [];
  const isDead = (address: string) => asked.push(address) < 0;
  const blocks = [
    html('<p><a href="/a">x</a> <a href="https://elsewhere.example/">x</a></p>'),
    html('<p><a href="#top">x</a> <a href="mailto:a@b.example">x</a></p>'),
    button({ link: { kind: 'page', collectionId: 'about' } }),
  ];
  expect(checkDocument(pageOf(...blocks), settings, { links: { isDead } })).toEqual([]);
  expect(asked).toEqual(['/a', 'https://elsewhere.example/', 'mailto:a@b.example']);
});

it('finds parts of the page that links lead to and that are not there', () => {
  const blocks = [
    html('<p><a href="#below">x</a> <a href="#Top">x</a> <a href="#:~:text=x">x</a></p>'),
    html('<h2 id="below">x</h2><p><a name="old" href="/about">x</a></p>'),
    html('<p><a href="#old">x</a> <a href="#footer">x</a></p>'),
    html('<p><a href="#gone">x</a></p>'),
    html('<p><a href="#block-s0b0">x</a></p>'),
  ];
  const links = { isDead: () => false, hasPart: (id: string) => id === 'footer' };
  const found = checkDocument(pageOf(...blocks), settings, { links });
  expect(found).toEqual([{ check: 'dead-link', blockId: 's0b3' }]);
  expect(checkDocument(pageOf(...blocks), settings, { links: { isDead: () => false } })).toEqual(
    [],
  );
});

it('finds nothing in what is hidden from who hears the page, such as pictures beside their titles', () => {
  const answer = answerBySample as BlockSource['answer'];
  const shown = { ...settings, source: { ...source, answer } };
  const { sample } = blockTypeTable.get('summary')!;
  expect(checkDocument(pageOf(['summary', Object(sample)]), shown)).toEqual([]);
  expect(
    checksOf(
      html('<p><a href="#" aria-hidden="true"><img src="/p/a.png"><br>x</a> after</p>'),
      html('<p><a href="/about"><span aria-hidden="true"><b>→</b></span></a></p>'),
      html('<p><a href="/about"><img src="/p/a.png"></a></p>'),
    ),
  ).toEqual(['nameless-link 1', 'missing-alt 2', 'nameless-link 2']);
});

it('finds blocks that show nothing, and leaves out what nobody sees', () => {
  const page = pageOf(['image', {}], ['spacer', {}], ['line', {}], html(''), ['who knows', {}]);
  expect(checkDocument(page, settings).map(({ check }) => check)).toEqual([
    'empty-block',
    'empty-block',
  ]);
  const hidden = putOnTop(page, [{ name: 'hide-section', id: 's0', to: true }]).document;
  expect(checkDocument(hidden, settings)).toEqual([]);
  const { wide } = page.blocks['s0b0']!.placement;
  const unseen = { ...page.blocks['s0b0']!, placement: { wide: { ...wide, hidden: true } } };
  expect(checkDocument({ ...page, blocks: { s0b0: unseen } }, settings)).toEqual([]);
  const phone = { ...wide, column: 1, width: 8 };
  const onPhones = { ...unseen, placement: { wide: { ...wide, hidden: true }, phone } };
  expect(checkDocument({ ...page, blocks: { s0b0: onPhones } }, settings)).toHaveLength(1);
});

it('says the same of any page each time, and names blocks that are there', () => {
  fc.assert(
    fc.property(fc.array(whim, { maxLength: 30 }), (whims) => {
      let document = makeDocument(['text', 'image', 'button'], ['heading', 'quote']);
      const ids = (function* () {
        for (let id = 0; ; id += 1) yield `w${id}`;
      })();
      for (const one of whims) document = putOnTop(document, actOn(document, one, ids)).document;
      const found = checkDocument(document, settings);
      expect(checkDocument(structuredClone(document), settings)).toEqual(found);
      for (const { blockId } of found) expect(document.blocks[blockId]).toBeDefined();
    }),
    { numRuns: 50 },
  );
});
