/**
 * What whoever opens a mailed link is asked before anything of a person is shown: something that was
 * typed beside the email. Mail goes astray.
 */

/** Null: nothing was typed that could be asked. */
export type BuyerQuestion = 'lastName' | 'postalCode' | null;

/** After so many wrong answers nothing is asked any more. */
export const mostWrongAnswers = 5;

/** What can be asked of somebody of whom so much is known. */
export function questionOf(
  known: Readonly<Partial<Record<'lastName' | 'postalCode', string>>> | null,
): BuyerQuestion {
  if (known?.lastName) return 'lastName';
  return known?.postalCode ? 'postalCode' : null;
}

/** Neither space, nor the case and the form of letters make an answer another one. */
export function isSameAnswer(answer: string, known: string): boolean {
  return plain(answer) === plain(known);
}

function plain(text: string): string {
  return text.normalize('NFKC').replace(/\s/g, '').toLowerCase();
}
