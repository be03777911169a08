// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import type { StaffSite } from '@sitewright/contract';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SiteContext } from '../../app/office-context.ts';
import { createQueryClient } from '../../data/query-client.ts';
import { ConfirmProvider } from '../../ui/confirm-provider.tsx';
import { closeToast, listToasts } from '../../ui/toast-store.ts';
import { OrderLedger } from './order-ledger.tsx';
import { useRenewDownloads } from './use-renew-downloads.ts';
import type { OrderDetail } from './use-order.ts';

vi.mock('@tanstack/react-router', () => ({
  useRouter: () => ({ navigate: vi.fn() }),
  useParams: () => ({ number: '7' }),
}));

const entries = [
  { account: 'clearing', party: 'test', amountCents: 1250 },
  { account: 'sales', party: '', amountCents: -1250 },
];
let renewed = 0;

beforeEach(() => {
  renewed = 0;
  vi.stubGlobal(
    'fetch',
    vi.fn(async (address: string) => {
      if (address.endsWith('/downloads')) renewed += 1;
      return Response.json({
        sent: true,
        transactions: [{ id: 't1', kind: 'payment', at: 0, entries }],
      });
    }),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  for (const { id } of listToasts()) closeToast(id);
});

const order = { email: 'ann@buyer.example', money: { currency: 'USD' } } as unknown as OrderDetail;

function Renew() {
  const renew = useRenewDownloads(order);
  return (
    <button type="button" onClick={renew}>
      Renew
    </button>
  );
}

function show() {
  const site = { identifier: 'alder', timeZone: 'UTC', permissions: ['view-orders'] };
  render(
    <IntlProvider locale="en" onError={() => {}}>
      <QueryClientProvider client={createQueryClient(() => {})}>
        <SiteContext value={site as unknown as StaffSite}>
          <ConfirmProvider>
            <OrderLedger order={order} />
            <Renew />
          </ConfirmProvider>
        </SiteContext>
      </QueryClientProvider>
    </IntlProvider>,
  );
}

it('money that came stands under debit, and where it came from under credit, both without a sign', async () => {
  show();
  const details = document.querySelector('details')!;
  details.open = true;
  fireEvent(details, new Event('toggle'));
  const table = await screen.findByRole('table', { name: 'Ledger' });
  const lines = [...table.querySelectorAll('tbody tr')].map((row) =>
    [...row.children].map((cell) => cell.textContent),
  );
  // What happened, and when, stands once above its entries.
  expect(lines).toEqual([
    [expect.stringMatching(/^Payment .*1970/)],
    ['Money taken: Test payments', '$12.50', ''],
    ['Sales', '', '$12.50'],
  ]);
});

it('download links are renewed once somebody is sure', async () => {
  show();
  const press = async (name: string) => {
    fireEvent.click(screen.getByRole('button', { name: 'Renew', hidden: true }));
    const question = within(await screen.findByRole('alertdialog'));
    fireEvent.click(question.getByRole('button', { name }));
    await vi.waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  };
  await press('Cancel');
  await press('Mail a new link');
  await vi.waitFor(() => expect(listToasts()).toHaveLength(1));
  expect(renewed).toBe(1);
});
