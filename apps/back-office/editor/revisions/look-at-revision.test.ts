import { addBlock, addSection, blockTypeTable, emptyDocument, putOnTop } from '@sitewright/blocks';
import { findBlock, editBlock, takeBlock, takeSection } from '@sitewright/blocks';
import type { Command, PageDocument } from '@sitewright/contract';
import { expect, it } from 'vitest';
import { bringBlockBack, changesSince } from './look-at-revision.ts';

const run = (document: PageDocument, commands: readonly Command[]) =>
  putOnTop(document, commands).document;

function pageOf(...ids: readonly string[]): PageDocument {
  const text = blockTypeTable.get('text')!;
  const first = run(emptyDocument, addSection(emptyDocument, { id: 's', layout: 'stack' }, 0));
  return ids.reduce((now, id) => run(now, addBlock(now, text, { id, sectionId: 's' })), first);
}

const edit = (document: PageDocument, id: string) =>
  run(document, editBlock(document, id, { path: ['html'], to: '<p>Other</p>' }));

it('tells what became of each block', () => {
  const old = pageOf('a', 'b', 'c');
  const changed = edit(run(old, takeBlock(old, 'c')), 'a');
  const text = blockTypeTable.get('text')!;
  const now = run(changed, addBlock(changed, text, { id: 'd', sectionId: 's' }));
  const marks = changesSince(old, now).map(({ block, mark }) => [block.id, mark]);
  expect(new Map(marks as [string, string][])).toEqual(
    new Map([
      ['a', 'changed'],
      ['c', 'went'],
      ['d', 'came'],
    ]),
  );
});

it('brings one block back, and leaves the others', () => {
  const old = pageOf('a', 'b');
  const now = edit(edit(old, 'a'), 'b');
  const back = run(now, bringBlockBack(old, now, 'a') ?? []);
  expect(findBlock(back, 'a')).toEqual(findBlock(old, 'a'));
  expect(findBlock(back, 'b')).toEqual(findBlock(now, 'b'));
  const without = run(old, takeBlock(old, 'a'));
  expect(run(without, bringBlockBack(old, without, 'a') ?? [])).toEqual(old);
});

it('brings none back whose section is gone', () => {
  const old = pageOf('a');
  expect(bringBlockBack(old, run(old, takeSection(old, 's')), 'a')).toBeUndefined();
  expect(bringBlockBack(old, old, 'unknown')).toBeUndefined();
});

it('brings none back over a block that is locked', () => {
  const old = pageOf('a');
  const changed = edit(old, 'a');
  const locked = run(changed, [{ name: 'lock-block', id: 'a', to: true }]);
  expect(bringBlockBack(old, changed, 'a')).toHaveLength(1);
  expect(bringBlockBack(old, locked, 'a')).toBeUndefined();
});
