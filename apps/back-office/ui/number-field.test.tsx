// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { IntlProvider } from 'react-intl';
import { afterEach, expect, it, vi } from 'vitest';
import { NumberField } from './number-field.tsx';

afterEach(cleanup);

/** A field of 100 to 300 that begins with 300. */
function open() {
  const saved = vi.fn<(value: number) => void>();
  function Panel() {
    const [value, setValue] = useState(300);
    const change = (to: number) => {
      saved(to);
      setValue(to);
    };
    return (
      <IntlProvider locale="en">
        <NumberField label="Width" bounds={[100, 300]} value={value} onChange={change} />
        <button onClick={() => change(200)}>Undo</button>
      </IntlProvider>
    );
  }
  render(<Panel />);
  return { saved, input: screen.getByLabelText<HTMLInputElement>('Width') };
}

const type = (input: HTMLElement, value: string) => fireEvent.change(input, { target: { value } });

it('GLRY-14 a number is typed digit by digit, and kept as soon as it is within its bounds', () => {
  const { saved, input } = open();
  for (const typed of ['', '1', '15', '150']) {
    type(input, typed);
    expect(input.value).toBe(typed);
  }
  expect(saved.mock.calls).toEqual([[150]]);
  expect(screen.queryByText('From 100 to 300.')).toBeNull();
});

it('GLRY-14 says what is allowed while something else is typed, and shows what is kept afterwards', () => {
  const { saved, input } = open();
  for (const typed of ['99', '301', '1.5', 'x', '']) {
    type(input, typed);
    expect(screen.getByText('From 100 to 300.')).toBeTruthy();
  }
  expect(saved).not.toHaveBeenCalled();
  fireEvent.blur(input);
  expect(input.value).toBe('300');
  expect(screen.queryByText('From 100 to 300.')).toBeNull();
});

it('GLRY-14 follows what is kept when that changes elsewhere', () => {
  const { input } = open();
  type(input, '250');
  fireEvent.blur(input);
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(input.value).toBe('200');
});
