// @vitest-environment happy-dom
import { emptyDocument } from '@sitewright/blocks';
import type { Block, Command, PageDocument } from '@sitewright/contract';
import { afterEach, expect, it } from 'vitest';
import { beginTyping } from './type-in-place.ts';

afterEach(() => document.body.replaceChildren());

const wide = { column: 1, row: 1, width: 12, height: 2, layer: 0, hidden: false };

/** A page with this heading. */
function pageOf(text: string): PageDocument {
  const placement = { wide };
  const own = { id: 'b', sectionId: 's', order: 'a0', version: 1, placement };
  const block: Block = { ...own, type: 'heading', data: { text } };
  return { ...emptyDocument, blocks: { b: block } };
}

/** Types in a heading that stands on the page; tells what it writes. */
function begin(text: string) {
  document.body.innerHTML = `<div id="block-b"><div class="sqs-html-content"><h2>${text}</h2></div></div>`;
  const written: Command[] = [];
  let left = 0;
  const typing = beginTyping(document, 'b', {
    read: () => pageOf(text),
    since: 0,
    act: (commands) => written.push(...commands),
    onLeave: () => void (left += 1),
    onSelection: () => {},
    onBar: () => {},
    onLeftOut: () => {},
  });
  const line = document.querySelector('h2')!;
  const press = (key: string, isComposing = false) =>
    line.dispatchEvent(new KeyboardEvent('keydown', { key, isComposing, bubbles: true }));
  const type = (words: string) => {
    line.textContent = words;
    line.dispatchEvent(new InputEvent('input', { bubbles: true }));
  };
  return { typing, line, type, press, written, left: () => left };
}

it('writes what is typed into a line with what was seen there, and breaks of a pasted text as spaces', () => {
  const { type, written } = begin('Bowls');
  type('Bowls and');
  type('Bowls and\nmugs');
  expect(written).toEqual([
    { name: 'set-block-data', id: 'b', path: ['text'], from: 'Bowls', to: 'Bowls and' },
    { name: 'set-block-data', id: 'b', path: ['text'], from: 'Bowls and', to: 'Bowls and mugs' },
  ]);
});

it('a line with breaks is not typed on the page: it would lose them', () => {
  expect(begin('Bowls\nand mugs').typing).toBeUndefined();
});

it('the caret stays behind its letters when somebody else writes before them', () => {
  const { typing, line } = begin('Blue bowls');
  const selection = document.getSelection()!;
  selection.collapse(line.firstChild, 5);
  typing!.follow(pageOf('Our blue bowls'));
  expect([line.textContent, selection.focusOffset]).toEqual(['Our blue bowls', 9]);
  selection.collapse(line.firstChild, 3);
  typing!.follow(pageOf('Our blue bowls, new'));
  expect(selection.focusOffset).toBe(3);
});

it('Enter that ends what an input method composes goes on typing; the next one leaves', () => {
  const { press, left } = begin('Words');
  press('Enter', true);
  press('Escape', true);
  expect(left()).toBe(0);
  press('Enter');
  expect(left()).toBe(1);
});
