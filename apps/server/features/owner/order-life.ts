/** Refunds of an order and everything that happened to it. */
import { html, type Html } from '../../html.ts';
import type { OrderMoney } from '../orders/load-order-money.ts';
import type { TimelineKind } from '../orders/timeline.ts';
import type { Site } from '../sites/site.ts';
import { writeMoney } from '../sites/site-money.ts';
import { formatInstant } from './format.ts';

const refundStates = { due: 'Under way', done: 'Given back', failed: 'Failed' } as const;

/** Nothing while nothing went back. */
export function renderRefunds(site: Site, { refunds, currency }: OrderMoney): Html | undefined {
  if (refunds.length === 0) return undefined;
  return html`<section aria-labelledby="refunds">
    <h2 id="refunds">Refunds</h2>
    <table>
      <thead>
        <tr>
          <th scope="col">When</th>
          <th scope="col" class="wide">Reason</th>
          <th scope="col" class="number">Amount</th>
          <th scope="col">State</th>
        </tr>
      </thead>
      <tbody>
        ${refunds.map(
          (refund) =>
            html`<tr>
              <th scope="row">
                ${formatInstant(site, refund.createdAt)}<small class="narrow"
                  >${refund.reason}</small
                >
              </th>
              <td class="wide">${reasonOf(refund)}</td>
              <td class="number">${money(site, currency, refund.amountCents)}</td>
              <td>
                <span class="tag ${refund.status === 'failed' ? 'warn' : ''}"
                  >${refundStates[refund.status]}</span
                >
              </td>
            </tr>`,
        )}
      </tbody>
    </table>
  </section>`;
}

function reasonOf({ source, reason }: OrderMoney['refunds'][number]): string {
  if (source === 'provider') return 'At the provider';
  if (source === 'edit') return 'Pays what was added';
  if (source === 'credit') return 'Credited to its subscription';
  return source === 'unpaid' ? reason || 'Taken off, unpaid' : reason;
}

/** @param form adds to it; missing for those who may not */
export function renderTimeline(site: Site, order: OrderMoney, form?: Html): Html {
  return html`<section aria-labelledby="timeline">
    <h2 id="timeline">Timeline</h2>
    ${form}
    <ol class="timeline">
      ${order.timeline.toReversed().map(
        (entry) =>
          html`<li>
            <p>${writeEntry(site, entry)}</p>
            <small>
              ${formatInstant(site, entry.happenedAt)}${entry.actorName && ` · ${entry.actorName}`}
            </small>
          </li>`,
      )}
    </ol>
  </section>`;
}

type Entry = OrderMoney['timeline'][number];

function writeEntry(site: Site, { kind, details }: Entry): string {
  const { amountCents, currency, text, reason, restocked, carrier, trackingNumber } = details;
  const sum = typeof amountCents === 'number' ? money(site, String(currency), amountCents) : '';
  const why = typeof reason === 'string' && reason ? `: ${reason}` : '';
  const sentences: Record<TimelineKind, string> = {
    placed: 'The order was placed.',
    paid: 'The money is there.',
    'stock-short': 'The money came after the stock had gone to others.',
    resolved: 'Somebody saw to the missing stock.',
    'settled-by-hand':
      details['settlement'] === 'received' ? 'Marked as paid.' : 'The money was given up.',
    canceled: `The order was canceled${why}.`,
    'refund-asked': `A refund of ${sum} was decided${why}.${
      Number(restocked) > 0 ? ` ${String(restocked)} put back into the stock.` : ''
    }`,
    refunded: details['isAtProvider'] ? `${sum} went back, by the provider.` : `${sum} went back.`,
    'refund-failed': `${sum} could not be given back.`,
    reminded: `The buyer was reminded to pay, for the ${ordinals[Number(details['reminder']) - 1] ?? 'next'} time.`,
    'return-changed': returnWords(details),
    edited: editWords(site, details),
    'rest-paid': `The rest of ${sum} is there.`,
    'rest-called-off': `What was added for ${sum} was called off.`,
    'rest-may-ship': 'It may leave before the rest is paid.',
    disputed: disputeWords(details['status'], sum),
    fulfilled: ['Handed over', carrier, trackingNumber].filter(Boolean).join(', '),
    'fulfillment-changed': `What was handed over is now ${words(details['state'])}.`,
    note: words(text),
  };
  return sentences[kind];
}

const ordinals = ['first', 'second', 'third'];

function returnWords({ state, units }: Entry['details']): string {
  const what = `${Number(units)} ${Number(units) === 1 ? 'unit' : 'units'}`;
  const sentences: Readonly<Record<string, string>> = {
    requested: `The buyer asks to return ${what}.`,
    approved: `A return of ${what} was approved.`,
    declined: `A return of ${what} was declined.`,
    canceled: `A return of ${what} was called off.`,
    received: `A return of ${what} has arrived.`,
    inspected: `A return of ${what} was looked at.`,
    refunded: `A return of ${what} was refunded.`,
    closed: `A return of ${what} was closed without money.`,
  };
  return sentences[String(state)] ?? '';
}

function editWords(site: Site, details: Entry['details']): string {
  const { addedCents, takenCents, dueCents, currency, reason, isAddressChanged } = details;
  const write = (cents: unknown) => money(site, String(currency), Number(cents));
  const parts = [
    ...(Number(addedCents) > 0 ? [`${write(addedCents)} added`] : []),
    ...(Number(takenCents) > 0 ? [`${write(takenCents)} taken off`] : []),
    ...(Number(dueCents) > 0 ? [`${write(dueCents)} left to pay`] : []),
    ...(isAddressChanged ? ['another address'] : []),
  ];
  const why = typeof reason === 'string' && reason ? `. ${reason}` : '.';
  return `The order was edited: ${parts.join(', ')}${why}`;
}

function disputeWords(status: unknown, sum: string): string {
  if (status === 'won') return `The bank decided for the shop: ${sum} is the shop's.`;
  if (status === 'lost') return `The bank decided for the buyer: ${sum} is lost.`;
  return `The buyer asked their bank for ${sum} back.`;
}

function words(detail: unknown): string {
  return typeof detail === 'string' ? detail : '';
}

function money(site: Site, currencyCode: string, amountCents: number): string {
  return writeMoney(site, { amountCents, currencyCode });
}
