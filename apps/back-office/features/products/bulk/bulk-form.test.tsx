// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import type { StaffSite } from '@sitewright/contract';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { IntlProvider } from 'react-intl';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SiteContext } from '../../../app/office-context.ts';
import { createQueryClient } from '../../../data/query-client.ts';
import { emptyBulkDraft, type BulkDraft } from './bulk-draft.ts';
import { BulkForm } from './bulk-form.tsx';

const category = (id: string, collectionId: string) => ({
  id,
  collectionId,
  parentId: null,
  displayName: id,
});

beforeEach(() => {
  vi.stubGlobal(
    'fetch',
    vi.fn(async (address: string) =>
      address.includes('/store-pages')
        ? Response.json({
            storePages: ['Shop', 'Outlet'].map((id) => {
              return { id, title: id, urlId: id, isFull: false };
            }),
          })
        : Response.json({ categories: [category('Cups', 'Shop'), category('Sale', 'Outlet')] }),
    ),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** The form, begun with a draft; what came of it. */
function show(begun: Partial<BulkDraft>) {
  const now = { draft: { ...emptyBulkDraft, ...begun } };
  function Form() {
    const [draft, setDraft] = useState(now.draft);
    const onChange = (changed: Partial<BulkDraft>) => {
      now.draft = { ...draft, ...changed };
      setDraft(now.draft);
    };
    return <BulkForm draft={draft} faults={[]} onChange={onChange} />;
  }
  const site = {
    identifier: 'alder',
    currency: 'EUR',
    measurementStandard: 1,
    permissions: [],
  } as unknown as StaffSite;
  render(
    <IntlProvider locale="en" onError={() => {}}>
      <QueryClientProvider client={createQueryClient(() => {})}>
        <SiteContext value={site}>
          <Form />
        </SiteContext>
      </QueryClientProvider>
    </IntlProvider>,
  );
  return now;
}

it('PROD-08 on another store page only its categories are offered, and no other one stays chosen', async () => {
  const now = show({ categoriesAdded: ['Cups'] });
  await screen.findByRole('button', { name: 'Remove filter Shop › Cups' });
  fireEvent.click(screen.getByRole('button', { name: /Store page/ }));
  fireEvent.click(await screen.findByRole('option', { name: 'Outlet' }));
  expect(now.draft).toMatchObject({ collectionId: 'Outlet', categoriesAdded: [] });
  const field = screen.getByRole('combobox', { name: 'Add to a category' });
  field.focus();
  fireEvent.keyDown(field, { key: 'ArrowDown' });
  const options = await screen.findAllByRole('option');
  expect(options.map((one) => one.textContent)).toEqual(['Outlet › Sale']);
});
