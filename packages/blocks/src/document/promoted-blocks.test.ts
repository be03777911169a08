import { promotedBlockTypes } from '@sitewright/commerce';
import type { Block } from '@sitewright/contract';
import { expect, it } from 'vitest';
import { makeDocument } from '../testing/make-document.ts';
import { blockTypeTable } from '../types/registry.ts';
import { listPromotable, promotedTypeOf } from './promoted-blocks.ts';

const blockOf = (type: string, data: object = {}): Block => {
  const [block] = Object.values(makeDocument([type]).blocks);
  return { ...block!, data: { ...Object(blockTypeTable.get(type)?.sample), ...data } };
};
const typeOf = (type: string, data?: object) => promotedTypeOf(blockOf(type, data), blockTypeTable);

it('ENUM-06 every kind that templates ask for comes of a block', () => {
  const own = ['map', 'embed', 'image', 'code', 'quote', 'button', 'video', 'form'];
  const hosts = ['x.com/a/status/1', 'www.instagram.com/p/1', 'foursquare.com/v/1'];
  const known = [
    ...own.map((type) => typeOf(type)),
    ...hosts.map((host) =>
      typeOf('embed', { source: 'html', html: `<a href="https://${host}">It</a>` }),
    ),
  ];
  expect(new Set(known)).toEqual(new Set(promotedBlockTypes));
  expect(['text', 'audio', 'gallery', 'spacer'].map((type) => typeOf(type))).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

it('ENUM-06 what shows nothing yet, and what stands in a hidden section, is not offered', () => {
  const page = makeDocument(['quote', 'form', 'text', 'image']);
  const entries = Object.values(page.blocks).map((block) => [
    block.id,
    block.type === 'quote' ? { ...block, data: { quote: 'Ash makes glass' } } : block,
  ]);
  const document = { ...page, blocks: Object.fromEntries(entries) as typeof page.blocks };
  const initial = Object.values(document.blocks).filter(({ type }) => type === 'quote');
  expect(listPromotable(document, blockTypeTable).filter(({ type }) => type === 'quote')).toEqual([
    { id: initial[0]!.id, type: 'quote', text: 'Ash makes glass' },
  ]);
  const sections = Object.fromEntries(
    Object.entries(document.sections).map(([id, section]) => [id, { ...section, hidden: true }]),
  );
  expect(listPromotable({ ...document, sections }, blockTypeTable)).toEqual([]);
  expect(typeOf('form', { formId: '' })).toBeUndefined();
});
