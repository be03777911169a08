// @vitest-environment happy-dom
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { IntlProvider } from 'react-intl';
import { afterEach, expect, it } from 'vitest';
import { DataTable } from './data-table.tsx';

afterEach(cleanup);

const rows = ['Ash', 'Birch', 'Cedar'];

/** A list of three, with the names that are chosen below it. */
async function open() {
  function Trees() {
    const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
    return (
      <IntlProvider locale="en">
        <DataTable
          label="Trees"
          columns={[{ key: 'name', title: 'Name', cell: (row: string) => row }]}
          rows={rows}
          idOf={(row) => row}
          nameOf={(row) => row}
          hrefOf={(row) => `/trees/${row}`}
          selection={{ ids, onChange: setIds }}
        />
        <output>{[...ids].join()}</output>
      </IntlProvider>
    );
  }
  const root = createRootRoute({ component: Trees });
  const router = createRouter({
    routeTree: root,
    history: createMemoryHistory({ initialEntries: ['/'] }),
    defaultNotFoundComponent: Trees,
  });
  render(<RouterProvider router={router as never} />);
  await screen.findByText('Ash');
  const rowOf = (name: string) => screen.getByText(name).closest('tr')!;
  const press = (key: string) => fireEvent.keyDown(document.activeElement!, { key });
  const at = () => document.activeElement?.textContent;
  return { router, rowOf, press, at, chosen: () => screen.getByRole('status').textContent };
}

it('j and k go from row to row as the arrow keys do, and stop at the ends', async () => {
  const { rowOf, press, at } = await open();
  rowOf('Ash').focus();
  press('j');
  expect(at()).toContain('Birch');
  press('ArrowDown');
  press('j');
  expect(at()).toContain('Cedar');
  press('k');
  press('ArrowUp');
  press('k');
  expect(at()).toContain('Ash');
});

it('x and Space choose a row and let it go', async () => {
  const { rowOf, press, chosen } = await open();
  rowOf('Ash').focus();
  press('x');
  press('j');
  press(' ');
  expect(chosen()).toBe('Ash,Birch');
  press('x');
  expect(chosen()).toBe('Ash');
});

it('Enter opens the row', async () => {
  const { router, rowOf, press } = await open();
  rowOf('Birch').focus();
  press('Enter');
  await expect.poll(() => router.state.location.pathname).toBe('/trees/Birch');
});

it('a row that leads nowhere is opened by a press and by Enter, and expanded by button and arrow', async () => {
  const opened: string[] = [];
  const root = createRootRoute({
    component: () => (
      <IntlProvider locale="en">
        <DataTable
          label="Trees"
          columns={[{ key: 'name', title: 'Name', cell: (row: string) => row }]}
          rows={rows}
          idOf={(row) => row}
          nameOf={(row) => row}
          onOpen={(row) => opened.push(row)}
          detailOf={(row) => `Leaves of ${row}`}
        />
      </IntlProvider>
    ),
  });
  const router = createRouter({
    routeTree: root,
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  render(<RouterProvider router={router as never} />);
  fireEvent.click(await screen.findByText('Birch'));
  const button = screen.getByRole('button', { name: 'Details of Ash' });
  fireEvent.click(button);
  expect(opened).toEqual(['Birch']);
  expect(screen.getByText('Leaves of Ash')).toBeTruthy();
  expect(button.getAttribute('aria-expanded')).toBe('true');
  const press = (key: string) => fireEvent.keyDown(document.activeElement!, { key });
  screen.getByText('Ash').closest('tr')!.focus();
  // What is shown below a row is no row to go to.
  press('j');
  press('Enter');
  expect(opened).toEqual(['Birch', 'Birch']);
  press('ArrowRight');
  expect(screen.getByText('Leaves of Birch')).toBeTruthy();
  press('ArrowLeft');
  expect(screen.queryByText('Leaves of Birch')).toBeNull();
});
