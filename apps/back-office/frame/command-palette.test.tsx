// @vitest-environment happy-dom
import type { StaffSessionAnswer, StaffSite } from '@sitewright/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { IntlProvider } from 'react-intl';
import { afterEach, expect, it, vi } from 'vitest';
import { SectionsContext, SessionContext, SiteContext } from '../app/office-context.ts';
import type { Section } from '../app/section.ts';
import { createQueryClient } from '../data/query-client.ts';
import { CommandPalette } from './command-palette.tsx';
import { useScreenCommands, type ScreenCommand } from './screen-commands.ts';

afterEach(cleanup);

const siteOf = (identifier: string, title: string) =>
  ({
    identifier,
    title,
    timeZone: 'UTC',
    permissions: ['see-orders'],
    missingParts: [],
  }) as unknown as StaffSite;

/** A screen with commands of its own, and the palette that is opened on it. */
function Below({ commands }: { commands: readonly ScreenCommand[] }) {
  const [isOpen, setOpen] = useState(false);
  useScreenCommands(commands);
  return isOpen ? (
    <CommandPalette onClose={() => {}} />
  ) : (
    <button type="button" onClick={() => setOpen(true)}>
      Open
    </button>
  );
}

/** The palette on a site with one section, whose things are found when they are told to be. */
async function open(commands: readonly ScreenCommand[] = []) {
  const waiting = new Map<string, (names: readonly string[]) => void>();
  const section = {
    path: 'orders',
    title: { en: 'Orders', de: 'Bestellungen' },
    permission: 'see-orders',
    screens: [{}],
    find: ({ text }: { text: string }) =>
      new Promise((resolve) => {
        waiting.set(text, (names) =>
          resolve(names.map((label, at) => ({ label, path: `${text}-${at}` }))),
        );
      }),
  } as unknown as Section;
  const sites = [siteOf('alder', 'Alder'), siteOf('kiln-two', 'The other shop')];
  const history = createMemoryHistory({ initialEntries: ['/'] });
  const root = createRootRoute({ component: () => <Below commands={commands} /> });
  const router = createRouter({ routeTree: root, history });
  render(
    <IntlProvider locale="en" onError={() => {}}>
      <QueryClientProvider client={createQueryClient(() => {})}>
        <SessionContext value={{ sites } as unknown as StaffSessionAnswer}>
          <SectionsContext value={[section]}>
            <SiteContext value={sites[0]}>
              <RouterProvider router={router} />
            </SiteContext>
          </SectionsContext>
        </SessionContext>
      </QueryClientProvider>
    </IntlProvider>,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Open' }));
  const input = await screen.findByRole('searchbox');
  const type = (text: string) => fireEvent.change(input, { target: { value: text } });
  const found = async (text: string, names: readonly string[]) => {
    await waitFor(() => expect(waiting.has(text)).toBe(true));
    await act(async () => waiting.get(text)?.(names));
  };
  const lines = () => screen.queryAllByRole('menuitem').map((line) => line.textContent);
  return { input, type, found, lines, history };
}

it('it is called by all that it does', async () => {
  await open();
  expect(screen.getByRole('dialog', { name: 'Search and commands' })).toBeTruthy();
});

it('another site is found by its short name, and a section by its name in the other language', async () => {
  const { type, lines } = await open();
  type('kiln-t');
  await waitFor(() => expect(lines()).toEqual([expect.stringContaining('The other shop')]));
  type('bestell');
  await waitFor(() => expect(lines()).toEqual(['Orders']));
});

it('until a search is answered what was found before stays only where its name fits', async () => {
  const { type, found, lines } = await open();
  type('vas');
  await found('vas', ['Vase', 'Canvas bag']);
  await waitFor(() => expect(lines()).toHaveLength(2));
  type('vase');
  await waitFor(() => expect(lines()).toEqual([expect.stringContaining('Vase')]));
});

it('Enter before a search is answered opens what is found then, unless more is typed', async () => {
  const { input, type, found, lines, history } = await open();
  const enter = () => act(async () => void fireEvent.keyDown(input, { key: 'Enter' }));
  type('vas');
  await enter();
  type('vase');
  await found('vase', ['Vase', 'Vase, large']);
  await waitFor(() => expect(lines()).toHaveLength(2));
  expect(history.location.pathname).toBe('/');
  type('bowl');
  await enter();
  expect(history.location.pathname).toBe('/');
  await found('bowl', ['Bowl']);
  await waitFor(() => expect(history.location.pathname).toBe('/config/sites/alder/orders/bowl-0'));
});

it('Enter that ends a composed word goes nowhere', async () => {
  const { input, type, lines, history } = await open();
  type('bestell');
  await waitFor(() => expect(lines()).toEqual(['Orders']));
  await act(async () => {
    fireEvent.keyDown(input, { key: 'Enter', isComposing: true });
  });
  expect(history.location.pathname).toBe('/');
  await act(async () => {
    fireEvent.keyDown(input, { key: 'Enter' });
  });
  await waitFor(() => expect(history.location.pathname).toBe('/config/sites/alder/orders'));
});

it('what can be done on the screen below comes first, and is done', async () => {
  const run = vi.fn();
  const { input, type, lines, history } = await open([
    { id: 'copy', label: 'Copy', keys: 'Ctrl C', run },
    { id: 'find', label: 'Find and replace', keys: 'Ctrl F' },
  ]);
  expect(lines()).toEqual(['CopyOn this screen', 'Orders', 'The other shopSites']);
  type('copy');
  fireEvent.keyDown(input, { key: 'Enter' });
  expect([run.mock.calls.length, history.location.pathname]).toEqual([1, '/']);
});
