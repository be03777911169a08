/** `/account/addresses`: those that an account keeps, one of them the usual one. */
import { ApiError, errorSentenceIn, fieldErrorsIn, type Address } from '@sitewright/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { AppContext } from '../../context.ts';
import { html, type Html } from '../../html.ts';
import { accountPaths } from '../accounts/account-paths.ts';
import { deleteAddress, listAddresses, saveAddress } from '../accounts/addresses.ts';
import type { KeptAddress } from '../accounts/addresses.ts';
import type { SignedIn } from '../accounts/site-session.ts';
import { listCountries } from '../checkout/countries.ts';
import { firstOf, type SystemPageSender } from '../pages/system-page-sender.ts';
import {
  addressFields,
  checkTypedAddress,
  readTypedAddress,
  type TypedAddress,
} from '../pages/typed-address.ts';
import { readSettings } from '../settings/read-settings.ts';
import { sayOf } from '../settings/say-of.ts';
import type { Site } from '../sites/site.ts';
import { problem, sendAccountPage } from './account-html.ts';
import type { Exchange } from './enter-account.ts';
import { formText } from '../../http/form-text.ts';
import { requireAccount } from './require-account.ts';

export function handleAddressesPage(
  { server, guarded }: { server: FastifyInstance; guarded: FastifyInstance },
  ctx: AppContext,
  sender: SystemPageSender,
): void {
  server.get(accountPaths.addresses, async (request, reply) => {
    const signedIn = await requireAccount(ctx, { request, reply });
    if (!signedIn) return reply;
    const id = firstOf(request.query, 'edit');
    return show(ctx, sender, { exchange: { request, reply }, signedIn, id });
  });
  guarded.post(accountPaths.addresses, async (request, reply) => {
    const exchange = { request, reply };
    const signedIn = await requireAccount(ctx, exchange);
    if (!signedIn) return reply;
    const { body, site } = request;
    const id = formText(body, 'id');
    const typed = {
      ...readTypedAddress(body, site),
      isDefault: formText(body, 'isDefault'),
    };
    try {
      await change(ctx, site, { signedIn, id, typed, action: formText(body, 'action') });
      return await reply.redirect(accountPaths.addresses, 303);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return show(ctx, sender, { exchange, signedIn, id, typed, error });
    }
  });
}

interface Change {
  signedIn: SignedIn;
  /** Empty: a new one. */
  id: string;
  typed: TypedAddress;
  action: string;
}

/** @throws ApiError naming the fields to mend */
async function change(
  ctx: AppContext,
  { siteId }: Site,
  { signedIn: { accountId }, id, typed, action }: Change,
): Promise<void> {
  const key = { siteId, accountId };
  if (action === 'remove') {
    await ctx.transact((trx) => deleteAddress(trx, key, id));
    return;
  }
  const address = action === 'default' ? await findKept(ctx, key, id) : checkTypedAddress(typed);
  const isDefault = action === 'default' || typed['isDefault'] !== '';
  await ctx.transact((trx) => saveAddress(trx, key, { id: id || undefined, address, isDefault }));
}

async function findKept(
  ctx: AppContext,
  key: { siteId: string; accountId: string },
  id: string,
): Promise<Address> {
  const kept = (await listAddresses(ctx.db, key)).find((one) => one.id === id);
  if (!kept) throw new ApiError('not_found');
  return kept.address;
}

interface Shown {
  exchange: Exchange;
  signedIn: SignedIn;
  /** Of the address in the form; empty: a new one. */
  id: string;
  typed?: TypedAddress;
  error?: ApiError;
}

async function show(
  ctx: AppContext,
  sender: SystemPageSender,
  { exchange, signedIn, id, typed, error }: Shown,
): Promise<FastifyReply> {
  const { site } = exchange.request;
  const say = sayOf(site);
  const { accountId } = signedIn;
  const kept = await listAddresses(ctx.db, { siteId: site.siteId, accountId });
  const edited = kept.find((one) => one.id === id);
  const values = typed ?? edited?.address ?? {};
  const main = html`${
      kept.length > 0 &&
      html`<ul class="sw-address-list">
        ${kept.map((one) => addressCard(site, one))}
      </ul>`
    }
    <section aria-labelledby="sw-address-form" class="sw-account-section">
      <h2 id="sw-address-form">${edited ? say('Change the address') : say('Add an address')}</h2>
      ${problem(error && errorSentenceIn(error, site.locale))}
      ${addressForm(site, { edited, values, error })}
    </section>`;
  const status = error?.status;
  return sendAccountPage(sender, exchange, { title: say('Addresses'), main, signedIn, status });
}

function addressCard(site: Site, { id, isDefault, address }: KeptAddress): Html {
  const say = sayOf(site);
  const country = listCountries(site.locale).find(({ code }) => code === address.country)?.name;
  const { firstName, lastName, company, line1, line2, city, region, postalCode, phone } = address;
  const place = [city, region, postalCode].filter(Boolean).join(' ');
  const lines = [company, line1, line2, place, country, phone].filter(Boolean);
  const name = `${firstName} ${lastName}`;
  const label = `${name}, ${line1}`;
  return html`<li class="sw-panel">
    <p><strong>${name}</strong>${lines.map((line) => html`<br />${line}`)}</p>
    ${isDefault && html`<p class="sw-quiet">${say('Your usual address')}</p>`}
    <form method="post" action="${accountPaths.addresses}" class="sw-inline-actions">
      <input type="hidden" name="id" value="${id}" />
      <a
        href="${accountPaths.addresses}?edit=${id}#sw-address-form"
        aria-label="${say('Change')}: ${label}"
        >${say('Change')}</a
      >
      ${
        !isDefault &&
        html`<button
          class="sw-link-button"
          name="action"
          value="default"
          aria-label="${say('Use by default')}: ${label}"
        >
          ${say('Use by default')}
        </button>`
      }
      <button
        class="sw-link-button"
        name="action"
        value="remove"
        aria-label="${say('Remove')}: ${label}"
      >
        ${say('Remove')}
      </button>
    </form>
  </li>`;
}

interface FormParts {
  edited: KeptAddress | undefined;
  values: TypedAddress;
  error: ApiError | undefined;
}

function addressForm(site: Site, { edited, values, error }: FormParts): Html {
  const say = sayOf(site);
  const errors = fieldErrorsIn(error?.details.errors ?? {}, site.locale);
  const chosen = values['country'] || readSettings(site, 'store').shippingCountryDefaultValue;
  return html`<form
    method="post"
    action="${accountPaths.addresses}#sw-address-form"
    class="sw-visitor-form"
  >
    ${edited && html`<input type="hidden" name="id" value="${edited.id}" />`}
    ${addressFields(site, { values: { ...values, country: chosen }, errors })}
    ${
      !edited?.isDefault &&
      html`<label class="sw-choice"
        ><input
          type="checkbox"
          name="isDefault"
          value="true"
          ${values['isDefault'] && html`checked`}
        />
        ${say('Use it by default')}</label
      >`
    }
    <button type="submit" class="sw-button">
      ${edited ? say('Save') : say('Add the address')}
    </button>
  </form>`;
}
