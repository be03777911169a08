/** Plans, what they open, and who belongs. */
import { formatSubscriptionPhrase, toWireMoney } from '@sitewright/commerce';
import type { MembershipPlan } from '@sitewright/contract';
import { html, type Html } from '../../html.ts';
import { joinPath } from '../memberships/member-paths.ts';
import type { MemberLine } from '../memberships/list-members.ts';
import type { Site } from '../sites/site.ts';
import { writeMoney } from '../sites/site-money.ts';
import { amountRule } from './amount-rule.ts';
import { confirmed } from './confirmed.ts';
import { formatInstant } from './format.ts';
import { siteHref } from './owner-layout.ts';
import type { Supporters } from './supporters-page.ts';

/** The part of the page about memberships. */
export function renderMemberships(site: Site, supporters: Supporters): Html {
  const { plans, pages, crumb, canEdit, canAdd, canOpenPages } = supporters;
  const path = siteHref(site.identifier, 'supporters');
  const closed = pages.filter(({ isProtected }) => isProtected);
  return html`<section aria-labelledby="memberships">
      <h2 id="memberships">Memberships</h2>
      <p class="soft">
        What a plan opens is for its members alone: no list, search, feed or map shows it. Members
        come in by a mailed link.
      </p>
      ${
        plans.length > 0 &&
        html`<ul class="parts">
          ${plans.map(
            (plan) =>
              html`<li>
                <span
                  ><strong>${plan.title}</strong>
                  <span class="tag ${plan.isOpen ? 'good' : ''}"
                    >${plan.isOpen ? 'Open' : 'Closed'}</span
                  ><small>${describePlan(site, plan, supporters)}</small
                  ><small><code>${joinPath(plan.id)}</code></small></span
                >
                ${
                  canEdit &&
                  html`<details class="confirm">
                    <summary>Change</summary>
                    ${planForm(site, supporters, { action: `${path}/plans/${plan.id}`, plan })}
                  </details>`
                }
              </li>`,
          )}
        </ul>`
      }
      ${
        canAdd &&
        html`<details class="card">
          <summary>New membership</summary>
          ${planForm(site, supporters, { action: `${path}/plans` })}
        </details>`
      }
    </section>
    ${
      closed.length > 0 &&
      html`<section aria-labelledby="protected">
        <h2 id="protected">For members</h2>
        <ul class="parts">
          ${closed.map(
            ({ id, title, urlId }) =>
              html`<li>
                <span><strong>${title}</strong><small>/${urlId}</small></span>
                ${
                  canOpenPages &&
                  confirmed('Open to everybody', `Everybody sees ${title} then.`, {
                    action: `${path}/pages/${id}/open`,
                    crumb,
                  })
                }
              </li>`,
          )}
        </ul>
      </section>`
    }
    ${renderMembers(site, supporters, path)}`;
}

function describePlan(site: Site, plan: MembershipPlan, { pages }: Supporters): string {
  const { priceCents, billingPeriod, collectionIds } = plan;
  const price = writeMoney(site, { amountCents: priceCents, currencyCode: site.currency });
  const cost = billingPeriod ? formatSubscriptionPhrase(price, { billingPeriod }) : price;
  const titles = pages.filter(({ id }) => collectionIds.includes(id)).map(({ title }) => title);
  return `${priceCents === 0 ? 'Free' : cost}; opens ${titles.join(', ') || 'nothing yet'}`;
}

function planForm(
  site: Site,
  { pages, crumb }: Supporters,
  { action, plan }: { action: string; plan?: MembershipPlan },
): Html {
  const id = plan?.id ?? 'new-plan';
  const price = plan && toWireMoney({ amountCents: plan.priceCents, currencyCode: site.currency });
  const rhythms = { once: 'Once', WEEK: 'Every week', MONTH: 'Every month', YEAR: 'Every year' };
  const chosen = plan?.billingPeriod?.unit ?? 'once';
  return html`<form method="post" action="${action}">
    <input type="hidden" name="crumb" value="${crumb}" />
    <p class="field">
      <label for="title-${id}">Name</label>
      <input id="title-${id}" name="title" required maxlength="200" value="${plan?.title}" />
    </p>
    <p class="field">
      <label for="cover-${id}">What members get</label>
      <textarea id="cover-${id}" name="coverText" rows="3" maxlength="2000">
${plan?.coverText}</textarea>
    </p>
    <p class="field">
      <label for="price-${id}">Price in ${site.currency}; empty: free</label>
      <input id="price-${id}" name="price" ${amountRule} value="${price?.value}" />
    </p>
    <p class="field">
      <label for="rhythm-${id}">Paid</label>
      <select id="rhythm-${id}" name="rhythm">
        ${Object.entries(rhythms).map(
          ([value, label]) =>
            html`<option value="${value}" ${value === chosen && html`selected`}>${label}</option>`,
        )}
      </select>
    </p>
    <fieldset class="choices">
      <legend>Opens</legend>
      ${pages.map(
        (page) =>
          html`<label
            ><input
              type="checkbox"
              name="pages"
              value="${page.id}"
              ${plan?.collectionIds.includes(page.id) && html`checked`}
            />
            ${page.title}</label
          >`,
      )}
    </fieldset>
    <fieldset class="choices">
      <legend>Visitors</legend>
      <label
        ><input
          type="checkbox"
          name="isOpen"
          value="yes"
          ${(plan?.isOpen ?? true) && html`checked`}
        />
        Can join</label
      >
    </fieldset>
    <p><button type="submit">${plan ? 'Save' : 'Set up'}</button></p>
  </form>`;
}

function renderMembers(site: Site, { members, crumb, canEndMembers }: Supporters, path: string) {
  if (members.length === 0) return false;
  return html`<section aria-labelledby="members">
    <h2 id="members">Members</h2>
    <ul class="parts">
      ${members.map(
        (member) =>
          html`<li>
            <span
              ><strong>${member.email}</strong>
              <span class="tag ${member.isActive ? 'good' : ''}"
                >${member.isActive ? 'Member' : 'Ended'}</span
              ><small>${describeMember(site, member)}</small></span
            >
            ${
              canEndMembers &&
              member.endedOn === null &&
              confirmed('End', 'What pays for it ends too.', {
                action: `${path}/members/${member.id}/end`,
                crumb,
              })
            }
          </li>`,
      )}
    </ul>
  </section>`;
}

function describeMember(site: Site, { planTitle, startedOn, paidUntil }: MemberLine): string {
  const since = `${planTitle}, since ${formatInstant(site, new Date(startedOn))}`;
  return paidUntil === null
    ? since
    : `${since}, paid until ${formatInstant(site, new Date(paidUntil))}`;
}
