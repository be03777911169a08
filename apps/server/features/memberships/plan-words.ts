/** What a membership costs and asks, on its own page and in blocks. */
import { formatSubscriptionPhrase } from '@sitewright/commerce';
import type { ApiError, MembershipPlan } from '@sitewright/contract';
import { html, type Html } from '../../html.ts';
import { visitorWords } from '../../render/context/visitor-words.ts';
import type { Site } from '../sites/site.ts';
import { writeMoney } from '../sites/site-money.ts';

const words = {
  free: { en: 'Free', de: 'Kostenlos' },
  email: { en: 'Email', de: 'E-Mail' },
} as const;

/** What a plan costs, in words. */
export function writePrice(site: Site, { priceCents, billingPeriod }: MembershipPlan): string {
  if (priceCents === 0) return visitorWords(site, words).free;
  const price = writeMoney(site, { amountCents: priceCents, currencyCode: site.currency });
  return billingPeriod ? formatSubscriptionPhrase(price, { billingPeriod }) : price;
}

/** What was typed, and why it was refused. */
export interface RefusedEmail {
  email: string;
  error: ApiError;
}

/** The field for an email, with why it was refused. `id`: several may stand on a page. */
export function emailField(site: Site, refused?: RefusedEmail, id = 'sw-email'): Html {
  const sentence = refused && (refused.error.details.errors?.['email'] ?? refused.error.message);
  return html`<div class="sw-field">
    <label for="${id}">${visitorWords(site, words).email}</label>
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
