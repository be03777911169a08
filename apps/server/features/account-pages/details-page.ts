/** `/account/details`: email, password, where the account is signed in, and its end. */
import {
  accountLimits,
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
import { html, type Html } from '../../html.ts';
import { chooseLanguage, readLanguage } from '../accounts/choose-language.ts';
import { accountPaths } from '../accounts/account-paths.ts';
import { mailEmailLink } from '../accounts/mail-link.ts';
import { findMailWay } from '../accounts/queue-account-mail.ts';
import { changePassword, deleteAccount, requirePassword } from '../accounts/site-accounts.ts';
import { endSessionsOf, listSessions } from '../accounts/site-session.ts';
import type { ListedSession, SignedIn } from '../accounts/site-session.ts';
import { firstOf, type SystemPageSender } from '../pages/system-page-sender.ts';
import { sayOf } from '../settings/say-of.ts';
import { languagesToChoose } from '../settings/site-languages.ts';
import { writeDay } from '../sites/write-day.ts';
import type { Site } from '../sites/site.ts';
import { field } from '../pages/visitor-field.ts';
import { done, sendAccountPage } from './account-html.ts';
import { sayDevice } from './say-device.ts';
import { languageField } from './language-field.ts';
import { leaveAccount, type Exchange } from './enter-account.ts';
import { formText } from '../../http/form-text.ts';
import { requireAccount } from './require-account.ts';

const outcomes = {
  email: accountMessages.emailChanged,
  password: accountMessages.passwordChanged,
  language: accountMessages.languageChanged,
  sessions: 'That device is signed out.',
} as const;

interface Acting {
  exchange: Exchange;
  signedIn: SignedIn;
}

export function handleDetailsPage(
  { server, guarded }: { server: FastifyInstance; guarded: FastifyInstance },
  ctx: AppContext,
  sender: SystemPageSender,
): void {
  server.get(accountPaths.details, async (request, reply) => {
    const exchange = { request, reply };
    const signedIn = await requireAccount(ctx, exchange);
    if (!signedIn) return reply;
    const outcome = outcomeOf(request.site, firstOf(request.query, 'done'));
    return show(ctx, sender, { exchange, signedIn, outcome });
  });
  const actions = {
    email: askForEmail,
    password: setPassword,
    language: setLanguage,
    sessions: endSession,
    delete: end,
  };
  for (const [name, act] of Object.entries(actions)) {
    guarded.post(`${accountPaths.details}/${name}`, async (request, reply) => {
      const exchange = { request, reply };
      const signedIn = await requireAccount(ctx, exchange);
      if (!signedIn) return reply;
      try {
        const next = await act(ctx, { exchange, signedIn });
        if (next.startsWith('/')) return await reply.redirect(next, 303);
        return await show(ctx, sender, { exchange, signedIn, outcome: next });
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        return show(ctx, sender, { exchange, signedIn, wrong: { form: name, error } });
      }
    });
  }
}

/** Guesses at a password count where nobody else's sign-in is held up by them. */
async function provePassword(ctx: AppContext, { exchange, signedIn }: Acting): Promise<void> {
  const { request } = exchange;
  const { siteId } = request.site;
  const { accountId } = signedIn;
  const attempt = { address: request.ip, email: `${siteId}:${accountId}` };
  await ctx.attempts.take('signInToAccount', attempt);
  const password = formText(request.body, 'password');
  await requirePassword(ctx.db, { siteId, accountId }, password);
  await ctx.attempts.giveBack('signInToAccount', attempt);
}

/** @returns a path to go on to, or a sentence for this page; so do the other actions */
async function askForEmail(ctx: AppContext, acting: Acting): Promise<string> {
  const { request } = acting.exchange;
  const email = formText(request.body, 'email').trim();
  if (!isEmail(email)) {
    throw new ApiError('invalid_request', {}, { errors: { email: checkoutMessages.emailInvalid } });
  }
  await provePassword(ctx, acting);
  const way = await findMailWay(ctx, request);
  const key = `${request.site.siteId}:${emailKey(email)}`;
  await ctx.attempts.take('mailAccountLink', { address: request.ip, email: key });
  await mailEmailLink(ctx, way, { accountId: acting.signedIn.accountId, email });
  return sayOf(request.site)(accountMessages.emailMailSent, { email });
}

async function setPassword(ctx: AppContext, acting: Acting): Promise<string> {
  const { request } = acting.exchange;
  await provePassword(ctx, acting);
  const way = await findMailWay(ctx, request);
  const password = formText(request.body, 'newPassword');
  await changePassword(ctx, way, { ...acting.signedIn, password });
  return `${accountPaths.details}?done=password`;
}

async function setLanguage(ctx: AppContext, { exchange, signedIn }: Acting): Promise<string> {
  const { body, site } = exchange.request;
  const { accountId } = signedIn;
  await chooseLanguage(ctx, site, { accountId, language: formText(body, 'language') });
  return `${accountPaths.details}?done=language`;
}

async function endSession(ctx: AppContext, { exchange, signedIn }: Acting): Promise<string> {
  const { body, site } = exchange.request;
  const key = { siteId: site.siteId, accountId: signedIn.accountId };
  await ctx.transact((trx) => endSessionsOf(trx, key, { only: formText(body, 'id') }));
  return `${accountPaths.details}?done=sessions`;
}

async function end(ctx: AppContext, acting: Acting): Promise<string> {
  const { exchange, signedIn } = acting;
  const { site } = exchange.request;
  await provePassword(ctx, acting);
  await leaveAccount(ctx, exchange, { keepsCart: false });
  await ctx.transact((trx) => deleteAccount({ ctx, trx, site }, signedIn.accountId));
  return `${accountPaths.signIn}?done=deleted`;
}

function outcomeOf(site: Site, name: string): string | undefined {
  if (!Object.hasOwn(outcomes, name)) return undefined;
  return sayOf(site)(outcomes[name as keyof typeof outcomes]);
}

interface Shown extends Acting {
  outcome?: string | undefined;
  /** The form that was refused. */
  wrong?: { form: string; error: ApiError };
}

async function show(
  ctx: AppContext,
  sender: SystemPageSender,
  { exchange, signedIn, outcome, wrong }: Shown,
): Promise<FastifyReply> {
  const { site } = exchange.request;
  const say = sayOf(site);
  const { accountId } = signedIn;
  const sessions = await listSessions(ctx, { siteId: site.siteId, accountId });
  const typedEmail = wrong?.form === 'email' ? formText(exchange.request.body, 'email') : '';
  const errors = (form: string) => (wrong?.form === form ? errorsOf(site, wrong.error) : {});
  const language = await readLanguage(ctx, { siteId: site.siteId, accountId });
  const main = html`${done(outcome)}
  ${section(
    'email',
    say('Email'),
    html`<p>${say('Your email')}: <strong>${signedIn.email}</strong></p>
      ${form(
        'email',
        html`${field({ name: 'email', label: say('New email'), type: 'email', autocomplete: 'email', value: typedEmail, error: errors('email')['email'] })}
        ${passwordField(site, 'email', errors('email')['password'])}`,
        say('Mail me a link'),
      )}`,
  )}
  ${section(
    'password',
    say('Password'),
    form(
      'password',
      html`${passwordField(site, 'password', errors('password')['password'])}
      ${field({
        name: 'newPassword',
        label: say('New password'),
        type: 'password',
        autocomplete: 'new-password',
        hint: say('At least {count} characters.', { count: accountLimits.minPassword }),
        error: errors('password')['newPassword'],
      })}`,
      say('Change the password'),
    ),
  )}
  ${languageSection(site, language, errors('language')['language'])}
  ${section(
    'sessions',
    say('Where you are signed in'),
    html`<ul class="sw-rows">
      ${sessions.map((session) => sessionRow(site, session, signedIn))}
    </ul>`,
  )}
  ${section(
    'delete',
    say('Delete the account'),
    html`<p>
        ${say('Your email, your addresses and your cart go. The shop keeps what it must of your orders; subscriptions go on until you cancel them.')}
      </p>
      ${form('delete', passwordField(site, 'delete', errors('delete')['password']), say('Delete my account'))}`,
  )}`;
  const status = wrong?.error.status;
  const title = say('Email and password');
  return sendAccountPage(sender, exchange, { title, main, signedIn, status });
}

/** What was wrong, by the field that it is shown at. */
function errorsOf({ locale }: Site, error: ApiError): Readonly<Record<string, string>> {
  const message = errorSentenceIn(error, locale);
  if (error.code === 'password_too_weak') return { newPassword: message };
  const { errors } = error.details;
  return errors ? fieldErrorsIn(errors, locale) : { password: message };
}

function section(name: string, title: string, content: Html): Html {
  return html`<section aria-labelledby="sw-${name}-title" class="sw-account-section">
    <h2 id="sw-${name}-title">${title}</h2>
    ${content}
  </section>`;
}

function form(name: string, fields: Html, button: string): Html {
  return html`<form
    method="post"
    action="${accountPaths.details}/${name}#sw-${name}-title"
    class="sw-visitor-form"
  >
    ${fields}
    <button type="submit" class="sw-button ${name === 'delete' && 'is-quiet'}">${button}</button>
  </form>`;
}

/** Nothing where the site has no other language. I18N-01 */
function languageSection(
  site: Site,
  chosen: string | null,
  error: string | undefined,
): Html | false {
  const languages = languagesToChoose(site);
  if (languages.length < 2) return false;
  const content = form(
    'language',
    languageField(site, { languages, chosen, error }),
    sayOf(site)('Keep this language'),
  );
  return section('language', sayOf(site)('Language'), content);
}

/** Each form asks for it; their ids differ. */
function passwordField(site: Site, formName: string, error: string | undefined): Html {
  const id = `sw-${formName}-current`;
  return html`<div class="sw-field">
    <label for="${id}">${sayOf(site)('Your password')}</label>
    <input
      id="${id}"
      name="password"
      type="password"
      autocomplete="current-password"
      maxlength="300"
      required
      ${error && html`aria-invalid="true" aria-describedby="${id}-note"`}
    />
    ${error && html`<p id="${id}-note" class="sw-field-error" role="alert">${error}</p>`}
  </div>`;
}

function sessionRow(
  site: Site,
  { id, device, createdAt }: ListedSession,
  { sessionId }: SignedIn,
): Html {
  const say = sayOf(site);
  return html`<li>
    <span>${sayDevice(site, device)}</span>
    <span class="sw-quiet">${say('Since {day}', { day: writeDay(site, createdAt) })}</span>
    <span>
      ${
        id === sessionId
          ? html`<span class="sw-quiet">${say('This device')}</span>`
          : html`<form method="post" action="${accountPaths.details}/sessions#sw-sessions-title">
              <input type="hidden" name="id" value="${id}" />
              <button
                class="sw-link-button"
                aria-label="${say('Sign out')}: ${sayDevice(site, device)}"
              >
                ${say('Sign out')}
              </button>
            </form>`
      }
    </span>
  </li>`;
}
