// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { IntlProvider } from 'react-intl';
import { afterEach, expect, it } from 'vitest';
import { MoneyField, RateField } from './amount-field.tsx';

afterEach(cleanup);

/** A price and a rate; @returns what is kept of both. */
function open(locale: string) {
  const kept = { price: 1250, rate: 77_000 };
  function Form() {
    const [price, setPrice] = useState<number | null>(kept.price);
    const [rate, setRate] = useState<number | null>(kept.rate);
    Object.assign(kept, { price, rate });
    return (
      <IntlProvider locale={locale}>
        <MoneyField label="Price" currency="EUR" value={price} onChange={setPrice} />
        <RateField label="Rate" value={rate} onChange={setRate} />
      </IntlProvider>
    );
  }
  render(<Form />);
  return kept;
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

it('amounts stand in fields as the language of the screens writes them', () => {
  open('en');
  expect([field('Price').value, field('Rate').value]).toEqual(['12.50', '7.7']);
  cleanup();
  open('de');
  expect([field('Price').value, field('Rate').value]).toEqual(['12,50', '7,7']);
});

it('a comma and a point are both taken, and what is typed stays as it is typed', () => {
  const kept = open('de');
  fireEvent.change(field('Price'), { target: { value: '8,' } });
  fireEvent.change(field('Price'), { target: { value: '8,9' } });
  expect([field('Price').value, kept.price]).toEqual(['8,9', 890]);
  fireEvent.change(field('Price'), { target: { value: '7.5' } });
  expect([field('Price').value, kept.price]).toEqual(['7.5', 750]);
});
