// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { figureNames, type StaffSite } from '@sitewright/contract';
import { cleanup, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SiteContext } from '../../app/office-context.ts';
import { createQueryClient } from '../../data/query-client.ts';
import { Screen } from './analytics-screen.tsx';

vi.mock('./plot-canvas.tsx', () => ({ default: () => null }));
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

/** The screen at this address. */
function show(values: Record<string, string>): void {
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
}

/** What the file of a report is asked for, with this address of the screen. */
function fileOf(values: Record<string, string>) {
  show(values);
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

const figures = (cents: number) => Object.fromEntries(figureNames.map((name) => [name, cents]));

/** A report of January beside December, of so many cents each. */
function answerReport(now: number, before: number): void {
  const january = { from: '2026-01-01', to: '2026-01-31', figures: figures(now) };
  const december = { from: '2025-12-01', to: '2025-12-31', figures: figures(before) };
  const line = { ...january, compared: december.figures };
  const report = {
    currency: 'USD',
    currencies: ['USD'],
    unit: 'month',
    sort: 'netCents',
    period: january,
    compared: december,
    series: [line],
    rows: [],
  };
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Response.json(report)),
  );
}

it('beside a period without anything, that is said once', async () => {
  answerReport(2500, 0);
  show({ report: 'sales', compare: 'before' });
  await screen.findByText('Nothing to compare with: Dec 1, 2025 – Dec 31, 2025');
  expect(document.body.textContent).not.toContain('$0.00');
});

it('beside a period with something each number has what it was before', async () => {
  answerReport(2500, 1000);
  show({ report: 'sales', compare: 'before' });
  expect(await screen.findAllByText('+150% ($10.00 before)')).not.toHaveLength(0);
  screen.getByText('Before: Dec 1, 2025 – Dec 31, 2025');
  expect(screen.queryByText(/^Nothing to compare/)).toBeNull();
});
