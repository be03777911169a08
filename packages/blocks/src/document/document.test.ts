import { isOrderKey, type PageDocument } from '@sitewright/contract';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { editBlock, placeBlock, reorderBlock, takeBlock } from '../acts/block-acts.ts';
import { putOnTop } from '../merge/put-on-top.ts';
import { makeDocument } from '../testing/make-document.ts';
import { freePlacement, overlaps, rowBelow } from './grid.ts';
import { blockLists, compareOrder, listBlocks, orderAt, orderedBlocks } from './order.ts';
import { phoneLayout } from './phone-layout.ts';

it('what is put at a place stands there, whatever stood there before', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(), { maxLength: 60 }), (places) => {
      const rows: { id: string; order: string }[] = [];
      for (const [count, place] of places.entries()) {
        const index = place % (rows.length + 1);
        const order = orderAt(rows, index, `id${count}`);
        expect(isOrderKey(order)).toBe(true);
        rows.splice(index, 0, { id: `id${count}`, order });
      }
      const keys = rows.map(({ order }) => order);
      expect(keys).toEqual(keys.toSorted((a, b) => (a < b ? -1 : 1)));
      expect(new Set(keys).size).toBe(keys.length);
    }),
  );
});

it('two people who insert at one place take different keys', () => {
  const rows = [
    { id: 'a', order: 'a0' },
    { id: 'b', order: 'a1' },
  ];
  const keys = Array.from({ length: 50 }, (_, count) => orderAt(rows, 1, `person${count}`));
  expect(new Set(keys).size).toBe(50);
  // Behind two that share a key there is room still.
  const twins = [...rows, { id: 'c', order: 'a1' }];
  expect(orderAt(twins, 2, 'd') > 'a1').toBe(true);
});

it('blocks stand below each other on phones until one is touched; then all stay where they are shown', () => {
  const document = makeDocument(['text', 'image', 'button']);
  const shown = phoneLayout(document, 's0');
  expect([...shown.values()].map(({ row, width, height }) => [row, width, height])).toEqual([
    [1, 8, 4],
    [5, 8, 8],
    [13, 8, 2],
  ]);
  const to = { ...shown.get('s0b2')!, width: 4 };
  const touched = putOnTop(document, placeBlock(document, 's0b2', { breakpoint: 'phone', to }));
  expect(touched.applied).toHaveLength(3);
  const moved = { ...document.blocks['s0b0']!.placement.wide, height: 9 };
  const later = placeBlock(touched.document, 's0b0', { breakpoint: 'wide', to: moved });
  const { document: end } = putOnTop(touched.document, later);
  expect(phoneLayout(end, 's0')).toEqual(new Map([...shown, ['s0b2', to]]));
});

it('new blocks find room that nobody takes, and stand in the grid', () => {
  const size = fc.record({
    width: fc.integer({ min: 1, max: 30 }),
    height: fc.integer({ min: 1, max: 9 }),
  });
  fc.assert(
    fc.property(fc.array(size, { maxLength: 12 }), (sizes) => {
      const taken: ReturnType<typeof freePlacement>[] = [];
      for (const one of sizes) {
        const placement = freePlacement(taken, one, 24);
        expect(taken.some((other) => overlaps(placement, other))).toBe(false);
        expect(placement.column + placement.width).toBeLessThanOrEqual(25);
        expect(placement.row).toBeLessThanOrEqual(rowBelow(taken));
        taken.push(placement);
      }
    }),
  );
});

it('blocks are read in the order of their keys', () => {
  const document = makeDocument(['text', 'image', 'button']);
  expect(orderedBlocks(document, 's0').map(({ id }) => id)).toEqual(['s0b0', 's0b1', 's0b2']);
});

it('a list of commands that writes into its own copy is read as it stands', () => {
  const document = makeDocument(['text', 'image', 'button']);
  const seen: string[][] = [];
  const look = (now: PageDocument) => seen.push(orderedBlocks(now, 's0').map(({ id }) => id));
  const removals = ['s0b0', 's0b1'].flatMap((id) => takeBlock(document, id));
  putOnTop(document, removals, (command, now) => {
    look(now);
    return command;
  });
  look(putOnTop(document, removals).document);
  expect(seen).toEqual([['s0b0', 's0b1', 's0b2'], ['s0b1', 's0b2'], ['s0b2']]);
  look(document);
  expect(seen.at(-1)).toEqual(['s0b0', 's0b1', 's0b2']);
});

it('a copy that was written into is read as one that was made anew', () => {
  let page = makeDocument(['text', 'text', 'text'], ['text', 'text'], ['text']);
  const edit = (id: string, html: string) => editBlock(page, id, { path: ['html'], to: html });
  const asAnew = () => Object.values(structuredClone(page.blocks)).toSorted(compareOrder);
  const asRead = () => blockLists(page).flat().toSorted(compareOrder);
  const steps = [
    () => [...edit('s0b0', '<p>1</p>'), ...edit('s1b1', '<p>2</p>')],
    () => takeBlock(page, 's0b1'),
    () => [
      ...edit('s0b2', '<p>3</p>'),
      ...reorderBlock(page, 's0b2', { sectionId: 's1', index: 0 }),
    ],
    () => edit('s0b2', '<p>4</p>'),
  ];
  for (const step of steps) {
    expect(asRead()).toEqual(asAnew());
    const before = JSON.stringify(page);
    const { document } = putOnTop(page, step(), (command, now) => {
      listBlocks(now);
      return command;
    });
    expect(JSON.stringify(page)).toBe(before);
    page = document;
    expect(asRead()).toEqual(asAnew());
    expect(listBlocks(page)).toHaveLength(Object.keys(page.blocks).length);
  }
});

it('a key that is typed keeps the lists of all other sections; what moves is sorted anew', () => {
  const document = makeDocument(['text', 'text', 'text'], ['text', 'text'], ['text']);
  const listsOf = (page: PageDocument) => ['s0', 's1', 's2'].map((id) => orderedBlocks(page, id));
  const before = listsOf(document);
  const edit = { path: ['html'], to: '<p>A</p>' };
  const typed = putOnTop(document, editBlock(document, 's0b1', edit)).document;
  const lists = listsOf(typed);
  expect(lists[1]).toBe(before[1]);
  expect(lists[2]).toBe(before[2]);
  expect(lists[0]).toEqual(['s0b0', 's0b1', 's0b2'].map((id) => typed.blocks[id]));
  expect(lists[0]?.[1]?.data).toMatchObject({ html: '<p>A</p>' });
  const moved = putOnTop(
    typed,
    reorderBlock(typed, 's0b2', { sectionId: 's0', index: 0 }),
  ).document;
  expect(orderedBlocks(moved, 's0').map(({ id }) => id)).toEqual(['s0b2', 's0b0', 's0b1']);
});
