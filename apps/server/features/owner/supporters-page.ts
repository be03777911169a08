/** What people may give for and belong to. */
import { toWireMoney } from '@sitewright/commerce';
import { donatePath, type Donation } from '@sitewright/contract';
import type { MembershipPlan } from '@sitewright/contract';
import type { Protectable } from '../collections/protect-collections.ts';
import type { MemberLine } from '../memberships/list-members.ts';
import { renderMemberships } from './memberships-section.ts';
import { html, type Html } from '../../html.ts';
import type { Site } from '../sites/site.ts';
import { writeMoney } from '../sites/site-money.ts';
import { amountRule, amountsRule } from './amount-rule.ts';
import { siteHref } from './owner-layout.ts';

export interface Supporters {
  donations: readonly Donation[];
  plans: readonly MembershipPlan[];
  pages: readonly Protectable[];
  members: readonly MemberLine[];
  canEndMembers: boolean;
  canOpenPages: boolean;
  crumb: string;
  canEdit: boolean;
  canAdd: boolean;
  /** Why nothing was saved. */
  refusal: string | undefined;
}

/** The page of donations and memberships. */
export function renderSupporters(site: Site, supporters: Supporters): Html {
  const { refusal } = supporters;
  return html`<h1>Supporters</h1>
    ${refusal && html`<p class="refusal" role="alert">${refusal}</p>`}
    ${renderDonations(site, supporters)} ${renderMemberships(site, supporters)}`;
}

function renderDonations(site: Site, { donations, crumb, canEdit, canAdd }: Supporters): Html {
  const path = `${siteHref(site.identifier, 'supporters')}/donations`;
  return html`<section aria-labelledby="donations">
    <h2 id="donations">Donations</h2>
    <p class="soft">
      Visitors give at <code>${donatePath()}</code>. Gifts come as orders of their own kind, without
      tax and without discounts.
    </p>
    ${
      donations.length > 0 &&
      html`<ul class="parts">
        ${donations.map(
          (donation) =>
            html`<li>
              <span
                ><strong>${donation.title}</strong>
                <span class="tag ${donation.isOpen ? 'good' : ''}"
                  >${donation.isOpen ? 'Open' : 'Closed'}</span
                ><small>${describe(site, donation)}</small
                ><small><code>${donatePath(donation.id)}</code></small></span
              >
              ${
                canEdit &&
                html`<details class="confirm">
                  <summary>Change</summary>
                  ${donationForm(site, { action: `${path}/${donation.id}`, crumb, donation })}
                </details>`
              }
            </li>`,
        )}
      </ul>`
    }
    ${
      canAdd &&
      html`<details class="card">
        <summary>New donation</summary>
        ${donationForm(site, { action: path, crumb })}
      </details>`
    }
  </section>`;
}

function describe(site: Site, donation: Donation): string {
  const write = (amountCents: number) =>
    writeMoney(site, { amountCents, currencyCode: site.currency });
  const { suggestedCents, isFreeAmount, minCents, maxCents, isMonthlyOffered } = donation;
  return [
    suggestedCents.map(write).join(', '),
    isFreeAmount ? `free amount from ${write(minCents)} to ${write(maxCents)}` : '',
    isMonthlyOffered ? 'once or every month' : 'once',
  ]
    .filter(Boolean)
    .join('; ');
}

interface DonationForm {
  action: string;
  crumb: string;
  /** Missing: a new one. */
  donation?: Donation;
}

function donationForm(site: Site, { action, crumb, donation }: DonationForm): Html {
  const id = donation?.id ?? 'new';
  const write = (cents: number | undefined) =>
    cents === undefined
      ? ''
      : toWireMoney({ amountCents: cents, currencyCode: site.currency }).value;
  const field = (name: string, label: string, value: string | undefined, rule?: Html) =>
    html`<p class="field">
      <label for="${name}-${id}">${label}</label>
      <input id="${name}-${id}" name="${name}" ${rule} value="${value}" />
    </p>`;
  const box = (name: string, label: string, isTicked: boolean) =>
    html`<label
      ><input type="checkbox" name="${name}" value="yes" ${isTicked && html`checked`} />
      ${label}</label
    >`;
  return html`<form method="post" action="${action}">
    <input type="hidden" name="crumb" value="${crumb}" />
    <p class="field">
      <label for="title-${id}">What it is for</label>
      <input id="title-${id}" name="title" required maxlength="200" value="${donation?.title}" />
    </p>
    <p class="field">
      <label for="cover-${id}">Text above the amounts</label>
      <textarea id="cover-${id}" name="coverText" rows="4" maxlength="2000">
${donation?.coverText}</textarea>
    </p>
    ${field('suggested', `Amounts to choose from, ${site.currency}, such as 10 25 50`, donation?.suggestedCents.map(write).join(' '), amountsRule)}
    ${field('least', `Least that can be given, ${site.currency}`, write(donation?.minCents), amountRule)}
    ${field('most', `Most that can be given, ${site.currency}`, write(donation?.maxCents), amountRule)}
    <fieldset class="choices">
      <legend>Visitors</legend>
      ${box('isFreeAmount', 'Can give another amount', donation?.isFreeAmount ?? true)}
      ${box('isMonthlyOffered', 'Can give every month', donation?.isMonthlyOffered ?? false)}
      ${box('asksName', 'Are asked for a name', donation?.asksName ?? false)}
      ${box('asksMessage', 'Are asked for a message', donation?.asksMessage ?? false)}
      ${box('isOpen', 'Can give now', donation?.isOpen ?? true)}
    </fieldset>
    <p><button type="submit">${donation ? 'Save' : 'Set up'}</button></p>
  </form>`;
}
