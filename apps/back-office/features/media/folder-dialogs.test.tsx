// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import type { StaffSite } from '@sitewright/contract';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SiteContext } from '../../app/office-context.ts';
import { createQueryClient } from '../../data/query-client.ts';
import { PlaceDialog } from './folder-dialogs.tsx';

const folder = (id: string, parentId: string | null) => ({ id, name: id, parentId });

beforeEach(() => {
  const folders = [folder('Shop', null), folder('Mugs', 'Shop'), folder('Old', 'Mugs')];
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Response.json({ folders })),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** The places that are offered for a folder that is moved, or for a file. */
async function placesFor(moved?: string) {
  const site = { identifier: 'alder', permissions: [] } as unknown as StaffSite;
  render(
    <IntlProvider locale="en" onError={() => {}}>
      <QueryClientProvider client={createQueryClient(() => {})}>
        <SiteContext value={site}>
          <PlaceDialog
            title="Move"
            present="Shop"
            {...(moved !== undefined && { moved })}
            isBusy={false}
            onPlace={() => {}}
            onClose={() => {}}
          />
        </SiteContext>
      </QueryClientProvider>
    </IntlProvider>,
  );
  const field = screen.getByRole<HTMLInputElement>('combobox');
  await vi.waitFor(() => expect(field.value).toBe('Shop'));
  field.focus();
  fireEvent.keyDown(field, { key: 'ArrowDown' });
  const options = await screen.findAllByRole('option');
  return options.map((one) => one.textContent).slice(1);
}

it('a folder is moved neither into itself nor into one that lies in it', async () => {
  expect(await placesFor('Mugs')).toEqual(['Shop']);
});

it('a file goes to any of them', async () => {
  expect(await placesFor()).toEqual(['Shop', 'Shop / Mugs', 'Shop / Mugs / Old']);
});
