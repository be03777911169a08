// @vitest-environment happy-dom
import type { FormField } from '@sitewright/contract';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { IntlProvider } from 'react-intl';
import { afterEach, expect, test } from 'vitest';
import { FieldList } from './field-list.tsx';

afterEach(cleanup);

const begin: readonly FormField[] = [
  { id: 'who', type: 'name', title: '' },
  { id: 'cake', type: 'select', title: 'Which cake' },
  { id: 'note', type: 'textarea', title: 'Note' },
];

/** A form in its urgent dialog, refused each time that its button is pressed. */
function Form({ first = begin }: { first?: readonly FormField[] }) {
  const [fields, setFields] = useState(first);
  const [refusals, setRefusals] = useState(0);
  return (
    <IntlProvider locale="en">
      <div role="alertdialog" aria-label="New form">
        <FieldList fields={fields} onChange={setFields} refusal={refusals || undefined} />
        <button type="button" onClick={() => setRefusals(refusals + 1)}>
          Create
        </button>
      </div>
    </IntlProvider>
  );
}

test('each refusal opens the first field that is wrong and brings the keyboard into it', () => {
  render(<Form />);
  const create = screen.getByRole('button', { name: 'Create' });
  fireEvent.click(create);
  const title = screen.getByRole('textbox', { name: 'Title' });
  expect(document.activeElement).toBe(title);
  fireEvent.change(title, { target: { value: 'Your name' } });
  const note = screen.getAllByRole('listitem')[2]!;
  fireEvent.click(within(note).getByRole('button', { name: /^Note/ }));
  expect(screen.queryByText('Enter at least one choice.')).toBeNull();
  create.focus();
  fireEvent.click(create);
  expect(screen.getByText('Enter at least one choice.')).toBeDefined();
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Choices, one a line' }));
});

test('a new field that says what is asked has its title, which the next key writes over', () => {
  render(<Form first={[]} />);
  const add = (kind: string) => {
    fireEvent.click(screen.getByRole('button', { name: 'Add field' }));
    fireEvent.click(screen.getByRole('menuitem', { name: kind }));
    return screen.getByRole<HTMLInputElement>('textbox', { name: 'Title' });
  };
  const email = add('Email');
  expect(email.value).toBe('Email');
  expect([email.selectionStart, email.selectionEnd]).toEqual([0, 5]);
  expect(add('Short text').value).toBe('');
});
