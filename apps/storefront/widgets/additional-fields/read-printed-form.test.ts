import { expect, it } from 'vitest';
import { readPrintedForm } from './read-printed-form.ts';

const fields = [{ id: 'words', type: 'text', title: 'Your words' }];

it('FBLD-01 ATC-18 a printed form is asked with what is read before its button', () => {
  const form = { id: 'a', name: 'Engraving', fields };
  expect(readPrintedForm({ ...form, disclaimer: 'Kept with your order.' })).toEqual({
    ...form,
    disclaimer: 'Kept with your order.',
  });
  expect(readPrintedForm({ ...form, fields: JSON.stringify(fields), disclaimer: '' })).toEqual(
    form,
  );
});

it('ATC-18 what is no form is none: the server is asked for it', () => {
  for (const raw of [null, 'form', {}, { fields: [] }, { fields: 7 }])
    expect(readPrintedForm(raw)).toBeUndefined();
});
