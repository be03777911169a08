/** The parts of the pages of members. */
import { formatSubscriptionPhrase } from '@sitewright/commerce';
import { membershipMessages, type ApiError, type MembershipPlan } from '@sitewright/contract';
import { html, type Html } from '../../html.ts';
import { joinPath, membersPath } from '@sitewright/contract';
import type { Site } from '../sites/site.ts';
import { writeMoney } from '../sites/site-money.ts';

/** What can be joined; nothing where there is no plan. */
export function renderPlans(site: Site, plans: readonly MembershipPlan[]): Html | false {
  if (plans.length === 0) return false;
  return html`<ul class="sw-plans">
    ${plans.map(
      (plan) =>
        html`<li>
          <h2>${plan.title}</h2>
          <p class="sw-big">${writePrice(site, plan)}</p>
          ${plan.coverText && html`<p class="sw-lines">${plan.coverText}</p>`}
          <p><a class="sw-button" href="${joinPath(plan.id)}">Join ${plan.title}</a></p>
        </li>`,
    )}
  </ul>`;
}

/** What a plan costs, in words. */
export function writePrice(site: Site, { priceCents, billingPeriod }: MembershipPlan): string {
  if (priceCents === 0) return 'Free';
  const price = writeMoney(site, { amountCents: priceCents, currencyCode: site.currency });
  return billingPeriod ? formatSubscriptionPhrase(price, { billingPeriod }) : price;
}

/** What was typed, and why it was refused. */
export interface RefusedEmail {
  email: string;
  error: ApiError;
}

/** The form by which members have a link mailed. */
export function signInFields(next: string, refused?: RefusedEmail): Html {
  return html`<p>${membershipMessages.howToEnter}</p>
    <form method="post" action="${membersPath}/sign-in" class="sw-visitor-form">
      <input type="hidden" name="next" value="${next}" />
      ${emailField(refused)}
      <button type="submit" class="sw-button">Mail me a link</button>
    </form>`;
}

/** The field for an email, with why it was refused. */
export function emailField(refused: RefusedEmail | undefined): Html {
  const sentence = refused && (refused.error.details.errors?.['email'] ?? refused.error.message);
  return html`<div class="sw-field">
    <label for="sw-email">Email</label>
    <input
      id="sw-email"
      name="email"
      type="text"
      inputmode="email"
      autocomplete="email"
      spellcheck="false"
      value="${refused?.email}"
      ${sentence && html`aria-invalid="true" aria-describedby="sw-email-error"`}
    />
    ${sentence && html`<p id="sw-email-error" class="sw-field-error" role="alert">${sentence}</p>`}
  </div>`;
}

/** Why a form was refused; nothing when it was not. */
export function renderRefusal(refused: RefusedEmail | undefined): Html | undefined {
  return refused && html`<p class="sw-field-error" role="alert">${refused.error.message}</p>`;
}

/** The button that ends the session of this browser. */
export function signOutForm(): Html {
  return html`<form method="post" action="${membersPath}/sign-out">
    <button type="submit" class="sw-button is-quiet">Sign out</button>
  </form>`;
}
