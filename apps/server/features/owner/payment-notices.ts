/** What a person has to look at about payments, on the page of orders. */
import { html, type Html } from '../../html.ts';
import type { OpenDispute } from '../../payments/open-disputes.ts';
import type { FailedRefund } from '../../payments/failed-refunds.ts';
import type { PaymentFinding } from '../../payments/payment-findings.ts';
import type { Site } from '../sites/site.ts';
import { writeMoney } from '../sites/site-money.ts';
import { formatInstant, formatStatus } from './format.ts';
import { siteHref } from './owner-layout.ts';

export interface PaymentNotices {
  disputes: readonly OpenDispute[];
  refunds: readonly FailedRefund[];
  findings: readonly PaymentFinding[];
  /** Undefined for those who may not do anything about it. */
  crumb: string | undefined;
}

/** Nothing when there is nothing to look at. */
export function renderPaymentNotices(site: Site, notices: PaymentNotices): Html {
  const { disputes, refunds, findings } = notices;
  return html`${disputes.length > 0 && renderDisputes(site, disputes)}
  ${refunds.length > 0 && renderRefunds(site, notices)}
  ${findings.length > 0 && renderFindings(site, notices)}`;
}

function renderDisputes(site: Site, disputes: readonly OpenDispute[]): Html {
  return section({
    id: 'open-disputes',
    title: 'Disputed payments',
    hint: 'The buyer asked their bank for the money back. Answer at your payment provider.',
    heads: ['Amount', 'Opened', 'Answer by'],
    rows: disputes.map(
      (dispute) =>
        html`<tr>
          <th scope="row">
            ${money(site, dispute)}<small
              >${formatStatus(dispute.reason)} · payment ${dispute.paymentId}</small
            >
          </th>
          <td>${formatInstant(site, dispute.openedAt)}</td>
          <td>${dispute.answerBy ? formatInstant(site, dispute.answerBy) : '–'}</td>
        </tr>`,
    ),
  });
}

function renderRefunds(site: Site, { refunds, crumb }: PaymentNotices): Html {
  return section({
    id: 'failed-refunds',
    title: 'Refunds that did not arrive',
    hint: 'The buyer does not have this money. Try again, or pay it back another way.',
    heads: ['Amount', 'Since', 'Why', ...(crumb ? ['Action'] : [])],
    rows: refunds.map((refund) => {
      const { refundId, paymentId } = refund;
      return html`<tr>
        <th scope="row">${money(site, refund)}<small>payment ${paymentId}</small></th>
        <td>${formatInstant(site, refund.failedSince)}</td>
        <td>${refund.reason ?? ''}</td>
        ${
          crumb &&
          html`<td>
            ${button(site, {
              path: 'refunds/retry',
              crumb,
              fields: { refundId, paymentId },
              label: 'Try again',
            })}
          </td>`
        }
      </tr>`;
    }),
  });
}

const kinds: Readonly<Record<PaymentFinding['kind'], string>> = {
  'unknown-here': 'Paid there, unknown here',
  'unknown-there': 'Paid here, unknown there',
  'unpaid-there': 'Paid here, not paid there',
  'other-amount': 'Another amount came than was asked for',
};

function renderFindings(site: Site, { findings, crumb }: PaymentNotices): Html {
  return section({
    id: 'payment-findings',
    title: 'Payments that differ from your provider',
    hint: 'These were compared with the books of your payment provider and do not match.',
    heads: ['What', 'Amount', 'Found', ...(crumb ? ['Action'] : [])],
    rows: findings.map((finding) => {
      const { provider, provider_ref: providerRef, kind } = finding;
      return html`<tr>
        <th scope="row">${kinds[kind]}<small>${provider} · ${providerRef}</small></th>
        <td>${money(site, { amountCents: finding.amount_cents, currency: finding.currency })}</td>
        <td>${formatInstant(site, finding.found_at)}</td>
        ${
          crumb &&
          html`<td>
            ${button(site, {
              path: 'findings/close',
              crumb,
              fields: { provider, providerRef, kind },
              label: 'Done',
            })}
          </td>`
        }
      </tr>`;
    }),
  });
}

interface Section {
  id: string;
  title: string;
  hint: string;
  heads: readonly string[];
  rows: readonly Html[];
}

function section({ id, title, hint, heads, rows }: Section): Html {
  return html`<section aria-labelledby="${id}">
    <h2 id="${id}">${title}</h2>
    <p class="hint">${hint}</p>
    <table>
      <thead>
        <tr>
          ${heads.map((head) => html`<th scope="col">${head}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>
  </section>`;
}

interface Button {
  path: string;
  crumb: string;
  fields: Readonly<Record<string, string>>;
  label: string;
}

function button(site: Site, { path, crumb, fields, label }: Button): Html {
  return html`<form method="post" action="${siteHref(site.identifier, 'orders')}/${path}">
    <input type="hidden" name="crumb" value="${crumb}" />
    ${Object.entries(fields).map(
      ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
    )}
    <button type="submit">${label}</button>
  </form>`;
}

function money(site: Site, amount: { amountCents: number; currency: string }): string {
  return writeMoney(site, { amountCents: amount.amountCents, currencyCode: amount.currency });
}
