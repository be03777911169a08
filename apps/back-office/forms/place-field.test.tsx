// @vitest-environment happy-dom
import type { StaffSite } from '@sitewright/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { IntlProvider } from 'react-intl';
import { afterEach, expect, it, vi } from 'vitest';
import { SiteContext } from '../app/office-context.ts';
import { PlaceField, type FoundPlace } from './place-field.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const site = { identifier: 'alder', permissions: [] } as unknown as StaffSite;

/** A field of a site that asks this provider, and what the server was asked. Details come by then. */
function open(provider: 'none' | 'photon', until: Promise<void> = Promise.resolve()) {
  const asked: URL[] = [];
  const found = vi.fn<(place: FoundPlace, town: string) => void>();
  vi.stubGlobal('fetch', async (path: string) => {
    const url = new URL(path, 'http://localhost');
    asked.push(url);
    if (url.pathname.endsWith('/autocomplete')) {
      return Response.json({ predictions: [{ placeId: 'p1', description: 'Linden 5, Berlin' }] });
    }
    if (url.pathname.endsWith('/details')) {
      await until;
      return Response.json({
        placeId: 'p1',
        formattedAddress: 'Linden 5, Berlin',
        addressLine1: 'Linden 5',
        city: 'Berlin',
        region: '',
        postalCode: '10969',
        countryCode: 'DE',
        lat: 52.5,
        lng: 13.4,
      });
    }
    return Response.json({ provider });
  });
  function Panel() {
    const [value, setValue] = useState('');
    const [town, setTown] = useState('');
    const onPlace = (place: FoundPlace) => found(place, town);
    return (
      <QueryClientProvider client={new QueryClient()}>
        <IntlProvider locale="en">
          <SiteContext value={site}>
            <input
              aria-label="Town"
              value={town}
              onChange={({ target }) => setTown(target.value)}
            />
            <PlaceField
              label="Street"
              value={value}
              isDisabled={false}
              onChange={setValue}
              onPlace={onPlace}
              asks={{ productPage: 'settings', productSection: 'business' }}
            />
          </SiteContext>
        </IntlProvider>
      </QueryClientProvider>
    );
  }
  render(<Panel />);
  return {
    asked,
    found,
    input: () => screen.getByLabelText<HTMLInputElement>('Street', { selector: 'input' }),
  };
}

it('MAPS-01 without a provider an address is a plain field, and nobody is asked', async () => {
  const { asked, input } = open('none');
  await waitFor(() => expect(asked).toHaveLength(1));
  fireEvent.change(input(), { target: { value: 'Linden' } });
  expect(input().value).toBe('Linden');
  expect(input().getAttribute('role')).toBeNull();
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(asked).toHaveLength(1);
});

it('MAPS-01 MAPS-02 suggestions come while somebody types; the chosen one is told with who asks', async () => {
  const { asked, found, input } = open('photon');
  await waitFor(() => expect(input().getAttribute('role')).toBe('combobox'));
  input().focus();
  fireEvent.change(input(), { target: { value: 'Li' } });
  fireEvent.change(input(), { target: { value: 'Linden' } });
  const option = await screen.findByRole('option', { name: 'Linden 5, Berlin' });
  const completions = asked.filter(({ pathname }) => pathname.endsWith('/autocomplete'));
  expect(completions.map((url) => url.searchParams.get('input'))).toEqual(['Linden']);
  fireEvent.click(option);
  await waitFor(() => expect(found).toHaveBeenCalledOnce());
  expect(found.mock.calls[0]?.[0]).toMatchObject({ city: 'Berlin', lat: 52.5 });
  const details = asked.find(({ pathname }) => pathname.endsWith('/details'))!;
  expect(Object.fromEntries(details.searchParams)).toMatchObject({
    placeId: 'p1',
    productPage: 'settings',
    productSection: 'business',
    sessionToken: completions[0]!.searchParams.get('sessionToken'),
  });
});

it('what is typed while a place is on its way stays, and the place does not come over it', async () => {
  const coming = Promise.withResolvers<void>();
  const { asked, found, input } = open('photon', coming.promise);
  await waitFor(() => expect(input().getAttribute('role')).toBe('combobox'));
  input().focus();
  fireEvent.change(input(), { target: { value: 'Linden' } });
  fireEvent.click(await screen.findByRole('option', { name: 'Linden 5, Berlin' }));
  await waitFor(() => expect(asked.at(-1)?.pathname).toMatch(/details$/));
  fireEvent.change(input(), { target: { value: 'Another street' } });
  coming.resolve();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(found).not.toHaveBeenCalled();
});

it('a place is put into what stands there when it comes', async () => {
  const coming = Promise.withResolvers<void>();
  const { asked, found, input } = open('photon', coming.promise);
  await waitFor(() => expect(input().getAttribute('role')).toBe('combobox'));
  input().focus();
  fireEvent.change(input(), { target: { value: 'Linden' } });
  fireEvent.click(await screen.findByRole('option', { name: 'Linden 5, Berlin' }));
  await waitFor(() => expect(asked.at(-1)?.pathname).toMatch(/details$/));
  fireEvent.change(screen.getByLabelText('Town'), { target: { value: 'Rome' } });
  coming.resolve();
  await waitFor(() => expect(found).toHaveBeenCalledOnce());
  expect(found.mock.calls[0]?.[1]).toBe('Rome');
});
