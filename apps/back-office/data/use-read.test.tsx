// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, expect, it, vi } from 'vitest';
import { FailedState, PendingState } from '../ui/states.tsx';
import { createQueryClient } from './query-client.ts';
import { useRead } from './use-read.ts';

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
