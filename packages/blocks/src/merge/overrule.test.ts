import type { Command } from '@sitewright/contract';
import { expect, it, test } from 'vitest';
import { reorderBlock, takeBlock } from '../acts/block-acts.ts';
import { styleSection, takeSection } from '../acts/section-acts.ts';
import { findBlock, findSection } from '../document/find.ts';
import { makeDocument } from '../testing/make-document.ts';
import { overrule } from './overrule.ts';
import { putOnTop } from './put-on-top.ts';

const start = makeDocument(['text', 'image', 'button'], ['quote'], ['line']);
const note = (to: string): Command => ({ name: 'set-block-data', id: 's0b0', path: ['note'], to });
const after = (commands: readonly Command[]) => putOnTop(start, commands).document;

test.each<[string, readonly Command[], readonly Command[]]>([
  ['a value', [note('theirs')], [note('mine')]],
  [
    'a move to another section',
    reorderBlock(start, 's0b0', { sectionId: 's1', index: 0 }),
    reorderBlock(start, 's0b0', { sectionId: 's2', index: 1 }),
  ],
  [
    'a style',
    styleSection(start, 's0', { field: 'theme', to: 'dark' }),
    styleSection(start, 's0', { field: 'theme', to: 'light' }),
  ],
  ['a block that goes', [note('theirs')], takeBlock(start, 's0b0')],
  ['a section that goes', [note('theirs')], takeSection(start, 's0')],
])('who wants %s all the same gets it, and can take it back', (_, others, own) => {
  const theirs = after(others);
  const met = putOnTop(theirs, own);
  expect([met.applied, met.conflicts.length > 0]).toEqual([[], true]);
  const again = own.flatMap((command) => overrule(theirs, command) ?? []);
  const done = putOnTop(theirs, again);
  expect(done.conflicts).toEqual([]);
  expect(done.applied).toHaveLength(own.length);
  expect(done.document).not.toEqual(theirs);
  // The same as what it would have been without the others.
  const alone = after(own);
  for (const id of ['s0b0']) {
    expect(findBlock(done.document, id)).toEqual(
      findBlock(alone, id) && { ...findBlock(alone, id), data: findBlock(done.document, id)?.data },
    );
  }
  expect(findSection(done.document, 's0')).toEqual(findSection(alone, 's0'));
});

it('what was taken away cannot be moved, and what is there is not put there again', () => {
  const without = after(takeBlock(start, 's0b0'));
  for (const command of reorderBlock(start, 's0b0', { sectionId: 's1', index: 0 })) {
    expect(overrule(without, command)).toBeUndefined();
  }
  expect(overrule(without, takeBlock(start, 's0b0')[0]!)).toBeUndefined();
  const insert = { name: 'insert-block', block: findBlock(start, 's0b0')! } as const;
  expect(overrule(start, insert)).toBeUndefined();
});
