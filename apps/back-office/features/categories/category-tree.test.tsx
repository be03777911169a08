// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import type { StaffSite } from '@sitewright/contract';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SiteContext } from '../../app/office-context.ts';
import { createQueryClient } from '../../data/query-client.ts';
import { ConfirmProvider } from '../../ui/confirm-provider.tsx';
import { CategoryTree } from './category-tree.tsx';

const category = (id: string, collectionId: string, displayIndex: number) => ({
  id,
  collectionId,
  parentId: null,
  displayName: id,
  urlPath: id,
  depth: 0,
  displayIndex,
  productCount: 0,
});
const page = (id: string, title: string) => ({ id, title, urlId: id, isFull: false });

let storePages = [page('s1', 'Shop')];
let made: { address: string; body: unknown } | undefined;

beforeEach(() => {
  made = undefined;
  vi.stubGlobal(
    'fetch',
    vi.fn(async (address: string, init?: { body?: string; method?: string }) => {
      if (address.includes('/store-pages')) return Response.json({ storePages });
      if (init?.method === 'POST') {
        made = { address, body: JSON.parse(init.body ?? '{}') };
        return Response.json({ id: 'new' });
      }
      const categories = storePages.flatMap(({ id }) => [
        category(`Cups of ${id}`, id, 0),
        ...(made ? [category(`New of ${id}`, id, 1)] : []),
      ]);
      return Response.json({ categories });
    }),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(pages: typeof storePages) {
  storePages = pages;
  const site = {
    identifier: 'alder',
    siteId: 'w1',
    permissions: ['create-products', 'view-content'],
  } as unknown as StaffSite;
  render(
    <IntlProvider locale="en" onError={() => {}}>
      <QueryClientProvider client={createQueryClient(() => {})}>
        <SiteContext value={site}>
          <ConfirmProvider>
            <CategoryTree />
          </ConfirmProvider>
        </SiteContext>
      </QueryClientProvider>
    </IntlProvider>,
  );
}

it('STOR-07 TAGS-01 store pages stand apart, and a category begins on any of them', async () => {
  show([page('s1', 'Shop'), page('s2', 'Outlet')]);
  const outlet = await screen.findByRole('region', { name: 'Outlet' });
  expect(within(outlet).getByText('Cups of s2')).toBeTruthy();
  expect(within(outlet).queryByText('Cups of s1')).toBeNull();
  const name = within(outlet).getByLabelText('New category on Outlet');
  fireEvent.change(name, { target: { value: 'Sale' } });
  fireEvent.click(within(outlet).getByRole('button', { name: 'Create' }));
  await waitFor(() => expect(made).toBeDefined());
  expect(made?.address).toContain('/websites/w1/products/s2/categories');
  expect(made?.body).toEqual({ displayName: 'Sale', displayIndex: 1 });
});

it('TAGS-01 after a category the next one is typed, and without a name it says so', async () => {
  show([page('s1', 'Shop')]);
  const name = await screen.findByLabelText<HTMLInputElement>('New category');
  name.focus();
  fireEvent.click(screen.getByRole('button', { name: 'Create' }));
  await screen.findByText('Give it a name.');
  expect(made).toBeUndefined();
  fireEvent.change(name, { target: { value: 'Sale' } });
  fireEvent.submit(name.form!);
  await waitFor(() => expect(name.value).toBe(''));
  expect(made?.body).toEqual({ displayName: 'Sale', displayIndex: 1 });
  expect(document.activeElement).toBe(name);
  expect(screen.queryByText('Give it a name.')).toBeNull();
});

it('TAGS-01 one store page needs no name', async () => {
  show([page('s1', 'Shop')]);
  await screen.findByLabelText('New category');
  expect(screen.queryByRole('region')).toBeNull();
});

it('TAGS-01 a shop without a store page leads to one', async () => {
  show([]);
  const way = await screen.findByRole('link', { name: 'New store page' });
  expect(way.getAttribute('href')).toContain('navigation?ask=store');
  expect(screen.queryByRole('button', { name: 'Create' })).toBeNull();
});
