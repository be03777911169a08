/** Answers as a form without scripts posts them: `f.ID`, its parts `f.ID.PART`. */
import { fieldParts, likertScores, type Form } from '@sitewright/contract';

type Posted = Readonly<Record<string, string | readonly string[]>>;

/** Answers by field, of the shapes that scripts send. FORM-03..11 */
export function readPostedForm(
  { fields }: Pick<Form, 'fields'>,
  posted: Posted,
): Record<string, unknown> {
  return Object.fromEntries(
    fields.flatMap(({ id, type, options = [] }): [string, unknown][] => {
      const parts = fieldParts[type];
      if (type === 'section') return [];
      if (type === 'likert') return [[id, likertOf(posted, id, options)]];
      if (type === 'checkbox') return [[id, [posted[`f.${id}`] ?? []].flat()]];
      if (parts) return [[id, parts.map((part) => oneOf(posted[`f.${id}.${part}`]))]];
      return [[id, oneOf(posted[`f.${id}`])]];
    }),
  );
}

function likertOf(posted: Posted, id: string, questions: readonly string[]) {
  const known = Object.keys(likertScores);
  return Object.fromEntries(
    questions.flatMap((question, at) => {
      const answer = oneOf(posted[`f.${id}.${at}`]);
      return known.includes(answer) ? [[question, answer]] : [];
    }),
  );
}

function oneOf(value: string | readonly string[] | undefined): string {
  return typeof value === 'string' ? value : (value?.[0] ?? '');
}
