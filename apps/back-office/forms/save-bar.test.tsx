// @vitest-environment happy-dom
import type { StaffSite } from '@sitewright/contract';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { IntlProvider } from 'react-intl';
import { afterEach, expect, it } from 'vitest';
import { SiteContext } from '../app/office-context.ts';
import { SaveBar } from './save-bar.tsx';
import { useEditForm, type EditChanges } from './use-edit-form.ts';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const saved = { price: '10' };
const site: Partial<StaffSite> = {
  identifier: 'alder',
  currency: 'EUR',
  timeZone: 'Europe/Berlin',
  measurementStandard: 2,
  permissions: [],
};

/** A form with a price that is taken when its field is left, and a server that answers when told to. */
async function open() {
  const sent: EditChanges[] = [];
  const answered = Promise.withResolvers<undefined>();
  function Screen() {
    const edit = useEditForm({
      name: 'alder/products/1',
      saved,
      onSave: (changes) => {
        sent.push(changes);
        return answered.promise;
      },
    });
    const [typed, setTyped] = useState('10');
    return (
      <main>
        <input
          aria-label="Price"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onBlur={() => edit.form.setValue('price', typed, { shouldDirty: true })}
        />
        <SaveBar edit={edit} labels={{}} />
      </main>
    );
  }
  const router = createRouter({
    routeTree: createRootRoute({ component: Screen }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  render(
    <IntlProvider locale="en">
      <SiteContext value={site as StaffSite}>
        <RouterProvider router={router} />
      </SiteContext>
    </IntlProvider>,
  );
  const price = await screen.findByRole('textbox', { name: 'Price' });
  act(() => price.focus());
  fireEvent.change(price, { target: { value: '12' } });
  return { sent, price, answer: () => act(async () => answered.resolve(undefined)) };
}

it('Ctrl S saves what is being typed too, and the focus stays', async () => {
  const { sent, price } = await open();
  await act(async () => {
    fireEvent.keyDown(price, { key: 's', ctrlKey: true });
  });
  await waitFor(() => expect(sent).toEqual([{ price: { from: '10', to: '12' } }]));
  expect(document.activeElement).toBe(price);
});

it('stays while it saves, and goes once that is done', async () => {
  const { price, answer } = await open();
  fireEvent.blur(price);
  await act(async () => screen.getByRole('button', { name: 'Save' }).click());
  expect(screen.getByRole('button', { name: /Save/ })).toBeTruthy();
  await answer();
  await waitFor(() => expect(screen.queryByRole('button', { name: /Save/ })).toBeNull());
});
