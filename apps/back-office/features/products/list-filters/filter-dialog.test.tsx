// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import type { StaffSite } from '@sitewright/contract';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SiteContext } from '../../../app/office-context.ts';
import { createQueryClient } from '../../../data/query-client.ts';
import { TagFilterDialog } from './filter-dialog.tsx';

const tags = ['clay', 'glaze'];

beforeEach(() => {
  vi.stubGlobal(
    'fetch',
    vi.fn(async (address: string) => {
      const wanted = new URL(address, 'http://shop').searchParams.get('search') ?? '';
      const found = tags.filter((tag) => tag.includes(wanted));
      return Response.json({
        tags: found.map((tag) => ({ tag, productCount: 1 })),
        isMore: false,
      });
    }),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('TAGS-01 a tag that is searched for is found by the server, and chosen', async () => {
  const chosen: string[] = [];
  const site = { identifier: 'alder', permissions: [] } as unknown as StaffSite;
  render(
    <IntlProvider locale="en" onError={() => {}}>
      <QueryClientProvider client={createQueryClient(() => {})}>
        <SiteContext value={site}>
          <TagFilterDialog onChoose={(tag) => chosen.push(tag)} onClose={() => {}} />
        </SiteContext>
      </QueryClientProvider>
    </IntlProvider>,
  );
  await screen.findByRole('button', { name: /^clay/ });
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'gla' } });
  await vi.waitFor(() => expect(screen.queryByRole('button', { name: /^clay/ })).toBeNull());
  fireEvent.click(screen.getByRole('button', { name: /^glaze/ }));
  expect(chosen).toEqual(['glaze']);
});
