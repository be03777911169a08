// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import type { StaffSite } from '@sitewright/contract';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SiteContext } from '../../app/office-context.ts';
import { createQueryClient } from '../../data/query-client.ts';
import { Toasts } from '../../ui/toasts.tsx';
import { SelectionBar } from './selection-bar.tsx';

vi.mock('@tanstack/react-router', () => ({ useRouter: () => ({ navigate: vi.fn() }) }));

interface Asked {
  ids: string[];
  isArchived: boolean;
}

let asked: Asked[] = [];
let undone: string[] = [];
/** Calls about this product fail. */
let wrong = '';

beforeEach(() => {
  asked = [];
  undone = [];
  wrong = '';
  vi.stubGlobal(
    'fetch',
    vi.fn(async (address: string, { body }: { body: string }) => {
      if (address.includes('/undo')) {
        undone.push(address);
        return Response.json({ id: 'u1' });
      }
      const told = JSON.parse(body) as Asked;
      asked.push(told);
      return told.ids.includes(wrong)
        ? Response.json({ code: 'unknown', message: 'Try again.' }, { status: 500 })
        : Response.json({ ids: told.ids, activityIds: told.ids.map((id) => `of-${id}`) });
    }),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const ids = Array.from({ length: 250 }, (_, at) => `p${at}`);

function show(onLeft: (left: readonly string[]) => void) {
  const site = { identifier: 'alder', permissions: ['edit-products'] } as unknown as StaffSite;
  render(
    <IntlProvider locale="en" onError={() => {}}>
      <QueryClientProvider client={createQueryClient(() => {})}>
        <SiteContext value={site}>
          <SelectionBar ids={ids} isArchive={false} onDone={() => {}} onLeft={onLeft} />
          <Toasts />
        </SiteContext>
      </QueryClientProvider>
    </IntlProvider>,
  );
}

it('PROD-08 all that is chosen is archived, told at once, and taken back together', async () => {
  show(() => {});
  fireEvent.click(screen.getByRole('button', { name: 'Archive' }));
  await screen.findByText('250 products archived');
  expect(asked.map((one) => one.ids.length)).toEqual([100, 100, 50]);
  expect(asked.flatMap((one) => one.ids)).toEqual(ids);
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText('Undone');
  const back = new Set(undone.map((address) => /of-(p\d+)/.exec(address)?.[1]));
  expect(undone).toHaveLength(ids.length);
  expect(back).toEqual(new Set(ids));
});

it('PROD-08 what a failure leaves is told, and stays chosen', async () => {
  wrong = 'p120';
  let left: readonly string[] = [];
  show((those) => {
    left = those;
  });
  fireEvent.click(screen.getByRole('button', { name: 'Archive' }));
  await screen.findByText('150 products archived');
  await screen.findByText(/^100 products stay as they are: /);
  expect(left).toEqual(ids.slice(100, 200));
});
