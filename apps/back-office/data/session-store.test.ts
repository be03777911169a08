// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { recallInTab, rememberInTab } from './session-store.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  sessionStorage.clear();
});
afterEach(() => vi.useRealTimers());

it('PREF-04 an entry without an end stays, one with an end is removed when it is read too late', () => {
  rememberInTab('view', { columns: ['title'] });
  rememberInTab('hint', 'seen', 60_000);
  vi.advanceTimersByTime(59_999);
  expect(recallInTab('hint')).toBe('seen');
  vi.advanceTimersByTime(1);
  expect(sessionStorage.getItem('sitewright:hint')).not.toBeNull();
  expect(recallInTab('hint')).toBeUndefined();
  expect(sessionStorage.getItem('sitewright:hint')).toBeNull();
  vi.advanceTimersByTime(365 * 86_400_000);
  expect(recallInTab('view')).toEqual({ columns: ['title'] });
});

it('PREF-04 what somebody else wrote there is nothing, and goes', () => {
  sessionStorage.setItem('sitewright:view', '{broken');
  expect(recallInTab('view')).toBeUndefined();
  expect(sessionStorage.getItem('sitewright:view')).toBeNull();
});
