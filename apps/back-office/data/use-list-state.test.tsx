// @vitest-environment happy-dom
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, expect, it } from 'vitest';
import { useListState, type ListState } from './use-list-state.ts';

afterEach(cleanup);

async function open(address: string) {
  const history = createMemoryHistory({ initialEntries: ['/before', address], initialIndex: 1 });
  const states: ListState[] = [];
  function List() {
    const state = useListState();
    useEffect(() => void states.push(state));
    return <output>{JSON.stringify(state.values)}</output>;
  }
  const router = createRouter({ routeTree: createRootRoute({ component: List }), history });
  render(<RouterProvider router={router} />);
  await screen.findByRole('status');
  const write = async (way: 'set' | 'correct', values: Record<string, string>, then: string) => {
    await act(async () => states.at(-1)?.[way](values));
    await waitFor(() => expect(history.location.href).toBe(then));
  };
  const back = async (then: string) => {
    await act(async () => history.back());
    await waitFor(() => expect(history.location.href).toBe(then));
  };
  return { write, back };
}

it('an emptied filter leaves the address', async () => {
  const { write } = await open('/?stock=low&sort=price');
  await write('set', { stock: '' }, '/?sort=price');
});

it('what is typed is one step back, each filter another, and what is corrected is none', async () => {
  const { write, back } = await open('/?sort=price');
  await write('set', { search: 'mu' }, '/?sort=price&search=mu');
  await write('set', { search: 'mug' }, '/?sort=price&search=mug');
  await write('set', { stock: 'low' }, '/?sort=price&search=mug&stock=low');
  await write('correct', { sort: 'title' }, '/?sort=title&search=mug&stock=low');
  await back('/?sort=price&search=mug');
  await back('/?sort=price');
  await back('/before');
});
