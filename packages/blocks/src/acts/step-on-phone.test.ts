import type { PageDocument } from '@sitewright/contract';
import { expect, it } from 'vitest';
import { putOnTop } from '../merge/put-on-top.ts';
import { makeDocument } from '../testing/make-document.ts';
import { placeBlocks, placementAt } from './block-acts.ts';
import { stepOnPhone } from './step-on-phone.ts';

/** Three blocks below each other on phones: rows 1 to 4, 6 to 7, 8 to 9. */
function makeColumn(): PageDocument {
  const document = makeDocument(['text', 'image', 'text']);
  const at = (row: number, height: number) => ({
    column: 1,
    row,
    width: 8,
    height,
    layer: 1,
    hidden: false,
  });
  const places = new Map([
    ['s0b0', at(1, 4)],
    ['s0b1', at(6, 2)],
    ['s0b2', at(8, 2)],
  ]);
  return putOnTop(document, placeBlocks(document, 'phone', places)).document;
}

const rows = (document: PageDocument) =>
  ['s0b0', 's0b1', 's0b2'].map((id) => placementAt(document, id, 'phone')?.row);
const step = (document: PageDocument, ids: readonly string[], by: -1 | 1) =>
  putOnTop(document, stepOnPhone(document, ids, by)).document;

it('EDIT-06 a block of a grid changes places on phones with the next one, and back', () => {
  const start = makeColumn();
  const wide = placementAt(start, 's0b0', 'wide');
  const moved = step(start, ['s0b0'], 1);
  expect(rows(moved)).toEqual([4, 1, 8]);
  expect(placementAt(moved, 's0b0', 'wide')).toEqual(wide);
  expect(rows(step(moved, ['s0b0'], -1))).toEqual([1, 6, 8]);
  expect(rows(step(moved, ['s0b0'], 1))).toEqual([6, 1, 4]);
});

it('two go past a third together; nothing is beyond the last', () => {
  const start = makeColumn();
  expect(rows(step(start, ['s0b0', 's0b1'], 1))).toEqual([3, 8, 1]);
  expect(stepOnPhone(start, ['s0b2'], 1)).toEqual([]);
  expect(stepOnPhone(start, ['s0b0'], -1)).toEqual([]);
});
