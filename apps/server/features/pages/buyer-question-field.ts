import { errorSentenceIn, type ApiError } from '@sitewright/contract';
import { html, type Html } from '../../html.ts';
import type { BuyerQuestion } from '../checkout/buyer-question.ts';
import type { Site } from '../sites/site.ts';

interface AskedBuyer {
  /** Null: nothing is asked. */
  readonly question: BuyerQuestion;
  /** In the words of the page, in the language of the site. */
  readonly questions: Readonly<Record<NonNullable<BuyerQuestion>, string>>;
  /** Why it was refused; said also where nothing is asked. */
  readonly error: ApiError | undefined;
}

/** The field `answer` of a form behind a mailed link. */
export function buyerQuestionField(
  { locale }: Site,
  { question, questions, error }: AskedBuyer,
): Html {
  const refusal = error && errorSentenceIn(error, locale);
  if (!question) return html`${refusal && html`<p role="alert">${refusal}</p>`}`;
  return html`<div class="sw-field">
    <label for="sw-answer">${questions[question]}</label>
    <input
      id="sw-answer"
      name="answer"
      autocomplete="${question === 'lastName' ? 'family-name' : 'postal-code'}"
      maxlength="200"
      required
      ${refusal && html`aria-invalid="true" aria-describedby="sw-answer-error"`}
    />
    ${refusal && html`<p id="sw-answer-error" class="sw-field-error" role="alert">${refusal}</p>`}
  </div>`;
}
