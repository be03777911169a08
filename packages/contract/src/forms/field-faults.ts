import type { FormField } from '../models/form.ts';

/** What a field of a form cannot be without. */
export type FieldFault = 'title' | 'options' | 'repeated';

/** Kinds that ask to choose, or that ask several questions at once. */
const listing: readonly FormField['type'][] = ['radio', 'checkbox', 'select', 'likert'];

/** Whether a field of this kind lists choices or questions. FBLD-02 */
export function hasOptions(type: FormField['type']): boolean {
  return listing.includes(type);
}

/** What keeps a field from being asked; undefined when nothing does. */
export function findFieldFault(
  field: Pick<FormField, 'type' | 'title' | 'options'>,
): FieldFault | undefined {
  if (field.title.trim() === '') return 'title';
  if (!hasOptions(field.type)) return undefined;
  const options = (field.options ?? []).map((option) => option.trim());
  if (options.length === 0 || options.includes('')) return 'options';
  return new Set(options).size < options.length ? 'repeated' : undefined;
}
