// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, expect, it } from 'vitest';
import { LocaleField } from './locale-field.tsx';

afterEach(cleanup);

/** What is offered for what was typed, in the language of the reader. */
function offered(typed: string, reader: string): string[] {
  render(
    <IntlProvider locale={reader} onError={() => {}}>
      <LocaleField label="Language" value="en-US" onChange={() => {}} />
    </IntlProvider>,
  );
  const input = screen.getByRole('combobox', { name: 'Language' });
  act(() => input.focus());
  fireEvent.change(input, { target: { value: typed } });
  const names = screen.getAllByRole('option').map((option) => option.textContent);
  cleanup();
  return names;
}

it('is found by its name or its tag, in the order of the names that the reader sees', () => {
  expect(offered('de-CH', 'en')).toEqual(['German (Switzerland) · de-CH']);
  const german = offered('Deutsch (', 'de');
  expect(german.length).toBeGreaterThan(3);
  expect(german).toEqual(german.toSorted((a, b) => a.localeCompare(b, 'de')));
  expect(german[0]).toContain('de-BE');
});
