import { documentSchema, type Block, type Command, type PageDocument } from '@sitewright/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { invertCommands } from '../commands/apply-command.ts';
import { orderedBlocks } from '../document/order.ts';
import { readRows } from '../document/rows.ts';
import { putOnTop } from '../merge/put-on-top.ts';
import { rowsHtml } from '../render/render-rows.ts';
import { idsOf, makeDocument } from '../testing/make-document.ts';
import { copyBlocks, pasteBlocks } from './clip.ts';
import { layoutSection } from './layout-section.ts';
import { duplicateBlocks } from './many-acts.ts';
import { addToRows, moveToRows, resizeColumn, rowSides, stepInRows } from './row-acts.ts';
import { blockTypeTable } from '../types/registry.ts';

/** Blocks by their letters: `a|b/c` is a beside b, above c; `a6` is six columns wide. */
function draw(rows: string): PageDocument {
  let document = putOnTop(makeDocument([]), [
    { name: 'set-section-layout', id: 's0', from: 'grid', to: 'rows' },
  ]).document;
  const text = blockTypeTable.get('text')!;
  for (const [row, columns] of rows.split('/').entries()) {
    let column = 1;
    const cells = columns.split('|');
    for (const cell of cells) {
      const width = Number(/\d+$/.exec(cell)?.[0] ?? 12 / cells.length);
      for (const id of cell.replace(/\d+$/, '')) {
        const place = { column, row: row + 1, width, height: 1, layer: 0, hidden: false };
        const order = `a${Object.keys(document.blocks).length}`;
        const block: Block = {
          id,
          sectionId: 's0',
          order,
          type: 'text',
          version: text.version,
          data: text.initial,
          placement: { wide: place },
        };
        document = putOnTop(document, [{ name: 'insert-block', block }]).document;
      }
      column += width;
    }
  }
  return document;
}

function read(document: PageDocument): string {
  return readRows(document, 's0')
    .map(({ columns }) =>
      columns.map(({ width, entries }) => entries.join('') + String(width)).join('|'),
    )
    .join('/');
}

/** Ids of one letter each. */
function letters(ids: string): string[] {
  return ids.match(/./g) ?? [];
}

function act(document: PageDocument, commands: readonly Command[]): PageDocument {
  const { document: after, conflicts } = putOnTop(document, commands);
  expect(conflicts).toEqual([]);
  return after;
}

function move(rows: string, ids: string, side: (typeof rowSides)[number], beside: string): string {
  const document = draw(rows);
  const commands = moveToRows(document, letters(ids), {
    sectionId: 's0',
    beside: { id: beside, side },
  });
  return read(act(document, commands));
}

describe('rows of 12 columns', () => {
  it('a block goes before or after another in its column, and leaves its width to its neighbour', () => {
    expect(move('a|b/c', 'c', 'before', 'b')).toBe('a6|cb6');
    expect(move('a4|b8/c', 'a', 'after', 'c')).toBe('b12/ca12');
    expect(move('ab|c', 'b', 'before', 'a')).toBe('ba6|c6');
    expect(move('a/b/c', 'ac', 'after', 'b')).toBe('bac12');
  });

  it('a column of its own takes what is left, an equal share, or half of its neighbour', () => {
    expect(move('a/b', 'b', 'right', 'a')).toBe('a6|b6');
    expect(move('a|b/c', 'c', 'right', 'a')).toBe('a4|c4|b4');
    expect(move('a4|b8/c', 'c', 'right', 'b')).toBe('a4|b4|c4');
    expect(move('a3|b3/c', 'c', 'left', 'a')).toBe('c6|a3|b3');
    expect(move('ab', 'b', 'left', 'a')).toBe('b6|a6');
    expect(move('a|b', 'a', 'right', 'b')).toBe('b6|a6');
    const full = letters('abcdefghijkl').join('|');
    expect(move(`${full}/m`, 'm', 'right', 'a')).toBe(read(draw(`${full}/m`)));
  });

  it('a row of its own stands above or below another', () => {
    expect(move('a|b', 'b', 'above', 'a')).toBe('b12/a12');
    expect(move('a|b/c', 'a', 'below', 'c')).toBe('b12/c12/a12');
    const document = draw('a|b');
    expect(read(act(document, moveToRows(document, ['a'], { sectionId: 's0' })))).toBe('b12/a12');
  });

  it('what comes between two rows changes no other one as long as their numbers have room', () => {
    const document = draw('a/b/c');
    const apart = act(document, moveToRows(document, ['b'], { sectionId: 's0' }));
    const place = { sectionId: 's0', beside: { id: 'a', side: 'below' } } as const;
    const touched = moveToRows(apart, ['b'], place).map((command) =>
      'id' in command ? command.id : '',
    );
    expect(new Set(touched)).toEqual(new Set(['b']));
  });

  it('a column gets wider at the cost of its neighbour, as far as that has width', () => {
    const resized = (rows: string, id: string, by: number) => {
      const document = draw(rows);
      return read(act(document, resizeColumn(document, id, by)));
    };
    expect(resized('a|b', 'a', 2)).toBe('a8|b4');
    expect(resized('a|b', 'b', 2)).toBe('a4|b8');
    expect(resized('a|b', 'a', 99)).toBe('a11|b1');
    expect(resized('a|b', 'a', -99)).toBe('a1|b11');
    expect(resized('a', 'a', -2)).toBe('a10');
    expect(resized('a10', 'a', 99)).toBe('a12');
  });

  it('steps lead past a neighbour, out of a column, past a row, and beside another', () => {
    const step = (rows: string, ids: string, to: 'up' | 'down' | 'left' | 'right') => {
      const document = draw(rows);
      return read(act(document, stepInRows(document, letters(ids), to)));
    };
    expect(step('ab', 'b', 'up')).toBe('ba12');
    expect(step('ab|c', 'a', 'up')).toBe('a12/b6|c6');
    expect(step('a/b', 'b', 'up')).toBe('b12/a12');
    expect(step('a/b|c', 'a', 'down')).toBe('b6|c6/a12');
    expect(step('a|b', 'a', 'right')).toBe('ba12');
    expect(step('ab', 'b', 'right')).toBe('a6|b6');
    expect(step('a/b', 'b', 'left')).toBe('a6|b6');
    expect(step('a/b', 'a', 'right')).toBe('a6|b6');
    expect(step('a/b', 'a', 'up')).toBe('a12/b12');
    expect(step('ab/c', 'ab', 'down')).toBe('c12/ab12');
  });

  it('a new block stands in a row of its own at the end, or where it is wanted', () => {
    const document = draw('a|b');
    const text = blockTypeTable.get('text')!;
    const add = (beside?: { id: string; side: 'left' | 'after' }) =>
      read(act(document, addToRows(document, text, { id: 'n', sectionId: 's0', beside })));
    expect(add()).toBe('a6|b6/n12');
    expect(add({ id: 'a', side: 'after' })).toBe('an6|b6');
    expect(add({ id: 'b', side: 'left' })).toBe('a4|n4|b4');
  });

  it('a section keeps the shares of its columns from the grid into rows and back, and can be taken back', () => {
    const rows = draw('a4|b8/cd');
    const onGrid = act(rows, layoutSection(rows, 's0', 'grid'));
    const places = Object.values(onGrid.blocks).map(({ id, placement: { wide } }) => {
      const { column, row, width } = wide;
      return [id, column, row, width];
    });
    expect(places).toEqual([
      ['a', 1, 1, 8],
      ['b', 9, 1, 16],
      ['c', 1, 2, 24],
      ['d', 1, 3, 24],
    ]);
    const commands = layoutSection(onGrid, 's0', 'rows');
    const again = act(onGrid, commands);
    expect(read(again)).toBe('a4|b8/c12/d12');
    expect(putOnTop(again, invertCommands(commands)).document).toEqual(onGrid);
    expect(layoutSection(again, 's0', 'rows')).toEqual([]);
  });

  it('copies and what is pasted stand in rows', () => {
    const rows = draw('a|b');
    const copies = act(
      rows,
      duplicateBlocks(rows, ['a'], () => 'n'),
    );
    expect(read(copies)).toBe('an6|b6');
    const grid = act(rows, layoutSection(rows, 's0', 'grid'));
    const clip = copyBlocks(grid, ['a', 'b'])!;
    const ids = idsOf('p');
    const newId = () => String(ids.next().value);
    expect(read(act(rows, pasteBlocks(rows, clip, { sectionId: 's0', newId })))).toBe(
      'a6|b6/p16|p26',
    );
  });

  it('locked blocks stay where they are', () => {
    const document = draw('a/b');
    const locked = act(document, [{ name: 'lock-block', id: 'a', to: true }]);
    expect(stepInRows(locked, ['a'], 'down')).toEqual([]);
  });

  const places = fc.record({
    ids: fc.array(fc.constantFrom(...letters('abcdefgh')), { minLength: 1, maxLength: 3 }),
    beside: fc.constantFrom(...letters('abcdefgh')),
    side: fc.constantFrom(...rowSides),
    by: fc.integer({ min: -6, max: 6 }),
    kind: fc.nat(2),
  });

  it('whatever is moved: every block stays, no row gets too full, the order of reading is that of the rows, and all of it can be taken back', () => {
    const start = draw('a|b/cd3|e9/f|g|h');
    const strange = { ...start.blocks['d']!, type: 'from-elsewhere', data: { kept: [1] } };
    const first = { ...start, blocks: { ...start.blocks, d: strange } };
    fc.assert(
      fc.property(fc.array(places, { maxLength: 8 }), (moves) => {
        let document: PageDocument = first;
        const done: Command[] = [];
        for (const { ids, beside, side, by, kind } of moves) {
          const commands =
            kind === 0
              ? moveToRows(document, ids, { sectionId: 's0', beside: { id: beside, side } })
              : kind === 1
                ? resizeColumn(document, beside, by)
                : stepInRows(document, ids, (['up', 'down', 'left', 'right'] as const)[by & 3]!);
          const result = putOnTop(document, commands);
          expect(result.conflicts).toEqual([]);
          document = result.document;
          done.push(...result.applied);
        }
        const rows = readRows(document, 's0');
        const ids = rows.flatMap(({ columns }) => columns.flatMap(({ entries }) => entries));
        expect(ids.toSorted()).toEqual(letters('abcdefgh'));
        for (const { columns } of rows) {
          expect(columns.reduce((sum, { width }) => sum + width, 0)).toBeLessThanOrEqual(12);
        }
        expect(orderedBlocks(document, 's0').map(({ id }) => id)).toEqual(ids);
        expect(document.blocks['d']).toMatchObject({ type: 'from-elsewhere', data: { kept: [1] } });
        expect(documentSchema.safeParse(document).success).toBe(true);
        expect(rowsHtml(orderedBlocks(document, 's0'), ({ id }) => id)).toContain('sqs-col-');
        const back = putOnTop(document, invertCommands(done));
        expect([back.document, back.conflicts]).toEqual([first, []]);
      }),
      { numRuns: 300 },
    );
  });
});
