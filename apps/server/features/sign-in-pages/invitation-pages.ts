/** `/config/invitation`: what an invitation opens. */
import { ApiError, cutText, fillMessage, peopleLimits } from '@sitewright/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '../../context.ts';
import { requireCrumb } from '../../http/crumb.ts';
import { formText } from '../../http/form-text.ts';
import { linkRateLimit } from '../../http/rate-limit.ts';
import { html, type Html } from '../../html.ts';
import { accept, lookAt, type LookedAt } from '../people/invitations.ts';
import { officePaths } from '../people/office-paths.ts';
import { findSession } from '../staff/staff-session.ts';
import { goOn, readRefusal, typed } from './page-answers.ts';
import { alertText, field, hidden, sendSignInPage, spokenLanguage } from './sign-in-layout.ts';
import { sendSignIn } from './sign-in-page.ts';
import { signInTexts as texts, type SpokenLanguage } from './sign-in-texts.ts';

interface Link {
  site: string;
  token: string;
}

export function registerInvitationPages(server: FastifyInstance, ctx: AppContext): void {
  server.get(officePaths.invitation, { config: linkRateLimit }, async (request, reply) => {
    const link = {
      site: formText(request.query, 'site'),
      token: formText(request.query, 'token'),
    };
    return sendInvitation(ctx, { request, reply, link });
  });

  server.post(officePaths.invitation, async (request, reply) => {
    requireCrumb(request);
    await ctx.attempts.take('signIn', { address: request.ip });
    const link = { site: typed(request, 'site'), token: typed(request, 'token') };
    const displayName = cutText(typed(request, 'displayName').trim(), peopleLimits.nameLength);
    const password = typed(request, 'password');
    try {
      const site = await ctx.sites.findByIdentifier(link.site);
      if (!site) throw new ApiError('account_link_ended');
      const session = await findSession(ctx, request);
      await accept(
        ctx,
        { request, reply },
        {
          siteId: site.siteId,
          token: link.token,
          signedInAs: session?.accountId,
          ...(displayName !== '' && { newAccount: { displayName, password } }),
        },
      );
      return goOn(reply, `/config/sites/${site.identifier}`);
    } catch (error) {
      return sendInvitation(ctx, { request, reply, link, displayName, error });
    }
  });
}

interface Answered {
  request: FastifyRequest;
  reply: FastifyReply;
  link: Link;
  displayName?: string;
  error?: unknown;
}

async function sendInvitation(
  ctx: AppContext,
  { request, reply, link, displayName = '', error }: Answered,
): Promise<FastifyReply> {
  const language = spokenLanguage(request);
  try {
    const seen = await lookAt(ctx, request, link);
    const refused = error === undefined ? undefined : readRefusal(error, language);
    const title = fillMessage(texts.invitationTitle[language], { site: seen.siteTitle });
    const form = { seen, link, language, displayName };
    const main = html`${alertText(refused?.text)} ${invitationForm(form)}`;
    return sendSignInPage(reply, { title, language, main, status: refused?.status ?? 200 });
  } catch (failure) {
    const { status, text } = readRefusal(failure, language);
    return sendSignIn(reply, { status, language, next: '', error: text });
  }
}

interface Shown {
  seen: LookedAt;
  link: Link;
  language: SpokenLanguage;
  displayName: string;
}

function invitationForm({ seen, link, language, displayName }: Shown): Html {
  const params = { person: seen.invitedBy, site: seen.siteTitle, email: seen.email };
  const text = html`<p>${fillMessage(texts.invitationText[language], params)}</p>`;
  if (seen.hasAccount && !seen.isYou) {
    const here = `${officePaths.invitation}?${new URLSearchParams({ ...link })}`;
    return html`${text}
      <p>${fillMessage(texts.invitationSignIn[language], params)}</p>
      <p>
        <a class="links" href="${officePaths.signIn}?next=${encodeURIComponent(here)}">
          ${texts.signIn[language]}
        </a>
      </p>`;
  }
  const person = html`${field({
      label: texts.name[language],
      name: 'displayName',
      type: 'text',
      autocomplete: 'name',
      value: displayName,
      isFirst: true,
    })}
    <input type="hidden" name="email" autocomplete="username" value="${seen.email}" />
    ${field({
      label: texts.password[language],
      name: 'password',
      type: 'password',
      autocomplete: 'new-password',
      help: texts.passwordHelp[language],
    })}`;
  return html`${text}
    <form method="post" action="${officePaths.invitation}">
      ${hidden('site', link.site)} ${hidden('token', link.token)} ${!seen.hasAccount && person}
      <button type="submit">${texts.accept[language]}</button>
    </form>`;
}
