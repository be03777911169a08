// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { webhookTopics, type StaffSite } from '@sitewright/contract';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SiteContext } from '../../app/office-context.ts';
import { createQueryClient } from '../../data/query-client.ts';
import { EndpointDialog } from './endpoint-dialog.tsx';
import type { Endpoint } from './endpoint-state.tsx';

let sent: unknown[] = [];

beforeEach(() => {
  sent = [];
  vi.stubGlobal(
    'fetch',
    vi.fn(async (_: string, init?: { body?: string }) => {
      sent.push(JSON.parse(init?.body ?? '{}'));
      return Response.json({ id: 'e1', activityId: 'a1' });
    }),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('a topic is taken out and another one in, and the others stay', async () => {
  const [first, second, third] = webhookTopics;
  const url = 'https://shop.example/hook';
  const endpoint = { id: 'e1', url, topics: [first, second] } as unknown as Endpoint;
  const site = { identifier: 'alder', permissions: [] } as unknown as StaffSite;
  render(
    <IntlProvider locale="en" onError={() => {}}>
      <QueryClientProvider client={createQueryClient(() => {})}>
        <SiteContext value={site}>
          <EndpointDialog endpoint={endpoint} onClose={() => {}} />
        </SiteContext>
      </QueryClientProvider>
    </IntlProvider>,
  );
  fireEvent.click(screen.getByRole('checkbox', { name: first! }));
  fireEvent.click(screen.getByRole('checkbox', { name: third! }));
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await vi.waitFor(() => expect(sent).toEqual([{ url, topics: [second, third] }]));
});
