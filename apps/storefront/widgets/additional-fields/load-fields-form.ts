import type { Caller } from '../../api/call.ts';
import { readFieldsForm } from './field.ts';
import type { FieldsForm } from './field.ts';

/** Asks for the form of an item; undefined when it cannot be had. ATC-30 */
export async function loadFieldsForm(
  call: Caller,
  itemId: string,
): Promise<FieldsForm | undefined> {
  const query = new URLSearchParams({ blockType: 'form', itemId });
  const result = await call<{ form?: unknown }>(`/api/template/GetTemplateSchema?${query}`);
  return result.ok ? readFieldsForm(result.body.form ?? result.body) : undefined;
}
