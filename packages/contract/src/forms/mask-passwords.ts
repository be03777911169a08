import { PASSWORD_MASK } from '../limits.ts';
import { isBlankValue, readAnswer } from './field-values.ts';

/**
 * The same answers with the mask in place of every password that is filled in: nobody reads one
 * again, so that it is kept nowhere. Others and empty ones stay as they are. FBLD-07
 */
export function maskPasswords<Answers extends Readonly<Record<string, unknown>> | null>(
  fields: readonly { readonly id: string; readonly type: string }[],
  answers: Answers,
): Answers {
  const filled = fields.filter(({ id, type }) => {
    if (type !== 'password' || !answers || !Object.hasOwn(answers, id)) return false;
    const answer = readAnswer(answers[id]);
    return answer === undefined || !isBlankValue(answer);
  });
  if (filled.length === 0) return answers;
  const masks = Object.fromEntries(filled.map(({ id }) => [id, PASSWORD_MASK]));
  return { ...answers, ...masks };
}
