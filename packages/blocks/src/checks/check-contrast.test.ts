import type { SectionStyle } from '@sitewright/contract';
import { expect, it } from 'vitest';
import { makeDocument } from '../testing/make-document.ts';
import { fullSource } from '../testing/draw-block.ts';
import { blockTypeTable } from '../types/registry.ts';
import { checkDocument } from './check-document.ts';
import { contrastOf, readColor, type Rgba } from './read-color.ts';

const settings = { types: blockTypeTable, source: fullSource, cldr: undefined, now: 0 };
const colors = {
  '': [
    { ground: '#fff', text: '#1f241f' },
    { ground: '#141714', text: '#eceee8' },
  ],
  white: [{ ground: '#fff', text: '#1f241f' }],
  dark: [{ ground: '#141714', text: '#eceee8' }],
};

/** The checks of contrast of a text in a section of this style. */
function weak(style: SectionStyle, html = '<p>Words</p>', type = 'text') {
  const document = makeDocument([type]);
  const { s0b0 } = document.blocks;
  const data = type === 'text' ? { format: 'html', html } : s0b0!.data;
  const sections = { s0: { ...document.sections['s0']!, style } };
  const page = { ...document, sections, blocks: { s0b0: { ...s0b0!, data } } };
  return checkDocument(page, settings, { colors })
    .filter(({ check }) => check === 'low-contrast')
    .map(({ blockId }) => blockId);
}

const color = (value: string, more: object = {}) => ({
  background: { source: 'none', color: value, ...more } as SectionStyle['background'],
});

it('finds texts that stand out too little from the colour of their section, by their blocks', () => {
  expect(weak({ theme: 'white' })).toEqual([]);
  expect(weak({ theme: 'dark' })).toEqual([]);
  expect(weak({ theme: 'white', ...color('#2c4a37') })).toEqual(['s0b0']);
  expect(weak({ theme: 'dark', ...color('#2c4a37') })).toEqual([]);
  expect(weak({ theme: 'white', ...color('rgb(44 74 55 / 10%)') })).toEqual([]);
});

it('looks at both looks of a site that goes dark', () => {
  expect(weak({})).toEqual([]);
  // Half of it shows what is below, which is light or dark.
  expect(weak(color('#fff0e0c0'))).toEqual(['s0b0']);
  // A ground of one colour has the letters that stand out from it, in both.
  expect(weak(color('#fff0e0'))).toEqual([]);
  expect(weak(color('#1b2a1e'))).toEqual([]);
});

it('asks less of large letters', () => {
  const grey = 'sw-ink-8a8a8a';
  expect(weak({ theme: 'white' }, `<p><span class="${grey}">Words</span></p>`)).toEqual(['s0b0']);
  expect(weak({ theme: 'white' }, `<h2><span class="${grey}">Words</span></h2>`)).toEqual([]);
  expect(weak({ theme: 'white' }, '<h2><span class="sw-ink-dddddd">Words</span></h2>')).toEqual([
    's0b0',
  ]);
});

it('a picture behind is given the benefit of the doubt, until its colour covers enough of it', () => {
  const over = (overlay: number) => ({
    theme: 'white',
    background: { source: 'upload' as const, assetId: 'sea', color: '#101010', overlay },
  });
  expect(weak(over(0.3))).toEqual([]);
  expect(weak(over(0.9))).toEqual(['s0b0']);
  // Of a video nobody knows more.
  const film = (overlay: number) => ({
    theme: 'white',
    background: { source: 'video' as const, assetId: 'sea', color: '#101010', overlay },
  });
  expect(weak(film(0.3))).toEqual([]);
  expect(weak(film(0.9))).toEqual(['s0b0']);
  const pale = '<p><span class="sw-ink-dddddd">Words</span></p>';
  expect(weak({ theme: 'white' }, pale)).toEqual(['s0b0']);
  const bare = { theme: 'white', background: { source: 'video' as const, assetId: 'sea' } };
  expect(weak(bare, pale)).toEqual([]);
});

it('leaves alone what has a ground of its own, and colours that nobody knows', () => {
  expect(weak({ theme: 'white', ...color('#2c4a37') }, '', 'button')).toEqual([]);
  expect(weak({ theme: 'unknown', ...color('#2c4a37') })).toEqual([]);
  expect(weak({ theme: 'white', ...color('oklch(40% 0.1 120)') })).toEqual([]);
  expect(weak({ theme: 'white', ...color('#222') }, '<p><mark>Words</mark></p>')).toEqual([]);
});

it.each([
  ['#fff', [255, 255, 255, 1]],
  ['#0f08', [0, 255, 0, 136 / 255]],
  ['rgb(1, 2, 3)', [1, 2, 3, 1]],
  ['rgb(100% 0% 0% / 50%)', [255, 0, 0, 0.5]],
  ['hsl(120, 100%, 50%)', [0, 255, 0, 1]],
  ['hsla(240 100% 50% / 0.25)', [0, 0, 255, 0.25]],
  ['white', [255, 255, 255, 1]],
])('reads the colour %s', (text, parts) => {
  for (const [at, part] of (readColor(text) ?? []).entries()) {
    expect(part).toBeCloseTo((parts as number[])[at]!, 3);
  }
  expect(readColor(text)).toHaveLength(4);
});

it('reads no colour where there is none, and measures as WCAG does', () => {
  for (const text of ['', '#12', '#12345', 'rgb(1,2)', 'var(--x)', 'rgb(a b c)', 'tomato']) {
    expect([text, readColor(text)]).toEqual([text, undefined]);
  }
  const grey = readColor('#767676') as Rgba;
  expect(contrastOf(grey, [255, 255, 255, 1])).toBeCloseTo(4.54, 2);
});

it('takes any name of a colour theme, also one that every object has', () => {
  expect(weak({ theme: 'constructor' })).toEqual([]);
  expect(weak({ theme: '__proto__', ...color('#2c4a37') })).toEqual([]);
});
