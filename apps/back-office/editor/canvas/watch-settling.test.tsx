// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useGeometry } from './use-geometry.ts';
import { QUIET_PERIOD_MS, SETTLE_WAIT_MS, watchSettling } from './watch-settling.ts';

const ends: (() => void)[] = [];

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'performance', 'requestAnimationFrame', 'Date'],
  });
});
afterEach(() => {
  for (const end of ends.splice(0)) end();
  cleanup();
  vi.useRealTimers();
  document.body.replaceChildren();
});

function addNode(): HTMLElement {
  const node = document.createElement('div');
  node.append(document.createElement('p'));
  document.body.append(node);
  return node;
}

/** Changes something, and lets whoever watches hear of it. */
async function change(node: HTMLElement, value: number) {
  node.firstElementChild?.setAttribute('style', `top: ${value}px`);
  await vi.advanceTimersByTimeAsync(0);
}

function watch(node: HTMLElement) {
  const onSettled = vi.fn<() => void>();
  ends.push(watchSettling(node, onSettled));
  return onSettled;
}

test('EDIT-07 a page is settled after 100 ms without a change, and that is told once', async () => {
  const node = addNode();
  const onSettled = watch(node);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(onSettled).not.toHaveBeenCalled();
  await change(node, 1);
  await vi.advanceTimersByTimeAsync(60);
  await change(node, 2);
  await vi.advanceTimersByTimeAsync(99);
  expect(onSettled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(onSettled).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(onSettled).toHaveBeenCalledOnce();
  expect(vi.getTimerCount()).toBe(0);
});

test('EDIT-07 a page that never rests is read 3000 ms after the first change, and again after the last', async () => {
  const node = addNode();
  const onSettled = watch(node);
  const begin = performance.now();
  const told: number[] = [];
  onSettled.mockImplementation(() => told.push(performance.now() - begin));
  for (let at = 0; at < 3200; at += 50) {
    await change(node, at);
    await vi.advanceTimersByTimeAsync(50);
  }
  expect(told).toEqual([3000]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(told).toEqual([3000, 3150 + 100]);
  expect([SETTLE_WAIT_MS, QUIET_PERIOD_MS]).toEqual([3000, 100]);
});

test('EDIT-07 changes of a burst start no further timer, and nothing is told after the end', async () => {
  const node = addNode();
  const onSettled = vi.fn<() => void>();
  const end = watchSettling(node, onSettled);
  const start = vi.spyOn(globalThis, 'setTimeout');
  for (let at = 0; at < 20; at += 1) await change(node, at);
  expect(start).toHaveBeenCalledOnce();
  end();
  await change(node, 21);
  await vi.advanceTimersByTimeAsync(5000);
  expect(onSettled).not.toHaveBeenCalled();
  expect(vi.getTimerCount()).toBe(0);
});

test('EDIT-07 boxes above the canvas are read anew once a script of a block has moved the page', async () => {
  const node = addNode();
  const store = { subscribe: () => () => true };
  const reads = vi.fn<() => number>(() => node.children.length);
  function Boxes() {
    useGeometry(document, store);
    return <output>{reads()}</output>;
  }
  // Outside of the page that is watched, as the boxes are.
  const above = document.implementation.createHTMLDocument();
  const { container } = render(<Boxes />, {
    container: above.body.appendChild(above.createElement('div')),
  });
  await act(() => vi.advanceTimersByTimeAsync(5000));
  const atRest = reads.mock.calls.length;
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(reads).toHaveBeenCalledTimes(atRest);
  await act(async () => {
    node.append(document.createElement('p'));
    await vi.advanceTimersByTimeAsync(90);
  });
  expect(container.textContent).toBe('1');
  await act(() => vi.advanceTimersByTimeAsync(50));
  expect(container.textContent).toBe('2');
  expect(reads).toHaveBeenCalledTimes(atRest + 1);
});
