// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { afterEach, expect, it, vi } from 'vitest';
import { closeToast, listToasts } from '../ui/toast-store.ts';
import { createQueryClient } from './query-client.ts';
import { useUndo } from './use-undo.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  for (const { id } of listToasts()) closeToast(id);
});

function wrapper({ children }: { children: ReactNode }) {
  return (
    <IntlProvider locale="en">
      <QueryClientProvider client={createQueryClient(() => {})}>{children}</QueryClientProvider>
    </IntlProvider>
  );
}

/** Takes three writes back; the server answers the second that it is asked for as told. */
async function undoThree(second: () => Response): Promise<string[]> {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(/activity\/(\w+)\/undo/.exec(address)?.[1] ?? '');
    return asked.length === 2 ? second() : Response.json({ activityId: 'x' });
  });
  const { result } = renderHook(() => useUndo(), { wrapper });
  await act(() => result.current.run('alder', ['one', 'two', 'three']));
  return asked;
}

const said = () => listToasts().map(({ message, tone }) => [tone, message]);
const refusal = (code: string, message: string) => () =>
  Response.json({ code, message }, { status: 409 });

it('takes the latest write back first, each on top of the one before', async () => {
  expect(await undoThree(() => Response.json({ activityId: 'y' }))).toEqual([
    'three',
    'two',
    'one',
  ]);
  expect(said()).toEqual([['neutral', 'Undone']]);
});

it.each([
  ['edited_meanwhile', 'Not undone: it was changed again since then. It stays as it is now.'],
  ['not_undoable', 'That cannot be undone any more: too much has changed since then.'],
  ['not_allowed', 'In the words of the server.'],
])('stops where one is refused, and says why: %s', async (code, words) => {
  const asked = await undoThree(refusal(code, 'In the words of the server.'));
  expect(asked).toEqual(['three', 'two']);
  expect(said()).toEqual([['danger', words]]);
});
