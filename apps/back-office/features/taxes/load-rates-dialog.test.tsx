// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import type { StaffSite } from '@sitewright/contract';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, expect, it, vi } from 'vitest';
import { SiteContext } from '../../app/office-context.ts';
import { createQueryClient } from '../../data/query-client.ts';
import { LoadRatesDialog } from './load-rates-dialog.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** The dialog of a shop in this country; what it asks the server to load. */
function open(country: string) {
  const loaded: unknown[] = [];
  vi.stubGlobal(
    'fetch',
    vi.fn(async (address: string, init?: { body?: string }) => {
      if (address.includes('/tax-rates')) {
        loaded.push(JSON.parse(init?.body ?? '{}'));
        return Response.json({ loaded: 1, removed: 0 });
      }
      return Response.json({ settings: [{ group: 'business', field: 'country', value: country }] });
    }),
  );
  const site = { identifier: 'alder', permissions: ['edit-settings'] } as unknown as StaffSite;
  render(
    <IntlProvider locale="en" onError={() => {}}>
      <QueryClientProvider client={createQueryClient(() => {})}>
        <SiteContext value={site}>
          <LoadRatesDialog present={[]} onClose={() => {}} />
        </SiteContext>
      </QueryClientProvider>
    </IntlProvider>,
  );
  return loaded;
}

const load = () => fireEvent.click(screen.getByRole('button', { name: 'Load rates' }));

it('states are named in small letters too, and what there is none of is told', async () => {
  const loaded = open('US');
  const states = await screen.findByLabelText('States where you collect');
  load();
  await screen.findByText('Name at least one state.');
  fireEvent.change(states, { target: { value: 'ny, xx' } });
  await screen.findByText('XX: no state with a sales tax.');
  load();
  expect(loaded).toEqual([]);
  fireEvent.change(states, { target: { value: 'ny, Ca' } });
  load();
  await waitFor(() => expect(loaded).toEqual([{ area: 'US', states: ['NY', 'CA'] }]));
});

it.each([
  ['Prices hold the tax', { isOneStopShop: false, isIncludedInPrice: false }],
  ['Rates of each country (one-stop shop)', { isOneStopShop: true, isIncludedInPrice: true }],
])('"%s" is what is loaded', async (name, more) => {
  const loaded = open('DE');
  fireEvent.click(await screen.findByRole('switch', { name: new RegExp(name.slice(0, 19)) }));
  load();
  await waitFor(() => expect(loaded).toEqual([{ area: 'EU', homeCountry: 'DE', ...more }]));
});
