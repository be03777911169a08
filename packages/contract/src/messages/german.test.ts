import { expect, it } from 'vitest';
import { ApiError, errorCatalogue } from '../errors.ts';
import { translateError, translateFieldError } from './german.ts';

it('MSG-01 MSG-02 staff read failures in German where their account speaks it', () => {
  const lost = new ApiError('not_found');
  expect(translateError(lost, 'de')).toBe('Inhalt nicht gefunden');
  expect(translateError(lost, 'de-CH')).toBe('Inhalt nicht gefunden');
  expect(translateError(lost, 'en')).toBe('Unable to locate content');
  expect(translateError(new ApiError('server_error'), 'de')).toBe('Etwas ist schiefgegangen');
  expect(translateError(new ApiError('server_error'), 'en')).toBe('Something went wrong');
});

it('MSG-01 a text with values in it, and a code that is unknown, keep the words of the server', () => {
  // What the checks of the editor say beside it.
  const translated = new Set(['document_rules_unmet']);
  for (const [code, { message }] of Object.entries(errorCatalogue)) {
    if (message.includes('{') && !translated.has(code))
      expect(translateError({ code, message }, 'de')).toBe(message);
  }
  expect(translateError({ code: 'toString', message: 'Own words' }, 'de')).toBe('Own words');
});

it('MSG-01 staff read in German what is wrong with a field, with its limit', () => {
  const german = (message: string) => translateFieldError(message, 'de');
  expect(german('Please fill this in.')).toBe('Bitte füllen Sie dieses Feld aus.');
  expect(german('Please enter 100 or less.')).toBe('Bitte geben Sie 100 oder weniger ein.');
  expect(german('Please enter 1 or more.')).toBe('Bitte geben Sie 1 oder mehr ein.');
  expect(german('That code is taken.')).toBe('That code is taken.');
  expect(translateFieldError('Please fill this in.', 'en')).toBe('Please fill this in.');
});
