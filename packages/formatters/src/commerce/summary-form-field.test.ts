import { expect, test } from 'vitest';
import { outputOf } from '../testing/render-template.ts';

function answerOf(field: object, page: object = {}): string {
  const output = outputOf('{f|summary-form-field}', { f: { rawTitle: 'Q', ...field }, ...page });
  return output.replace(/^[^]*Q:<\/span> /, '').replace(/\n<\/div>$/, '');
}

test('CFM-04 FBLD-04 every kind of field has its way to write an answer', () => {
  const values = { First: 'Ada', Last: 'Byron', Month: 1, Day: 2, Year: 2024 };
  expect(answerOf({ type: 'name', values })).toBe('Ada Byron');
  expect(answerOf({ type: 'date', values })).toBe('1/2/2024');
  expect(answerOf({ type: 'checkbox', values: ['a', 'b'] })).toBe('a, b\n');
  expect(answerOf({ type: 'text', value: 'typed' })).toBe('typed');
});

test('CFM-04 phone and time leave out or fill in what is not there', () => {
  const phone = { Areacode: '212', Prefix: '555', Line: '0100' };
  expect(answerOf({ type: 'phone', values: phone })).toBe('212-555-0100');
  expect(answerOf({ type: 'phone', values: { ...phone, Country: '1' } })).toBe('+1 212-555-0100');
  const whole = { Country: '49', Areacode: '', Prefix: '', Line: '30 123456' };
  expect(answerOf({ type: 'phone', values: whole })).toBe('+49 30 123456');
  expect(answerOf({ type: 'time', values: { Hour: '9', Ampm: 'AM' } })).toBe('9:00:00 AM');
});

test('CFM-04 an address has a second line only when there is one', () => {
  const values = { Line1: '1 High St', City: 'Rye', State: 'NY', Zip: '10580', Country: 'US' };
  const answer = answerOf({ type: 'address', values });
  expect(answer).toContain('<div>1 High St</div>\n  <div>Rye, NY 10580 US</div>');
  expect(answerOf({ type: 'address', values: { ...values, Line2: 'Flat 2' } })).toContain(
    '<div>Flat 2</div>',
  );
});

test('CFM-04 FBLD-05 likert scores from -2 to 2 become words, others are neutral', () => {
  const values = { Clay: '-2', Glaze: 1, Price: '9' };
  const answer = answerOf(
    { type: 'likert', values },
    { localizedStrings: { productAnswerMapAgree: 'Ja' } },
  );
  expect(answer).toContain('Clay:</span> Strongly Disagree<');
  expect(answer).toContain('Glaze:</span> Ja<');
  expect(answer).toContain('Price:</span> Neutral<');
});

test('CFM-04 a likert field without answers is an empty list', () => {
  expect(answerOf({ type: 'likert' })).toBe('<div style="padding-left:5px;">\n</div>');
});

test('FMT-20 no answer is N/A, or the text of the site', () => {
  expect(answerOf({ type: 'text' })).toBe('N/A');
  const localizedStrings = { productSummaryFormNoAnswerText: ' keine ' };
  expect(answerOf({ type: 'text' }, { localizedStrings })).toBe('keine');
});
