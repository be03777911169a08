// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { openAlert } from './alert-dialog.ts';
import { isTallerThanWindow } from './modal-place.ts';
import { openModal } from './modal.ts';

const dialog = () => document.querySelector('dialog');

beforeEach(() => {
  document.body.innerHTML = '<button id="opener">Open</button>';
  document.querySelector<HTMLElement>('#opener')?.focus();
});

describe('the modal', () => {
  test('POPU-04 is named by its title and closes by its close control', () => {
    const onClose = vi.fn<() => void>();
    openModal({ title: 'Hello', onClose });
    const title = document.querySelector(`#${dialog()?.getAttribute('aria-labelledby')}`);
    expect(title?.textContent).toBe('Hello');
    expect(dialog()?.open).toBe(true);
    const close = dialog()?.querySelector<HTMLButtonElement>('button[aria-label="Close"]');
    expect(close?.tagName).toBe('BUTTON');
    close?.click();
    expect(dialog()).toBeNull();
    expect(onClose).toHaveBeenCalledOnce();
  });

  test('the focus returns to the opener', () => {
    openModal({ title: 'Hello' }).close();
    expect(document.activeElement?.id).toBe('opener');
  });

  test('POPU-05 content taller than the window starts 50 px from the top, other content is centred', () => {
    expect(isTallerThanWindow(244, 284)).toBe(false);
    expect(isTallerThanWindow(500, 500)).toBe(false);
    expect(isTallerThanWindow(666, 500)).toBe(true);
  });

  test('POPU-05 a resize is answered 100 ms after the last one', () => {
    vi.useFakeTimers();
    const modal = openModal({ title: 'Hello' });
    Object.defineProperty(modal.dialog, 'scrollHeight', { value: 5000 });
    window.dispatchEvent(new Event('resize'));
    vi.advanceTimersByTime(60);
    window.dispatchEvent(new Event('resize'));
    vi.advanceTimersByTime(99);
    expect(modal.dialog.classList.contains('is-tall')).toBe(false);
    vi.advanceTimersByTime(1);
    expect(modal.dialog.classList.contains('is-tall')).toBe(true);
    vi.useRealTimers();
  });
});

test('MSG-05 an alert of a failure that may pass has Try again, which comes after it has closed', () => {
  const onTryAgain = vi.fn<() => void>(() => expect(dialog()).toBeNull());
  openAlert('Unable to Add Item', 'Sorry.', { onTryAgain });
  const buttons = () => [...(dialog()?.querySelectorAll<HTMLButtonElement>('.sw-button') ?? [])];
  expect(buttons().map(({ textContent }) => textContent)).toEqual(['Try again', 'OK']);
  expect(buttons()[0]?.autofocus).toBe(true);
  buttons()[1]?.click();
  expect(onTryAgain).not.toHaveBeenCalled();
  openAlert('Unable to Add Item', 'Sorry.', { onTryAgain });
  buttons()[0]?.click();
  expect(onTryAgain).toHaveBeenCalledOnce();
});

test('ATC-20 an alert reads title and message and closes by its button', () => {
  const onClose = vi.fn<() => void>();
  openAlert('Unable to Add Item', 'Sorry.', { onClose });
  expect(dialog()?.getAttribute('role')).toBe('alertdialog');
  expect(dialog()?.querySelector('h2')?.textContent).toBe('Unable to Add Item');
  expect(
    document.querySelector(`#${dialog()?.getAttribute('aria-describedby')}`)?.textContent,
  ).toBe('Sorry.');
  dialog()?.querySelector<HTMLButtonElement>('.sw-button')?.click();
  expect(dialog()).toBeNull();
  expect(onClose).toHaveBeenCalledOnce();
});
