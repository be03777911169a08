// @vitest-environment happy-dom
import { addBlock, addSection, blockTypeTable, emptyDocument, putOnTop } from '@sitewright/blocks';
import { beforeEach, expect, it } from 'vitest';
import { createActs } from '../editor-acts.ts';
import { stillStore } from '../store/still-store.ts';
import { createClipActs, keepClip, type SystemClipboard } from './clip-acts.ts';

/** A clipboard of a system, which may be closed to reading or writing. */
function makeSystem({ reads = true, writes = true, holds = '' } = {}) {
  let text = holds;
  const refused = () => Promise.reject(new DOMException('No', 'NotAllowedError'));
  const clipboard: SystemClipboard = {
    readText: () => (reads ? Promise.resolve(text) : refused()),
    async writeText(to) {
      if (!writes) await refused();
      text = to;
    },
  };
  return { clipboard, holds: () => text };
}

/** A page with a section of these blocks. */
function open(ids: readonly string[], clipboard: SystemClipboard) {
  let page = putOnTop(emptyDocument, addSection(emptyDocument, { id: 's', layout: 'stack' }, 0));
  const text = blockTypeTable.get('text')!;
  for (const id of ids)
    page = putOnTop(page.document, addBlock(page.document, text, { id, sectionId: 's' }));
  const store = stillStore(page.document, 1);
  const count = () => Object.keys(store.read().document.blocks).length;
  return { store, count, clips: createClipActs(createActs(store), () => clipboard) };
}

beforeEach(() => keepClip('', true));

it('EDIT-06 a block is copied on one page and pasted on another by presses', async () => {
  const system = makeSystem();
  const one = open(['a', 'b'], system.clipboard);
  one.store.select({ kind: 'block', id: 'a' });
  expect(await one.clips.copy()).toBe(true);
  expect(system.holds()).toContain('"type":"text"');
  const other = open([], system.clipboard);
  expect([await other.clips.paste(), other.count()]).toEqual(['pasted', 1]);
});

it('EDIT-06 several blocks and sections are cut, and pasted where nobody lends a clipboard', async () => {
  for (const system of [undefined, makeSystem({ reads: false, writes: false }).clipboard]) {
    const one = open(['a', 'b', 'c'], system);
    one.store.select({ kind: 'blocks', ids: ['a', 'c'] });
    expect([await one.clips.cut(), one.count()]).toEqual([true, 1]);
    const other = open([], system);
    expect([await other.clips.paste(), other.count()]).toEqual(['pasted', 2]);
    one.store.select({ kind: 'section', id: 's' });
    expect([await one.clips.cut(), one.count()]).toEqual([true, 0]);
    expect([await other.clips.paste(), other.count()]).toEqual(['pasted', 3]);
  }
});

it('EDIT-06 what may only be written is pasted from what this tab keeps', async () => {
  const { clipboard } = makeSystem({ reads: false });
  const { store, clips, count } = open(['a'], clipboard);
  store.select({ kind: 'block', id: 'a' });
  await clips.copy();
  expect([await clips.paste(), count()]).toEqual(['pasted', 2]);
});

it('EDIT-06 with nothing copied, or something else copied since, there is nothing to paste', async () => {
  const { clips, count } = open(['a'], undefined);
  expect([await clips.copy(), await clips.paste(), count()]).toEqual([false, 'nothing', 1]);
  const system = makeSystem();
  const other = open(['a'], system.clipboard);
  other.store.select({ kind: 'block', id: 'a' });
  await other.clips.copy();
  await system.clipboard!.writeText('A shopping list');
  expect([await other.clips.paste(), other.count()]).toEqual(['nothing', 1]);
});

it('EDIT-06 blocks find no place on a page without a section, a section does', async () => {
  const { store, clips } = open(['a'], undefined);
  store.select({ kind: 'block', id: 'a' });
  await clips.copy();
  const empty = stillStore(emptyDocument, 1);
  const there = createClipActs(createActs(empty), () => undefined);
  expect(await there.paste()).toBe('no-section');
  store.select({ kind: 'section', id: 's' });
  await clips.copy();
  expect(await there.paste()).toBe('pasted');
});
