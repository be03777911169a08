import { html } from '../html.ts';
import type { Site } from '../features/sites/site.ts';
import type { Payment } from './lock-payment.ts';
import { renderPaymentPage } from './payment-page.ts';

/** How a payment of a plan ended, for a browser that may not see whose plan it is. D-44 */
export function renderPaymentTold(
  site: Site,
  { status }: Pick<Payment, 'status'>,
): { page: string; contentPolicy: string } {
  const isPaid = status === 'succeeded';
  return renderPaymentPage(
    site,
    html`<h1>${isPaid ? 'Your payment went through' : 'Your payment did not go through'}</h1>
      <p>
        ${isPaid ? 'You can close this page.' : 'Nothing was taken.'} The link in our mails leads to
        your subscription.
      </p>
      <p><a href="/">${site.title}</a></p>`,
  );
}
