import type { PageDocument, Placement } from '@sitewright/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { invertCommands } from '../commands/apply-command.ts';
import { findBlock } from '../document/find.ts';
import { orderedBlocks } from '../document/order.ts';
import { putOnTop } from '../merge/put-on-top.ts';
import { idsOf, makeDocument } from '../testing/make-document.ts';
import { alignBlocks, alignEdges, spaceBlocks } from './arrange-acts.ts';
import { placeBlocks, placementAt } from './block-acts.ts';
import { copyBlocks, pasteBlocks } from './clip.ts';
import { groupBlocks, isGrouped, ungroupBlocks, withGroups } from './groups.ts';
import {
  dropBlocks,
  duplicateBlocks,
  lockBlocks,
  moveBlocks,
  nudgeBlocks,
  reorderBlocks,
  takeBlocks,
} from './many-acts.ts';
import { addSection } from './section-acts.ts';

const ids = ['s0b0', 's0b1', 's0b2'];
const at = (column: number, row: number, width = 4, height = 2): Placement => ({
  column,
  row,
  width,
  height,
  layer: 0,
  hidden: false,
});

/** Three blocks in a section, where they are put, and one in another. */
function place(...places: readonly Placement[]): PageDocument {
  const document = makeDocument(['text', 'image', 'button'], ['quote']);
  const named = places.map((one, index) => [ids[index]!, one] as const);
  return putOnTop(document, placeBlocks(document, 'wide', new Map(named))).document;
}

const columns = (document: PageDocument) =>
  ids.map((id) => placementAt(document, id, 'wide')?.column);
const rows = (document: PageDocument) => ids.map((id) => placementAt(document, id, 'wide')?.row);

const newIds = () => {
  const names = idsOf('n');
  return () => String(names.next().value);
};

describe('several blocks', () => {
  const start = place(at(3, 2), at(9, 5, 6), at(20, 9, 3, 4));

  it('move as far as all of them stay on the grid, and stand to each other as before', () => {
    const moved = putOnTop(
      start,
      nudgeBlocks(start, ids, { breakpoint: 'wide', x: -9, y: 3, resizes: false }),
    ).document;
    expect(columns(moved)).toEqual([1, 7, 18]);
    expect(rows(moved)).toEqual([5, 8, 12]);
  });

  it('go to another section together, in their order, without those that are locked', () => {
    const locked = putOnTop(start, lockBlocks(start, ['s0b1'], true)).document;
    const to = moveBlocks(locked, ids, { breakpoint: 'wide', x: 1, y: 0, sectionId: 's1' });
    const { document, conflicts } = putOnTop(locked, dropBlocks(locked, to, 'wide'));
    expect(conflicts).toEqual([]);
    expect(orderedBlocks(document, 's1').map(({ id }) => id)).toEqual(['s1b0', 's0b0', 's0b2']);
    expect(columns(document)).toEqual([4, 9, 21]);
  });

  it('of several sections stand below each other in the one that they come to', () => {
    const third = putOnTop(start, addSection(start, { id: 's2', layout: 'grid' }, 2)).document;
    const chosen = ['s1b0', 's0b0', 's0b1'];
    const drop = (heldId: string, y: number) => {
      const to = moveBlocks(third, chosen, {
        breakpoint: 'wide',
        x: 0,
        y,
        sectionId: 's2',
        heldId,
      });
      return putOnTop(third, dropBlocks(third, to, 'wide')).document;
    };
    const places = (document: PageDocument) =>
      orderedBlocks(document, 's2').map(({ id, placement }) => [id, placement.wide.row]);
    // Two of the first section at rows 2 and 5 (of 2 rows each), then the one of the second.
    expect(places(drop('s0b0', 0))).toEqual([
      ['s0b0', 2],
      ['s0b1', 5],
      ['s1b0', 7],
    ]);
    // The one that is held goes where it is dropped, as far as all of them stay on the grid.
    const { row } = placementAt(third, 's1b0', 'wide')!;
    expect(places(drop('s1b0', 20))).toEqual([
      ['s0b0', row + 20 - 5],
      ['s0b1', row + 20 - 2],
      ['s1b0', row + 20],
    ]);
    expect(places(drop('s1b0', 0))).toEqual([
      ['s0b0', 1],
      ['s0b1', 4],
      ['s1b0', 6],
    ]);
  });

  it('leave nobody alone in a group', () => {
    const pair = putOnTop(start, groupBlocks(start, ids.slice(0, 2), 'g')).document;
    const groups = (document: PageDocument) => ids.map((id) => findBlock(document, id)?.group);
    const apart = putOnTop(pair, ungroupBlocks(pair, ids.slice(0, 1))).document;
    expect(groups(apart)).toEqual([undefined, undefined, undefined]);
    const other = putOnTop(pair, groupBlocks(pair, ids.slice(1), 'h')).document;
    expect(groups(other)).toEqual([undefined, 'h', 'h']);
    const without = putOnTop(pair, takeBlocks(pair, ids.slice(0, 1))).document;
    expect(isGrouped(without, findBlock(without, ids[1]!)!)).toBe(false);
    expect(isGrouped(pair, findBlock(pair, ids[1]!)!)).toBe(true);
  });

  it('two people who group the same blocks at once are told of it, or have one group', () => {
    const mine = groupBlocks(start, ids.slice(0, 2), 'mine');
    const theirs = putOnTop(start, groupBlocks(start, ids.slice(1), 'theirs')).document;
    const both = putOnTop(theirs, mine);
    expect(both.conflicts).toMatchObject([{ reason: 'changed', theirs: 'theirs', yours: 'mine' }]);
    expect(isGrouped(both.document, findBlock(both.document, ids[0]!)!)).toBe(false);
    expect(isGrouped(both.document, findBlock(both.document, ids[2]!)!)).toBe(true);
  });

  it('pass the neighbour that is not among them in the order of reading', () => {
    const order = (chosen: readonly string[], step: -1 | 1) => {
      const { document } = putOnTop(start, reorderBlocks(start, chosen, step));
      return orderedBlocks(document, 's0').map(({ id }) => id.at(-1));
    };
    expect(order(['s0b0', 's0b1'], 1)).toEqual(['2', '0', '1']);
    expect(order(['s0b1', 's0b2'], -1)).toEqual(['1', '2', '0']);
    expect(order(['s0b0', 's0b2'], -1)).toEqual(['0', '1', '2']);
    expect(order(['s0b1'], 1)).toEqual(['0', '2', '1']);
  });

  it('that stand where they are dropped are no edit', () => {
    const to = moveBlocks(start, ids, { breakpoint: 'wide', x: 0, y: 0 });
    expect(dropBlocks(start, to, 'wide')).toEqual([]);
  });

  it('are taken away, but not those that are locked', () => {
    const locked = putOnTop(start, lockBlocks(start, ['s0b1'], true)).document;
    const { document } = putOnTop(locked, takeBlocks(locked, ids));
    expect(orderedBlocks(document, 's0').map(({ id }) => id)).toEqual(['s0b1']);
  });

  it('come into line at every edge of the box around them', () => {
    const lines = alignEdges.map((edge) => {
      const commands = alignBlocks(start, ids, { breakpoint: 'wide', edge });
      const { document } = putOnTop(start, commands);
      return [edge, ...columns(document), ...rows(document)];
    });
    expect(lines).toEqual([
      ['left', 3, 3, 3, 2, 5, 9],
      ['center', 11, 10, 11, 2, 5, 9],
      ['right', 19, 17, 20, 2, 5, 9],
      ['top', 3, 9, 20, 2, 2, 2],
      ['middle', 3, 9, 20, 6, 6, 5],
      ['bottom', 3, 9, 20, 11, 11, 9],
    ]);
  });

  it('come to equal distances, whatever their order, and the outermost stay', () => {
    const uneven = place(at(1, 1, 4), at(21, 1, 4), at(6, 1, 6));
    const commands = spaceBlocks(uneven, ids, { breakpoint: 'wide', direction: 'across' });
    expect(columns(putOnTop(uneven, commands).document)).toEqual([1, 21, 10]);
    const down = spaceBlocks(start, ids, { breakpoint: 'wide', direction: 'down' });
    expect(rows(putOnTop(start, down).document)).toEqual([2, 6, 9]);
    const two = spaceBlocks(start, ids.slice(1), { breakpoint: 'wide', direction: 'down' });
    expect(two).toEqual([]);
    // One that lies on the others would push them out of the page.
    const heap = place(at(1, 1, 1), at(1, 1, 3), at(1, 1, 3));
    expect(spaceBlocks(heap, ids, { breakpoint: 'wide', direction: 'across' })).toEqual([]);
  });

  it('have distances that differ by one cell at most', () => {
    const anywhere = fc.record({ column: fc.integer({ min: 1, max: 20 }), width: fc.nat(3) });
    fc.assert(
      fc.property(fc.array(anywhere, { minLength: 3, maxLength: 3 }), (drawn) => {
        const document = place(...drawn.map(({ column, width }) => at(column, 1, width + 1)));
        const across = { breakpoint: 'wide', direction: 'across' } as const;
        const commands = spaceBlocks(document, ids, across);
        const spaced = putOnTop(document, commands);
        // Neighbours are those of before: what lies upon another may pass it.
        const before = (id: string) => placementAt(document, id, 'wide')!;
        const places = ids
          .toSorted(
            (a, b) => before(a).column - before(b).column || before(a).width - before(b).width,
          )
          .map((id) => placementAt(spaced.document, id, 'wide')!);
        const gaps = places
          .slice(1)
          .map(({ column }, index) => column - places[index]!.column - places[index]!.width);
        const isHeap = commands.length === 0 && Math.min(...gaps) < 0;
        if (!isHeap) expect(Math.max(...gaps) - Math.min(...gaps)).toBeLessThanOrEqual(1);
        const undone = putOnTop(spaced.document, invertCommands(spaced.applied));
        expect(undone.document).toEqual(document);
      }),
    );
  });

  it('keep what the phone shows of the others when they are moved there', () => {
    const before = ['s0b0', 's0b1', 's0b2'].map((id) => placementAt(start, id, 'phone'));
    const commands = nudgeBlocks(start, ['s0b1', 's0b2'], {
      breakpoint: 'phone',
      x: 0,
      y: 5,
      resizes: false,
    });
    const { document } = putOnTop(start, commands);
    const after = ids.map((id) => findBlock(document, id)?.placement.phone);
    expect(after[0]).toEqual(before[0]);
    expect(after[1]).toEqual({ ...before[1], row: before[1]!.row + 5 });
  });
});

describe('groups', () => {
  const start = place(at(1, 1), at(5, 1), at(12, 3));
  const grouped = putOnTop(start, groupBlocks(start, ids.slice(0, 2), 'g')).document;

  it('are chosen whole, and taken apart again', () => {
    expect(withGroups(grouped, ['s0b1'])).toEqual(['s0b1', 's0b0']);
    expect(withGroups(grouped, ['s0b2'])).toEqual(['s0b2']);
    expect(groupBlocks(start, ['s0b0'], 'g')).toEqual([]);
    const apart = putOnTop(grouped, ungroupBlocks(grouped, ids)).document;
    expect(apart).toEqual(start);
  });

  it('stand in line as one body, and their blocks among themselves when nothing else is chosen', () => {
    const edge = { breakpoint: 'wide', edge: 'right' } as const;
    expect(columns(putOnTop(grouped, alignBlocks(grouped, ids, edge)).document)).toEqual([
      8, 12, 12,
    ]);
    const inside = alignBlocks(grouped, ids.slice(0, 2), edge);
    expect(columns(putOnTop(grouped, inside).document)).toEqual([5, 5, 12]);
  });

  it('of copies are groups of their own; a part of a group is none', () => {
    const names = newIds();
    const copies = duplicateBlocks(grouped, ids, names).map(({ block }) => block.group);
    expect(copies).toEqual(['n1', 'n1', undefined]);
    const clip = copyBlocks(grouped, ids)!;
    const pasted = pasteBlocks(grouped, clip, { sectionId: 's1', newId: newIds() });
    expect(pasted.map(({ block }) => block.group)).toEqual(['n1', 'n1', undefined]);
    const part = duplicateBlocks(grouped, ['s0b0'], newIds());
    expect(part[0]?.block.group).toBeUndefined();
  });

  it('are copied as they stand to each other, behind the last of them, where there is room', () => {
    const copies = duplicateBlocks(grouped, ids.slice(0, 2), newIds());
    const { document, conflicts } = putOnTop(grouped, copies);
    expect(conflicts).toEqual([]);
    const [first, second] = copies.map(({ block }) => block.placement.wide);
    expect(second!.column - first!.column).toBe(4);
    expect(second!.row).toBe(first!.row);
    const order = orderedBlocks(document, 's0').map(({ id }) => id);
    expect(order).toEqual(['s0b0', 's0b1', 'n2', 'n3', 's0b2']);
  });

  it('of several sections are pasted below each other', () => {
    const clip = copyBlocks(grouped, ['s1b0', 's0b0'])!;
    expect(clip.blocks.map(({ id }) => id)).toEqual(['s0b0', 's1b0']);
    const [first, second] = pasteBlocks(grouped, clip, { sectionId: 's1', newId: newIds() }).map(
      ({ block }) => block.placement.wide,
    );
    expect(second!.row).toBe(first!.row + first!.height);
  });
});
