// @vitest-environment happy-dom
import type { StaffSite } from '@sitewright/contract';
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { SiteContext, useSite } from './office-context.ts';

afterEach(cleanup);

it('the site of a screen is the same as long as nothing of it changes', () => {
  const site = { identifier: 'alder', timeZone: 'Not/There', permissions: ['view-orders'] };
  const { result, rerender } = renderHook(() => useSite(), {
    wrapper: ({ children }) => (
      <SiteContext value={site as unknown as StaffSite}>{children}</SiteContext>
    ),
  });
  const first = result.current;
  rerender();
  expect(result.current).toBe(first);
  expect([first.timeZone, first.failedTimeZone]).toEqual(['UTC', 'Not/There']);
  expect([first.href('orders'), first.may('view-orders'), first.may('edit-orders')]).toEqual([
    '/config/sites/alder/orders',
    true,
    false,
  ]);
});
