// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import type { StaffSite } from '@sitewright/contract';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SiteContext } from '../../app/office-context.ts';
import { createQueryClient } from '../../data/query-client.ts';
import { Toasts } from '../../ui/toasts.tsx';
import { NewTag } from './new-tag.tsx';

const navigate = vi.fn();
vi.mock('@tanstack/react-router', () => ({ useRouter: () => ({ navigate }) }));

let started: unknown;

beforeEach(() => {
  started = undefined;
  vi.stubGlobal(
    'fetch',
    vi.fn(async (address: string, init?: { body?: string }) => {
      if (address.includes('/product-tags')) {
        return Response.json({ tags: [{ tag: 'clay', productCount: 1 }], isMore: false });
      }
      if (address.includes('/bulk-edits')) {
        started = JSON.parse(init?.body ?? '{}');
        return Response.json({ id: 'b1', total: 1, activityId: 'a1' });
      }
      return address.includes('/products/p1')
        ? Response.json({ id: 'p1', title: 'Mug' })
        : Response.json({ products: [{ id: 'p1', title: 'Mug' }] });
    }),
  );
  const site = {
    identifier: 'alder',
    permissions: ['edit-products'],
    href: (path: string) => path,
  };
  render(
    <IntlProvider locale="en" onError={() => {}}>
      <QueryClientProvider client={createQueryClient(() => {})}>
        <SiteContext value={site as unknown as StaffSite}>
          <NewTag />
          <Toasts />
        </SiteContext>
      </QueryClientProvider>
    </IntlProvider>,
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const name = (tag: string) => {
  fireEvent.change(screen.getByLabelText('New tag'), { target: { value: tag } });
  fireEvent.click(screen.getByRole('button', { name: 'Create' }));
};

it('TAGS-01 a tag is made by its name and the products that have it', async () => {
  name('glaze');
  const dialog = await screen.findByRole('dialog', { name: 'Which products get “glaze”?' });
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'mug' } });
  fireEvent.click(await screen.findByRole('button', { name: 'Add Mug' }));
  await screen.findByRole('button', { name: 'Remove filter Mug' });
  // It was found, and is chosen.
  await screen.findByText('Nothing else found');
  expect(screen.queryByText('Nothing found')).toBeNull();
  fireEvent.click(
    [...dialog.querySelectorAll('button')].find((one) => one.textContent === 'Create')!,
  );
  await waitFor(() =>
    expect(started).toEqual({
      choice: { ids: ['p1'] },
      edit: { tags: { add: ['glaze'], remove: [] } },
    }),
  );
  await waitFor(() => expect(navigate).toHaveBeenCalledTimes(1));
});

it('TAGS-02 one that there is already is not made again', async () => {
  name('clay');
  await screen.findByText('This tag already exists.');
  expect(screen.queryByRole('dialog')).toBeNull();
});
