// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { followPointer } from './follow-pointer.ts';

afterEach(() => document.body.replaceChildren());

const pointer = (type: string, x = 0) =>
  new PointerEvent(type, { pointerId: 1, clientX: x, bubbles: true, cancelable: true });

/** A block that is pressed, and what came of it. */
function press() {
  const block = document.createElement('p');
  block.setPointerCapture = () => {};
  document.body.append(block);
  const told = { onMove: vi.fn(), onEnd: vi.fn() };
  const onClick = vi.fn();
  block.addEventListener('click', onClick);
  block.addEventListener('pointerdown', (event) => followPointer(event, told), { once: true });
  block.dispatchEvent(pointer('pointerdown'));
  return { block, ...told, onClick };
}

it('a press that moved is let go where it is, and its click is nobody’s', () => {
  const { block, onMove, onEnd, onClick } = press();
  block.dispatchEvent(pointer('pointermove', 3));
  expect(onMove).not.toHaveBeenCalled();
  block.dispatchEvent(pointer('pointermove', 4));
  expect(onMove).toHaveBeenCalledOnce();
  block.dispatchEvent(pointer('pointerup', 4));
  expect(onEnd.mock.calls).toEqual([[true]]);
  block.click();
  expect(onClick).not.toHaveBeenCalled();
  block.dispatchEvent(pointer('pointerdown'));
  block.click();
  expect(onClick).toHaveBeenCalledOnce();
});

it.each([
  ['Escape', () => new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })],
  ['a pointer that the browser takes away', () => pointer('pointercancel', 9)],
])('%s gives the gesture up, once', (_, makeEvent) => {
  const { block, onMove, onEnd } = press();
  block.dispatchEvent(pointer('pointermove', 9));
  block.dispatchEvent(makeEvent());
  block.dispatchEvent(pointer('pointermove', 20));
  block.dispatchEvent(pointer('pointerup', 20));
  expect(onEnd.mock.calls).toEqual([[false]]);
  expect(onMove).toHaveBeenCalledOnce();
});
