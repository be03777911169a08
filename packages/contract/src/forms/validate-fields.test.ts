import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formFieldTypes } from '../models/form.ts';
import { fieldParts, serializeValues } from './field-values.ts';
import type { FieldValue } from './field-values.ts';
import { countText, readMaxLength } from './text-counter.ts';
import { validateFields } from './validate-fields.ts';
import type { CheckedField } from './validate-fields.ts';

const check = (field: Omit<CheckedField, 'id'>, answer: unknown) =>
  validateFields([{ id: 'f', ...field }], { f: answer }).f;
const required = (type: string, answer: unknown) => check({ type, required: true }, answer);

const badEmail = 'Email is not valid. Email addresses should follow the format user@domain.com.';

describe('the rules of a form', () => {
  test.each(['text', 'textarea', 'email', 'number', 'select', 'radio', 'website'])(
    'FORM-19 a required %s that is empty is Required',
    (type) => {
      for (const empty of ['', '  ', null, undefined])
        expect(required(type, empty)).toBe('Required');
      expect(check({ type }, '')).toBeUndefined();
    },
  );

  test.each(Object.entries(fieldParts))(
    'FORM-20 a required %s is Required when all of its parts are empty, and not when one is filled',
    (type, parts) => {
      const empty = parts.map(() => ' ');
      expect(required(type, empty)).toBe('Required');
      expect(required(type, Object.fromEntries(parts.map((part) => [part, ''])))).toBe('Required');
      expect(required(type, empty.with(-1, 'x'))).toBeUndefined();
      expect(check({ type }, empty)).toBeUndefined();
    },
  );

  test('FORM-21 a required checkbox group with none checked is Required', () => {
    expect(required('checkbox', [])).toBe('Required');
    expect(required('checkbox', ['Ribbon'])).toBeUndefined();
  });

  test.each(['select', 'radio', 'checkbox'])(
    'FORM-23 a %s is answered by what the form offers and by nothing else',
    (type) => {
      const field = { type, options: ['Small', 'Large'] };
      expect(check(field, type === 'checkbox' ? ['Small', 'Large'] : 'Large')).toBeUndefined();
      expect(check(field, '')).toBeUndefined();
      for (const forged of ['Free of charge', ['Small', 'Huge'], { a: 'Huge' }]) {
        expect(check(field, forged)).toBe(
          'Could not parse the form fields, please check your entries.',
        );
      }
      expect(check({ type: 'text', options: ['Small'] }, 'Anything')).toBeUndefined();
    },
  );

  test('FORM-22 likert fields are never required; sections and hidden fields are never validated', () => {
    expect(required('likert', {})).toBeUndefined();
    expect(required('section', undefined)).toBeUndefined();
    expect(required('hidden', '')).toBeUndefined();
  });

  test('FORM-24 a text may be as long as its limit; an empty optional one passes', () => {
    const area = { type: 'textarea', maxLength: 5 };
    expect(check(area, '12345')).toBeUndefined();
    expect(check(area, '123456')).toBe('You have exceeded the character limit.');
    expect(check(area, ['123', '456'])).toBe('You have exceeded the character limit.');
    expect(check(area, '')).toBeUndefined();
    expect(check({ type: 'textarea', maxLength: 0 }, 'x'.repeat(9000))).toBeUndefined();
  });

  test('FORM-25 an email must be valid unless it is optional and empty', () => {
    expect(check({ type: 'email' }, 'ada@')).toBe(badEmail);
    expect(check({ type: 'email' }, { emailAddress: 'ada@' })).toBe(badEmail);
    expect(check({ type: 'email' }, { emailAddress: 'ada@lovelace.org' })).toBeUndefined();
    expect(check({ type: 'email' }, '')).toBeUndefined();
    expect(required('email', '')).toBe('Required');
  });

  test('FORM-26 D-27 the classic rule takes top-level domains of 2 to 4 characters, the modern one all', () => {
    const email = (answer: string, rule?: 'classic' | 'modern') =>
      validateFields([{ id: 'f', type: 'email' }], { f: answer }, rule).f;
    expect(email('ada@shop.store', 'classic')).toBe(badEmail);
    expect(email('ada@shop.store', 'modern')).toBeUndefined();
    expect(email('ada@shop.store')).toBeUndefined();
    expect(email('ada@shop.info', 'classic')).toBeUndefined();
    expect(email(`${'a'.repeat(250)}@b.com`)).toBeUndefined();
    expect(email(`${'a'.repeat(251)}@b.com`)).toBe(badEmail);
  });

  test('FORM-28 the counter shows length and limit and warns above it', () => {
    expect(countText('12345', 5)).toEqual({ text: '5 / 5', isOver: false });
    expect(countText('123456', 5)).toEqual({ text: '6 / 5', isOver: true });
    expect(countText('12345', 0)).toBeUndefined();
  });

  test.each([
    ['24', 24],
    ['24px', 24],
    [24.9, 24],
    ['-3', 0],
    [-3, 0],
    ['many', 0],
    ['', 0],
    [undefined, 0],
    [Number.NaN, 0],
  ])('FORM-29 a limit written as %j is %i', (written, limit) => {
    expect(readMaxLength(written)).toBe(limit);
  });

  test('FORM-40 an answer that no form can give is refused', () => {
    const unreadable = 'Could not parse the form fields, please check your entries.';
    for (const answer of [{ a: { b: 'c' } }, [1], [['x']], { a: 1 }]) {
      expect(check({ type: 'text' }, answer)).toBe(unreadable);
    }
  });
});

const text = fc.oneof(
  fc.constantFrom('', ' ', 'ada@shop.store', 'ada@shop.com', 'ada@', 'Yes', 'x'.repeat(12)),
  fc.string(),
);

/** Any value that the browser can hold for a kind of field. */
function valueOf(type: string): fc.Arbitrary<FieldValue> {
  const parts = fieldParts[type];
  if (type === 'phone') return fc.array(text, { minLength: 3, maxLength: 4 });
  if (parts) return fc.array(text, { minLength: parts.length, maxLength: parts.length });
  if (type === 'checkbox') return fc.array(text, { maxLength: 3 });
  if (type === 'likert') return fc.dictionary(fc.string({ minLength: 1 }), text, { maxKeys: 3 });
  return text;
}

const filledField = fc.constantFrom(...formFieldTypes).chain((type) =>
  fc.record({
    field: fc.record({
      id: fc.uuid(),
      type: fc.constant(type),
      required: fc.boolean(),
      maxLength: fc.constantFrom(undefined, 0, 5, 11, 100),
    }),
    value: valueOf(type),
  }),
);

test('FORM-23 the server refuses exactly what the browser refuses', () => {
  fc.assert(
    fc.property(
      fc.array(filledField, { maxLength: 6 }),
      fc.constantFrom('classic' as const, 'modern' as const),
      (filled, rule) => {
        const fields = filled.map(({ field }) => field);
        const values = Object.fromEntries(filled.map(({ field, value }) => [field.id, value]));
        const arrived = JSON.parse(serializeValues(fields, values)) as Record<string, unknown>;
        expect(validateFields(fields, arrived, rule)).toEqual(validateFields(fields, values, rule));
      },
    ),
  );
});
