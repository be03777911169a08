/** What a membership costs and asks, on its own page and in blocks. */
import {
  errorSentenceIn,
  fieldErrorsIn,
  type ApiError,
  type MembershipPlan,
  writePlanPhrase,
} from '@sitewright/contract';
import { html, type Html } from '../../html.ts';
import type { Site } from '../sites/site.ts';
import { writeMoney } from '../sites/site-money.ts';
import { sayOf } from '../settings/say-of.ts';

/** What a plan costs, in words. */
export function writePrice(site: Site, { priceCents, billingPeriod }: MembershipPlan): string {
  if (priceCents === 0) return sayOf(site)('Free');
  const price = writeMoney(site, { amountCents: priceCents, currencyCode: site.currency });
  return billingPeriod ? writePlanPhrase(price, { billingPeriod }, site) : price;
}

/** What was typed, and why it was refused. */
export interface RefusedEmail {
  email: string;
  error: ApiError;
}

/** The field for an email, with why it was refused. `id`: several may stand on a page. */
export function emailField(site: Site, refused?: RefusedEmail, id = 'sw-email'): Html {
  const sentence = refused && sentenceOf(site, refused.error);
  return html`<div class="sw-field">
    <label for="${id}">${sayOf(site)('Email')}</label>
    <input
      id="${id}"
      name="email"
      type="text"
      inputmode="email"
      autocomplete="email"
      spellcheck="false"
      value="${refused?.email}"
      ${sentence && html`aria-invalid="true" aria-describedby="${id}-error"`}
    />
    ${sentence && html`<p id="${id}-error" class="sw-field-error" role="alert">${sentence}</p>`}
  </div>`;
}

/** What is wrong with the email, or with all of it. */
function sentenceOf({ locale }: Site, error: ApiError): string {
  const { email } = fieldErrorsIn(error.details.errors ?? {}, locale);
  return email ?? errorSentenceIn(error, locale);
}
