import { formDraftSchema, formFieldTypes, type FormField } from '@sitewright/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addField, changeField, copyField, moveField, removeField } from './field-edits.ts';

const kinds = fc.constantFrom(...formFieldTypes);

describe('fields of a form', () => {
  test('a new one stands at the end with an id that no other has', () => {
    let fields: FormField[] = [];
    for (const type of formFieldTypes) fields = addField(fields, type, type);
    expect(fields.map(({ type }) => type)).toEqual(formFieldTypes);
    expect(new Set(fields.map(({ id }) => id)).size).toBe(fields.length);
  });

  test('FBLD-02 another kind keeps what both have and drops the rest', () => {
    const list: FormField = {
      id: 'a',
      type: 'select',
      title: 'Colour',
      required: true,
      options: ['Red'],
      description: 'Of the thread',
    };
    expect(changeField([list], 'a', { type: 'radio' })).toEqual([{ ...list, type: 'radio' }]);
    expect(changeField([list], 'a', { type: 'text' })).toEqual([
      { id: 'a', type: 'text', title: 'Colour', required: true, description: 'Of the thread' },
    ]);
    expect(changeField([list], 'a', { type: 'hidden' })).toEqual([
      { id: 'a', type: 'hidden', title: 'Colour' },
    ]);
  });

  test('an emptied text is none', () => {
    const field: FormField = { id: 'a', type: 'text', title: 'Words', description: 'Few' };
    expect(changeField([field], 'a', { description: '' })).toEqual([
      { id: 'a', type: 'text', title: 'Words' },
    ]);
  });

  test('a copy stands behind its original and is another field', () => {
    const [first, copy, last] = copyField(
      [
        { id: 'a', type: 'text', title: 'One' },
        { id: 'b', type: 'text', title: 'Two' },
      ],
      'a',
    );
    expect([first!.title, copy!.title, last!.title]).toEqual(['One', 'One', 'Two']);
    expect(copy!.id).not.toBe('a');
  });

  test('moving loses no field, and puts the moved one where it was said', () => {
    fc.assert(
      fc.property(
        fc.array(kinds, { minLength: 1, maxLength: 9 }),
        fc.nat(),
        fc.nat(9),
        (all, which, to) => {
          const fields = all.reduce<FormField[]>((made, type) => addField(made, type, type), []);
          const { id } = fields[which % fields.length]!;
          const moved = moveField(fields, id, to);
          expect(moved.toSorted(byId)).toEqual(fields.toSorted(byId));
          expect(moved.findIndex((field) => field.id === id)).toBe(Math.min(to, fields.length - 1));
          expect(removeField(moved, id)).toEqual(removeField(fields, id));
        },
      ),
    );
  });

  test('what is made here is taken by the server once it has its words', () => {
    fc.assert(
      fc.property(kinds, kinds, (from, to) => {
        const [field] = addField([], from, 'A title');
        const fields = changeField([field!], field!.id, { type: to });
        const asked = ['select', 'radio', 'checkbox', 'likert'].includes(to)
          ? changeField(fields, field!.id, { options: ['One', 'Two'] })
          : fields;
        const parsed = formDraftSchema.parse({ name: 'Form', fields: asked });
        expect(parsed.fields).toEqual(asked);
      }),
    );
  });
});

function byId(one: FormField, other: FormField): number {
  return one.id < other.id ? -1 : 1;
}
