// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { closeToast, listToasts, showToast } from './toast-store.ts';
import { Toasts } from './toasts.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  for (const { id } of listToasts()) closeToast(id);
  vi.useRealTimers();
});

const pass = (ms: number): void =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

function open() {
  render(
    <IntlProvider locale="en" onError={() => {}}>
      <button type="button">Save</button>
      <Toasts />
    </IntlProvider>,
  );
  act(() => {
    showToast({ message: 'Bowl was archived', action: { label: 'Undo', onPress: () => {} } });
  });
  return {
    undo: screen.getByRole('button', { name: 'Undo' }),
    toast: screen.getByRole('status'),
  };
}

it('a message stays while the keyboard is in it, and has its time again after that', () => {
  const { undo } = open();
  pass(7_000);
  act(() => undo.focus());
  pass(60_000);
  expect(document.activeElement).toBe(undo);
  act(() => undo.blur());
  pass(7_900);
  expect(listToasts()).toHaveLength(1);
  pass(100);
  expect(listToasts()).toEqual([]);
});

it('a message stays while somebody points at it', () => {
  const { toast } = open();
  fireEvent.pointerOver(toast);
  pass(60_000);
  expect(listToasts()).toHaveLength(1);
  fireEvent.pointerOut(toast);
  pass(8_000);
  expect(listToasts()).toEqual([]);
});

it('a message that is closed gives the keyboard to the one that is left, then to where it came from', () => {
  open();
  act(() => {
    showToast({ message: 'Mug was archived' });
  });
  const save = screen.getByRole('button', { name: 'Save' });
  const closers = () => screen.getAllByRole('button', { name: 'Close' });
  act(() => save.focus());
  act(() => closers()[1]!.focus());
  fireEvent.click(closers()[1]!);
  expect(listToasts().map(({ message }) => message)).toEqual(['Bowl was archived']);
  expect(document.activeElement).toBe(closers()[0]);
  fireEvent.click(closers()[0]!);
  expect(listToasts()).toEqual([]);
  expect(document.activeElement).toBe(save);
});

it('F6 goes to what the newest message offers, and back to where the keyboard was', () => {
  const { undo } = open();
  const save = screen.getByRole('button', { name: 'Save' });
  act(() => save.focus());
  fireEvent.keyDown(save, { key: 'F6' });
  expect(document.activeElement).toBe(undo);
  fireEvent.keyDown(undo, { key: 'F6' });
  expect(document.activeElement).toBe(save);
  fireEvent.keyDown(save, { key: 'F6' });
  fireEvent.click(undo);
  expect(document.activeElement).toBe(save);
  expect(fireEvent.keyDown(save, { key: 'F6' })).toBe(true);
});

it('a link of a message opens another tab, and F6 goes to it', () => {
  open();
  act(() => {
    showToast({ message: 'Published', link: { label: 'View page', href: '/about' } });
  });
  const view = screen.getByRole('link', { name: 'View page' });
  expect([view.getAttribute('href'), view.getAttribute('target')]).toEqual(['/about', '_blank']);
  fireEvent.keyDown(screen.getByRole('button', { name: 'Save' }), { key: 'F6' });
  expect(document.activeElement).toBe(view);
});
