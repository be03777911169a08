import { fieldParts, serializeValues, type FieldValue, type FormField } from '@sitewright/contract';

type ReadField = Pick<FormField, 'id' | 'type'>;

/** The fields of a printed form, in its order. */
function printedFields(form: HTMLFormElement): ReadField[] {
  return [...form.querySelectorAll<HTMLElement>('[data-field]')].map(({ dataset }) => ({
    id: dataset.field ?? '',
    // Printed by the server: one of the kinds.
    type: dataset.type as FormField['type'],
  }));
}

/** What was filled in, as it is sent. FORM-03..11 */
export function readAnswers(form: HTMLFormElement, query: URLSearchParams): string {
  const given = new FormData(form);
  const fields = printedFields(form);
  const text = (name: string) => {
    const value = given.get(name);
    return typeof value === 'string' ? value : '';
  };
  const values = Object.fromEntries(
    fields.map(({ id, type }): [string, FieldValue] => {
      const parts = fieldParts[type];
      if (type === 'checkbox')
        return [id, given.getAll(`f.${id}`).filter((one) => typeof one === 'string')];
      if (type === 'likert') return [id, readLikert(form, id)];
      if (type === 'hidden') return [id, readHidden(form, id, query) ?? text(`f.${id}`)];
      // What the form does not ask is sent empty. FORM-04
      if (parts) return [id, parts.map((part) => text(`f.${id}.${part}`))];
      return [id, text(`f.${id}`)];
    }),
  );
  return serializeValues(fields, values);
}

/** A query parameter of the same name comes before the field's own value. FORM-05 */
function readHidden(form: HTMLFormElement, id: string, query: URLSearchParams) {
  const input = form.querySelector<HTMLElement>(`[data-field="${CSS.escape(id)}"]`);
  return query.get(input?.dataset.key ?? '');
}

/** Each question with what was chosen. FORM-06 */
function readLikert(form: HTMLFormElement, id: string): Record<string, string> {
  const field = form.querySelector(`[data-field="${CSS.escape(id)}"]`);
  const questions = [...(field?.querySelectorAll('fieldset') ?? [])];
  return Object.fromEntries(
    questions.flatMap((question) => {
      const chosen = question.querySelector<HTMLInputElement>('input:checked');
      return chosen ? [[question.querySelector('legend')?.textContent ?? '', chosen.value]] : [];
    }),
  );
}
