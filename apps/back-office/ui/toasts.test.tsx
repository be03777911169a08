// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { closeToast, listToasts, showToast } from './toast-store.ts';
import { Toasts } from './toasts.tsx';

const said = () => listToasts().map(({ message }) => message);
const closers = () => screen.getAllByRole('button', { name: 'Close' });

beforeEach(() => {
  vi.useFakeTimers();
  render(
    <IntlProvider locale="en">
      <button type="button">Save</button>
      <Toasts />
    </IntlProvider>,
  );
  screen.getByRole('button', { name: 'Save' }).focus();
});
afterEach(() => {
  act(() => {
    for (const { id } of listToasts()) closeToast(id);
  });
  cleanup();
  vi.useRealTimers();
});

it('a message that is closed gives the keyboard to the one that is left, then to where it came from', () => {
  act(() => {
    showToast({ message: 'One' });
    showToast({ message: 'Two' });
  });
  act(() => closers()[1]?.focus());
  fireEvent.click(closers()[1]!);
  expect(said()).toEqual(['One']);
  expect(document.activeElement).toBe(closers()[0]);
  fireEvent.click(closers()[0]!);
  expect(said()).toEqual([]);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Save' }));
});

it('messages stay while the keyboard is in them, and go soon after', () => {
  act(() => {
    showToast({ message: 'One' });
  });
  act(() => closers()[0]?.focus());
  act(() => {
    vi.advanceTimersByTime(60_000);
  });
  expect(said()).toEqual(['One']);
  act(() => screen.getByRole('button', { name: 'Save' }).focus());
  act(() => {
    vi.advanceTimersByTime(1_999);
  });
  expect(said()).toEqual(['One']);
  act(() => {
    vi.advanceTimersByTime(1);
  });
  expect(said()).toEqual([]);
});
