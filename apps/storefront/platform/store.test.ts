import { expect, test, vi } from 'vitest';
import { createDebouncer } from './debouncer.ts';
import { createStore } from './store.ts';

test('watchers hear of every other value, until they stop', () => {
  const store = createStore({ count: 0, name: 'a' });
  const onChange = vi.fn<() => void>();
  const stop = store.subscribe(onChange);
  store.set(store.get());
  expect(onChange).not.toHaveBeenCalled();
  store.patch({ count: 1 });
  expect(store.get()).toEqual({ count: 1, name: 'a' });
  stop();
  store.patch({ count: 2 });
  expect(onChange).toHaveBeenCalledOnce();
});

test('a debouncer waits per key and can be hurried or stopped', () => {
  vi.useFakeTimers();
  const run = vi.fn<(key: string) => void>();
  const debouncer = createDebouncer(100, run);
  debouncer.start('a');
  debouncer.start('b');
  debouncer.stop('b');
  vi.advanceTimersByTime(99);
  debouncer.start('a');
  vi.advanceTimersByTime(99);
  expect(run).not.toHaveBeenCalled();
  debouncer.flush();
  expect(run.mock.calls).toEqual([['a']]);
  vi.advanceTimersByTime(1000);
  expect(run).toHaveBeenCalledOnce();
  vi.useRealTimers();
});
