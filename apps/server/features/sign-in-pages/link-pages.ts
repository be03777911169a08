/** Forgotten passwords, and what mailed links open. */
import { fillMessage, isEmail } from '@sitewright/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context.ts';
import { requireCrumb } from '../../http/crumb.ts';
import { formText } from '../../http/form-text.ts';
import { linkRateLimit } from '../../http/rate-limit.ts';
import { html } from '../../html.ts';
import { officePaths } from '../people/office-paths.ts';
import { findStaffLink, mailStaffLinkTo } from '../people/staff-links.ts';
import { choosePassword, takeProvedEmail } from '../people/write-own-account.ts';
import { readRefusal, typed } from './page-answers.ts';
import { alertText, field, hidden, sendSignInPage, spokenLanguage } from './sign-in-layout.ts';
import { signInErrors, signInTexts as texts, type SpokenLanguage } from './sign-in-texts.ts';
import { sendSignIn } from './sign-in-page.ts';

const forgottenPath = '/config/forgotten-password';

export function registerLinkPages(server: FastifyInstance, ctx: AppContext): void {
  server.get(forgottenPath, (request, reply) => {
    const language = spokenLanguage(request);
    const title = texts.mailTitle[language];
    return sendSignInPage(reply, { title, language, main: mailForm({ language }) });
  });

  server.post(forgottenPath, async (request, reply) => {
    requireCrumb(request);
    const language = spokenLanguage(request);
    const title = texts.mailTitle[language];
    const email = typed(request, 'email').trim();
    const kind = typed(request, 'kind') === 'sign-in' ? 'sign-in' : 'password';
    const show = (main: ReturnType<typeof mailForm>, status = 200) =>
      sendSignInPage(reply, { title, language, status, main });
    if (!isEmail(email)) {
      const error = signInErrors['invalid_request']?.[language];
      return show(mailForm({ language, email, error }), 400);
    }
    try {
      await mailStaffLinkTo(ctx, request, { email, kind });
      return show(
        html`<p role="status">${texts.mailSent[language]}</p>
          <p><a class="links" href="${officePaths.signIn}">${texts.back[language]}</a></p>`,
      );
    } catch (error) {
      const { status, text } = readRefusal(error, language);
      return show(mailForm({ language, email, error: text }), status);
    }
  });

  server.get(officePaths.password, { config: linkRateLimit }, async (request, reply) => {
    const language = spokenLanguage(request);
    const token = formText(request.query, 'token');
    try {
      const { email } = await findStaffLink(ctx.db, { token, now: ctx.now() });
      const main = passwordForm({ language, token, email });
      return sendSignInPage(reply, { title: texts.chooseTitle[language], language, main });
    } catch (error) {
      const { status, text } = readRefusal(error, language);
      return sendSignIn(reply, { status, language, next: '', error: text });
    }
  });

  server.post(officePaths.password, async (request, reply) => {
    requireCrumb(request);
    await ctx.attempts.take('signIn', { address: request.ip });
    const language = spokenLanguage(request);
    const [token, email] = [typed(request, 'token'), typed(request, 'email')];
    try {
      await choosePassword(ctx, request, { token, password: typed(request, 'password') });
      return reply.redirect(`${officePaths.signIn}?done=password`, 303);
    } catch (error) {
      const { status, text, code } = readRefusal(error, language);
      if (code !== 'password_too_weak') {
        return sendSignIn(reply, { status, language, next: '', error: text });
      }
      const main = passwordForm({ language, token, email, error: text });
      return sendSignInPage(reply, { title: texts.chooseTitle[language], language, status, main });
    }
  });

  server.get(officePaths.email, { config: linkRateLimit }, async (request, reply) => {
    const language = spokenLanguage(request);
    const token = formText(request.query, 'token');
    try {
      const { email } = await findStaffLink(ctx.db, { token, now: ctx.now() });
      const main = html`<p>${fillMessage(texts.emailText[language], { email })}</p>
        <form method="post" action="${officePaths.email}">
          ${hidden('token', token)}
          <button type="submit">${texts.emailTitle[language]}</button>
        </form>`;
      return sendSignInPage(reply, { title: texts.emailTitle[language], language, main });
    } catch (error) {
      const { status, text } = readRefusal(error, language);
      return sendSignIn(reply, { status, language, next: '', error: text });
    }
  });

  server.post(officePaths.email, async (request, reply) => {
    requireCrumb(request);
    await ctx.attempts.take('signIn', { address: request.ip });
    const language = spokenLanguage(request);
    try {
      await takeProvedEmail(ctx, request, typed(request, 'token'));
      return reply.redirect(`${officePaths.signIn}?done=email`, 303);
    } catch (error) {
      const { status, text } = readRefusal(error, language);
      return sendSignIn(reply, { status, language, next: '', error: text });
    }
  });
}

interface Shown {
  language: SpokenLanguage;
  email?: string;
  error?: string | undefined;
}

function mailForm({ language, email = '', error }: Shown) {
  return html`${alertText(error)}
    <p>${texts.mailHelp[language]}</p>
    <form method="post" action="${forgottenPath}">
      ${field({
        label: texts.email[language],
        name: 'email',
        type: 'email',
        autocomplete: 'username',
        value: email,
        isFirst: true,
      })}
      <button type="submit" name="kind" value="password">${texts.mailPassword[language]}</button>
      <button type="submit" name="kind" value="sign-in" class="second">
        ${texts.mailSignIn[language]}
      </button>
    </form>
    <p><a class="links" href="${officePaths.signIn}">${texts.back[language]}</a></p>`;
}

function passwordForm({ language, token, email = '', error }: Shown & { token: string }) {
  return html`${alertText(error)}
    <form method="post" action="${officePaths.password}">
      ${hidden('token', token)}
      <input type="hidden" name="email" autocomplete="username" value="${email}" />
      ${field({
        label: texts.newPassword[language],
        name: 'password',
        type: 'password',
        autocomplete: 'new-password',
        help: texts.passwordHelp[language],
        isFirst: true,
      })}
      <button type="submit">${texts.save[language]}</button>
    </form>`;
}
