// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchLongPress } from './watch-long-press.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  document.body.replaceChildren();
  vi.useRealTimers();
});

const pointer = (type: string, at: { x?: number; y?: number } = {}) =>
  new PointerEvent(type, {
    pointerId: 1,
    clientX: at.x ?? 0,
    clientY: at.y ?? 0,
    bubbles: true,
    cancelable: true,
  });

/** A block that a finger lies on, and what came of it. */
function open() {
  const block = document.createElement('p');
  document.body.append(block);
  const onLongPress = vi.fn();
  const onClick = vi.fn();
  block.addEventListener('click', onClick);
  block.addEventListener('pointerdown', (press) => watchLongPress(press, onLongPress), {
    once: true,
  });
  block.dispatchEvent(pointer('pointerdown'));
  return { block, onLongPress, onClick };
}

it('EDIT-06 a finger that rests half a second is told of, and its click is nobody’s', () => {
  const { block, onLongPress, onClick } = open();
  vi.advanceTimersByTime(499);
  block.dispatchEvent(pointer('pointermove', { x: 4, y: 4 }));
  expect(onLongPress).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onLongPress).toHaveBeenCalledOnce();
  block.dispatchEvent(pointer('pointerup'));
  block.click();
  expect(onClick).not.toHaveBeenCalled();
  // The press after it is a press.
  block.dispatchEvent(pointer('pointerdown'));
  block.click();
  expect(onClick).toHaveBeenCalledOnce();
});

it.each([
  ['moves on', pointer('pointermove', { y: 12 })],
  ['is lifted', pointer('pointerup')],
  ['scrolls', pointer('pointercancel')],
  ['is followed by a second one', pointer('pointerdown')],
])('EDIT-06 a finger that %s sooner changes nothing', (_, event) => {
  const { block, onLongPress, onClick } = open();
  vi.advanceTimersByTime(300);
  block.dispatchEvent(event);
  vi.advanceTimersByTime(1_000);
  expect(onLongPress).not.toHaveBeenCalled();
  block.click();
  expect(onClick).toHaveBeenCalledOnce();
});

it('EDIT-06 the menu of the browser does not open, and is a long press too', () => {
  const { block, onLongPress } = open();
  vi.advanceTimersByTime(450);
  const menu = new MouseEvent('contextmenu', { bubbles: true, cancelable: true });
  block.dispatchEvent(menu);
  expect([menu.defaultPrevented, onLongPress.mock.calls.length]).toEqual([true, 1]);
  block.dispatchEvent(pointer('pointerup'));
  const late = new MouseEvent('contextmenu', { bubbles: true, cancelable: true });
  block.dispatchEvent(late);
  vi.advanceTimersByTime(1_000);
  expect([late.defaultPrevented, onLongPress.mock.calls.length]).toEqual([true, 1]);
});
