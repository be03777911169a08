// @vitest-environment happy-dom
import type { CallResult, Form } from '@sitewright/contract';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { startValues } from './start-values.ts';
import { createFieldsForm } from './fields-form-store.ts';
import { FieldsForm } from './fields-form.tsx';

const form: Form = {
  id: 'form-1',
  name: 'Engraving',
  fields: [
    { id: 'name-1', type: 'name', title: 'For whom?', required: true },
    { id: 'text-1', type: 'textarea', title: 'Text', maxLength: 5 },
    { id: 'radio-1', type: 'radio', title: 'Gift wrap', options: ['Yes', 'No'], required: true },
    { id: 'check-1', type: 'checkbox', title: 'Extras', options: ['Ribbon', 'Card'] },
    { id: 'likert-1', type: 'likert', title: 'Opinion', options: ['I like it'], required: true },
    { id: 'email-1', type: 'email', title: 'Email' },
    { id: 'hidden-1', type: 'hidden', title: 'campaign', value: 'none' },
  ],
};

type Submit = (fields: string) => Promise<CallResult<unknown>>;
const taken: CallResult<unknown> = { ok: true, answer: {} };

function show(submit: Submit = () => Promise.resolve(taken), query = '', shown: Form = form) {
  const onDone = vi.fn<() => void>();
  const store = createFieldsForm({
    form: shown,
    submit,
    values: startValues(shown, undefined, new URLSearchParams(query)),
    describe: (failure) => failure.message,
  });
  render(<FieldsForm form={shown} store={store} submitLabel="Add To Cart" onDone={onDone} />);
  return { store, onDone };
}

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = () => fireEvent.click(screen.getByRole('button'));

function fillIn(): void {
  type('First name', 'Ada');
  fireEvent.click(screen.getByLabelText('Yes'));
}

afterEach(cleanup);

describe('the additional-fields form', () => {
  test('ATC-18 FORM-05 FORM-06 FORM-09 sends every kind of answer by field id', async () => {
    const submit = vi.fn<Submit>(() => Promise.resolve(taken));
    const { onDone } = show(submit, 'campaign=spring');
    fillIn();
    type('Last name', 'Byron');
    fireEvent.click(screen.getByLabelText('Ribbon'));
    fireEvent.click(screen.getByLabelText('Strongly Agree'));
    press();
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(JSON.parse(submit.mock.calls[0]?.[0] ?? '')).toEqual({
      'name-1': ['Ada', 'Byron'],
      'text-1': '',
      'radio-1': 'Yes',
      'check-1': ['Ribbon'],
      'likert-1': { 'I like it': 'Strongly Agree' },
      'email-1': '',
      'hidden-1': 'spring',
    });
  });

  test('FORM-19 FORM-20 FORM-22 FORM-43 required fields say Required, likert never', () => {
    show();
    press();
    expect(screen.getAllByText('Required')).toHaveLength(2);
    expect(screen.getByRole('alert').textContent).toBe(
      'Update the missing or invalid information above.',
    );
    expect(document.activeElement).toBe(screen.getByLabelText('First name'));
  });

  test('FORM-43 a message is read with the field that it is about, and the field counts as wrong', () => {
    show();
    type('Text', 'too long');
    press();
    const about = (element: HTMLElement) =>
      document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent;
    const text = screen.getByLabelText(/^Text/);
    expect(about(text)).toBe('You have exceeded the character limit.');
    expect(text.getAttribute('aria-invalid')).toBe('true');
    expect(about(screen.getByRole('group', { name: /For whom/ }))).toBe('Required');
    expect(screen.getByLabelText('Email').getAttribute('aria-invalid')).toBe('false');
  });

  test('FORM-24 FORM-28 the counter warns without stopping, the submit refuses', () => {
    show();
    fillIn();
    type('Text', 'too long');
    expect(screen.getByText('8 / 5').className).toContain('is-over');
    press();
    expect(screen.getByText('You have exceeded the character limit.')).toBeTruthy();
  });

  test('FORM-25 a wrong email is refused, an empty optional one passes', async () => {
    const { onDone } = show();
    fillIn();
    type('Email', 'ada@');
    press();
    expect(
      screen.getByText(
        'Email is not valid. Email addresses should follow the format user@domain.com.',
      ),
    ).toBeTruthy();
    type('Email', '');
    press();
    await waitFor(() => expect(onDone).toHaveBeenCalled());
  });

  test('FBLD-02 FORM-04 a phone without its country code has three parts, and sends an empty first one', async () => {
    const submit = vi.fn<Submit>(() => Promise.resolve(taken));
    const phone = { type: 'phone', title: 'Phone' } as const;
    const { onDone } = show(submit, '', {
      id: 'form-2',
      name: 'Call',
      fields: [
        { ...phone, id: 'short', showCountryCode: false },
        { id: 'rest', type: 'section', title: 'Where else?', underline: true },
      ],
    });
    expect(screen.queryByLabelText('Country code')).toBeNull();
    expect(screen.getByText('Where else?').parentElement?.className).toContain('underline');
    type('Area code', '555');
    type('Prefix', '123');
    type('Line', '4567');
    press();
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(JSON.parse(submit.mock.calls[0]?.[0] ?? '')).toEqual({
      short: ['', '555', '123', '4567'],
    });
  });

  test('CART-22 editing, saving with the button Saving…, back to editing', async () => {
    let answer: (result: CallResult<unknown>) => void = () => {};
    const { store } = show(() => new Promise((resolve) => (answer = resolve)));
    fillIn();
    expect(store.state.get().phase).toBe('editing');
    press();
    expect(store.state.get().phase).toBe('saving');
    expect(screen.getByRole('button').textContent).toBe('Saving…');
    const failure = { kind: 'refused', status: 400, message: 'No.', code: '', errors: {} } as const;
    answer({ ok: false, failure });
    await waitFor(() => expect(screen.getByRole('button').textContent).toBe('Add To Cart'));
    expect(screen.getByRole('alert').textContent).toBe('No.');
  });

  test('the server’s messages stand at their fields and nothing typed is lost', async () => {
    const errors = { 'additionalFields.text-1': 'Please choose other words.' };
    const failure = { kind: 'refused', status: 400, message: 'x', code: '', errors } as const;
    show(() => Promise.resolve({ ok: false, failure }));
    fillIn();
    type('Text', 'abc');
    press();
    expect(await screen.findByText('Please choose other words.')).toBeTruthy();
    expect(screen.getByLabelText<HTMLTextAreaElement>('Text').value).toBe('abc');
    expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('Ada');
  });
});
