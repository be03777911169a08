import type { PageDocument } from '@sitewright/contract';
import { describe, expect, it } from 'vitest';
import { overlaps } from '../document/grid.ts';
import { orderedBlocks } from '../document/order.ts';
import { putOnTop } from '../merge/put-on-top.ts';
import { makeDocument } from '../testing/make-document.ts';
import { lockBlocks } from './many-acts.ts';
import { moveInOutline, type OutlinePlace } from './outline-acts.ts';

const page = makeDocument(['text', 'image', 'button'], ['quote']);
const idsOf = (document: PageDocument, sectionId: string) =>
  orderedBlocks(document, sectionId).map(({ id }) => id);

function move(ids: readonly string[], to: OutlinePlace, document = page): PageDocument {
  const moved = putOnTop(document, moveInOutline(document, ids, to));
  expect(moved.conflicts).toEqual([]);
  return moved.document;
}

describe('blocks in the outline', () => {
  it('are read before another one, and stay where they stand', () => {
    const moved = move(['s0b2'], { sectionId: 's0', beforeId: 's0b0' });
    expect(idsOf(moved, 's0')).toEqual(['s0b2', 's0b0', 's0b1']);
    expect(moved.blocks['s0b2']?.placement).toEqual(page.blocks['s0b2']?.placement);
    expect(idsOf(move(['s0b0'], { sectionId: 's0' }), 's0')).toEqual(['s0b1', 's0b2', 's0b0']);
  });

  it('go to another section together, below what stands there, as they stood to each other', () => {
    const moved = move(['s0b2', 's0b0'], { sectionId: 's1', beforeId: 's1b0' });
    expect([idsOf(moved, 's0'), idsOf(moved, 's1')]).toEqual([['s0b1'], ['s0b0', 's0b2', 's1b0']]);
    const wides = idsOf(moved, 's1').map((id) => moved.blocks[id]!.placement.wide);
    expect(wides.some((one, at) => wides.slice(at + 1).some((other) => overlaps(one, other)))).toBe(
      false,
    );
  });

  it('do nothing where they stand already, before themselves, and when they are locked', () => {
    expect(moveInOutline(page, ['s0b0'], { sectionId: 's0', beforeId: 's0b1' })).toEqual([]);
    expect(moveInOutline(page, ['s0b0'], { sectionId: 's0', beforeId: 's0b0' })).toEqual([]);
    expect(moveInOutline(page, ['s0b0'], { sectionId: 'gone' })).toEqual([]);
    const locked = putOnTop(page, lockBlocks(page, ['s0b0'], true)).document;
    expect(moveInOutline(locked, ['s0b0'], { sectionId: 's1' })).toEqual([]);
  });
});
