// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import type { StaffSite } from '@sitewright/contract';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SiteContext } from '../../app/office-context.ts';
import { createQueryClient } from '../../data/query-client.ts';
import { RedirectDialog } from './redirect-dialog.tsx';
import type { Redirect } from './redirect-reads.ts';

let sent: unknown[] = [];

beforeEach(() => {
  sent = [];
  vi.stubGlobal(
    'fetch',
    vi.fn(async (_: string, init?: { method?: string; body?: string }) => {
      sent.push([init?.method, JSON.parse(init?.body ?? '{}')]);
      return Response.json({ id: 'r1', activityId: 'a1' });
    }),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open(redirect?: Redirect) {
  const site = { identifier: 'alder', permissions: [] } as unknown as StaffSite;
  render(
    <IntlProvider locale="en" onError={() => {}}>
      <QueryClientProvider client={createQueryClient(() => {})}>
        <SiteContext value={site}>
          <RedirectDialog {...(redirect && { redirect })} onClose={() => {}} />
        </SiteContext>
      </QueryClientProvider>
    </IntlProvider>,
  );
  const fields = screen.getAllByRole('textbox');
  const type = (at: number, value: string) => fireEvent.change(fields[at]!, { target: { value } });
  const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  return { type, save };
}

it('a new redirect leads from the first address to the second, and not without one', async () => {
  const { type, save } = open();
  type(0, '/old');
  type(1, ' ');
  save();
  expect(sent).toEqual([]);
  type(1, '/new');
  save();
  await vi.waitFor(() =>
    expect(sent).toEqual([['POST', { from: '/old', to: '/new', status: 301 }]]),
  );
});

it('of one that is there only what changed is sent, with what was seen', async () => {
  const redirect = { id: 'r1', from: '/old', to: '/new', status: 302 } as unknown as Redirect;
  const { type, save } = open(redirect);
  type(1, '/newer');
  save();
  await vi.waitFor(() =>
    expect(sent).toEqual([['PATCH', { changes: { to: { from: '/new', to: '/newer' } } }]]),
  );
});
