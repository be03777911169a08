// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import type { StaffSite } from '@sitewright/contract';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SiteContext } from '../../app/office-context.ts';
import { createQueryClient } from '../../data/query-client.ts';
import { IssueCard } from './issue-card.tsx';

interface Sent {
  recipientEmail: string;
  requestId: string;
}

let sent: Sent[] = [];

beforeEach(() => {
  sent = [];
  localStorage.clear();
  vi.stubGlobal(
    'fetch',
    vi.fn(async (_: string, init?: { body?: string }) => {
      sent.push(JSON.parse(init?.body ?? '{}') as Sent);
      return Response.json({ code: 'unavailable', message: 'Try again.' }, { status: 400 });
    }),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('what is sent again as it was is the same card, and anything else another one', async () => {
  const site = { identifier: 'alder', currency: 'USD', permissions: [] } as unknown as StaffSite;
  render(
    <IntlProvider locale="en" onError={() => {}}>
      <QueryClientProvider client={createQueryClient(() => {})}>
        <SiteContext value={site}>
          <IssueCard onClose={() => {}} />
        </SiteContext>
      </QueryClientProvider>
    </IntlProvider>,
  );
  const type = (label: RegExp, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  const give = async (count: number) => {
    fireEvent.click(screen.getByRole('button', { name: 'Issue and mail' }));
    await vi.waitFor(() => expect(sent).toHaveLength(count));
    await screen.findByText('Try again.');
  };
  type(/^Amount/, '20');
  type(/mail/i, 'ann@buyer.example');
  await give(1);
  await give(2);
  type(/mail/i, 'bob@buyer.example');
  await give(3);
  const [first, again, other] = sent;
  expect(again).toEqual(first);
  expect(other).toMatchObject({ recipientEmail: 'bob@buyer.example' });
  expect(other?.requestId).not.toBe(first?.requestId);
});
