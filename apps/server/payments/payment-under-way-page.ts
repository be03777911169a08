import { html, trustedHtml } from '../html.ts';
import type { Site } from '../features/sites/site.ts';
import { renderPaymentPage } from './payment-page.ts';

/** Shown while the provider has not answered yet; looks again by itself. */
export function renderPaymentUnderWay(site: Site): { page: string; contentPolicy: string } {
  return renderPaymentPage(
    site,
    html`<h1>Your payment is being processed</h1>
      <p>This page moves on by itself. Please do not pay again.</p>`,
    trustedHtml('<meta http-equiv="refresh" content="2">'),
  );
}
