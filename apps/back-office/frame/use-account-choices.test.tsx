// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import type { Command, StaffSite } from '@sitewright/contract';
import 'fake-indexeddb/auto';
import { createStore, keys } from 'idb-keyval';
import { IntlProvider } from 'react-intl';
import { afterEach, expect, it, vi } from 'vitest';
import { SiteContext } from '../app/office-context.ts';
import { emptyHistory, remember } from '../editor/store/history.ts';
import { keepingHistory, readLeftHistory } from '../editor/store/kept-history.ts';
import { listToasts } from '../ui/toast-store.ts';
import { useAccountChoices } from './use-account-choices.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const site = { identifier: 'alder', permissions: [], missingParts: [] } as unknown as StaffSite;
const database = createStore('sitewright-history', 'entries');
const refusal = { error: 'Please try again.' };
const place = { person: 'ada', site: 'alder', document: 'doc' };

/** Somebody who edited something here signs out, and the server answers so. */
async function signOut(status: number) {
  const edit: Command = { name: 'set-block-data', id: 'b', path: ['text'], to: 'a' };
  const history = remember(emptyHistory, [edit], { joinsAs: undefined, at: Date.now() });
  keepingHistory(place, 'one', () => Date.now())(history);
  await readLeftHistory(place, new Set(['one']), Date.now());
  expect(await keys(database)).toHaveLength(2);
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Response.json(status === 200 ? {} : refusal, { status })),
  );
  const left = vi.spyOn(location, 'assign').mockImplementation(() => {});
  const { result } = renderHook(() => useAccountChoices(), {
    wrapper: ({ children }) => (
      <IntlProvider locale="en" onError={() => {}}>
        <SiteContext value={site}>{children}</SiteContext>
      </IntlProvider>
    ),
  });
  const choice = result.current.find(({ id }) => id === 'sign out');
  act(() => choice?.onAction?.());
  return left;
}

it('who signs out leaves nothing on the device that could be taken back', async () => {
  const left = await signOut(200);
  await vi.waitFor(() => expect(left).toHaveBeenCalledWith('/config/sign-in'));
  expect(await keys(database)).toEqual([]);
});

it('who could not sign out stays where they are, with what they did, and is told', async () => {
  const left = await signOut(400);
  await vi.waitFor(() => expect(fetch).toHaveBeenCalled());
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(left).not.toHaveBeenCalled();
  expect(await keys(database)).toHaveLength(2);
  expect(listToasts().at(-1)).toMatchObject({ tone: 'danger', message: refusal.error });
});
