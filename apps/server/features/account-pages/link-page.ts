/** `/account/link?token=…`: where mailed links lead. A page first, so that no program uses them up. */
import { accountLimits, ApiError, errorSentenceIn } from '@sitewright/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { AppContext } from '../../context.ts';
import { html, type Html } from '../../html.ts';
import { findLink, type AccountLink } from '../accounts/account-links.ts';
import { accountLinkPath, accountPaths, withReturn } from '../accounts/account-paths.ts';
import { findMailWay } from '../accounts/queue-account-mail.ts';
import { changeEmail, choosePassword, isMadeSince } from '../accounts/site-accounts.ts';
import { findSignedIn } from '../accounts/site-session.ts';
import { cartIdOf } from '../cart/cart-cookies.ts';
import { sayOf } from '../settings/say-of.ts';
import type { Site } from '../sites/site.ts';
import { firstOf, type SystemPageSender } from '../pages/system-page-sender.ts';
import { sendVisitorPage } from '../pages/visitor-page.ts';
import { field } from '../pages/visitor-field.ts';
import { problem } from './account-html.ts';
import { enterAccount, type Exchange } from './enter-account.ts';
import { keepAdEvent } from '../pages/keep-ad-event.ts';
import { formText } from '../../http/form-text.ts';
import { wayOn } from './sign-in-page.ts';

export function handleLinkPage(
  { server, guarded }: { server: FastifyInstance; guarded: FastifyInstance },
  ctx: AppContext,
  sender: SystemPageSender,
): void {
  server.get(accountPaths.link, (request, reply) => show(ctx, sender, { request, reply }));
  guarded.post(accountPaths.link, async (request, reply) => {
    const exchange = { request, reply };
    try {
      return await reply.redirect(await open(ctx, exchange), 303);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return show(ctx, sender, exchange, error);
    }
  });
}

/** @returns where its visitor goes on */
async function open(ctx: AppContext, exchange: Exchange): Promise<string> {
  const { request } = exchange;
  const { site } = request;
  await ctx.attempts.take('openLink', { address: request.ip });
  const token = firstOf(request.query, 'token');
  const link = await findLink(ctx.db, { siteId: site.siteId, token, now: ctx.now() });
  if (link.kind === 'email') return useNewEmail(ctx, exchange, token);
  const password = formText(request.body, 'password');
  const startedAt = ctx.now();
  const accountId = await choosePassword(ctx, site, { token, link, password });
  const isRemembered = formText(request.body, 'rememberMe') !== '';
  if (await isMadeSince(ctx.db, { siteId: site.siteId, accountId }, startedAt)) {
    keepAdEvent(exchange, 'CompleteRegistration');
  }
  const { cartId } = await enterAccount(ctx, exchange, { accountId, isRemembered });
  return wayOn(cartIdOf(request), cartId, link.returnPath);
}

async function useNewEmail(ctx: AppContext, { request }: Exchange, token: string): Promise<string> {
  const signedIn = await findSignedIn(ctx, request);
  if (!signedIn) return withReturn(accountPaths.signIn, accountLinkPath(token));
  const way = await findMailWay(ctx, request);
  await changeEmail(ctx, way, { token, accountId: signedIn.accountId });
  return `${accountPaths.details}?done=email`;
}

async function show(
  ctx: AppContext,
  sender: SystemPageSender,
  exchange: Exchange,
  error?: ApiError,
): Promise<FastifyReply> {
  const { site, query } = exchange.request;
  const say = sayOf(site);
  const token = firstOf(query, 'token');
  const link = await linkOf(ctx, site.siteId, token);
  if (link instanceof ApiError) {
    const title = say('This link has ended');
    const main = html`<h1>${title}</h1>
      <p role="alert">${errorSentenceIn(link, site.locale)}</p>
      <a class="sw-button" href="${accountPaths.forgotten}">${say('Ask for a new link')}</a>`;
    const { status } = link;
    return sendVisitorPage(sender, exchange, { name: 'account', title, main, status });
  }
  const title = link.kind === 'email' ? say('Your new email') : say('Choose your password');
  const wrong = error && errorSentenceIn(error, site.locale);
  const body =
    link.kind === 'email'
      ? emailForm(site, token, link)
      : passwordForm(site, { token, link, wrong });
  const main = html`<h1>${title}</h1>
    ${link.kind === 'email' && problem(wrong)} ${body}`;
  const status = error?.status ?? 200;
  return sendVisitorPage(sender, exchange, { name: 'account', title, main, status });
}

async function linkOf(
  ctx: AppContext,
  siteId: string,
  token: string,
): Promise<AccountLink | ApiError> {
  try {
    return await findLink(ctx.db, { siteId, token, now: ctx.now() });
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
}

/** The email stands in it for programs that keep passwords. */
function passwordForm(
  site: Site,
  {
    token,
    link: { email },
    wrong,
  }: { token: string; link: AccountLink; wrong: string | undefined },
): Html {
  const say = sayOf(site);
  return html`<p>${say('For the account with this email:')} <strong>${email}</strong></p>
    <form method="post" action="${accountLinkPath(token)}" class="sw-visitor-form">
      <input type="hidden" name="username" autocomplete="username" value="${email}" />
      ${field({
        name: 'password',
        label: say('Password'),
        type: 'password',
        autocomplete: 'new-password',
        hint: say('At least {count} characters.', { count: accountLimits.minPassword }),
        error: wrong,
      })}
      <label class="sw-choice"
        ><input type="checkbox" name="rememberMe" value="true" />
        ${say('Keep me signed in on this device')}</label
      >
      <button type="submit" class="sw-button">${say('Use this password')}</button>
    </form>`;
}

function emailForm(site: Site, token: string, { email }: AccountLink): Html {
  const say = sayOf(site);
  return html`<p>${say('Your account will have this email:')} <strong>${email}</strong></p>
    <form method="post" action="${accountLinkPath(token)}" class="sw-visitor-form">
      <button type="submit" class="sw-button">${say('Use this email')}</button>
    </form>`;
}
