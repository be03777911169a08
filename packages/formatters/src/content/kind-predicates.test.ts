import { expect, test } from 'vitest';
import { outputOf } from '../testing/render-template.ts';
import { askedRecordTypes } from './asked-record-types.ts';

function answer(name: string, data: unknown): string {
  return outputOf(`{.${name}}yes{.or}no{.end}`, data);
}

test.each(askedRecordTypes)('ENUM-01 %s? is record type %d', (name, recordType) => {
  expect(answer(`${name}?`, { recordType })).toBe('yes');
  expect(answer(`${name}?`, { recordType: recordType + 1000 })).toBe('no');
});

test('ENUM-06 a promoted block counts as the kind of the same name', () => {
  expect(answer('image?', { promotedBlockType: 'image' })).toBe('yes');
  expect(answer('external-video?', { promotedBlockType: 'video' })).toBe('yes');
  expect(answer('text?', { promotedBlockType: 'text' })).toBe('no');
  expect(answer('promotedMAP?', { promotedBlockType: 'map' })).toBe('yes');
});

test('ENUM-02 pages and template pages are told by the type of the collection', () => {
  expect(answer('collection-page?', { collection: { type: 10 } })).toBe('yes');
  expect(answer('collection-template-page?', { collection: { type: 7 } })).toBe('yes');
  expect(answer('collection-page?', {})).toBe('no');
});

test('ENUM-03 an index and a redirect can be opened, other folders cannot', () => {
  const clickable = (folderBehavior?: number) => answer('clickable?', { folderBehavior });
  expect([clickable(), clickable(1), clickable(2), clickable(3)]).toEqual([
    'yes',
    'yes',
    'yes',
    'no',
  ]);
});

test('ENUM-04 the source of a background is told by its number', () => {
  expect(answer('background-source-video?', { backgroundSource: 3 })).toBe('yes');
  expect(answer('background-source-none?', { backgroundSource: 3 })).toBe('no');
});

test('ENUM-07 a slice is told by its name', () => {
  expect(answer('current-type? newsletter', { currentType: 11 })).toBe('yes');
  expect(answer('current-type? constructor', { currentType: 11 })).toBe('no');
  expect(answer('current-type?', { currentType: 11 })).toBe('no');
});
