import type { Site } from '../../../features/sites/site.ts';
import { writeMoney } from '../../../features/sites/site-money.ts';
import { html } from '../../../html.ts';
import { renderPaymentPage } from '../../payment-page.ts';
import type { AskedPayment } from '../../provider.ts';

/** Asks the shopper, as a bank would. */
export function renderSecondStep(
  site: Site,
  { amountCents, currency }: AskedPayment,
): { page: string; contentPolicy: string } {
  const amount = writeMoney(site, { amountCents, currencyCode: currency });
  const asked =
    amountCents === 0 ? html`wants to keep your card` : html`asks for <strong>${amount}</strong>`;
  return renderPaymentPage(
    site,
    html`<h1>Confirm your payment</h1>
      <p>
        <strong>${site.title}</strong> ${asked}. This is the bank of the test shop: no money moves.
      </p>
      <form method="post">
        <button name="outcome" value="approve" class="is-main">Approve the payment</button>
        <button name="outcome" value="decline">Decline</button>
      </form>`,
  );
}
