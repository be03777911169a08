/** `/account/sign-in` and `/account/sign-out`. AUTH-03 */
import { accountMessages, ApiError, checkoutPath, errorSentenceIn } from '@sitewright/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { AppContext } from '../../context.ts';
import { html } from '../../html.ts';
import { accountPaths, readReturnPath, withReturn } from '../accounts/account-paths.ts';
import { findSignedIn } from '../accounts/site-session.ts';
import { cartIdOf } from '../cart/cart-cookies.ts';
import { firstOf, type SystemPageSender } from '../pages/system-page-sender.ts';
import { sendVisitorPage } from '../pages/visitor-page.ts';
import { field } from '../pages/visitor-field.ts';
import { sayOf } from '../settings/say-of.ts';
import { done, problem, returnField } from './account-html.ts';
import { leaveAccount, type Exchange } from './enter-account.ts';
import { formText } from '../../http/form-text.ts';
import { signIn } from './sign-in.ts';

/** Pages and, in a guarded scope, the forms that they post. */
export function handleSignInPage(
  { server, guarded }: { server: FastifyInstance; guarded: FastifyInstance },
  ctx: AppContext,
  sender: SystemPageSender,
): void {
  server.get(accountPaths.signIn, async (request, reply) => {
    const returnPath = readReturnPath(firstOf(request.query, 'next'));
    if (await findSignedIn(ctx, request)) return reply.redirect(returnPath, 302);
    const wasDeleted = firstOf(request.query, 'done') === 'deleted';
    return show(sender, { request, reply }, { returnPath, wasDeleted });
  });
  guarded.post(accountPaths.signIn, async (request, reply) => {
    const { body } = request;
    const returnPath = readReturnPath(formText(body, 'next'));
    const email = formText(body, 'email');
    const password = formText(body, 'password');
    const rememberMe = formText(body, 'rememberMe') !== '';
    const exchange = { request, reply };
    try {
      const { cartId } = await signIn(ctx, exchange, { email, password, rememberMe });
      return await reply.redirect(wayOn(cartIdOf(request), cartId, returnPath), 303);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return show(sender, exchange, { returnPath, email, error });
    }
  });
  guarded.post(accountPaths.signOut, async (request, reply) => {
    const keepsCart = formText(request.body, 'cloneCart') === 'true';
    await leaveAccount(ctx, { request, reply }, { keepsCart });
    return reply.redirect(accountPaths.signIn, 303);
  });
}

/** The cart of the browser went into that of the account: so does its checkout. */
export function wayOn(before: string, now: string | undefined, returnPath: string): string {
  const isItsCheckout = before !== '' && returnPath === checkoutPath(before);
  return isItsCheckout && now ? checkoutPath(now) : returnPath;
}

interface Shown {
  returnPath: string;
  email?: string;
  error?: ApiError;
  wasDeleted?: boolean;
}

function show(
  sender: SystemPageSender,
  exchange: Exchange,
  { returnPath, email, error, wasDeleted }: Shown,
): Promise<FastifyReply> {
  const { site } = exchange.request;
  const say = sayOf(site);
  const title = say(accountMessages.signIn);
  const main = html`<h1>${title}</h1>
    ${done(wasDeleted ? say(accountMessages.deleted) : undefined)}
    ${problem(error && errorSentenceIn(error, site.locale))}
    <form method="post" action="${accountPaths.signIn}" class="sw-visitor-form">
      ${returnField(returnPath)}
      ${field({ name: 'email', label: say('Email'), type: 'email', autocomplete: 'username', value: email })}
      ${field({ name: 'password', label: say('Password'), type: 'password', autocomplete: 'current-password' })}
      <label class="sw-choice"
        ><input type="checkbox" name="rememberMe" value="true" />
        ${say('Keep me signed in on this device')}</label
      >
      <button type="submit" class="sw-button">${title}</button>
    </form>
    <ul class="sw-account-ways">
      <li>
        <a href="${withReturn(accountPaths.forgotten, returnPath)}"
          >${say('Forgot your password?')}</a
        >
      </li>
      <li>
        <a href="${withReturn(accountPaths.create, returnPath)}">${say('Create an account')}</a>
      </li>
    </ul>`;
  const status = error?.status ?? 200;
  return sendVisitorPage(sender, exchange, { name: 'account', title, main, status });
}
