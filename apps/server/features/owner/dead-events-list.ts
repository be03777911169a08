/** News of payments that could not be applied, on the page of orders. */
import { html, type Html } from '../../html.ts';
import type { DeadEvent } from '../../payments/dead-events.ts';
import type { Site } from '../sites/site.ts';
import { formatInstant, formatStatus } from './format.ts';
import { siteHref } from './owner-layout.ts';

/**
 * What happened, when, and why it was given up; nothing when there is none.
 * @param crumb undefined for those who may not try again
 */
export function renderDeadEvents(
  site: Site,
  events: readonly DeadEvent[],
  crumb: string | undefined,
): Html | undefined {
  if (events.length === 0) return undefined;
  return html`<section aria-labelledby="dead-events">
    <h2 id="dead-events">Payment news that could not be applied</h2>
    <p class="hint">These were tried many times. Compare them with your payment provider.</p>
    <table>
      <thead>
        <tr>
          <th scope="col">What</th>
          <th scope="col">When</th>
          <th scope="col">Why</th>
          ${crumb && html`<th scope="col">Action</th>`}
        </tr>
      </thead>
      <tbody>
        ${events.map((event) => eventRow(site, event, crumb))}
      </tbody>
    </table>
  </section>`;
}

function eventRow(site: Site, event: DeadEvent, crumb: string | undefined): Html {
  const action = `${siteHref(site.identifier, 'orders')}/events/retry`;
  return html`<tr>
    <th scope="row">
      ${formatStatus(event.type)}<small>${event.provider} · payment ${event.payment_id}</small>
    </th>
    <td>${formatInstant(site, event.received_at)}</td>
    <td>${event.last_error ?? ''}</td>
    ${
      crumb &&
      html`<td>
        <form method="post" action="${action}">
          <input type="hidden" name="crumb" value="${crumb}" />
          <input type="hidden" name="provider" value="${event.provider}" />
          <input type="hidden" name="eventId" value="${event.event_id}" />
          <button type="submit">Try again</button>
        </form>
      </td>`
    }
  </tr>`;
}
