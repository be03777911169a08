/** The parts of the pages of members. */
import {
  errorSentenceIn,
  joinPath,
  membershipMessages,
  membersPath,
  type MembershipPlan,
} from '@sitewright/contract';
import { html, type Html } from '../../html.ts';
import { emailField, writePrice, type RefusedEmail } from '../memberships/plan-words.ts';
import type { Site } from '../sites/site.ts';
import { sayOf } from '../settings/say-of.ts';

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
          <p>
            <a class="sw-button" href="${joinPath(plan.id)}"
              >${sayOf(site)('Join {plan}', { plan: plan.title })}</a
            >
          </p>
        </li>`,
    )}
  </ul>`;
}

/** The form by which members have a link mailed. */
export function signInFields(site: Site, next: string, refused?: RefusedEmail): Html {
  return html`<p>${sayOf(site)(membershipMessages.howToEnter)}</p>
    <form method="post" action="${membersPath}/sign-in" class="sw-visitor-form">
      <input type="hidden" name="next" value="${next}" />
      ${emailField(site, refused)}
      <button type="submit" class="sw-button">${sayOf(site)('Mail me a link')}</button>
    </form>`;
}

/** Why a form was refused; nothing when it was not. */
export function renderRefusal(
  { locale }: Site,
  refused: RefusedEmail | undefined,
): Html | undefined {
  if (!refused) return undefined;
  const sentence = errorSentenceIn(refused.error, locale);
  return html`<p class="sw-field-error" role="alert">${sentence}</p>`;
}

/** The button that ends the session of this browser. */
export function signOutForm(site: Site): Html {
  return html`<form method="post" action="${membersPath}/sign-out">
    <button type="submit" class="sw-button is-quiet">${sayOf(site)('Sign out')}</button>
  </form>`;
}
