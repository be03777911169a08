// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showAddedPopover } from './added-popover.ts';

const popover = () => document.querySelector<HTMLElement>('.sw-popover');

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<header></header>';
});

afterEach(() => {
  vi.advanceTimersByTime(10_000);
  vi.useRealTimers();
});

test('CART-13 it says what was added and has a close button', () => {
  showAddedPopover({ title: 'Everyday bowl' });
  expect(popover()?.textContent).toContain('Everyday bowl was added to your cart.');
  expect(popover()?.getAttribute('role')).toBe('status');
  popover()?.querySelector<HTMLButtonElement>('button[aria-label="Close"]')?.click();
  expect(popover()).toBeNull();
});

test('ATC-06 CART-14 it leaves by itself after 3000 ms', () => {
  showAddedPopover({ title: 'Everyday bowl' });
  vi.advanceTimersByTime(2999);
  expect(popover()).not.toBeNull();
  vi.advanceTimersByTime(1);
  expect(popover()).toBeNull();
});

test('CART-14 it stands 33 px below the header and follows a scroll within 100 ms', () => {
  const header = document.querySelector('header')!;
  let bottom = 80;
  header.getBoundingClientRect = () => new DOMRect(0, 0, 800, bottom);
  showAddedPopover({ title: 'Everyday bowl' });
  expect(popover()?.style.top).toBe('113px');
  bottom = 20;
  window.dispatchEvent(new Event('scroll'));
  window.dispatchEvent(new Event('scroll'));
  vi.advanceTimersByTime(99);
  expect(popover()?.style.top).toBe('113px');
  vi.advanceTimersByTime(1);
  expect(popover()?.style.top).toBe('53px');
});

test('CART-13 a second one replaces the first', () => {
  showAddedPopover({ title: 'Bowl' });
  vi.advanceTimersByTime(2000);
  showAddedPopover({ title: 'Lamp' });
  vi.advanceTimersByTime(2000);
  expect(document.querySelectorAll('.sw-popover')).toHaveLength(1);
  expect(popover()?.textContent).toContain('Lamp');
});

test('CART-14 under the pointer and with the focus in it the popover stays', () => {
  showAddedPopover({ title: 'Bowl' });
  const matches = vi.spyOn(popover()!, 'matches');
  matches.mockImplementation((selector) => selector.includes(':focus-within'));
  vi.advanceTimersByTime(6000);
  expect(popover()).not.toBeNull();
  matches.mockImplementation((selector) => selector.includes(':hover'));
  vi.advanceTimersByTime(6000);
  expect(popover()).not.toBeNull();
  matches.mockReturnValue(false);
  vi.advanceTimersByTime(3000);
  expect(popover()).toBeNull();
});

test('CART-13 it stands next to a cart link that can be seen, above it when there is no room below', () => {
  document.body.innerHTML = '<header></header><a class="sqs-custom-cart" href="/cart"></a>';
  const place = (x: number, y: number) => {
    document.querySelector('a')!.getBoundingClientRect = () => new DOMRect(x, y, 60, 20);
  };
  place(0, 40);
  showAddedPopover({ title: 'Bowl' });
  expect(popover()?.style.top).toBe('93px');
  place(0, innerHeight - 20);
  showAddedPopover({ title: 'Bowl' });
  expect(popover()?.style.top).toBe(`${innerHeight - 53}px`);
});
