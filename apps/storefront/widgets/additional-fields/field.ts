/** One field of a form, in the shape that templates print in `data-form`. FORM-02 */
export interface Field {
  readonly id: string;
  readonly type: string;
  readonly title?: string;
  readonly description?: string;
  readonly required?: boolean;
  readonly placeholder?: string;
  readonly maxLength?: number;
  readonly options?: readonly (string | { readonly label: string; readonly value?: string })[];
  readonly value?: string;
}

export interface FieldsForm {
  readonly id: string;
  readonly name?: string;
  readonly fields: readonly Field[];
}

/** Named parts of the kinds that have several inputs. FORM-07..11 */
export const fieldParts: Readonly<Record<string, readonly string[]>> = {
  address: ['Line1', 'Line2', 'City', 'State', 'Zip', 'Country'],
  date: ['Month', 'Day', 'Year'],
  name: ['First', 'Last'],
  phone: ['Country', 'Areacode', 'Prefix', 'Line'],
  time: ['Hour', 'Minute', 'Second', 'Ampm'],
};

/** The choices of a field as label and value. */
export function fieldOptions(field: Field): { label: string; value: string }[] {
  return (field.options ?? []).map((option) =>
    typeof option === 'string'
      ? { label: option, value: option }
      : { label: option.label, value: option.value ?? option.label },
  );
}

/** Reads a form out of an attribute or an answer; its fields may be a JSON text of their own. */
export function readFieldsForm(raw: unknown): FieldsForm | undefined {
  if (typeof raw !== 'object' || raw === null) return undefined;
  const form = raw as { id?: string; name?: unknown; fields?: unknown };
  const fields: unknown = typeof form.fields === 'string' ? JSON.parse(form.fields) : form.fields;
  if (!Array.isArray(fields) || fields.length === 0) return undefined;
  const name = typeof form.name === 'string' ? { name: form.name } : {};
  return { id: form.id ?? '', ...name, fields: fields as readonly Field[] };
}
