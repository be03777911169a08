// @vitest-environment happy-dom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SessionContext, SiteContext } from '../app/office-context.ts';
import { useKeptColumns } from './use-kept-columns.ts';

const sent: string[] = [];
beforeEach(() => {
  sent.length = 0;
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit = {}) => {
    sent.push(`${method} ${decodeURIComponent(path)} ${JSON.stringify(body ?? '')}`);
    return Response.json({});
  });
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const open = (account: string, permissions: readonly string[]) =>
  renderHook(() => useKeptColumns('orders'), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <SessionContext value={{ account: { id: account } } as never}>
        <SiteContext value={{ identifier: 'alder', permissions, missingParts: [] } as never}>
          {children}
        </SiteContext>
      </SessionContext>
    ),
  });
const writes = () => sent.filter((one) => !one.startsWith('GET'));

it('PREF-01 columns are kept of who chose them, beside those of others', async () => {
  const { result } = open('ann', ['edit-products']);
  await waitFor(() => expect(sent.join()).toContain('columns.ann'));
  act(() => result.current.keep('number,total'));
  await waitFor(() => expect(writes()).toHaveLength(1));
  expect(writes()[0]).toContain('number,total');
  expect(writes()[0]).toContain('columns.ann');
  expect(result.current.kept).toBe('number,total');
});

it('PREF-01 who may write no preferences has them in this browser alone', async () => {
  const { result, rerender } = open('bob', ['view-orders']);
  await waitFor(() => expect(sent.join()).toContain('columns.bob'));
  act(() => result.current.keep('number,buyer'));
  rerender();
  expect(result.current.kept).toBe('number,buyer');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(writes()).toEqual([]);
});
