// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import type { StaffSite } from '@sitewright/contract';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SiteContext } from '../../app/office-context.ts';
import { createQueryClient } from '../../data/query-client.ts';
import { Toasts } from '../../ui/toasts.tsx';
import { Screen } from './new-product-screen.tsx';

/** What the address says. */
let search: Record<string, string> = {};
const router = { navigate: vi.fn(), latestLocation: { search: {}, state: {} } };
vi.mock('@tanstack/react-router', () => ({
  useRouter: () => router,
  useNavigate: () => vi.fn(),
  useSearch: () => search,
}));

const page = (id: string, isFull = false) => ({ id, title: id, urlId: id, isFull });

let storePages = [page('Shop')];
let sent: Record<string, unknown> | undefined;
let refusal: { code: string; message: string } | undefined;

/** The call of store pages fails. */
let isUnread = false;

beforeEach(() => {
  search = {};
  sent = undefined;
  refusal = undefined;
  isUnread = false;
  vi.stubGlobal(
    'fetch',
    vi.fn(async (address: string, init?: { body?: string }) => {
      if (address.includes('/store-pages')) {
        return isUnread ? Response.json({}, { status: 500 }) : Response.json({ storePages });
      }
      if (address.includes('/categories')) {
        return Response.json({ categories: [{ id: 'c1', collectionId: 'Outlet' }] });
      }
      sent = JSON.parse(init?.body ?? '{}') as Record<string, unknown>;
      return refusal
        ? Response.json(refusal, { status: 400 })
        : Response.json({ id: 'p1', activityId: 'a1' });
    }),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function show(pages: typeof storePages) {
  storePages = pages;
  const site = {
    identifier: 'alder',
    currency: 'EUR',
    permissions: ['create-products', 'view-content', 'edit-settings'],
  } as unknown as StaffSite;
  render(
    <IntlProvider locale="en" onError={() => {}}>
      <QueryClientProvider client={createQueryClient(() => {})}>
        <SiteContext value={site}>
          <Screen />
          <Toasts />
        </SiteContext>
      </QueryClientProvider>
    </IntlProvider>,
  );
  await waitFor(() => expect(fetch).toHaveBeenCalled());
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Mug' } });
  fireEvent.change(screen.getByLabelText('Price'), { target: { value: '5' } });
}

const create = () => fireEvent.click(screen.getByRole('button', { name: 'Create product' }));
const field = (name: string) => screen.findByRole('button', { name: new RegExp(`${name}.*Store`) });

it('PROD-08 a shop of one store page is asked for none, and its page is sent', async () => {
  await show([page('Shop')]);
  await waitFor(() => {
    create();
    expect(sent).toMatchObject({ title: 'Mug', collectionId: 'Shop' });
  });
  expect(screen.queryByText('Store page')).toBeNull();
});

it('that a product was made is told by its name, with Undo', async () => {
  await show([page('Shop')]);
  create();
  await screen.findByText('Mug was made');
  expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(1);
  expect(screen.queryByText('Saved')).toBeNull();
});

it('PROD-08 with several it begins with the first that has room', async () => {
  await show([page('Shop', true), page('Outlet'), page('Books')]);
  await field('Outlet');
  create();
  await waitFor(() => expect(sent).toMatchObject({ collectionId: 'Outlet' }));
});

it('PROD-08 with several it begins with that of the category the owner comes from', async () => {
  search = { categoryId: 'c1' };
  await show([page('Shop'), page('Books'), page('Outlet')]);
  await field('Outlet');
  create();
  await waitFor(() => expect(sent).toMatchObject({ collectionId: 'Outlet' }));
});

it('PROD-08 store pages that could not be read say so, and are read again', async () => {
  isUnread = true;
  await show([page('Shop'), page('Outlet')]);
  await screen.findByText('The store pages could not be read.');
  isUnread = false;
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await field('Shop');
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Mug');
  create();
  await waitFor(() => expect(sent).toMatchObject({ collectionId: 'Shop' }));
});

it('GLRY-18 what is full is not sent, and says what can be done', async () => {
  await show([page('Shop', true), page('Outlet', true)]);
  await screen.findByText('This store page is full. Choose another one.');
  create();
  expect(sent).toBeUndefined();
  const ways = ['New store page', 'Let store pages hold more'];
  const links = ways.map((name) => screen.getByRole('link', { name }).getAttribute('href'));
  expect(links).toEqual([
    expect.stringContaining('navigation?ask=store'),
    expect.stringContaining('settings/pages'),
  ]);
});

it('GLRY-18 one that filled up meanwhile says the same', async () => {
  refusal = { code: 'collection_full', message: 'full' };
  await show([page('Shop')]);
  create();
  await screen.findByRole('link', { name: 'Let store pages hold more' });
});
