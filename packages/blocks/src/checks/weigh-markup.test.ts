import { expect, it } from 'vitest';
import { fullSource } from '../testing/draw-block.ts';
import { makeDocument } from '../testing/make-document.ts';
import { blockTypeTable } from '../types/registry.ts';
import { checkDocument } from './check-document.ts';
import { loadedFiles } from './weigh-markup.ts';

const urls = (html: string) => loadedFiles(html).map(({ url }) => url);

it('takes the narrowest picture that is as wide as its place in a window of 1440 pixels', () => {
  const image = (sizes: string) =>
    urls(`<img src="/a" srcset="/a?w=300 300w, /a?w=750 750w, /a?w=1500 1500w" sizes="${sizes}">`);
  expect(image('100vw')).toEqual(['/a?w=1500']);
  expect(image('(max-width: 432px) 100vw, 50vw')).toEqual(['/a?w=750']);
  expect(image('(min-width: 56rem) 20vw, 100vw')).toEqual(['/a?w=300']);
  expect(image('240px')).toEqual(['/a?w=300']);
  expect(image('200vw')).toEqual(['/a?w=1500']);
  expect(urls('<img src="/b">')).toEqual(['/b']);
});

it('takes videos that play by themselves, and pictures of others', () => {
  expect(urls('<video src="/f" poster="/p" controls></video>')).toEqual(['/p']);
  expect(
    urls(
      '<video data-autoplay><source src="/s" media="(max-width: 767px)"><source src="/f"></video>',
    ),
  ).toEqual(['/f']);
  expect(urls('<video class="section-background-video" src="/f"></video>')).toEqual(['/f']);
});

it('finds pictures that are too heavy, and the block that a heavy page owes most to', () => {
  const document = makeDocument(['image', 'image', 'text']);
  const [one, two] = ['s0b0', 's0b1'].map((id) => document.blocks[id]!);
  const blocks = {
    ...document.blocks,
    s0b0: { ...one!, data: { assetId: 'light', altText: 'A' } },
    s0b1: { ...two!, data: { assetId: 'heavy', altText: 'B' } },
  };
  const settings = { types: blockTypeTable, source: fullSource, cldr: undefined, now: 0 };
  const found = (bytes: Readonly<Record<string, number>>) =>
    checkDocument({ ...document, blocks }, settings, {
      bytesOf: (url) => bytes[/\/p\/(\w+)/.exec(url)?.[1] ?? ''],
      limits: { page: 1_000, picture: 800 },
    }).map(({ check, blockId }) => `${check} ${blockId}`);
  expect(found({ light: 100, heavy: 700 })).toEqual([]);
  expect(found({ light: 400, heavy: 700 })).toEqual(['heavy-page s0b1']);
  expect(found({ light: 10, heavy: 900 })).toEqual(['heavy-picture s0b1']);
  expect(found({})).toEqual([]);
  // What lies behind a section is loaded, too; what is hidden is not.
  const [section] = Object.values(document.sections);
  const background = { source: 'upload' as const, assetId: 'behind' };
  const weigh = (hidden: boolean) =>
    checkDocument(
      {
        ...document,
        blocks,
        sections: {
          ...document.sections,
          behind: { ...section!, id: 'behind', order: 'z', hidden, style: { background } },
        },
      },
      settings,
      {
        bytesOf: (url) => (url.includes('/p/behind') ? 700 : url.includes('/p/heavy') ? 500 : 0),
        limits: { page: 1_000, picture: 800 },
      },
    ).map(({ check, blockId }) => `${check} ${blockId}`);
  expect(weigh(false)).toEqual(['heavy-page s0b1']);
  expect(weigh(true)).toEqual([]);
});

it('reads sizes with much room in them at once', () => {
  const room = ' '.repeat(5_000);
  expect(urls(`<img src="/a" srcset="/b 1w" sizes="${room}x\ny">`)).toEqual(['/b']);
});
