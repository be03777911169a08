/** `/subscriptions/:token/address`: where the goods of a plan go from now on. */
import { ApiError, errorSentenceIn, fieldErrorsIn } from '@sitewright/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { AppContext } from '../../context.ts';
import { html, type Html } from '../../html.ts';
import { parseRequest } from '../../http/parse-request.ts';
import { changeAddress, maySendElsewhere } from '../subscriptions/change-address.ts';
import { addressPath, subscriptionPath } from '../subscriptions/subscription-path.ts';
import { readSettings } from '../settings/read-settings.ts';
import { sayOf } from '../settings/say-of.ts';
import { registerPlanPage, type PlanOfPage, type SeenPlan } from './plan-page.ts';
import { amountOf, moneyOf } from './subscription-words.ts';
import type { SystemPageSender } from './system-page-sender.ts';
import {
  addressFields,
  checkTypedAddress,
  readTypedAddress,
  type TypedAddress,
} from './typed-address.ts';

const form = z.looseObject({ expectedCents: z.coerce.number().int().nonnegative().optional() });

const title = 'Delivery address';

export function handleSubscriptionAddressPage(
  server: FastifyInstance,
  ctx: AppContext,
  sender: SystemPageSender,
): void {
  registerPlanPage(
    server,
    { ctx, sender },
    {
      title,
      path: addressPath,
      isOpen: maySendElsewhere,
      render: (plan) => render(plan, { values: shownAddress(plan), isHidden: !plan.isOwn }),
      send: async ({ site, row, request, reply, show }) => {
        const { expectedCents } = parseRequest(form, request.body);
        const values = readTypedAddress(request.body, site);
        try {
          const wish = { address: checkTypedAddress(values), expectedCents };
          const newCents = await changeAddress({ ctx, site }, row, wish);
          if (newCents === undefined) return await reply.redirect(subscriptionPath(row.token), 303);
          return await show(200, render({ site, row }, { values, newCents }));
        } catch (error) {
          if (!(error instanceof ApiError)) throw error;
          return show(error.status, render({ site, row }, { values, error }));
        }
      },
    },
  );
}

/** Whoever has the link alone may send it elsewhere, and is not told where it goes. */
function shownAddress({ site, row, isOwn }: SeenPlan): TypedAddress {
  const known = isOwn ? row.renewal?.shippingAddress : undefined;
  return known ?? { country: readSettings(site, 'store').shippingCountryDefaultValue };
}

interface Shown {
  values: TypedAddress;
  isHidden?: boolean;
  error?: ApiError;
  /** What a period costs with it: its buyer says yes to that first. */
  newCents?: number;
}

function render(
  { site, row }: PlanOfPage,
  { values, isHidden = false, error, newCents }: Shown,
): Html {
  const say = sayOf(site);
  const errors = fieldErrorsIn(error?.details.errors ?? {}, site.locale);
  return html`<h1>${say(title)}</h1>
    <p><a href="${subscriptionPath(row.token)}">${row.title}</a></p>
    ${error && html`<p class="sw-notice" role="alert">${errorSentenceIn(error, site.locale)}</p>`}
    ${
      isHidden &&
      html`<p class="sw-quiet">
        ${say('The address that it has is shown to its buyer alone. Please type the new one whole.')}
      </p>`
    }
    ${
      newCents !== undefined &&
      html`<p class="sw-notice" role="status">
        ${say('Sent there, a payment is {amount} instead of {before}.', {
          amount: moneyOf(site, row, newCents),
          before: amountOf(site, row),
        })}
      </p>`
    }
    <form method="post" action="${addressPath(row.token)}" class="sw-visitor-form">
      ${addressFields(site, { values, errors })}
      ${newCents !== undefined && html`<input type="hidden" name="expectedCents" value="${newCents}" />`}
      <button type="submit" class="sw-button">
        ${newCents === undefined ? say('Save') : say('Save at this price')}
      </button>
    </form>`;
}
