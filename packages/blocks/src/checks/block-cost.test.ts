import type { ScriptSize } from '@sitewright/contract';
import { expect, it } from 'vitest';
import { fullSource } from '../testing/draw-block.ts';
import { makeDocument } from '../testing/make-document.ts';
import { blockTypeTable } from '../types/registry.ts';
import { costOfMarkup, slowLineMs } from './block-cost.ts';
import { checkDocument } from './check-document.ts';
import { matchesSelector } from './match-selector.ts';
import { weighBlocks } from './weigh-blocks.ts';

const scripts: readonly ScriptSize[] = [
  { widget: 'gallery', selector: '.sqs-gallery-container', when: 'visible', bytes: 9_000 },
  { widget: 'map', selector: '.sw-map-show', when: 'visible', bytes: 5_000 },
  { widget: 'page-form', selector: '.sw-page-form', when: 'touch', bytes: 7_000 },
  { widget: 'video', selector: 'video[data-autoplay]', when: 'visible', bytes: 800 },
];
const settings = { types: blockTypeTable, source: fullSource, cldr: undefined, now: 0 };

/** A page of one sample of each of these types. */
function pageOf(...types: readonly string[]) {
  const document = makeDocument(types.map(() => 'text'));
  const blocks = types.map((type, index) => {
    const id = `s0b${index}`;
    const data: unknown = blockTypeTable.get(type)!.sample;
    return [id, { ...document.blocks[id]!, type, data }] as const;
  });
  return { ...document, blocks: Object.fromEntries(blocks) };
}

it.each([
  ['.a', true],
  ['div.a', true],
  ['p.a', false],
  ['.b, .a[data-x]', true],
  ['.a[data-y]', false],
  ['#part', true],
  ['body', false],
  ['.around .a', false],
])('holds the selector %s against a tag', (selector, isMatch) => {
  const attributes = { class: 'z a', id: 'part', 'data-x': '' };
  expect(matchesSelector({ name: 'div', attributes }, selector)).toBe(isMatch);
});

it('a block costs the script of its widget, and what waits for a press is told by itself', () => {
  const measures = { scripts, bytesOf: () => 40_000 };
  const found = weighBlocks(pageOf('text', 'map', 'form', 'spacer'), settings, measures);
  const [map, form] = ['s0b1', 's0b2'].map((id) => found.find(({ blockId }) => blockId === id));
  expect(map?.atOnce).toContainEqual({ kind: 'script', name: 'map', bytes: 5_000 });
  expect(map?.afterPress).toEqual([
    { kind: 'outside', name: expect.any(String) as string, bytes: undefined },
  ]);
  expect(form).toMatchObject({
    atOnce: [],
    afterPress: [{ kind: 'script', name: 'page-form', bytes: 7_000 }],
    bytes: 0,
  });
  // Words and room load nothing.
  expect(found.map(({ blockId }) => blockId)).toEqual(['s0b1', 's0b2']);
});

it('a player loads its file after a press, unless it plays by itself', () => {
  const film = (more: string) =>
    costOfMarkup(`<video src="/film.mp4" ${more}></video>`, { scripts, bytesOf: () => 3_000 });
  const file = { kind: 'media', name: '/film.mp4', bytes: 3_000 } as const;
  const script = { kind: 'script', name: 'video', bytes: 800 } as const;
  expect(film('controls preload="none"')).toEqual({ atOnce: [], afterPress: [file] });
  expect(film('data-autoplay')).toEqual({ atOnce: [file, script], afterPress: [] });
  expect(costOfMarkup('<audio src="/a.mp3"></audio>', {}).afterPress).toEqual([
    { kind: 'media', name: '/a.mp3', bytes: undefined },
  ]);
});

it('of several sources of a player, those of some screens alone are not counted', () => {
  const sources = '<source src="/wide.mp4" media="(min-width: 60em)"><source src="/film.mp4">';
  const { afterPress } = costOfMarkup(`<video preload="none">${sources}</video>`, {});
  expect(afterPress.map(({ name }) => name)).toEqual(['/film.mp4']);
});

it('frames of other hosts are named by their host, and an owner’s by the bytes of its page', () => {
  const outside = '<iframe data-loads="https://player.example" srcdoc="<p>x</p>"></iframe>';
  expect(costOfMarkup(outside, {})).toEqual({
    atOnce: [],
    afterPress: [{ kind: 'outside', name: 'player.example', bytes: undefined }],
  });
  expect(costOfMarkup('<iframe srcdoc="1234"></iframe>', {}).afterPress).toEqual([
    { kind: 'frame', name: '', bytes: 4 },
  ]);
  expect(costOfMarkup('<iframe src="/embed-frame?x"></iframe>', {}).atOnce).toHaveLength(1);
});

it('a page is too heavy by its scripts too, each of them once', () => {
  const page = pageOf('map', 'map');
  const check = (limit: number) => {
    const limits = { page: limit, picture: 1_000 };
    const found = checkDocument(page, settings, { bytesOf: () => 0, limits, scripts });
    return found.map(({ check: one }) => one).includes('heavy-page');
  };
  expect([check(4_999), check(5_000)]).toEqual([true, false]);
});

it('a slow phone line has 1.6 Mbit/s and answers after 150 ms', () => {
  expect([slowLineMs(0), slowLineMs(200_000)]).toEqual([150, 1_150]);
});
