// @vitest-environment happy-dom
/** Screens of a part that the plan of a site does not hold. */
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { act, cleanup, render, screen } from '@testing-library/react';
import type { Entitlement, Permission, StaffSessionAnswer, StaffSite } from '@sitewright/contract';
import { Gift } from 'lucide-react';
import { IntlProvider } from 'react-intl';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '../data/query-client.ts';
import { ConfirmProvider } from '../ui/confirm-provider.tsx';
import { SectionsContext, SessionContext } from './office-context.ts';
import { createOfficeRouter } from './router.tsx';
import type { Section } from './section.ts';

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => {});
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Response.json({})),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const cards: Section = {
  path: 'cards',
  title: { en: 'Cards', de: 'Karten' },
  area: 'commerce',
  icon: Gift,
  permission: 'view-orders',
  part: 'gift-cards',
  actions: [
    { path: 'new', label: { en: 'New card', de: 'Neue Karte' }, permission: 'view-orders' },
  ],
  screens: ['', 'new'].map((path) => ({
    path,
    load: async () => ({ Screen: () => <p>{path === '' ? 'All cards' : 'A new card'}</p> }),
  })),
};

async function open(path: string, missingParts: Entitlement[], more: Permission[] = []) {
  history.replaceState(null, '', `/config/sites/alder/${path}`);
  const site: StaffSite = {
    identifier: 'alder',
    siteId: 's',
    title: 'Alder',
    primaryHost: null,
    isDefault: true,
    currency: 'EUR',
    locale: 'en-GB',
    timeZone: 'Europe/Berlin',
    measurementStandard: 2,
    roles: [],
    permissions: ['view-back-office', 'view-orders', ...more],
    standing: 'open',
    missingParts,
  };
  const account = { id: 'ada', email: 'ada@site.test', displayName: 'Ada', language: null };
  const session: StaffSessionAnswer = { account, isOwner: false, sites: [site] };
  const router = createOfficeRouter([cards]);
  await act(async () => {
    render(
      <IntlProvider locale="en" onError={() => {}}>
        <QueryClientProvider client={createQueryClient(() => {})}>
          <SessionContext value={session}>
            <SectionsContext value={[cards]}>
              <ConfirmProvider>
                <RouterProvider router={router as never} />
              </ConfirmProvider>
            </SectionsContext>
          </SessionContext>
        </QueryClientProvider>
      </IntlProvider>,
    );
    await router.load();
  });
}

const link = () => screen.getByRole('link', { name: /Cards/ }).textContent;
const refusal = /does not hold this part/;

it('AUTH-09 with the part all is as ever', async () => {
  await open('cards/new', ['subscriptions']);
  expect(await screen.findByText('A new card')).toBeTruthy();
  expect(screen.queryByText(refusal)).toBeNull();
  expect(link()).not.toContain('Not in the plan');
});

it('AUTH-09 without it what is there stays in sight, below a word that says so, and a lock', async () => {
  await open('cards', ['gift-cards']);
  expect(await screen.findByText('All cards')).toBeTruthy();
  expect(screen.getByText(refusal).textContent).toContain('Ask the owner');
  expect(link()).toContain('Not in the plan of this site');
});

it('AUTH-09 nothing begins that would only be refused; who may see the plan is led there', async () => {
  await open('cards/new', ['gift-cards'], ['manage-billing']);
  expect(await screen.findByText(refusal)).toBeTruthy();
  expect(screen.queryByText('A new card')).toBeNull();
  const plan = screen.getByRole('main').querySelector('a[href*="billing"]');
  expect(plan?.getAttribute('href')).toBe('/config/sites/alder/billing?for=upgrade');
});
