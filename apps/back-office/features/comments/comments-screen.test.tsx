// @vitest-environment happy-dom
import type { StaffSite } from '@sitewright/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SiteContext } from '../../app/office-context.ts';
import { createQueryClient } from '../../data/query-client.ts';
import { CommentSelection } from './comment-selection.tsx';
import { Screen } from './comments-screen.tsx';

const site = {
  identifier: 'alder',
  timeZone: 'UTC',
  permissions: [],
  missingParts: [],
} as unknown as StaffSite;

beforeEach(() => {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () =>
      Response.json({ comments: [], after: null, count: { count: 0, isMore: false } }),
    ),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open(shown: ReactNode) {
  const root = createRootRoute({ component: () => shown });
  const history = createMemoryHistory();
  render(
    <IntlProvider locale="en">
      <SiteContext value={site}>
        <QueryClientProvider client={createQueryClient(() => {})}>
          <RouterProvider router={createRouter({ routeTree: root, history })} />
        </QueryClientProvider>
      </SiteContext>
    </IntlProvider>,
  );
  return history;
}

it('who searches comments goes on typing in the same field', async () => {
  const history = open(<Screen />);
  const field = await screen.findByRole('searchbox');
  field.focus();
  fireEvent.change(field, { target: { value: 'an' } });
  await waitFor(() => expect(history.location.href).toBe('/?search=an'));
  fireEvent.change(field, { target: { value: 'anna' } });
  await waitFor(() => expect(history.location.href).toBe('/?search=anna'));
  expect(document.activeElement).toBe(screen.getByRole('searchbox'));
});

it('of more comments than one request takes, the others stay chosen', async () => {
  const onDone = vi.fn();
  const ids = Array.from({ length: 102 }, (_, at) => `c${at}`);
  open(<CommentSelection ids={ids} refreshes={[]} onDone={onDone} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Publish' }));
  await waitFor(() => expect(onDone).toHaveBeenCalledWith(['c100', 'c101']));
});
