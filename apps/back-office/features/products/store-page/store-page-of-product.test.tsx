// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import type { StaffProduct, StaffSite } from '@sitewright/contract';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { IntlProvider } from 'react-intl';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SiteContext } from '../../../app/office-context.ts';
import { createQueryClient } from '../../../data/query-client.ts';
import { useEditForm, type EditForm } from '../../../forms/use-edit-form.ts';
import type { ProductForm } from '../product-fields.ts';
import { StorePageOfProduct } from './store-page-of-product.tsx';

const page = (id: string, isFull = false) => ({ id, title: id, urlId: id.toLowerCase(), isFull });
const product = {
  id: 'p1',
  path: '/shop/p/mug',
  urlId: 'mug',
  collectionId: 'Shop',
  categoryIds: ['cups'],
} as unknown as StaffProduct;

/** What the field reads of the form. */
const saved = {
  urlId: 'mug',
  collectionId: 'Shop',
  categoryIds: ['cups'],
} as unknown as ProductForm;

let storePages = [page('Shop'), page('Outlet')];
const editing: { now?: EditForm<ProductForm> } = {};

beforeEach(() => {
  vi.stubGlobal(
    'fetch',
    vi.fn(async (address: string) =>
      address.includes('/store-pages')
        ? Response.json({ storePages })
        : Response.json({
            categories: [
              { id: 'cups', displayName: 'Cups', collectionId: 'Shop' },
              { id: 'sale', displayName: 'Sale', collectionId: 'Outlet' },
            ],
          }),
    ),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Edited() {
  const edit = useEditForm<ProductForm>({
    name: 'alder/products/p1',
    saved,
    onSave: async () => undefined,
  });
  useEffect(() => {
    editing.now = edit;
  });
  return <StorePageOfProduct edit={edit} product={product} />;
}

async function show(pages: typeof storePages) {
  storePages = pages;
  const site = { identifier: 'alder', permissions: ['edit-settings'] } as unknown as StaffSite;
  render(
    <IntlProvider locale="en" onError={() => {}}>
      <QueryClientProvider client={createQueryClient(() => {})}>
        <SiteContext value={site}>
          <Edited />
        </SiteContext>
      </QueryClientProvider>
    </IntlProvider>,
  );
  await waitFor(() => expect(fetch).toHaveBeenCalledTimes(2));
}

const choose = async (name: string) => {
  fireEvent.click(await screen.findByRole('button', { name: /Store page/ }));
  fireEvent.click(await screen.findByRole('option', { name }));
};

it('PROD-08 says the address and the categories that go before it is saved, and brings them back', async () => {
  await show([page('Shop'), page('Outlet')]);
  await choose('Outlet');
  await screen.findByText(
    'When you save, the address becomes /outlet/p/mug. The old one leads there. This category of the old page goes: Cups.',
  );
  const values = () => editing.now!.form.getValues(['collectionId', 'categoryIds']);
  expect(values()).toEqual(['Outlet', []]);
  await choose('Shop');
  await waitFor(() => expect(values()).toEqual(['Shop', ['cups']]));
  expect(screen.queryByText(/the address becomes/)).toBeNull();
});

it('GLRY-18 a full page says so, with what can be done', async () => {
  await show([page('Shop'), page('Outlet', true)]);
  await choose('Outlet (full)');
  await screen.findByText('This store page is full. Choose another one.');
  expect(screen.getByRole('link', { name: 'Let store pages hold more' })).toBeTruthy();
});

it('PROD-08 a shop of one store page has no such field', async () => {
  await show([page('Shop')]);
  expect(screen.queryByText('Store page')).toBeNull();
});
