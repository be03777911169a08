/** Edits of the fields of a form. None changes what it is given. */
import type { FormField } from '@sitewright/contract';
import { propertiesOf, type FieldKind, type FieldProperty } from './field-kinds.ts';

type Fields = readonly FormField[];

/** A new field of this kind at the end; its id is of no field before it, for answers stay under ids. */
export function addField(fields: Fields, type: FieldKind, title = ''): FormField[] {
  return [...fields, { id: newFieldId(fields), type, title }];
}

/** The field with these values; an empty text and an empty list are none, as is what is unset. */
export function changeField(
  fields: Fields,
  id: string,
  changed: Partial<Omit<FormField, 'id'>>,
): FormField[] {
  return fields.map((field) => (field.id === id ? cleanField({ ...field, ...changed }) : field));
}

/** A copy right behind the field, with an id of its own. */
export function copyField(fields: Fields, id: string): FormField[] {
  return fields.flatMap((field) =>
    field.id === id ? [field, { ...field, id: newFieldId(fields) }] : [field],
  );
}

/** Without the field. */
export function removeField(fields: Fields, id: string): FormField[] {
  return fields.filter((field) => field.id !== id);
}

/** The field at this place of the others; beyond an end: at the end. */
export function moveField(fields: Fields, id: string, to: number): FormField[] {
  const moved = fields.filter((field) => field.id === id);
  const others = removeField(fields, id);
  return others.toSpliced(Math.min(Math.max(to, 0), others.length), 0, ...moved);
}

/** Only what its kind has: another kind keeps what both have. */
function cleanField(field: FormField): FormField {
  const { id, type, title } = field;
  const kept = propertiesOf(type).flatMap((name): [FieldProperty, unknown][] => {
    const value = field[name];
    return isNothing(value) ? [] : [[name, value]];
  });
  return { id, type, title, ...Object.fromEntries(kept) };
}

function isNothing(value: FormField[FieldProperty]): boolean {
  return value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
}

const idLength = 8;

function newFieldId(fields: Fields): string {
  const bytes = crypto.getRandomValues(new Uint8Array(idLength));
  const id = `f${[...bytes].map((byte) => (byte % 36).toString(36)).join('')}`;
  return fields.some((field) => field.id === id) ? newFieldId(fields) : id;
}
