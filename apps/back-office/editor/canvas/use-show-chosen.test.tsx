// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { EditorStore } from '../store/editor-store.ts';
import type { Selection } from '../store/selection.ts';
import { useShowChosen } from './use-show-chosen.ts';

beforeEach(() => {
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => {
    draw();
    return 0;
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

/** A store of nothing but what is chosen. */
function makeStore() {
  const listeners = new Set<() => void>();
  let selection: Selection;
  const store = {
    read: () => ({ selection }) as ReturnType<EditorStore['read']>,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const select = (to: Selection) => {
    selection = to;
    for (const listener of listeners) listener();
  };
  return { store, select };
}

function addBlock(id: string, top: number, height: number) {
  const element = document.createElement('div');
  element.id = `block-${id}`;
  element.getBoundingClientRect = () => new DOMRect(0, top, 100, height);
  const scroll = vi.fn<Element['scrollIntoView']>();
  element.scrollIntoView = scroll;
  document.body.append(element);
  return scroll;
}

test('EDIT-06 a block below the window that is chosen comes into sight, and once', () => {
  const below = addBlock('below', innerHeight + 40, 200);
  const tall = addBlock('tall', innerHeight + 400, innerHeight * 2);
  const { store, select } = makeStore();
  renderHook(() => useShowChosen(document, store));
  select({ kind: 'block', id: 'below' });
  select({ kind: 'block', id: 'below' });
  expect(below.mock.calls).toEqual([[{ block: 'center' }]]);
  select({ kind: 'block', id: 'tall' });
  expect(tall.mock.calls).toEqual([[{ block: 'start' }]]);
});

test('what was chosen while the page was on its way is shown when it came', () => {
  const below = addBlock('below', innerHeight + 40, 200);
  const { store, select } = makeStore();
  select({ kind: 'block', id: 'below' });
  renderHook(() => useShowChosen(document, store));
  expect(below).toHaveBeenCalledOnce();
});

test('what is seen stays where it is, also the whole of something small', () => {
  const seen = [addBlock('big', 40, 4_000), addBlock('line', innerHeight - 10, 4)];
  const { store, select } = makeStore();
  renderHook(() => useShowChosen(document, store));
  for (const id of ['big', 'line', 'gone']) select({ kind: 'block', id });
  for (const scroll of seen) expect(scroll).not.toHaveBeenCalled();
});
