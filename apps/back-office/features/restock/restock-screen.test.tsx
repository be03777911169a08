// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import type { StaffSite } from '@sitewright/contract';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SiteContext } from '../../app/office-context.ts';
import { createQueryClient } from '../../data/query-client.ts';
import { ConfirmProvider } from '../../ui/confirm-provider.tsx';
import { Toasts } from '../../ui/toasts.tsx';
import { Screen } from './restock-screen.tsx';

const count = 120;
const pageSize = 50;
const groups = Array.from({ length: count }, (_, at) => ({
  productId: `p${at}`,
  variantId: `v${at}`,
  title: `Thing ${at}`,
  variant: '',
  count: 2,
  qtyInStock: 0,
  unlimited: false,
  oldestOn: 0,
}));

/** Variants of each call that let mails go. */
let sent: { variantId: string }[][] = [];
/** The call of this number fails. */
let failing = -1;

beforeEach(() => {
  sent = [];
  failing = -1;
  vi.stubGlobal(
    'fetch',
    vi.fn(async (address: string, init?: { body?: string }) => {
      if (address.includes('/send/all')) {
        const { sendRequests } = JSON.parse(init?.body ?? '{}') as {
          sendRequests: { variantId: string }[];
        };
        sent.push(sendRequests);
        return sent.length === failing
          ? Response.json({ code: 'unknown', message: 'Try again.' }, { status: 500 })
          : Response.json({ sent: 2 * sendRequests.length });
      }
      const from = Number(new URL(address, 'http://shop').searchParams.get('cursor') ?? 0);
      const next = from + pageSize < count ? String(from + pageSize) : null;
      return Response.json({
        signUpGroups: groups.slice(from, from + pageSize),
        hasNextPage: next !== null,
        nextPageCursor: next,
      });
    }),
  );
  const site = { identifier: 'alder', timeZone: 'UTC', permissions: ['manage-restock'] };
  render(
    <IntlProvider locale="en" onError={() => {}}>
      <QueryClientProvider client={createQueryClient(() => {})}>
        <SiteContext value={site as unknown as StaffSite}>
          <ConfirmProvider>
            <Screen />
            <Toasts />
          </ConfirmProvider>
        </SiteContext>
      </QueryClientProvider>
    </IntlProvider>,
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const notifyAll = async () => {
  fireEvent.click(await screen.findByRole('button', { name: 'Notify all' }));
  await screen.findByText(/^240 people wait for 120 variants\./);
  const [, sure] = screen.getAllByRole('button', { name: 'Notify all', hidden: true });
  fireEvent.click(sure!);
};

it('RSTK-10 one button tells everybody who waits, not those that are loaded', async () => {
  await notifyAll();
  await screen.findByText('240 people are told by mail');
  expect(sent.map((one) => one.length)).toEqual([100, 20]);
  expect(new Set(sent.flat().map(({ variantId }) => variantId)).size).toBe(count);
});

it('RSTK-10 what stops on its way says who was told', async () => {
  failing = 2;
  await notifyAll();
  await screen.findByText(/^200 people are told by mail\. The others are not: /);
});

it('RSTK-08 the list goes on behind the variants that are shown', async () => {
  fireEvent.click(await screen.findByRole('button', { name: 'Load More' }));
  await screen.findByText('Thing 99');
});
