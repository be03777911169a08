/** `/config/sites/:identifier/mails`: the outbox, and one mail. */
import { html, type Html } from '../../html.ts';
import type { Site } from '../sites/site.ts';
import { keptMailHours } from '../mail/kept-mails.ts';
import type { MailStatus } from '../mail/tables.ts';
import { formatInstant } from './format.ts';
import type { MailDetail, MailLine } from './list-mails.ts';
import { emptyState, siteHref } from './owner-layout.ts';
import { placeLinks, type PlacedPage } from './paging.ts';

const statusNames: Record<MailStatus, { text: string; tone: string }> = {
  pending: { text: 'Waiting', tone: '' },
  sending: { text: 'Sending', tone: '' },
  sent: { text: 'Sent', tone: 'good' },
  kept: { text: 'Kept here', tone: '' },
  failed: { text: 'Failed', tone: 'warn' },
  withheld: { text: 'Not sent', tone: 'warn' },
};

/** The outbox: what was sent, what waits, and what to do where no mail server is set. */
export function renderMails(site: Site, list: PlacedPage<MailLine>, canSend: boolean): Html {
  const path = siteHref(site.identifier, 'mails');
  return html`<h1>Outbox</h1>
    <p><a href="${path}/suppressions">Addresses that get no mail</a></p>
    ${!canSend && html`<p class="hint">No mail server is set, so mails are kept here and not sent. Set <code>SMTP_URL</code> to send them: mails of the last ${keptMailHours} hours then leave by themselves, older ones when you open them and press “Send”.</p>`}
    ${
      list.rows.length === 0
        ? emptyState('No mails yet', 'Every mail that this site writes is listed here.')
        : html`<table>
            <thead>
              <tr>
                <th scope="col">Mail</th>
                <th scope="col" class="wide">To</th>
                <th scope="col" class="wide">Date</th>
                <th scope="col">Status</th>
              </tr>
            </thead>
            <tbody>
              ${list.rows.map((mail) => mailRow(site, mail, path))}
            </tbody>
          </table>`
    }
    ${placeLinks(list, path, {})}`;
}

function mailRow(site: Site, mail: MailLine, path: string): Html {
  return html`<tr>
    <th scope="row">
      <a href="${path}/${mail.id}">${mail.subject}</a
      ><small class="narrow">${mail.to_address}</small>
    </th>
    <td class="wide">${mail.to_address}</td>
    <td class="wide">${formatInstant(site, mail.created_at)}</td>
    <td>${statusTag(mail.status)}</td>
  </tr>`;
}

/** What a person may do with a mail. */
export interface MailActions {
  /** Undefined for those who may not send mails. */
  crumb: string | undefined;
  /** Whether there is a mail server. */
  canSend: boolean;
}

/** One mail as its reader sees it, with how its sending went. */
export function renderMailPage(site: Site, mail: MailDetail, actions: MailActions): Html {
  const path = siteHref(site.identifier, 'mails');
  return html`<p><a href="${path}">All mails</a></p>
    <h1>${mail.subject}</h1>
    <dl class="facts">
      <div>
        <dt>To</dt>
        <dd>${mail.to_address}</dd>
      </div>
      <div>
        <dt>Written</dt>
        <dd>${formatInstant(site, mail.created_at)}</dd>
      </div>
      ${
        mail.sent_at &&
        html`<div>
          <dt>Sent</dt>
          <dd>${formatInstant(site, mail.sent_at)}</dd>
        </div>`
      }
      <div>
        <dt>Status</dt>
        <dd>${statusTag(mail.status)}</dd>
      </div>
      ${
        mail.last_error &&
        html`<div>
          <dt>Last answer</dt>
          <dd>${mail.last_error}</dd>
        </div>`
      }
    </dl>
    ${sendForm(`${path}/${mail.id}/send`, mail, actions)}
    <iframe
      class="mail"
      title="Content of the mail"
      sandbox="allow-popups allow-popups-to-escape-sandbox"
      src="${path}/${mail.id}/body"
    ></iframe>
    <details>
      <summary>As plain text</summary>
      <pre tabindex="0">${mail.text}</pre>
    </details>`;
}

const sendLabels: Partial<Record<MailStatus, string>> = {
  pending: 'Send now',
  kept: 'Send',
  failed: 'Try again',
  withheld: 'Try again',
};

function sendForm(action: string, mail: MailDetail, { crumb, canSend }: MailActions) {
  const label = sendLabels[mail.status];
  if (!label || crumb === undefined) return undefined;
  if (!canSend) return html`<p class="hint">Set <code>SMTP_URL</code> to send this mail.</p>`;
  return html`<form method="post" action="${action}">
    <input type="hidden" name="crumb" value="${crumb}" />
    <button type="submit">${label}</button>
  </form>`;
}

function statusTag(status: MailStatus): Html {
  const { text, tone } = statusNames[status];
  return html`<span class="tag ${tone}">${text}</span>`;
}
