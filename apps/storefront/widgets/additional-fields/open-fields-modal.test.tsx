// @vitest-environment happy-dom
import type { CallResult, Form } from '@sitewright/contract';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

const form: Form = {
  id: 'form-1',
  name: 'Engraving',
  fields: [
    { id: 'text-1', type: 'text', title: 'Words' },
    { id: 'name-1', type: 'name', title: 'For whom?' },
    { id: 'secret-1', type: 'password', title: 'Secret' },
  ],
};
const failure = { kind: 'refused', status: 409, message: 'Gone.', code: '', errors: {} } as const;
const failed: CallResult<unknown> = { ok: false, failure };
const taken: CallResult<unknown> = { ok: true, answer: {} };

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) =>
  act(async () => {
    fireEvent.change(field(label), { target: { value } });
  });
const close = () => act(async () => document.querySelector('dialog')?.close());
const press = () =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Add' }));
  });

/** A page load knows nothing of the one before but the storage of the tab. */
async function open(answer: CallResult<unknown> = taken, draftKey = 'item bowl') {
  vi.resetModules();
  const { openFieldsModal } = await import('./open-fields-modal.tsx');
  let sent: boolean | undefined;
  await act(async () => {
    void openFieldsModal({
      form,
      draftKey,
      title: 'Bowl',
      submitLabel: 'Add',
      describe: ({ message }) => message,
      submit: () => Promise.resolve(answer),
    }).then((isSent) => (sent = isSent));
  });
  return { wasSent: () => sent };
}

beforeEach(() => sessionStorage.clear());
afterEach(async () => {
  await close();
  document.body.innerHTML = '';
});

describe('what is typed into the form of an item', () => {
  test('ATC-18 is there again when the form was closed and is opened anew, and after a reload', async () => {
    const { wasSent } = await open();
    await type('Words', 'For tea');
    await type('Last name', 'Byron');
    await close();
    await waitFor(() => expect(wasSent()).toBe(false));
    await open();
    expect(field('Words').value).toBe('For tea');
    expect(field('Last name').value).toBe('Byron');
  });

  test('ATC-26 stays when adding fails, and survives closing after it', async () => {
    await open(failed);
    await type('Words', 'For tea');
    await press();
    expect(screen.getByRole('alert').textContent).toBe('Gone.');
    expect(field('Words').value).toBe('For tea');
    await close();
    await open();
    expect(field('Words').value).toBe('For tea');
  });

  test('CART-22 is forgotten when it was sent', async () => {
    const { wasSent } = await open(taken);
    await type('Words', 'For tea');
    await press();
    await waitFor(() => expect(wasSent()).toBe(true));
    expect(document.querySelector('dialog')).toBeNull();
    await open();
    expect(field('Words').value).toBe('');
  });

  test('belongs to its item, and passwords are not kept', async () => {
    await open();
    await type('Words', 'For tea');
    await type('Secret', 'hush');
    await close();
    await open(taken, 'item lamp');
    expect(field('Words').value).toBe('');
    expect(Object.values(sessionStorage).join(' ')).not.toContain('hush');
  });
});
