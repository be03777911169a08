// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { IntlProvider } from 'react-intl';
import { afterEach, expect, it } from 'vitest';
import { ComboField } from './combo-field.tsx';

afterEach(cleanup);

const choices = [
  { value: 'AT', label: 'Austria' },
  { value: 'DE', label: 'Germany' },
];

/** A field with Germany chosen; tells everything that was chosen since. */
function open(canBeEmpty: boolean): { chosen: string[]; input: HTMLElement } {
  const chosen: string[] = [];
  function Panel() {
    const [value, setValue] = useState('DE');
    const choose = (next: string) => {
      chosen.push(next);
      setValue(next);
    };
    return (
      <IntlProvider locale="en">
        <ComboField
          label="Country"
          help="Where you sell from."
          choices={choices}
          value={value || null}
          canBeEmpty={canBeEmpty}
          onChange={choose}
        />
      </IntlProvider>
    );
  }
  render(<Panel />);
  return { chosen, input: screen.getByRole('combobox', { name: 'Country' }) };
}

it('chooses by a part of the name and the keyboard', () => {
  const { chosen, input } = open(false);
  expect(screen.getByText('Where you sell from.')).toBeTruthy();
  act(() => input.focus());
  fireEvent.change(input, { target: { value: 'Aus' } });
  fireEvent.keyDown(input, { key: 'ArrowDown' });
  fireEvent.keyDown(input, { key: 'Enter' });
  expect(chosen).toEqual(['AT']);
});

it.each([
  [true, ['']],
  [false, []],
])('is emptied where it may be: %s', (canBeEmpty, expected) => {
  const { chosen, input } = open(canBeEmpty);
  fireEvent.focus(input);
  fireEvent.change(input, { target: { value: '' } });
  fireEvent.blur(input);
  expect(chosen).toEqual(expected);
});
