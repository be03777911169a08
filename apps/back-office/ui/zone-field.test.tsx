// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, expect, it } from 'vitest';
import { ZoneField } from './zone-field.tsx';

afterEach(cleanup);

it.each([
  ['Europe/Berlin', /^Europe\/Berlin · /],
  ['Moon/Crater_Base', /^Moon\/Crater Base$/],
  ['', /^$/],
])('shows the zone that is chosen, known to this browser or not: %s', (zone, shown) => {
  render(
    <IntlProvider locale="en" onError={() => {}}>
      <ZoneField label="Time zone" value={zone} onChange={() => {}} />
    </IntlProvider>,
  );
  const { value } = screen.getByRole<HTMLInputElement>('combobox', { name: 'Time zone' });
  expect(value).toMatch(shown);
});
