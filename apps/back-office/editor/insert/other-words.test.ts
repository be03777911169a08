import { blockTypeTable, sectionDesigns } from '@sitewright/blocks';
import { expect, it } from 'vitest';
import { isBlockMeant, isSectionMeant } from './other-words.ts';

const blocks = (wanted: string) =>
  [...blockTypeTable.keys()].filter((type) => isBlockMeant(type, wanted));
const sections = (wanted: string) =>
  sectionDesigns
    .filter(({ kind, make }) =>
      isSectionMeant(
        kind,
        make((english) => english).map(({ type }) => type),
        wanted,
      ),
    )
    .map(({ kind }) => kind);

it.each([
  ['faq', 'accordion'],
  ['divider', 'line'],
  ['photo', 'image'],
  ['carousel', 'gallery'],
  ['youtube', 'video'],
  ['contact form', 'form'],
  ['graph', 'chart'],
  ['trennlinie', 'line'],
])('a block is found under the word of another builder: %s is %s', (wanted, type) => {
  expect(blocks(wanted)).toContain(type);
});

it.each([
  ['hero', 'intro'],
  ['banner', 'intro'],
  ['faq', 'faq'],
  ['gallery', 'gallery'],
  ['pricing', 'prices'],
  ['cta', 'calls'],
  ['opening hours', 'contact'],
  ['map', 'contact'],
  ['titelbild', 'intro'],
  ['öffnungszeiten', 'contact'],
])('a section is found under the word of another builder: %s is of %s', (wanted, kind) => {
  expect(sections(wanted)).toContain(kind);
});

it('nothing is meant by a word that nobody uses', () => {
  expect([blocks('xylophone'), sections('xylophone')]).toEqual([[], []]);
});
