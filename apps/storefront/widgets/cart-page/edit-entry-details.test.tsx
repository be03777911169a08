// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { createCartStore } from '../../cart/cart-store.ts';
import { createFakeServer } from '../../testing/fake-server.ts';
import { sampleCart, sampleEntry } from '../../testing/sample-cart.ts';
import { createCartPage } from './cart-page-store.ts';
import { editEntryDetails } from './edit-entry-details.ts';

const SCHEMA = 'GET /api/template/GetTemplateSchema?blockType=form&itemId=bowl';
const SAVE = 'PUT /api/commerce/shopping-cart/entries/entry-1/additionalFields';
const form = {
  id: 'form-1',
  name: 'Engraving',
  fields: [{ id: 'text-1', type: 'text', title: 'Words', required: true }],
};
const entry = sampleEntry({ additionalFields: { 'text-1': 'For tea' } });
const changed = sampleEntry({ additionalFields: { 'text-1': 'For soup' } });

function open(scripts: Parameters<typeof createFakeServer>[0]) {
  const server = createFakeServer(scripts);
  const cart = createCartStore();
  const store = createCartPage(sampleCart([entry]), server.call, cart);
  const statuses: string[] = [];
  cart.subscribe(() => statuses.push(cart.get().status));
  const done = editEntryDetails({ entry, call: server.call, cart, store });
  return { server, store, statuses, done };
}

/** Waits for the form, then types and presses Save. */
async function save(words: string): Promise<void> {
  const input = await screen.findByLabelText<HTMLInputElement>(/Words/);
  fireEvent.change(input, { target: { value: words } });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Save' })));
}

afterEach(() => {
  document.querySelector('dialog')?.close();
  document.body.innerHTML = '';
});

describe('editing the details of an entry', () => {
  test('CART-23 ATC-30 opens the form of the item with the saved answers, and closes without saving', async () => {
    const { server, done } = open({ [SCHEMA]: { body: { form } } });
    const input = await screen.findByLabelText<HTMLInputElement>(/Words/);
    expect(input.value).toBe('For tea');
    document.querySelector('dialog')?.close();
    await done;
    expect(server.seen).toHaveLength(1);
  });

  test('CART-16 CART-19 saving recalculates the cart and takes the answer', async () => {
    const { server, store, statuses, done } = open({
      [SCHEMA]: { body: { form } },
      [SAVE]: { body: { shoppingCart: sampleCart([changed]), updatedEntry: changed } },
    });
    await save('For soup');
    await done;
    expect(server.seen[1]?.body).toEqual({
      itemId: 'bowl',
      sku: 'bowl-s',
      additionalFields: '{"text-1":"For soup"}',
    });
    expect(statuses).toEqual(['recalculating', 'loaded']);
    expect(store.state.get().cart.entries[0]?.additionalFields).toEqual({ 'text-1': 'For soup' });
    expect(document.querySelector('dialog')).toBeNull();
  });

  test('CART-21 CART-22 a refusal is shown in the form, which keeps what was typed', async () => {
    const { statuses } = open({
      [SCHEMA]: { body: { form } },
      [SAVE]: { status: 500, body: {} },
    });
    await save('For stew');
    await waitFor(() =>
      expect(screen.getByRole('alert').textContent).toBe(
        'Unable to update form. Please try again.',
      ),
    );
    expect(screen.getByLabelText<HTMLInputElement>(/Words/).value).toBe('For stew');
    expect(statuses).toEqual(['recalculating', 'loaded']);
  });

  test('CART-21 a form that cannot be had says so', async () => {
    const { done } = open({ [SCHEMA]: { body: { form: null } } });
    await done;
    expect(document.querySelector('dialog')?.textContent).toContain('Unable to open form');
    expect(document.querySelector('dialog')?.textContent).toContain('Please try again.');
  });
});
