/** The form that a shop adds to its checkout, and what was answered. */
import {
  ApiError,
  listAnswerErrors,
  type CheckoutAnswer,
  type CheckoutField,
  type PaymentRequest,
} from '@sitewright/contract';
import { readSettings } from '../settings/read-settings.ts';
import type { Site } from '../sites/site.ts';

/** What the checkout of a site asks beside the usual. */
export function listCheckoutFields(site: Site): CheckoutField[] {
  const { showCustomCheckoutForm, checkoutFields } = readSettings(site, 'store');
  return showCustomCheckoutForm ? checkoutFields : [];
}

/** @throws ApiError naming the fields that are wrong, `answers.ID` */
export function requireCheckoutAnswers(site: Site, answers: PaymentRequest['answers']): void {
  const errors = listAnswerErrors(listCheckoutFields(site), answers);
  if (Object.keys(errors).length > 0) throw new ApiError('invalid_request', {}, { errors });
}

/** The answers beside their questions as they are now; what nobody asks is left out. */
export function fixAnswers(site: Site, answers: PaymentRequest['answers']): CheckoutAnswer[] {
  return listCheckoutFields(site).flatMap(({ id, title }) => {
    const answer = Object.hasOwn(answers, id) ? answers[id]! : '';
    const text = (typeof answer === 'string' ? answer : answer.join(', ')).trim();
    return text === '' ? [] : [{ title, text }];
  });
}
