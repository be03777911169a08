/** `/account/create` and `/account/forgotten-password`: both mail a link, and tell nothing more. */
import {
  accountMessages,
  ApiError,
  checkoutMessages,
  emailKey,
  errorSentenceIn,
  fieldErrorsIn,
  isEmail,
} from '@sitewright/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { AppContext } from '../../context.ts';
import { html } from '../../html.ts';
import { accountPaths, readReturnPath, withReturn } from '../accounts/account-paths.ts';
import { mailPasswordLink } from '../accounts/mail-link.ts';
import { findMailWay } from '../accounts/queue-account-mail.ts';
import { sayOf } from '../settings/say-of.ts';
import { firstOf, type SystemPageSender } from '../pages/system-page-sender.ts';
import { sendVisitorPage } from '../pages/visitor-page.ts';
import { field } from '../pages/visitor-field.ts';
import { returnField } from './account-html.ts';
import type { Exchange } from './enter-account.ts';
import { formText } from '../../http/form-text.ts';

const pages = {
  create: {
    path: accountPaths.create,
    title: 'Create an account',
    intro: 'See your orders, keep your addresses, and find your cart on every device.',
    button: 'Mail me a link',
  },
  forgotten: {
    path: accountPaths.forgotten,
    title: 'Forgotten password',
    intro: 'We mail you a link by which you choose a new one.',
    button: 'Mail me a link',
  },
} as const;

type Wish = keyof typeof pages;

export function handleMailLinkPages(
  { server, guarded }: { server: FastifyInstance; guarded: FastifyInstance },
  ctx: AppContext,
  sender: SystemPageSender,
): void {
  for (const wish of ['create', 'forgotten'] as const) {
    const { path } = pages[wish];
    server.get(path, (request, reply) => {
      const returnPath = readReturnPath(firstOf(request.query, 'next'));
      return show(sender, { request, reply }, { wish, returnPath });
    });
    guarded.post(path, async (request, reply) => {
      const returnPath = readReturnPath(formText(request.body, 'next'));
      const email = formText(request.body, 'email').trim();
      const exchange = { request, reply };
      try {
        await mail(ctx, exchange, { wish, returnPath, email });
        return await showSent(sender, exchange, { wish, email });
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        return show(sender, exchange, { wish, returnPath, email, error });
      }
    });
  }
}

interface Asked {
  wish: Wish;
  returnPath: string;
  email: string;
}

/** @throws ApiError for what is no email, and after too many mails */
async function mail(
  ctx: AppContext,
  { request }: Exchange,
  { wish, returnPath, email }: Asked,
): Promise<void> {
  if (!isEmail(email)) {
    throw new ApiError('invalid_request', {}, { errors: { email: checkoutMessages.emailInvalid } });
  }
  const way = await findMailWay(ctx, request);
  const { siteId } = request.site;
  const attempt = { address: request.ip, email: `${siteId}:${emailKey(email)}` };
  await ctx.attempts.take('mailAccountLink', attempt);
  await mailPasswordLink(ctx, way, { email, returnPath, wish });
}

function show(
  sender: SystemPageSender,
  exchange: Exchange,
  { wish, returnPath, email, error }: Omit<Asked, 'email'> & { email?: string; error?: ApiError },
): Promise<FastifyReply> {
  const { site } = exchange.request;
  const say = sayOf(site);
  const { path, intro, button } = pages[wish];
  const title = say(pages[wish].title);
  const errors = fieldErrorsIn(error?.details.errors ?? {}, site.locale);
  const wrong = error && (errors['email'] ?? errorSentenceIn(error, site.locale));
  const main = html`<h1>${title}</h1>
    <p>${say(intro)}</p>
    <form method="post" action="${path}" class="sw-visitor-form">
      ${returnField(returnPath)}
      ${field({ name: 'email', label: say('Email'), type: 'email', autocomplete: 'email', value: email, error: wrong })}
      <button type="submit" class="sw-button">${say(button)}</button>
    </form>
    <ul class="sw-account-ways">
      <li>
        <a href="${withReturn(accountPaths.signIn, returnPath)}">${say(accountMessages.signIn)}</a>
      </li>
    </ul>`;
  const status = error?.status ?? 200;
  return sendVisitorPage(sender, exchange, { name: 'account', title, main, status });
}

function showSent(
  sender: SystemPageSender,
  exchange: Exchange,
  { wish, email }: { wish: Wish; email: string },
): Promise<FastifyReply> {
  const say = sayOf(exchange.request.site);
  const title = say(pages[wish].title);
  const main = html`<h1>${title}</h1>
    <p role="status">${say(accountMessages.mailSent, { email })}</p>
    <p class="sw-quiet">
      ${say('Nothing there? Look at what your mail program takes for spam.')}
    </p>`;
  return sendVisitorPage(sender, exchange, { name: 'account', title, main });
}
