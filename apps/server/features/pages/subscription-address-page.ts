/** `/subscriptions/:token/address`: where the goods of a plan go from now on. */
import { addressParts, addressSchema, ApiError, listFieldErrors } from '@sitewright/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { AppContext } from '../../context.ts';
import { html, type Html } from '../../html.ts';
import { guardWrites } from '../../http/guard-writes.ts';
import { parseRequest } from '../../http/parse-request.ts';
import { listCountries } from '../checkout/countries.ts';
import { requireAddress } from '../checkout/pay.ts';
import type { Site } from '../sites/site.ts';
import { changeAddress, maySendElsewhere } from '../subscriptions/change-address.ts';
import { findByToken, type SubscriptionRow } from '../subscriptions/stored-subscriptions.ts';
import { addressPath, subscriptionPath } from '../subscriptions/subscription-path.ts';
import { amountOf, moneyOf } from './subscription-words.ts';
import { sendVisitorPage } from './visitor-page.ts';
import type { SystemPageSender } from './system-page-sender.ts';

const params = z.object({ token: z.string().min(1).max(100) });
const form = z.looseObject({ expectedCents: z.coerce.number().int().nonnegative().optional() });

const title = 'Delivery address';

const labels: Readonly<Record<(typeof addressParts)[number], string>> = {
  firstName: 'First name',
  lastName: 'Last name',
  company: 'Company (optional)',
  line1: 'Address',
  line2: 'Apartment, floor (optional)',
  city: 'City',
  region: 'State or province',
  postalCode: 'Postal code',
  country: 'Country',
  phone: 'Phone (optional)',
};

export function handleSubscriptionAddressPage(
  server: FastifyInstance,
  ctx: AppContext,
  sender: SystemPageSender,
): void {
  const path = addressPath(':token').replace('%3A', ':');
  const find = (site: Site, sent: unknown) =>
    findByToken(ctx.db, site.siteId, parseRequest(params, sent).token);

  server.get(path, async (request, reply) => {
    const { site } = request;
    const row = await find(site, request.params);
    if (!row || !maySendElsewhere(row)) return sender.sendNotFound(request, reply);
    const main = render(site, row, { values: row.renewal?.shippingAddress ?? {} });
    return sendVisitorPage(sender, { request, reply }, { name: 'subscription', title, main });
  });

  server.register(async (scope) => {
    guardWrites(scope);
    scope.post(path, async (request, reply) => {
      const { site } = request;
      const row = await find(site, request.params);
      if (!row) throw new ApiError('not_found');
      const { expectedCents, ...values } = parseRequest(form, request.body);
      const again = (status: number, shown: Partial<Shown>) => {
        const main = render(site, row, { values, ...shown });
        return sendVisitorPage(
          sender,
          { request, reply },
          { name: 'subscription', title, main, status },
        );
      };
      const parsed = addressSchema.safeParse(values);
      if (!parsed.success) return again(422, { errors: listFieldErrors(parsed.error) });
      try {
        requireAddress({ shippingAddress: parsed.data });
        const wish = { address: parsed.data, expectedCents };
        const newCents = await changeAddress({ ctx, site }, row, wish);
        if (newCents !== undefined) return await again(200, { newCents });
        return await reply.redirect(subscriptionPath(row.token), 303);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        const named = Object.entries(error.details.errors ?? {}).map(([name, message]) => [
          name.replace('shippingAddress.', ''),
          message,
        ]);
        return again(error.status, { errors: Object.fromEntries(named), error: error.message });
      }
    });
  });
}

interface Shown {
  values: Readonly<Record<string, unknown>>;
  errors?: Readonly<Record<string, string>>;
  error?: string;
  /** What a period costs with it: its buyer says yes to that first. */
  newCents?: number;
}

function render(site: Site, row: SubscriptionRow, shown: Shown): Html {
  const { error, newCents } = shown;
  return html`<h1>${title}</h1>
    <p><a href="${subscriptionPath(row.token)}">${row.title}</a></p>
    ${error && html`<p class="sw-notice" role="alert">${error}</p>`}
    ${
      newCents !== undefined &&
      html`<p class="sw-notice" role="status">
        Sent there, a payment is ${moneyOf(site, row, newCents)} instead of ${amountOf(site, row)}.
      </p>`
    }
    <form method="post" action="${addressPath(row.token)}" class="sw-visitor-form">
      ${addressParts.map((name) => renderField(site, name, shown))}
      ${newCents !== undefined && html`<input type="hidden" name="expectedCents" value="${newCents}" />`}
      <button type="submit" class="sw-button">
        ${newCents === undefined ? 'Save' : 'Save at this price'}
      </button>
    </form>`;
}

function renderField(site: Site, name: (typeof addressParts)[number], shown: Shown): Html {
  const { values, errors = {} } = shown;
  const typed = values[name];
  const value = typeof typed === 'string' ? typed : '';
  const wrong = errors[name];
  const about = wrong && html`aria-invalid="true" aria-describedby="sw-${name}-note"`;
  return html`<div class="sw-field">
    <label for="sw-${name}">${labels[name]}</label>
    ${
      name === 'country'
        ? html`<select id="sw-country" name="country" autocomplete="country" ${about}>
            ${listCountries(site.locale).map(
              ({ code, name: country }) =>
                html`<option value="${code}" ${code === value && html`selected`}>
                  ${country}
                </option>`,
            )}
          </select>`
        : html`<input id="sw-${name}" name="${name}" value="${value}" maxlength="300" ${about} />`
    }
    ${wrong && html`<p id="sw-${name}-note" class="sw-field-error" role="alert">${wrong}</p>`}
  </div>`;
}
