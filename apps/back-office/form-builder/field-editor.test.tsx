// @vitest-environment happy-dom
import type { FormField } from '@sitewright/contract';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { IntlProvider } from 'react-intl';
import { afterEach, expect, test, vi } from 'vitest';
import { changeField } from './field-edits.ts';
import { FieldEditor } from './field-editor.tsx';
import { fieldKinds } from './field-kinds.ts';

afterEach(cleanup);

/** A field in its editor, and what it has become. */
function open(begin: FormField) {
  const onField = vi.fn<(field: FormField) => void>();
  function Panel() {
    const [field, setField] = useState(begin);
    return (
      <IntlProvider locale="en">
        <FieldEditor
          field={field}
          kinds={fieldKinds}
          showsFault={false}
          onChange={(changed) => {
            const [next] = changeField([field], field.id, changed);
            setField(next!);
            onField(next!);
          }}
        />
      </IntlProvider>
    );
  }
  render(<Panel />);
  return () => onField.mock.lastCall?.[0];
}

const note: FormField = { id: 'note', type: 'textarea', title: 'Note' };
const limits = () => screen.queryByRole<HTMLInputElement>('checkbox', { name: 'Limit its length' });
const length = () => screen.queryByLabelText<HTMLInputElement>('Most characters');

test('FBLD-03 a long text has a longest length once its switch is on, and none once it is off', () => {
  const field = open(note);
  expect(limits()?.checked).toBe(false);
  expect(length()).toBeNull();
  fireEvent.click(limits()!);
  expect(field()?.maxLength).toBeGreaterThan(0);
  fireEvent.change(length()!, { target: { value: '80' } });
  expect(field()).toEqual({ ...note, maxLength: 80 });
  fireEvent.change(length()!, { target: { value: '' } });
  expect(field()).toEqual({ ...note, maxLength: 80 });
  expect(limits()?.checked).toBe(true);
  fireEvent.click(limits()!);
  expect(field()).toEqual(note);
  expect(length()).toBeNull();
});

test('FBLD-03 a field of another kind has no longest length', () => {
  open({ id: 'line', type: 'text', title: 'Line' });
  expect(limits()).toBeNull();
});
