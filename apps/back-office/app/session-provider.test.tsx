// @vitest-environment happy-dom
import type { StaffSessionAnswer } from '@sitewright/contract';
import { focusManager, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { createQueryClient, refreshReads } from '../data/query-client.ts';
import { useSession } from './office-context.ts';
import { SessionProvider } from './session-provider.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const sessionWith = (measurementStandard: 1 | 2, id = 'ann') =>
  ({ account: { id }, sites: [{ measurementStandard }] }) as unknown as StaffSessionAnswer;

function Units() {
  return <p>units {useSession().sites[0]?.measurementStandard}</p>;
}

/** A page of somebody whose shop is metric, as its shell told. */
function open() {
  const client = createQueryClient(() => {});
  render(
    <QueryClientProvider client={client}>
      <SessionProvider first={sessionWith(2)}>
        <Units />
      </SessionProvider>
    </QueryClientProvider>,
  );
  return client;
}

it('is what the shell told, until a write has it asked for anew', async () => {
  const asked = vi.fn(async () => Response.json(sessionWith(1)));
  vi.stubGlobal('fetch', asked);
  const client = open();
  expect(screen.getByText('units 2')).toBeTruthy();
  expect(asked).not.toHaveBeenCalled();
  await act(() => refreshReads(client, ['GET /api/staff/session']));
  expect(await screen.findByText('units 1')).toBeTruthy();
});

it('of somebody else, who signed in in another tab, begins the page anew instead of joining it', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
  vi.stubGlobal('fetch', async () => Response.json(sessionWith(1, 'ben')));
  const client = open();
  await act(() => refreshReads(client, ['GET /api/staff/session']));
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  // What Ann read, and what she left to be sent, is not shown under the name of Ben.
  expect(screen.getByText('units 2')).toBeTruthy();
});

it('is asked for anew by who comes back to the tab after a minute, and not before', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const asked = vi.fn(async () => Response.json(sessionWith(1)));
  vi.stubGlobal('fetch', asked);
  open();
  const comeBack = () => act(() => focusManager.onFocus());
  vi.setSystemTime(Date.now() + 59_000);
  comeBack();
  expect(asked).not.toHaveBeenCalled();
  vi.setSystemTime(Date.now() + 2_000);
  comeBack();
  expect(await screen.findByText('units 1')).toBeTruthy();
  vi.useRealTimers();
});
