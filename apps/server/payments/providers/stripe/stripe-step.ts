/** The page on which Stripe's own fields ask for the card, the wallet or the account. */
import type { AppContext } from '../../../context.ts';
import type { Site } from '../../../features/sites/site.ts';
import { writeMoney } from '../../../features/sites/site-money.ts';
import { html, trustedHtml } from '../../../html.ts';
import { renderPlainPage } from '../../../http/plain-page.ts';
import { inlineHash } from '../../../render/tags/inline-hash.ts';
import type { AskedPayment, StepRequest, StepView } from '../../provider.ts';
import { readSettings } from '../../../features/settings/read-settings.ts';
import type { Intent } from './open-intent.ts';
import { stepScript, stepStyle } from './step-script.ts';
import { stripeOrigins } from './stripe-account.ts';

export interface StripeStep {
  ctx: Pick<AppContext, 'config'>;
  site: Site;
  payment: AskedPayment;
  request: StepRequest;
  intent: Intent;
}

/** Only this page may load anything of Stripe. */
export function renderStripeStep({ ctx, site, payment, request, intent }: StripeStep): StepView {
  const { amountCents, currency, openCents } = payment;
  const origins = stripeOrigins(ctx);
  const amount = writeMoney(site, { amountCents, currencyCode: currency });
  const open = writeMoney(site, { amountCents: openCents, currencyCode: currency });
  const isSetup = intent.object === 'setup_intent';
  const button = isSetup ? 'Save and continue' : `Pay ${amount}`;
  const { backPath } = request;
  return renderPlainPage({
    locale: site.locale,
    title: `Payment – ${site.title}`,
    kind: 'form',
    more: {
      css: stepStyle,
      policy:
        `script-src ${inlineHash(stepScript)} ${origins.scripts}; frame-src ${origins.frames}; ` +
        `connect-src ${origins.calls}; img-src 'self' data: ${origins.scripts}`,
    },
    main: html`<h1>${isSetup ? 'Save how you pay' : 'Pay for your order'}</h1>
      <p>
        ${
          isSetup
            ? html`<strong>${site.title}</strong> ${
                  openCents > 0
                    ? `takes the open payment of ${open} at once`
                    : 'charges nothing today'
                }.
                Later payments of your plan go this way.`
            : html`<strong>${site.title}</strong> asks for <strong>${amount}</strong>.`
        }
      </p>
      <p id="held" hidden data-until="${request.heldUntil.toISOString()}">
        Your items are held for you for <strong id="held-time"></strong>.
      </p>
      <form
        id="pay"
        data-key="${readSettings(site, 'payments').stripePublishableKey}"
        data-secret="${intent.client_secret ?? ''}"
        data-return-url="${request.returnUrl}"
        data-kind="${isSetup ? 'setup' : 'payment'}"
        data-locale="${site.locale}"
      >
        <div id="express-element"></div>
        <p id="express-or" hidden>or</p>
        <div id="payment-element"><p>Loading…</p></div>
        <p id="pay-status" role="alert"></p>
        <button class="is-main" disabled>${button}</button>
      </form>
      <noscript>
        <p>This way to pay needs scripts. Switch them on, or choose another way to pay.</p>
      </noscript>
      ${backPath ? html`<p class="back"><a href="${backPath}">Pay otherwise</a></p>` : ''}
      <script src="${origins.script}"></script>
      ${trustedHtml(`<script>${stepScript}</script>`)}`,
  });
}
