// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import type { StaffSite } from '@sitewright/contract';
import { cleanup, render } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SiteContext } from '../../app/office-context.ts';
import { createQueryClient } from '../../data/query-client.ts';
import { Screen } from './analytics-screen.tsx';

const list = vi.hoisted(() => ({ values: {} as Record<string, string> }));
vi.mock('../../data/use-list-state.ts', () => ({
  useListState: () => ({ values: list.values, set: () => {}, correct: () => {} }),
}));

beforeEach(() => {
  vi.stubGlobal(
    'fetch',
    vi.fn(() => new Promise(() => {})),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** What the file of a report is asked for, with this address of the screen. */
function fileOf(values: Record<string, string>) {
  list.values = values;
  const site = { identifier: 'alder', timeZone: 'UTC', currency: 'USD', permissions: [] };
  render(
    <IntlProvider locale="en" onError={() => {}}>
      <QueryClientProvider client={createQueryClient(() => {})}>
        <SiteContext value={{ ...site, href: (path: string) => path } as unknown as StaffSite}>
          <Screen />
        </SiteContext>
      </QueryClientProvider>
    </IntlProvider>,
  );
  const file = document.querySelector<HTMLAnchorElement>('a[download]')!;
  const { pathname, searchParams } = new URL(file.getAttribute('href')!, 'http://shop');
  cleanup();
  return { pathname, ...Object.fromEntries(searchParams) };
}

it('the file of a report has the lines, the other period and the order that the screen shows', () => {
  const period = { from: '2026-01-01', to: '2026-01-31' };
  const shown = { ...period, report: 'products', view: 'course', compare: 'year' };
  expect(fileOf({ ...shown, sort: 'units', direction: 'asc', unit: 'week' })).toEqual({
    ...period,
    pathname: '/api/sites/alder/reports/products/export',
    view: 'course',
    compare: 'year',
    sort: 'units',
    direction: 'asc',
    unit: 'week',
    isTest: 'false',
  });
  expect(fileOf({ ...period, report: 'products' })).toMatchObject({ view: 'lines' });
});
