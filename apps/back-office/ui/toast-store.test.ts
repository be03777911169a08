import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { closeToast, listToasts, showToast } from './toast-store.ts';

const messages = () => listToasts().map(({ message, tone }) => `${tone} ${message}`);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  for (const { id } of listToasts()) closeToast(id);
  vi.useRealTimers();
});

it('keeps the latest of messages in the same words, with what it takes back', () => {
  const [first, second] = [vi.fn<() => void>(), vi.fn<() => void>()];
  showToast({ message: 'Saved', action: { label: 'Undo', onPress: first } });
  showToast({ message: 'Bowl was archived' });
  showToast({ message: 'Saved', action: { label: 'Undo', onPress: second } });
  expect(messages()).toEqual(['neutral Bowl was archived', 'neutral Saved']);
  listToasts().at(-1)?.action?.onPress();
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1]);
});

it('goes by itself, but for a failure, which is not a message in the same words', () => {
  showToast({ message: 'Saved' });
  showToast({ message: 'Saved', tone: 'danger' });
  expect(messages()).toEqual(['neutral Saved', 'danger Saved']);
  vi.advanceTimersByTime(8_000);
  expect(messages()).toEqual(['danger Saved']);
});

it('is four at most', () => {
  for (const message of ['a', 'b', 'c', 'd', 'e']) showToast({ message });
  expect(listToasts().map(({ message }) => message)).toEqual(['b', 'c', 'd', 'e']);
});
