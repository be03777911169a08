/** Joining, being let in, and what stands before pages that are for members. ROUT-20..22, ROUT-31 */
import {
  ApiError,
  checkoutMessages,
  checkoutPath,
  cookieLives,
  cookieNames,
  enterPath,
  errorSentenceIn,
  joinPath,
  makeEmailSchema,
  membershipMessages,
  membersPath,
  pageTypes,
  subscribePath,
  type OrderConfirmedPage,
} from '@sitewright/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { AppContext } from '../../context.ts';
import { html, type Html } from '../../html.ts';
import { readOwnPath } from '../../http/read-own-path.ts';
import { aboutEmail } from '../../http/attempt-of.ts';
import { guardWrites } from '../../http/guard-writes.ts';
import { parseRequest } from '../../http/parse-request.ts';
import type { CollectionHead } from '../../render/data/load-site.ts';
import { enterByLink, isLinkGood } from '../memberships/enter-by-link.ts';
import { forgetMember } from '../memberships/forget-member.ts';
import { joinPlan } from '../memberships/join-membership.ts';
import { mailMemberLink } from '../memberships/mail-member-link.ts';
import { findMember, hasBelonged, listActiveMemberships } from '../memberships/member-access.ts';
import { listPlans, loadPlan } from '../memberships/membership-plans.ts';
import { emailField, writePrice, type RefusedEmail } from '../memberships/plan-words.ts';
import { siteOrigin } from '../sites/site-origin.ts';
import { writeDay } from '../sites/write-day.ts';
import { renderPlans, renderRefusal, signInFields, signOutForm } from './members-html.ts';
import type { SystemPageSender } from './system-page-sender.ts';
import { sendVisitorPage } from './visitor-page.ts';
import { sayOf } from '../settings/say-of.ts';

const { protectedContent, memberAreaAccessDenied, paywall, membershipConfirmed } = pageTypes.values;

const emailSchema = makeEmailSchema(checkoutMessages.emailInvalid);
const signInForm = z.object({
  email: z.string().max(1_024).default(''),
  next: z.string().max(1_000).default(membersPath),
});
const joinForm = z.object({ email: z.string().max(1_024).default('') });
const tokenParams = z.object({ token: z.string().min(1).max(100) });
const planParams = z.object({ id: z.string().min(1).max(64) });

interface Exchange {
  request: FastifyRequest;
  reply: FastifyReply;
}

/** The pages below `/members`. */
export function handleMembersPages(
  server: FastifyInstance,
  ctx: AppContext,
  sender: SystemPageSender,
): void {
  server.get(membersPath, (request, reply) => showMember(ctx, sender, { request, reply }));
  server.get(`${membersPath}/welcome`, (request, reply) =>
    showWelcome(ctx, sender, { request, reply }),
  );
  server.get(`${membersPath}/join/:id`, (request, reply) =>
    showPlan(ctx, sender, { request, reply }),
  );
  server.get(`${membersPath}/enter/:token`, (request, reply) =>
    showEnter(ctx, sender, { request, reply }),
  );
  server.register(async (scope) => {
    guardWrites(scope);
    scope.post(`${membersPath}/sign-in`, (request, reply) =>
      mailLink(ctx, sender, { request, reply }),
    );
    scope.post(`${membersPath}/sign-out`, async (request, reply) => {
      await forgetMember(ctx, request.site, request.cookies[cookieNames.memberKey]);
      reply.clearCookie(cookieNames.memberKey, { path: '/' });
      return reply.redirect('/', 303);
    });
    scope.post(`${membersPath}/join/:id`, (request, reply) =>
      join(ctx, sender, { request, reply }),
    );
    scope.post(`${membersPath}/enter/:token`, (request, reply) =>
      enter(ctx, sender, { request, reply }),
    );
  });
}

/**
 * In place of a page that is for members. Its title is told and nothing else of it. Members without
 * the right membership are refused (106); a page that can be paid for says what it costs (107);
 * any other asks who is there (105).
 */
export async function sendLockedPage(
  ctx: AppContext,
  sender: SystemPageSender,
  { locked, path, ...exchange }: Exchange & { locked: CollectionHead; path: string },
): Promise<FastifyReply> {
  const { request } = exchange;
  const { site } = request;
  const say = sayOf(site);
  const all = await listPlans(ctx.db, site.siteId);
  const plans = all.filter(
    ({ isOpen, collectionIds }) => isOpen && collectionIds.includes(locked.id),
  );
  const member = await findMember(ctx, site, request.cookies[cookieNames.memberKey]);
  const isPaid = plans.some(({ priceCents }) => priceCents > 0);
  const [pageType, status] = member
    ? [memberAreaAccessDenied, 403]
    : isPaid
      ? [paywall, 402]
      : [protectedContent, 401];
  const main = html`<h1>${locked.title}</h1>
    <p>
      ${member ? say('{member} has no membership that opens this page.', { member }) : say(membershipMessages.membersOnly)}
    </p>
    ${renderPlans(site, plans)}
    ${
      member
        ? signOutForm(site)
        : html`<h2>${say('Members')}</h2>
            ${signInFields(site, path)}`
    }`;
  return sendVisitorPage(sender, exchange, {
    name: 'members-only',
    title: locked.title,
    main,
    pageType,
    status,
  });
}

/** Thanks for joining; the link that lets in is in the mail. ROUT-31 */
export function sendMembershipConfirmed(
  sender: SystemPageSender,
  exchange: Exchange,
  { order, isOwn, links }: OrderConfirmedPage,
): Promise<FastifyReply> {
  const { site } = exchange.request;
  const say = sayOf(site);
  const main = html`<h1>${say(membershipMessages.welcome)}</h1>
    ${order.testMode && html`<p class="sw-test-note">${say('This is a test. No money was taken.')}</p>`}
    <p>
      ${say('You belong to {shop} now.', { shop: site.title })}
      ${isOwn ? say('We have sent a link to {email}; it lets you in.', { email: order.email }) : say('The link in your mail lets you in.')}
    </p>
    ${links.map(({ label, url }) => html`<p><a href="${url}">${label}</a></p>`)}`;
  const title = say(membershipMessages.welcome);
  return sendVisitorPage(sender, exchange, {
    name: 'membership-confirmed',
    title,
    main,
    pageType: membershipConfirmed,
  });
}

async function showMember(
  ctx: AppContext,
  sender: SystemPageSender,
  exchange: Exchange,
): Promise<FastifyReply> {
  const member = await findMember(
    ctx,
    exchange.request.site,
    exchange.request.cookies[cookieNames.memberKey],
  );
  const main = member
    ? await renderMember(ctx, exchange.request, member)
    : html`<h1>${sayOf(exchange.request.site)('Members')}</h1>
        ${signInFields(exchange.request.site, membersPath)}`;
  return sendVisitorPage(sender, exchange, {
    name: 'members',
    title: sayOf(exchange.request.site)('Members'),
    main,
    pageType: protectedContent,
  });
}

async function showWelcome(
  ctx: AppContext,
  sender: SystemPageSender,
  exchange: Exchange,
): Promise<FastifyReply> {
  const { site, cookies } = exchange.request;
  const member = await findMember(ctx, site, cookies[cookieNames.memberKey]);
  if (!member) return exchange.reply.redirect(membersPath, 302);
  return sendVisitorPage(sender, exchange, {
    name: 'membership-confirmed',
    title: sayOf(site)(membershipMessages.welcome),
    main: html`<p role="status">${sayOf(site)(membershipMessages.welcome)}.</p>
      ${await renderMember(ctx, exchange.request, member)}`,
    pageType: membershipConfirmed,
  });
}

/** What somebody belongs to, and what that opens. */
async function renderMember(
  ctx: AppContext,
  request: FastifyRequest,
  member: string,
): Promise<Html> {
  const { site } = request;
  const say = sayOf(site);
  const memberships = await listActiveMemberships(ctx, site, member);
  const ids = new Set(memberships.flatMap(({ collectionIds }) => collectionIds));
  const source = await ctx.renderer.source(site, siteOrigin(request, ctx.config));
  const { closedCollections } = source.view.snapshot;
  const open = closedCollections.filter((row) => row.closed_by === 'members' && ids.has(row.id));
  return html`<h1>${say('Your memberships')}</h1>
    <p>${member}</p>
    <ul class="sw-rows">
      ${memberships.map(
        ({ title, paidUntil }) =>
          html`<li>
            <span>${title}</span>
            <span>${paidUntil && say('paid until {day}', { day: writeDay(site, paidUntil) })}</span>
          </li>`,
      )}
    </ul>
    ${
      open.length > 0 &&
      html`<h2>${say('For you')}</h2>
        <ul class="sw-rows">
          ${open.map(({ url_id: urlId, title }) => html`<li><a href="/${urlId}">${title}</a></li>`)}
        </ul>`
    }
    ${signOutForm(site)}`;
}

async function showPlan(
  ctx: AppContext,
  sender: SystemPageSender,
  exchange: Exchange,
  refused?: RefusedEmail,
): Promise<FastifyReply> {
  const { request, reply } = exchange;
  const { id } = parseRequest(planParams, request.params);
  const plan = await loadPlan(ctx.db, request.site.siteId, id);
  if (!plan) return sender.sendNotFound(request, reply);
  const main = html`<h1>${plan.title}</h1>
    <p class="sw-big">${writePrice(request.site, plan)}</p>
    ${plan.coverText && html`<p class="sw-lines">${plan.coverText}</p>`}
    ${
      plan.isOpen
        ? html`<form method="post" action="${joinPath(plan.id)}" class="sw-visitor-form">
            ${plan.priceCents === 0 ? emailField(request.site, refused) : renderRefusal(request.site, refused)}
            <button type="submit" class="sw-button">
              ${plan.priceCents === 0 ? sayOf(request.site)('Join') : sayOf(request.site)('Continue to payment')}
            </button>
          </form>`
        : html`<p role="status">${sayOf(request.site)(membershipMessages.closed)}</p>`
    }`;
  return sendVisitorPage(sender, exchange, {
    name: 'join',
    title: plan.title,
    main,
    pageType: paywall,
    ...(refused && { status: refused.error.status }),
  });
}

async function join(
  ctx: AppContext,
  sender: SystemPageSender,
  exchange: Exchange,
): Promise<FastifyReply> {
  const { request, reply } = exchange;
  const { id } = parseRequest(planParams, request.params);
  const typed = parseRequest(joinForm, request.body ?? {});
  try {
    const email = typed.email === '' ? undefined : readEmail(typed.email);
    await takeMail(ctx, request, email);
    const joining = await joinPlan(ctx, request.site, { planId: id, email });
    if (joining.kind === 'mailed')
      return await sayMailed(sender, exchange, sayOf(request.site)(membershipMessages.joinMailed));
    const { cartToken, isRecurring } = joining;
    const path = isRecurring ? subscribePath(cartToken) : checkoutPath(cartToken);
    return await reply.redirect(path, 303);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return showPlan(ctx, sender, exchange, { email: typed.email, error });
  }
}

/** Tells the same to everybody, whether the email is known or not. */
async function mailLink(
  ctx: AppContext,
  sender: SystemPageSender,
  exchange: Exchange,
): Promise<FastifyReply> {
  const { request } = exchange;
  const { site } = request;
  const typed = parseRequest(signInForm, request.body);
  const nextPath = readOwnPath(typed.next) ?? membersPath;
  try {
    const email = readEmail(typed.email);
    await takeMail(ctx, request, email);
    if (await hasBelonged(ctx.db, site, email))
      await mailMemberLink(ctx, site, { email, nextPath });
    return await sayMailed(sender, exchange, sayOf(site)(membershipMessages.linkMailed));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return sendVisitorPage(sender, exchange, {
      name: 'members',
      title: sayOf(exchange.request.site)('Members'),
      main: html`<h1>${sayOf(exchange.request.site)('Members')}</h1>
        ${signInFields(site, nextPath, { email: typed.email, error })}`,
      pageType: protectedContent,
      status: error.status,
    });
  }
}

/** @throws ApiError 429 after too many mails that somebody asked for, or that one email got */
function takeMail(ctx: AppContext, request: FastifyRequest, email = ''): Promise<void> {
  const attempt = { address: request.ip };
  return ctx.attempts.take('mailLink', email ? aboutEmail(attempt, request.site, email) : attempt);
}

/** @throws ApiError naming the field */
function readEmail(text: string): string {
  const { data } = emailSchema.safeParse(text.trim());
  if (data) return data;
  throw new ApiError('invalid_request', {}, { errors: { email: checkoutMessages.emailInvalid } });
}

/** A button, not the link itself: programs that look at mails open links. */
async function showEnter(
  ctx: AppContext,
  sender: SystemPageSender,
  exchange: Exchange,
): Promise<FastifyReply> {
  const { token } = parseRequest(tokenParams, exchange.request.params);
  const isGood = await isLinkGood(ctx, exchange.request.site, token);
  const main = isGood
    ? html`<h1>${exchange.request.site.title}</h1>
        <form method="post" action="${enterPath(token)}" class="sw-visitor-form">
          <button type="submit" class="sw-button">
            ${sayOf(exchange.request.site)('Let me in')}
          </button>
        </form>`
    : html`<h1>${sayOf(exchange.request.site)('Members')}</h1>
        <p role="alert">${sayOf(exchange.request.site)(membershipMessages.linkEnded)}</p>
        ${signInFields(exchange.request.site, membersPath)}`;
  return sendVisitorPage(sender, exchange, {
    name: 'members',
    title: sayOf(exchange.request.site)('Members'),
    main,
    pageType: protectedContent,
    status: isGood ? 200 : 404,
  });
}

async function enter(
  ctx: AppContext,
  sender: SystemPageSender,
  exchange: Exchange,
): Promise<FastifyReply> {
  const { request, reply } = exchange;
  const { token } = parseRequest(tokenParams, request.params);
  try {
    await ctx.attempts.take('openLink', { address: request.ip });
    const { memberKey, nextPath, hasJoined } = await enterByLink(ctx, request.site, token);
    reply.setCookie(cookieNames.memberKey, memberKey, {
      path: '/',
      sameSite: 'lax',
      httpOnly: true,
      maxAge: cookieLives.member,
    });
    return await reply.redirect(hasJoined ? `${membersPath}/welcome` : nextPath, 303);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return sendVisitorPage(sender, exchange, {
      name: 'members',
      title: sayOf(exchange.request.site)('Members'),
      main: html`<h1>${sayOf(exchange.request.site)('Members')}</h1>
        <p role="alert">${errorSentenceIn(error, request.site.locale)}</p>
        ${signInFields(exchange.request.site, membersPath)}`,
      pageType: protectedContent,
      status: error.status,
    });
  }
}

function sayMailed(sender: SystemPageSender, exchange: Exchange, sentence: string) {
  const main = html`<h1>${sayOf(exchange.request.site)('Members')}</h1>
    <p role="status">${sentence}</p>`;
  return sendVisitorPage(sender, exchange, {
    name: 'members',
    title: sayOf(exchange.request.site)('Members'),
    main,
    pageType: protectedContent,
  });
}
