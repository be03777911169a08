// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import type { StaffSite } from '@sitewright/contract';
import { cleanup, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, expect, it, vi } from 'vitest';
import { SiteContext } from '../../../app/office-context.ts';
import { createQueryClient } from '../../../data/query-client.ts';
import { CopyDialog } from './copy-dialog.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(answer: Promise<Response>) {
  vi.stubGlobal(
    'fetch',
    vi.fn(() => answer),
  );
  const site = { identifier: 'alder', permissions: [] } as unknown as StaffSite;
  render(
    <IntlProvider locale="en" onError={() => {}}>
      <QueryClientProvider client={createQueryClient(() => {})}>
        <SiteContext value={site}>
          <CopyDialog title="Mug" isCopying={false} onCopy={() => {}} onClose={() => {}} />
        </SiteContext>
      </QueryClientProvider>
    </IntlProvider>,
  );
}

it('GLRY-18 says that all store pages are full once it knows, and not before', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  show(promise);
  expect(screen.getByLabelText('Loading…')).toBeTruthy();
  expect(screen.queryByText(/are full/)).toBeNull();
  resolve(
    Response.json({ storePages: [{ id: 's1', title: 'Shop', urlId: 'shop', isFull: true }] }),
  );
  await screen.findByText(/^All store pages are full\./);
  expect(screen.queryByText(/This store page is full/)).toBeNull();
});
