import { parseDisplayedPrice } from '@sitewright/commerce';
import {
  ApiError,
  checkoutPath,
  donatePath,
  donationLimits,
  donationMessages,
  errorSentenceIn,
  fieldErrorsIn,
  pageTypes,
  subscribePath,
  textLimits,
  type Donation,
} from '@sitewright/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { AppContext } from '../../context.ts';
import { html, type Html } from '../../html.ts';
import { attemptOf } from '../../http/attempt-of.ts';
import { guardWrites } from '../../http/guard-writes.ts';
import { parseRequest } from '../../http/parse-request.ts';
import { paragraphsOf } from '../../render/context/paragraphs-of.ts';
import { renderDonationFields } from '../donations/donation-fields.ts';
import { listDonations, loadDonation } from '../donations/load-donations.ts';
import { canGiveMonthly, startDonation } from '../donations/start-donation.ts';
import type { Site } from '../sites/site.ts';
import type { SystemPageSender } from './system-page-sender.ts';
import { sendVisitorPage } from './visitor-page.ts';
import { sayOf } from '../settings/say-of.ts';

const params = z.object({ id: z.string().min(1).max(64) });
const formSchema = z.object({
  /** Minor units of a suggestion, or `other`. */
  amount: z.string().max(20).default(''),
  otherAmount: z.string().max(40).default(''),
  rhythm: z.enum(['once', 'monthly']).default('once'),
  name: z.string().max(textLimits.name).default(''),
  message: z.string().max(donationLimits.messageLength).default(''),
  isAnonymous: z.string().max(10).default(''),
});

type Typed = z.output<typeof formSchema>;

interface Exchange {
  request: FastifyRequest;
  reply: FastifyReply;
}

/** `/checkout/donate`: what one can give for, and how much. Needs no scripts. ROUT-26, D-44 */
export function handleDonatePage(
  server: FastifyInstance,
  ctx: AppContext,
  sender: SystemPageSender,
): void {
  server.get(donatePath(), async (request, reply) => {
    const all = await listDonations(ctx.db, request.site.siteId);
    const open = all.filter(({ isOpen }) => isOpen);
    const [only] = open;
    if (!only) return sender.sendNotFound(request, reply);
    if (open.length === 1) return show(ctx, sender, { request, reply }, { donation: only });
    return send(
      sender,
      { request, reply },
      { title: sayOf(request.site)(donationMessages.title), main: choose(request.site, open) },
    );
  });
  server.get(`${donatePath()}/:id`, async (request, reply) => {
    const donation = await find(ctx, request);
    if (!donation) return sender.sendNotFound(request, reply);
    return show(ctx, sender, { request, reply }, { donation });
  });
  server.register(async (scope) => {
    guardWrites(scope);
    scope.post(`${donatePath()}/:id`, (request, reply) => take(ctx, sender, { request, reply }));
  });
}

function find(ctx: AppContext, request: FastifyRequest): Promise<Donation | undefined> {
  const { id } = parseRequest(params, request.params);
  return loadDonation(ctx.db, request.site.siteId, id);
}

function choose(site: Site, open: readonly Donation[]): Html {
  return html`<h1>${sayOf(site)(donationMessages.title)}</h1>
    <ul class="sw-rows">
      ${open.map(({ id, title }) => html`<li><a href="${donatePath(id)}">${title}</a></li>`)}
    </ul>`;
}

async function take(
  ctx: AppContext,
  sender: SystemPageSender,
  exchange: Exchange,
): Promise<FastifyReply> {
  const { request, reply } = exchange;
  await ctx.attempts.take('addToCart', attemptOf(request));
  const donation = await find(ctx, request);
  if (!donation) return sender.sendNotFound(request, reply);
  const typed = parseRequest(formSchema, request.body);
  try {
    const isMonthly = typed.rhythm === 'monthly';
    const cartToken = await startDonation(ctx, request.site, {
      donationId: donation.id,
      amountCents: readAmount(request.site, donation, typed),
      isMonthly,
      name: typed.name.trim(),
      message: typed.message.trim(),
      isAnonymous: typed.isAnonymous !== '',
    });
    const path = isMonthly ? subscribePath(cartToken) : checkoutPath(cartToken);
    return await reply.redirect(path, 303);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return show(ctx, sender, exchange, { donation, typed, error });
  }
}

/** @throws ApiError when nothing that could be an amount was told */
function readAmount(site: Site, { isFreeAmount, suggestedCents }: Donation, typed: Typed): number {
  const isTyped = typed.amount === 'other' || (isFreeAmount && suggestedCents.length === 0);
  const amountCents = isTyped ? readTyped(site, typed.otherAmount) : Number(typed.amount || NaN);
  if (Number.isSafeInteger(amountCents)) return Number(amountCents);
  const errors = {
    amount: isTyped ? donationMessages.amountUnclear : donationMessages.chooseAmount,
  };
  throw new ApiError('invalid_request', {}, { errors });
}

/** `25`, `25.50`, `25,50`: nothing around it, so that `-25` is none. */
function readTyped({ currency }: Site, text: string): number | undefined {
  const plain = text.trim();
  if (!/^\d[\d.,'’ ]*$/.test(plain)) return undefined;
  return parseDisplayedPrice(plain, { currencyCode: currency });
}

interface Shown {
  donation: Donation;
  typed?: Typed;
  error?: ApiError;
}

function show(
  ctx: AppContext,
  sender: SystemPageSender,
  exchange: Exchange,
  { donation, typed, error }: Shown,
): Promise<FastifyReply> {
  const { site } = exchange.request;
  const main = html`<h1>${donation.title}</h1>
    ${paragraphsOf(donation.coverText).map((part) => html`<p class="sw-lines">${part}</p>`)}
    ${
      donation.isOpen
        ? renderForm(ctx, site, { donation, ...(typed && { typed }), ...(error && { error }) })
        : html`<p role="status">${sayOf(site)(donationMessages.closed)}</p>`
    }`;
  return send(sender, exchange, { title: donation.title, main, status: error?.status ?? 200 });
}

/** What is wrong with the amount, or with all of it. */
function sentenceOf({ locale }: Site, error: ApiError): string {
  const { amount } = fieldErrorsIn(error.details.errors ?? {}, locale);
  return amount ?? errorSentenceIn(error, locale);
}

function renderForm(ctx: AppContext, site: Site, { donation, typed, error }: Shown): Html {
  const sentence = error && sentenceOf(site, error);
  return html`<form method="post" action="${donatePath(donation.id)}" class="sw-visitor-form">
    ${sentence && html`<p id="sw-amount-error" class="sw-field-error" role="alert">${sentence}</p>`}
    ${renderDonationFields(site, {
      donation,
      isMonthly: canGiveMonthly(ctx, site, donation),
      idBase: 'sw',
      typed,
      isWrong: sentence !== undefined,
    })}
    <button type="submit" class="sw-button">${sayOf(site)('Continue to payment')}</button>
  </form>`;
}

function send(
  sender: SystemPageSender,
  exchange: Exchange,
  page: { title: string; main: Html; status?: number },
): Promise<FastifyReply> {
  const pageType = pageTypes.values.donate;
  return sendVisitorPage(sender, exchange, { ...page, pageType, name: 'donate' });
}
