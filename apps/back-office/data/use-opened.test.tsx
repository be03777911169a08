// @vitest-environment happy-dom
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useListState } from './use-list-state.ts';
import { useOpened } from './use-opened.ts';

function Order() {
  const { name, of, open, close } = useOpened(['refund', 'stock']);
  const { values } = useListState();
  return (
    <main>
      <output>{`${name ?? 'nothing'} ${of}`.trim()}</output>
      <code>{JSON.stringify(values)}</code>
      <button onClick={() => open('refund')}>Refund</button>
      <button onClick={() => open('stock', 'v:1')}>Stock</button>
      <button onClick={close}>Close</button>
    </main>
  );
}

async function openAt(address: string) {
  const history = createMemoryHistory({ initialEntries: ['/before', address], initialIndex: 1 });
  const root = createRootRoute({ component: Order });
  const router = createRouter({ routeTree: root, history });
  render(<RouterProvider router={router} />);
  await screen.findByRole('status');
  return history;
}
const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());
const shown = () => screen.getByRole('status').textContent;

afterEach(cleanup);

it('a dialog is a step of the history: the way back closes it, and closing goes back', async () => {
  const history = await openAt('/?stock=low');
  expect(shown()).toBe('nothing');
  await press('Refund');
  await waitFor(() => expect(shown()).toBe('refund'));
  expect(history.location.href).toBe('/?stock=low&ask=refund');
  // It is none of the filters of the list below it.
  expect(screen.getByText('{"stock":"low"}')).toBeTruthy();
  await act(async () => history.back());
  await waitFor(() => expect(shown()).toBe('nothing'));
  await press('Stock');
  await waitFor(() => expect(shown()).toBe('stock v:1'));
  await press('Close');
  await waitFor(() => expect(shown()).toBe('nothing'));
  expect([history.location.href, history.length]).toEqual(['/?stock=low', 3]);
});

it('a dialog that leads to another gives way to it', async () => {
  const history = await openAt('/');
  await press('Refund');
  await waitFor(() => expect(shown()).toBe('refund'));
  await press('Stock');
  await waitFor(() => expect(shown()).toBe('stock v:1'));
  await press('Close');
  await waitFor(() => expect(shown()).toBe('nothing'));
  expect(history.location.href).toBe('/');
});

it('a copied address opens it, and closing stays on the screen', async () => {
  const history = await openAt('/?ask=refund&stock=low');
  expect(shown()).toBe('refund');
  await press('Close');
  await waitFor(() => expect(shown()).toBe('nothing'));
  expect(history.location.href).toBe('/?stock=low');
});

it('a dialog that a copied one leads to is closed on the screen, too', async () => {
  const history = await openAt('/?ask=refund&stock=low');
  await press('Stock');
  await waitFor(() => expect(shown()).toBe('stock v:1'));
  await press('Close');
  await waitFor(() => expect(shown()).toBe('nothing'));
  expect(history.location.href).toBe('/?stock=low');
});

it('what may not be opened here is not', async () => {
  await openAt('/?ask=erase');
  expect(shown()).toBe('nothing');
});
