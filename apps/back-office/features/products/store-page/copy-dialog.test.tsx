// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import type { StaffSite } from '@sitewright/contract';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, expect, it, vi } from 'vitest';
import { SiteContext } from '../../../app/office-context.ts';
import { createQueryClient } from '../../../data/query-client.ts';
import { CopyDialog } from './copy-dialog.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

type Page = ReturnType<typeof page>;

const page = (id: string, isFull: boolean) => ({ id, title: id, urlId: id, isFull });

/** The dialog of a shop with these store pages; where copies are sent. */
function open(storePages: readonly Page[] | Promise<readonly Page[]>) {
  const copied: string[] = [];
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Response.json({ storePages: await storePages })),
  );
  const site = { identifier: 'alder', permissions: [] } as unknown as StaffSite;
  render(
    <IntlProvider locale="en" onError={() => {}}>
      <QueryClientProvider client={createQueryClient(() => {})}>
        <SiteContext value={site}>
          <CopyDialog
            title="Mug"
            isCopying={false}
            onCopy={(id) => copied.push(id)}
            onClose={() => {}}
          />
        </SiteContext>
      </QueryClientProvider>
    </IntlProvider>,
  );
  return copied;
}

it('GLRY-18 a copy goes to a store page that has room, the first unless told', async () => {
  const copied = open([page('Shop', true), page('Outlet', false), page('Books', false)]);
  fireEvent.click(await screen.findByRole('button', { name: 'Duplicate' }));
  fireEvent.click(screen.getByRole('button', { name: /Store page/ }));
  expect(screen.getAllByRole('option').map((one) => one.textContent)).toEqual(['Outlet', 'Books']);
  fireEvent.click(screen.getByRole('option', { name: 'Books' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Duplicate' }));
  expect(copied).toEqual(['Outlet', 'Books']);
});

it('GLRY-18 without any room there is no button, but a way out', async () => {
  open([page('Shop', true), page('Outlet', true)]);
  await screen.findByText(/^All store pages are full\./);
  expect(screen.queryByRole('button', { name: 'Duplicate' })).toBeNull();
});

it('GLRY-18 says that all store pages are full once it knows, and not before', async () => {
  const { promise, resolve } = Promise.withResolvers<readonly Page[]>();
  open(promise);
  expect(screen.getByLabelText('Loading…')).toBeTruthy();
  expect(screen.queryByText(/are full/)).toBeNull();
  resolve([page('Shop', true)]);
  await screen.findByText(/^All store pages are full\./);
  expect(screen.queryByText(/This store page is full/)).toBeNull();
});
