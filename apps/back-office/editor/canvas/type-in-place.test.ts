// @vitest-environment happy-dom
import { blockTypeTable, emptyDocument } from '@sitewright/blocks';
import type { PageDocument } from '@sitewright/contract';
import { afterEach, expect, it, vi } from 'vitest';
import { beginTyping } from './type-in-place.ts';

afterEach(() => document.body.replaceChildren());

/** Types in a heading of these words. */
function open(text: string) {
  const { version } = blockTypeTable.get('heading')!;
  const wide = { column: 1, row: 1, width: 12, height: 2, layer: 0, hidden: false };
  const facts = { sectionId: 's', order: 'a0', version, placement: { wide } };
  const block = { id: 'b', type: 'heading', data: { text, level: 2 }, ...facts };
  const page: PageDocument = { ...emptyDocument, blocks: { b: block } };
  document.body.innerHTML = `<div id="block-b"><div class="sqs-html-content"><h2>${text}</h2></div></div>`;
  const onLeave = vi.fn();
  beginTyping(document, 'b', {
    read: () => page,
    since: -1,
    act: () => {},
    onSelection: () => {},
    onLeave,
    onBar: () => {},
    onLeftOut: () => {},
  });
  const words = document.querySelector('h2')!;
  const press = (key: string, isComposing = false) =>
    words.dispatchEvent(new KeyboardEvent('keydown', { key, isComposing, bubbles: true }));
  return { press, onLeave };
}

it('Enter that ends what an input method composes goes on typing; the next one leaves', () => {
  const { press, onLeave } = open('Words');
  press('Enter', true);
  press('Escape', true);
  expect(onLeave).not.toHaveBeenCalled();
  press('Enter');
  expect(onLeave).toHaveBeenCalledTimes(1);
});
