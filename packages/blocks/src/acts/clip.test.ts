import { expect, it } from 'vitest';
import { orderedBlocks } from '../document/order.ts';
import { putOnTop } from '../merge/put-on-top.ts';
import { makeDocument } from '../testing/make-document.ts';
import { clipSchema, copyBlocks, pasteBlocks } from './clip.ts';

const page = makeDocument(['text', 'image', 'button'], ['quote']);

it('copies in the order of reading, whatever was chosen first, and what is there alone', () => {
  const clip = copyBlocks(page, ['s0b2', 'gone', 's0b0']);
  expect(clip?.blocks.map(({ id }) => id)).toEqual(['s0b0', 's0b2']);
  expect(clipSchema.parse(JSON.parse(JSON.stringify(clip)))).toEqual(clip);
  expect(copyBlocks(page, ['gone'])).toBeUndefined();
});

it('pastes below what stands in a section, each to the others as it stood, with ids of their own', () => {
  let number = 0;
  const newId = () => `new${(number += 1)}`;
  const clip = copyBlocks(page, ['s0b1', 's0b2'])!;
  const commands = pasteBlocks(page, clip, { sectionId: 's1', newId });
  const { document, conflicts } = putOnTop(page, commands);
  expect(conflicts).toEqual([]);
  const [quote, ...pasted] = orderedBlocks(document, 's1');
  expect(pasted.map(({ id, type }) => [id, type])).toEqual([
    ['new1', 'image'],
    ['new2', 'button'],
  ]);
  const wides = pasted.map(({ placement }) => placement.wide);
  const before = clip.blocks.map(({ placement }) => placement.wide);
  const { row, height } = quote!.placement.wide;
  expect(Math.min(...wides.map((wide) => wide.row))).toBe(row + height);
  expect(wides[1]!.row - wides[0]!.row).toBe(before[1]!.row - before[0]!.row);
  expect(orderedBlocks(document, 's0')).toEqual(orderedBlocks(page, 's0'));
});

it('what stood elsewhere on phones follows its new place there', () => {
  const moved = structuredClone(page);
  const { placement } = moved.blocks['s0b1']!;
  placement.phone = { ...placement.wide, row: 90 };
  const clip = copyBlocks(moved, ['s0b1'])!;
  const [command] = pasteBlocks(page, clip, { sectionId: 's1', newId: () => 'new' });
  expect(clip.blocks[0]!.placement.phone).toBeDefined();
  expect(command!.block.placement.phone).toBeUndefined();
});
