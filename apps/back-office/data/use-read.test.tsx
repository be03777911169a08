// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, expect, it, vi } from 'vitest';
import { FailedState, PendingState } from '../ui/states.tsx';
import { createQueryClient } from './query-client.ts';
import { usePages, useRead } from './use-read.ts';

function Reader() {
  const read = useRead('GET /api/staff/session', {});
  if (read.state === 'pending') return <PendingState />;
  if (read.state === 'failed') return <FailedState failure={read.failure} onRetry={read.refetch} />;
  return <p>{read.answer.account.displayName}</p>;
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('PREF-05 MSG-01 MSG-05 a read is pending, failed with Retry, and a new one after that', async () => {
  const answers = [
    Response.json({ message: 'Something went wrong', code: 'server_error' }, { status: 500 }),
    Response.json({ account: { displayName: 'Ann' } }),
  ];
  const asked = vi.fn(async () => answers.shift()!);
  vi.stubGlobal('fetch', asked);
  render(
    <IntlProvider locale="en">
      <QueryClientProvider client={createQueryClient(() => {})}>
        <Reader />
      </QueryClientProvider>
    </IntlProvider>,
  );
  expect(screen.getByRole('status', { name: 'Loading…' })).toBeTruthy();
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Unable to load. Try again.');
  expect(alert.textContent).toContain('Something went wrong');
  act(() => screen.getByRole('button', { name: 'Retry' }).click());
  await waitFor(() => expect(screen.getByText('Ann')).toBeTruthy());
  expect(asked).toHaveBeenCalledTimes(2);
});

function List() {
  const input = { params: { identifier: 'alder' }, query: {} };
  const read = usePages('GET /api/sites/:identifier/orders', input);
  if (read.state !== 'success') return <PendingState />;
  const orders = read.answer.flatMap((page) => page.orders);
  return (
    <ul aria-busy={read.isRefreshing}>
      {orders.map(({ number }) => (
        <li key={number}>{number}</li>
      ))}
    </ul>
  );
}

it('a list that was seen stands at once when it is come back to, and is asked for anew', async () => {
  const answers: ((numbers: number[]) => void)[] = [];
  vi.stubGlobal(
    'fetch',
    () =>
      new Promise<Response>((resolve) =>
        answers.push((numbers) =>
          resolve(Response.json({ orders: numbers.map((number) => ({ number })), sums: {} })),
        ),
      ),
  );
  const client = createQueryClient(() => {});
  client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, staleTime: 0 } });
  const open = (shown: 'list' | 'other') => (
    <IntlProvider locale="en">
      <QueryClientProvider client={client}>{shown === 'list' && <List />}</QueryClientProvider>
    </IntlProvider>
  );
  const rows = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
  const isBusy = () => screen.getByRole('list').getAttribute('aria-busy');
  const { rerender } = render(open('list'));
  expect(screen.getByRole('status', { name: 'Loading…' })).toBeTruthy();
  await act(async () => answers[0]!([1002, 1001]));
  await waitFor(() => expect(rows()).toEqual(['1002', '1001']));
  rerender(open('other'));
  expect(rows()).toEqual([]);
  rerender(open('list'));
  // Nothing was answered yet.
  expect(rows()).toEqual(['1002', '1001']);
  await waitFor(() => expect([answers.length, isBusy()]).toEqual([2, 'true']));
  expect(rows()).toEqual(['1002', '1001']);
  await act(async () => answers[1]!([1003, 1002, 1001]));
  await waitFor(() => expect([rows().length, isBusy()]).toEqual([3, 'false']));
});
