// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import type { CallAnswer, StaffSite } from '@sitewright/contract';
import { IntlProvider } from 'react-intl';
import { afterEach, expect, it, vi } from 'vitest';
import { SiteContext } from '../../app/office-context.ts';
import { createQueryClient } from '../../data/query-client.ts';
import { CheckoutExample } from './checkout-example.tsx';

type Preview = CallAnswer<'POST /api/sites/:identifier/checkout/preview'>;

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const site = {
  identifier: 'alder',
  currency: 'EUR',
  timeZone: 'UTC',
  permissions: [],
  missingParts: [],
} as unknown as StaffSite;

const usual: Preview = {
  total: {
    at: 0,
    currency: 'EUR',
    place: { country: 'DE', region: '', postalCode: '' },
    subtotalCents: 3000,
    grandTotalCents: 3490,
    isEstimate: false,
    items: [],
    steps: [],
    problem: null,
  } as unknown as Preview['total'],
  minimum: { subtotalCents: 4000, isReached: false },
  giftCard: { paysCents: 2000, leftCents: 0, expiresOn: null },
  dueCents: 1490,
  ways: [
    { provider: 'manual', label: 'Transfer', withheld: null },
    { provider: 'cash-at-pickup', label: 'Cash', withheld: 'no-pickup' },
  ],
};

/** What the example asks of the server, and shows of its answer. */
async function open(
  props: Parameters<typeof CheckoutExample>[0],
  more: Partial<Preview> = {},
): Promise<{ asked: { settings: unknown; giftCardCents: number } }> {
  const bodies: string[] = [];
  vi.stubGlobal(
    'fetch',
    vi.fn(async (_address: string, init?: { body?: string }) => {
      if (init?.body) bodies.push(init.body);
      return Response.json({ ...usual, ...more });
    }),
  );
  render(
    <IntlProvider locale="en" onError={() => {}}>
      <QueryClientProvider client={createQueryClient(() => {})}>
        <SiteContext value={site}>
          <CheckoutExample {...props} />
        </SiteContext>
      </QueryClientProvider>
    </IntlProvider>,
  );
  await screen.findAllByText(/pays|paid|minimum|left/);
  return { asked: JSON.parse(bodies[0] ?? '{}') };
}

it('asks by what is typed, group by group', async () => {
  const { asked } = await open({
    tells: ['minimum', 'ways'],
    giftCardCents: 2000,
    values: {
      'store:minimumOrderSubtotalEnabled': true,
      'payments:manual': true,
      'payments:stripePublishableKey': 'pk_1',
      'mail:from': 'a@site.test',
    },
  });
  expect(asked.settings).toEqual({
    store: { minimumOrderSubtotalEnabled: true },
    payments: { manual: true, stripePublishableKey: 'pk_1' },
  });
  // Where no card is told of, none pays.
  expect(asked.giftCardCents).toBe(0);
});

it('tells the minimum that is not reached, and why a way to pay is not offered', async () => {
  await open({ tells: ['minimum', 'ways'] });
  expect(screen.getByText(/cannot be ordered/).textContent).toMatch(/€30\.00.*€40\.00/);
  expect(screen.getByText('€14.90 can be paid by:')).toBeTruthy();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent?.trim())).toEqual(
    expect.arrayContaining(['Transfer', 'Cash – not offered: no way to pick up is set up']),
  );
});

it('tells what a gift card pays, and that nothing is left where it pays all', async () => {
  const { asked } = await open({ tells: ['card', 'ways'], giftCardCents: 5000 }, { dueCents: 0 });
  expect(asked.giftCardCents).toBe(5000);
  expect(screen.getByText(/A gift card of €50\.00 pays €20\.00 of it/)).toBeTruthy();
  expect(screen.getByText('Nothing is left to pay.')).toBeTruthy();
});
