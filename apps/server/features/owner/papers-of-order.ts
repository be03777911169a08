/** The papers on the page of an order. */
import { html, type Html } from '../../html.ts';
import type { Paper } from '../papers/find-papers.ts';
import { namePaper } from '../papers/paper-link.ts';
import { writeMoney } from '../sites/site-money.ts';
import { formatInstant } from './format.ts';
import { actionOf, type ShownOrder } from './order-actions.ts';

/** Opens in the browser, which shows PDFs by itself. */
export function renderPapers(shown: ShownOrder, papers: readonly Paper[], canIssue: boolean): Html {
  const { site, money } = shown;
  const isPaid = money.status !== 'awaiting_payment' && money.status !== 'canceled';
  const lacksInvoice = isPaid && !papers.some(({ kind }) => kind === 'invoice');
  return html`<section aria-labelledby="papers">
    <h2 id="papers">Papers</h2>
    <ul class="cards">
      ${papers.map(
        (paper) =>
          html`<li>
            <p><a href="${actionOf(shown, 'papers')}/${paper.id}">${namePaper(paper)}</a></p>
            <p>
              ${writeMoney(site, { amountCents: paper.totalCents, currencyCode: money.currency })},
              ${formatInstant(site, paper.issuedAt)}
            </p>
          </li>`,
      )}
      <li>
        <p><a href="${actionOf(shown, 'packing-slip')}">Packing slip</a></p>
        <p>What is still to be sent, with a list to pick by.</p>
      </li>
      <li>
        <p><a href="${actionOf(shown, 'mails')}/confirmed">Mails</a></p>
        <p>What its buyer reads, at every step.</p>
      </li>
    </ul>
    ${
      canIssue &&
      lacksInvoice &&
      html`<form method="post" action="${actionOf(shown, 'papers')}">
        <input type="hidden" name="crumb" value="${shown.crumb}" />
        <button type="submit" class="quiet">Issue the invoice</button>
      </form>`
    }
  </section>`;
}
