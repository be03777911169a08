/** The page of the second step: of the test provider, without scripts and without our theme. */
import { createHash } from 'node:crypto';
import { formatMoney } from '@sitewright/commerce';
import { html, trustedHtml } from '../html.ts';
import type { Site } from '../features/sites/site.ts';
import type { Payment } from './lock-payment.ts';

const styles = `
:root{color-scheme:light;--ink:#1f2422;--soft:#5c6662;--page:#f4f5f3}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:24px;background:var(--page);
color:var(--ink);font:16px/1.5 system-ui,sans-serif}
main{width:100%;max-width:440px;padding:32px;border-radius:12px;background:#fff}
h1{margin:0 0 8px;font-size:22px;line-height:1.25}
p{margin:0 0 24px;color:var(--soft)}
strong{color:var(--ink)}
form{display:grid;gap:12px}
button{min-height:48px;border:1px solid var(--ink);border-radius:8px;background:#fff;
color:var(--ink);font:inherit;font-weight:600;cursor:pointer}
button[value=approve]{background:var(--ink);color:#fff}
button:focus-visible{outline:3px solid #3b82f6;outline-offset:2px}`;

const styleHash = createHash('sha256').update(styles).digest('base64');

/** For the header of these pages: the one style is allowed by its hash. */
export const paymentStepPolicy =
  `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'; ` +
  `base-uri 'none'; frame-ancestors 'none'`;

/** Asks the shopper, as a bank would. */
export function renderPaymentStep(site: Site, payment: Payment): string {
  const amount = formatMoney({
    amountCents: payment.amountCents,
    currencyCode: payment.currency,
  });
  return page(
    site,
    html`<h1>Confirm your payment</h1>
      <p>
        <strong>${site.title}</strong> asks for <strong>${amount}</strong>. This is the bank of the
        test shop: no money moves.
      </p>
      <form method="post">
        <button name="outcome" value="approve">Approve the payment</button>
        <button name="outcome" value="decline">Decline</button>
      </form>`.text,
  );
}

/** Shown while the provider has not answered yet; looks again by itself. */
export function renderPaymentUnderWay(site: Site): string {
  return page(
    site,
    html`<h1>Your payment is being processed</h1>
      <p>This page moves on by itself. Please do not pay again.</p>`.text,
    trustedHtml('<meta http-equiv="refresh" content="2">'),
  );
}

function page(site: Site, main: string, head = trustedHtml('')): string {
  return html`<!doctype html>
    <html lang="${site.locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        ${head}
        <title>Payment – ${site.title}</title>
        ${trustedHtml(`<style>${styles}</style>`)}
      </head>
      <body>
        <main>${trustedHtml(main)}</main>
      </body>
    </html>`.text;
}
