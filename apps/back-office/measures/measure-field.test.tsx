// @vitest-environment happy-dom
import type { StaffSite } from '@sitewright/contract';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { IntlProvider } from 'react-intl';
import { afterEach, expect, it } from 'vitest';
import { SiteContext } from '../app/office-context.ts';
import { MeasureField } from './measure-field.tsx';

afterEach(cleanup);

/** A field with these grams in a shop; tells everything that it sent since. */
function open(grams: number, first: 1 | 2 = 1) {
  const sent: number[] = [];
  function Panel({ standard }: { standard: 1 | 2 }) {
    const [value, setValue] = useState(grams);
    const site = {
      identifier: 'a',
      permissions: [],
      measurementStandard: standard,
      timeZone: 'UTC',
    };
    return (
      <IntlProvider locale="de" onError={() => {}}>
        <SiteContext value={site as unknown as StaffSite}>
          <MeasureField
            kind="weight"
            label="Gewicht"
            value={value}
            onChange={(next) => {
              sent.push(next);
              setValue(next);
            }}
          />
        </SiteContext>
      </IntlProvider>
    );
  }
  const { rerender } = render(<Panel standard={first} />);
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Gewicht' });
  return {
    sent,
    input,
    type: (text: string) => fireEvent.change(input, { target: { value: text } }),
    chooseUnits: (standard: 1 | 2) => rerender(<Panel standard={standard} />),
  };
}

it('what is typed over and then typed again is what there was, to the gram', () => {
  const { sent, input, type } = open(101);
  expect(input.value).toBe('0,22');
  type('0,2');
  type('0,22');
  fireEvent.blur(input);
  expect([sent, input.value]).toEqual([[90, 101], '0,22']);
});

it('what is no weight is said and not sent, and stays in the field', () => {
  const { sent, input, type } = open(453);
  type('1,234');
  fireEvent.blur(input);
  expect(screen.getByText('Geben Sie höchstens zwei Nachkommastellen ein.')).toBeTruthy();
  expect([sent, input.value]).toEqual([[], '1,234']);
});

it('other units show the same weight at once', () => {
  const { chooseUnits } = open(1133);
  chooseUnits(2);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Gewicht' });
  expect(field.value).toBe('1133');
  expect(screen.getByText('g')).toBeTruthy();
});
