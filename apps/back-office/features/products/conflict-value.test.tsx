// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import type { StaffSite } from '@sitewright/contract';
import { cleanup, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SiteContext } from '../../app/office-context.ts';
import { createQueryClient } from '../../data/query-client.ts';
import { usePrintProductValue } from './conflict-value.tsx';

beforeEach(() => {
  vi.stubGlobal(
    'fetch',
    vi.fn(async (asked: string) =>
      asked.includes('/store-pages')
        ? Response.json({
            storePages: [{ id: 's1', title: 'Outlet', urlId: 'outlet', isFull: false }],
          })
        : asked.includes('/files/')
          ? Response.json({ file: { id: 'a1', filename: 'kiln.mp3' } })
          : Response.json({ forms: [{ id: 'f1', name: 'Engraving' }] }),
    ),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Printed({ field, value }: { field: string; value: unknown }) {
  return <output>{usePrintProductValue()(value, field) ?? 'as it stands'}</output>;
}

const plan = { billingPeriod: { value: 2, unit: 'WEEK' }, numBillingCycles: 0 };

it.each([
  ['collectionId', 's1', 'Outlet'],
  ['collectionId', 's9', 'A deleted store page'],
  ['formId', 'f1', 'Engraving'],
  ['formId', 'f9', 'A deleted form'],
  ['audioAssetId', 'a1', 'kiln.mp3'],
  ['taxClass', 'reduced', 'Reduced'],
  ['taxClass', 'books', 'books'],
  ['relatedRule', 'none', 'None'],
  ['subscriptionPlan', plan, 'every 2 weeks'],
  ['categoryIds', ['c1', 'c2'], '2 entries'],
  ['title', 'Mug', 'as it stands'],
])('a version of %s is told in words: %j', async (field, value, told) => {
  const site = { identifier: 'alder', permissions: ['view-media'] } as unknown as StaffSite;
  render(
    <IntlProvider locale="en" onError={() => {}}>
      <QueryClientProvider client={createQueryClient(() => {})}>
        <SiteContext value={site}>
          <Printed field={field} value={value} />
        </SiteContext>
      </QueryClientProvider>
    </IntlProvider>,
  );
  expect(await screen.findByText(told)).toBeTruthy();
});
