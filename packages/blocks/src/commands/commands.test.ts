import { commandSchema, documentSchema, type Command } from '@sitewright/contract';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { diffDocuments } from '../diff/diff-documents.ts';
import { commandsBetween } from '../diff/commands-between.ts';
import { findBlock, findSection } from '../document/find.ts';
import { orderedBlocks } from '../document/order.ts';
import { parseDocument } from '../document/parse-document.ts';
import { putOnTop, rebase } from '../merge/put-on-top.ts';
import { squash } from '../merge/squash.ts';
import { edit, makeDocument, whim } from '../testing/make-document.ts';
import { blockTypeTable } from '../types/registry.ts';
import { invertCommands } from './apply-command.ts';

const start = makeDocument(['text', 'image', 'button'], ['quote', 'markdown']);
const manyWhims = fc.array(whim, { minLength: 200, maxLength: 200 });
const someWhims = fc.array(whim, { maxLength: 30 });

describe('commands', () => {
  it('any 200 acts and then all inverses give the start', () => {
    fc.assert(
      fc.property(manyWhims, (whims) => {
        const { document, commands } = edit(start, whims, 'a');
        expect(commands.length).toBeGreaterThan(50);
        const undone = putOnTop(document, invertCommands(commands));
        expect(undone.conflicts).toEqual([]);
        expect(undone.document).toEqual(start);
      }),
      { numRuns: 25 },
    );
  });

  it('are wire data: JSON and the schema give the same commands, and documents stay documents', () => {
    fc.assert(
      fc.property(someWhims, (whims) => {
        const { document, commands } = edit(start, whims, 'a');
        const wired = commands.map((command) =>
          commandSchema.parse(JSON.parse(JSON.stringify(command))),
        );
        expect(putOnTop(start, wired).document).toEqual(document);
        expect(documentSchema.parse(document)).toEqual(document);
      }),
      { numRuns: 50 },
    );
  });

  it('a page of many blocks is not copied for each edit, and what was given stays', () => {
    const [block] = Object.values(start.blocks);
    const insert = (count: number) =>
      Array.from({ length: count }, (_, at): Command => {
        const own = { ...block!, id: `many-${at}` };
        return { name: 'insert-block', block: own };
      });
    const listed = (count: number) => {
      // Each copy is kept as the list's own.
      const kept = vi.spyOn(WeakSet.prototype, 'add');
      const { document } = putOnTop(start, insert(count));
      const copies = kept.mock.calls.length;
      kept.mockRestore();
      expect(Object.keys(document.blocks)).toHaveLength(Object.keys(start.blocks).length + count);
      return copies;
    };
    const before = structuredClone(start);
    expect(listed(200)).toBe(2);
    expect(listed(400)).toBe(2);
    expect(start).toEqual(before);
  });

  it('a move that found half of it done takes back its own half alone', () => {
    const block = findBlock(start, 's0b0')!;
    const { sectionId, order } = block;
    const theirs = putOnTop(start, [
      {
        name: 'move-block',
        id: block.id,
        from: { sectionId, order },
        to: { sectionId, order: 'Zz' },
      },
    ]).document;
    const moved = putOnTop(theirs, [
      {
        name: 'move-block',
        id: block.id,
        from: { sectionId, order },
        to: { sectionId: 's1', order: 'Zz' },
      },
    ]);
    expect(findBlock(moved.document, block.id)).toMatchObject({ sectionId: 's1', order: 'Zz' });
    const back = putOnTop(moved.document, invertCommands(moved.applied));
    expect([back.document, back.conflicts]).toEqual([theirs, []]);
  });

  it('a section that is removed comes back without the block that somebody else removed', () => {
    const section = findSection(start, 's0')!;
    const blocks = [...orderedBlocks(start, 's0')];
    const theirs = putOnTop(start, [{ name: 'remove-block', block: blocks[0]! }]).document;
    const removed = putOnTop(theirs, [{ name: 'remove-section', section, blocks }]);
    expect(removed.conflicts).toEqual([]);
    const back = putOnTop(removed.document, invertCommands(removed.applied));
    expect([back.document, back.conflicts]).toEqual([theirs, []]);
  });

  it('two people’s edits converge, each place where they meet is told, and nothing saved is lost', () => {
    fc.assert(
      fc.property(someWhims, someWhims, (first, second) => {
        const others = edit(start, first, 'a');
        const own = edit(start, second, 'b').commands;
        // The server saved the first; the second one's browser puts its own on top.
        const onServer = putOnTop(others.document, own);
        const inBrowser = rebase({ base: start, others: others.commands, own });
        expect(inBrowser.document).toEqual(onServer.document);
        const refused = new Set(onServer.conflicts.map(({ command }) => command));
        expect(onServer.applied.length + onServer.same.length + refused.size).toBe(own.length);
        // What the first left is there still, or the second saw it so and changed it on purpose.
        const undone = putOnTop(onServer.document, invertCommands(onServer.applied));
        expect(undone.conflicts).toEqual([]);
        expect(undone.document).toEqual(others.document);
      }),
      { numRuns: 100 },
    );
  });

  it('other blocks merge, the same field asks with both values, and so does what is gone', () => {
    const sets = (id: string, from: string, to: string): Command => ({
      name: 'set-block-data',
      id,
      path: ['note'],
      ...(from && { from }),
      to,
    });
    const base = putOnTop(start, [sets('s0b0', '', 'old')]).document;
    const theirs = putOnTop(base, [sets('s0b0', 'old', 'theirs')]).document;
    const both = putOnTop(theirs, [sets('s0b0', 'old', 'mine'), sets('s0b1', '', 'mine too')]);
    expect(both.conflicts).toMatchObject([
      { target: 'blocks.s0b0.data.note', reason: 'changed', theirs: 'theirs', yours: 'mine' },
    ]);
    expect(both.applied).toHaveLength(1);

    const without = putOnTop(base, [{ name: 'remove-block', block: base.blocks['s0b0']! }]);
    expect(putOnTop(without.document, [sets('s0b0', 'old', 'mine')]).conflicts).toMatchObject([
      { reason: 'gone', theirs: null, yours: 'mine' },
    ]);
    const stale = { name: 'remove-block', block: base.blocks['s0b0']! } as const;
    expect(putOnTop(theirs, [stale]).conflicts).toMatchObject([{ reason: 'changed', yours: null }]);
  });

  it('a section does not take blocks along that came meanwhile', () => {
    const section = start.sections['s1']!;
    const blocks = Object.values(start.blocks).filter(({ sectionId }) => sectionId === 's1');
    const newcomer = { ...blocks[0]!, id: 'new' };
    const grown = putOnTop(start, [{ name: 'insert-block', block: newcomer }]).document;
    const result = putOnTop(grown, [{ name: 'remove-section', section, blocks }]);
    expect(result.conflicts).toMatchObject([{ reason: 'changed', theirs: [newcomer] }]);
    expect(result.document).toBe(grown);
  });

  it('no block moves into a section that is gone', () => {
    const { order, sectionId } = findBlock(start, 's0b0')!;
    const move: Command = {
      name: 'move-block',
      id: 's0b0',
      from: { sectionId, order },
      to: { sectionId: 'gone', order: 'a9' },
    };
    const { document, conflicts } = putOnTop(start, [move]);
    expect(document).toEqual(start);
    expect(conflicts).toMatchObject([{ target: 'sections.gone', reason: 'gone' }]);
  });

  it('a move that finds its block in that section already takes back its place there alone', () => {
    const { order, sectionId } = findBlock(start, 's0b0')!;
    const from = { sectionId, order };
    const theirs = { sectionId: 's1', order: 'a5' };
    const mine = { sectionId: 's1', order: 'a9' };
    const moved = putOnTop(start, [
      { name: 'move-block', id: 's0b0', from, to: { ...theirs, order } },
    ]).document;
    const { document, applied } = putOnTop(moved, [
      { name: 'move-block', id: 's0b0', from, to: mine },
    ]);
    expect(findBlock(document, 's0b0')).toMatchObject(mine);
    const undone = putOnTop(document, invertCommands(applied));
    expect(undone.conflicts).toEqual([]);
    expect(findBlock(undone.document, 's0b0')).toMatchObject({ sectionId: 's1', order });
  });

  it('a list keeps its length, and no step leads out of the data', () => {
    const listed = putOnTop(start, [
      { name: 'set-block-data', id: 's0b0', path: ['list'], to: ['a', { b: 1 }] },
    ]).document;
    const at = (path: (string | number)[], from: unknown, to: unknown) =>
      putOnTop(listed, [{ name: 'set-block-data', id: 's0b0', path, from, to }]);
    expect(at(['list', 1, 'b'], 1, 2).document.blocks['s0b0']?.data).toMatchObject({
      list: ['a', { b: 2 }],
    });
    for (const path of [
      ['list', 2],
      ['list', 'length'],
      ['none', 'b'],
      ['constructor', 'name'],
    ]) {
      expect([path, at(path, undefined, 1).applied]).toEqual([path, []]);
    }
    expect(at(['list', 0], 'a', undefined).applied).toEqual([]);
  });

  it('typing is one command, and what came back to where it was is none', () => {
    const typed = (from: string, to: string): Command => ({
      name: 'set-block-data',
      id: 's0b0',
      path: ['note'],
      from,
      to,
    });
    expect(squash([typed('', 'a'), typed('a', 'ab'), typed('ab', 'abc')])).toEqual([
      typed('', 'abc'),
    ]);
    expect(squash([typed('', 'a'), typed('a', '')])).toEqual([]);
  });

  it('translations of two texts of a block stay two commands, also when one begins as one ended', () => {
    const said = (text: string) => ({ text, original: 'A' });
    const translate = (way: string, from: string, to: string): Command => ({
      name: 'translate-block',
      id: 's0b0',
      language: 'de',
      way,
      from: said(from),
      to: said(to),
    });
    const both = [translate('title', 'a', 'b'), translate('text', 'b', 'c')];
    expect(squash(both)).toEqual(both);
    expect(squash([both[0]!, translate('title', 'b', 'c')])).toEqual([
      translate('title', 'a', 'c'),
    ]);
  });

  it('places of a block at two breakpoints stay two commands, also when one ends where one began', () => {
    const { placement } = findBlock(start, 's0b0')!;
    const { wide } = placement;
    const aside = { ...wide, columnStart: 5 };
    const further = { ...wide, columnStart: 9 };
    const place = (breakpoint: 'wide' | 'phone', from: typeof wide, to: typeof wide): Command => ({
      name: 'set-placement',
      id: 's0b0',
      breakpoint,
      from,
      to,
    });
    const both = [place('wide', wide, aside), place('phone', aside, further)];
    expect(squash(both)).toEqual(both);
    expect(squash([both[0]!, place('wide', aside, further)])).toEqual([
      place('wide', wide, further),
    ]);
  });
});

describe('differences', () => {
  it('the commands between two documents make one of the other', () => {
    fc.assert(
      fc.property(someWhims, someWhims, (first, second) => {
        const from = edit(start, first, 'a').document;
        const to = edit(start, second, 'b').document;
        const there = putOnTop(from, commandsBetween(from, to));
        expect(there.conflicts).toEqual([]);
        expect(there.document).toEqual(to);
        expect(diffDocuments(there.document, to)).toEqual({ sections: [], blocks: [] });
      }),
      { numRuns: 60 },
    );
  });

  it('name every field that differs, also one that nobody knows', () => {
    const block = start.blocks['s0b1']!;
    const changed = {
      ...block,
      order: `${block.order}V`,
      data: { ...Object(block.data), alt: 'x' },
    };
    const to = { ...start, blocks: { ...start.blocks, s0b1: changed } };
    expect(diffDocuments(start, to).blocks).toMatchObject([
      {
        kind: 'changed',
        id: 's0b1',
        moved: true,
        fields: [{ path: 'order' }, { path: 'data.alt', to: 'x' }],
      },
    ]);
  });
});

describe('reading', () => {
  const json = fc.jsonValue({ maxDepth: 2 }).map((value) => JSON.parse(JSON.stringify(value)));
  const names = fc.stringMatching(/^x[a-z]{1,8}$/);

  it('keeps blocks of unknown types and unknown fields as they are', () => {
    fc.assert(
      fc.property(fc.dictionary(names, json), json, names, (extra, data, type) => {
        const block = { ...extra, ...start.blocks['s0b0']!, type, data: { ...extra, data } };
        const sections = { ...start.sections, s1: { ...start.sections['s1']!, ...extra } };
        const document = { ...start, ...extra, sections, blocks: { s0b0: block } };
        const printed = JSON.parse(JSON.stringify(document));
        expect(parseDocument(printed, blockTypeTable)).toEqual(printed);
      }),
    );
  });

  it('brings data of old versions to the one of today, and leaves newer ones alone', () => {
    const text = blockTypeTable.get('text')!;
    const types = new Map([
      [
        'text',
        {
          ...text,
          version: 3,
          migrations: {
            1: (data: unknown) => ({ ...Object(data), two: true }),
            2: (data: unknown) => ({ ...Object(data), three: true }),
          },
        },
      ],
    ]);
    const migrated = parseDocument(start, types).blocks['s0b0'];
    expect(migrated).toMatchObject({ version: 3, data: { two: true, three: true } });
    const newer = { ...start, blocks: { s0b0: { ...start.blocks['s0b0']!, version: 9 } } };
    expect(parseDocument(newer, types)).toEqual(newer);
  });

  it('refuses what is no document', () => {
    const wrong = { ...start, blocks: { other: start.blocks['s0b0'] } };
    expect(() => parseDocument(wrong, blockTypeTable)).toThrow();
    expect(() => parseDocument({ ...start, schema: 2 }, blockTypeTable)).toThrow();
  });
});
