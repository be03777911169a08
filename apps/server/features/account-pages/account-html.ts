/** Parts that the pages about accounts share. */
import { accountMessages } from '@sitewright/contract';
import type { FastifyReply } from 'fastify';
import { html, type Html } from '../../html.ts';
import { accountPaths } from '../accounts/account-paths.ts';
import type { SignedIn } from '../accounts/site-session.ts';
import type { SystemPageSender } from '../pages/system-page-sender.ts';
import { pathWithoutLanguage } from '../settings/language-path.ts';
import { sayOf } from '../settings/say-of.ts';
import { sendVisitorPage } from '../pages/visitor-page.ts';
import type { Exchange } from './enter-account.ts';

/** A sentence about the whole form. */
export function problem(text: string | undefined): Html | false {
  return text ? html`<p class="sw-page-error" role="alert">${text}</p>` : false;
}

/** What was done, told on the page that comes after it. */
export function done(text: string | undefined): Html | false {
  return text ? html`<p class="sw-notice is-good" role="status">${text}</p>` : false;
}

/** Where the visitor goes on afterwards, for forms. */
export function returnField(path: string): Html | false {
  return (
    path !== accountPaths.overview && html`<input type="hidden" name="next" value="${path}" />`
  );
}

const tabs = [
  { path: accountPaths.overview, label: 'Orders' },
  { path: accountPaths.addresses, label: 'Addresses' },
  { path: accountPaths.details, label: 'Email and password' },
] as const;

interface AccountPage {
  title: string;
  main: Html;
  signedIn: SignedIn;
  status?: number | undefined;
}

/** A page of a signed-in visitor, with the way to the others and out. */
export function sendAccountPage(
  sender: SystemPageSender,
  exchange: Exchange,
  { title, main, signedIn, status = 200 }: AccountPage,
): Promise<FastifyReply> {
  const { site, url } = exchange.request;
  const say = sayOf(site);
  const here = pathWithoutLanguage(site, url).replace(/\?.*$/, '');
  const page = html`<h1>${title}</h1>
    <div class="sw-account-bar">
      <p class="sw-quiet">${say(accountMessages.signedIn, { email: signedIn.email })}</p>
      <form method="post" action="${accountPaths.signOut}">
        <button type="submit" class="sw-link-button">${say(accountMessages.signOut)}</button>
      </form>
    </div>
    <nav class="sw-account-nav" aria-label="${say('Your account')}">
      ${tabs.map(
        ({ path, label }) =>
          html`<a href="${path}" ${path === here && html`aria-current="page"`}>${say(label)}</a>`,
      )}
    </nav>
    ${main}`;
  return sendVisitorPage(sender, exchange, { name: 'account', title, main: page, status });
}
