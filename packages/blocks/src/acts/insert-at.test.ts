import { expect, it } from 'vitest';
import type { Placement } from '@sitewright/contract';
import { findBlock } from '../document/find.ts';
import { orderedBlocks } from '../document/order.ts';
import { putOnTop } from '../merge/put-on-top.ts';
import { makeDocument } from '../testing/make-document.ts';
import { blockTypeTable } from '../types/registry.ts';
import { placeBlock, placementAt } from './block-acts.ts';
import { insertBlockAt } from './insert-at.ts';

const type = blockTypeTable.get('quote')!;
const at = (column: number, row: number): Placement => ({
  column,
  row,
  width: 4,
  height: 2,
  layer: 0,
  hidden: false,
});

it('puts a new block where it is let go, and into the order of reading', () => {
  let document = makeDocument(['text', 'text']);
  for (const [id, place] of [
    ['s0b0', at(1, 1)],
    ['s0b1', at(9, 5)],
  ] as const) {
    document = putOnTop(
      document,
      placeBlock(document, id, { breakpoint: 'wide', to: place }),
    ).document;
  }
  const place = { sectionId: 's0', breakpoint: 'wide' } as const;
  const insert = (placement: Placement) =>
    putOnTop(document, insertBlockAt(document, type, { id: 'new', ...place, placement })).document;
  const order = (made: typeof document) => orderedBlocks(made, 's0').map(({ id }) => id);
  const between = insert(at(3, 4));
  expect(order(between)).toEqual(['s0b0', 'new', 's0b1']);
  expect(findBlock(between, 'new')).toMatchObject({
    type: 'quote',
    data: type.initial,
    placement: { wide: at(3, 4) },
  });
  expect(order(insert(at(1, 5)))).toEqual(['s0b0', 'new', 's0b1']);
  expect(order(insert(at(13, 5)))).toEqual(['s0b0', 's0b1', 'new']);
  // As far as there are columns.
  expect(placementAt(insert(at(23, 1)), 'new', 'wide')).toEqual(at(21, 1));
});

it('on a phone leaves what wide screens show where it is', () => {
  const document = makeDocument(['text']);
  const made = putOnTop(
    document,
    insertBlockAt(document, type, {
      id: 'new',
      sectionId: 's0',
      breakpoint: 'phone',
      placement: at(2, 7),
    }),
  );
  expect(made.conflicts).toEqual([]);
  expect(placementAt(made.document, 'new', 'phone')).toEqual(at(2, 7));
  expect(placementAt(made.document, 's0b0', 'wide')).toEqual(placementAt(document, 's0b0', 'wide'));
  expect(placementAt(made.document, 'new', 'wide')).toMatchObject({ width: type.size.width });
});
