/** `/config/set-up`: the first owner says who they are, and how they sign in from then on. */
import { cutText, isEmail, peopleLimits } from '@sitewright/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { AppContext } from '../../context.ts';
import { requireCrumb } from '../../http/crumb.ts';
import { ensureCrumb } from '../../http/crumb.ts';
import { html } from '../../html.ts';
import { createBuildReader } from '../assets/back-office-build.ts';
import { requirePerson, requireProvedPerson } from '../people/asked-person.ts';
import { officePaths } from '../people/office-paths.ts';
import { setUpFirstOwner } from '../people/write-own-account.ts';
import { goOn, readRefusal, typed } from './page-answers.ts';
import { alertText, field, sendSignInPage, spokenLanguage } from './sign-in-layout.ts';
import { sendSignIn } from './sign-in-page.ts';
import { signInErrors, signInTexts as texts, type SpokenLanguage } from './sign-in-texts.ts';

const readBuild = createBuildReader('sign-in.ts');

export function registerSetUpPage(server: FastifyInstance, ctx: AppContext): void {
  server.get(officePaths.setUp, async (request, reply) => {
    const language = spokenLanguage(request);
    try {
      const { account } = await requirePerson(ctx, request);
      if (!account.isOwner || isEmail(account.email)) return goOn(reply, '');
      ensureCrumb(request, reply);
      return sendForm(reply, { language });
    } catch (error) {
      const { status } = readRefusal(error, language);
      return sendSignIn(reply, { status, language, next: officePaths.setUp });
    }
  });

  server.post(officePaths.setUp, async (request, reply) => {
    requireCrumb(request);
    const language = spokenLanguage(request);
    const displayName = cutText(typed(request, 'displayName').trim(), peopleLimits.nameLength);
    const email = typed(request, 'email').trim();
    const shown = { language, displayName, email };
    const wrong = findWrong({ displayName, email });
    if (wrong !== undefined) {
      const error = signInErrors[wrong.code]?.[language];
      return sendForm(reply, { ...shown, error, status: 400, wrong: wrong.field });
    }
    try {
      const { account } = await requireProvedPerson(ctx, request);
      const password = typed(request, 'password') || undefined;
      const named = { account, displayName, email, password };
      await setUpFirstOwner(ctx, { request, reply }, named);
      return goOn(reply, '');
    } catch (error) {
      const { status, text, code } = readRefusal(error, language);
      if (code === 'set_up_already') return goOn(reply, '');
      if (code === 'not_signed_in' || code === 'proof_required') {
        return sendSignIn(reply, { status, language, next: officePaths.setUp, error: text });
      }
      const field = code === 'password_too_weak' ? 'password' : undefined;
      return sendForm(reply, { ...shown, error: text, status, wrong: field });
    }
  });
}

type FieldName = 'displayName' | 'email' | 'password';

/** The first field that cannot stay as it is, and why. */
function findWrong({
  displayName,
  email,
}: {
  displayName: string;
  email: string;
}): { field: FieldName; code: string } | undefined {
  if (displayName === '') return { field: 'displayName', code: 'invalid_request' };
  if (email === '') return { field: 'email', code: 'invalid_request' };
  return isEmail(email) ? undefined : { field: 'email', code: 'email_invalid' };
}

interface Shown {
  language: SpokenLanguage;
  displayName?: string;
  email?: string;
  error?: string | undefined;
  status?: number;
  /** Where something is wrong, and the keyboard goes on. */
  wrong?: FieldName | undefined;
}

function sendForm(reply: FastifyReply, { language, error, status = 200, ...shown }: Shown) {
  const { wrong } = shown;
  const stateOf = (name: FieldName) => ({
    name,
    isFirst: name === (wrong ?? 'displayName'),
    isWrong: name === wrong,
  });
  // What is missing is said by the page and not by the browser, in words of its own.
  const main = html`${alertText(error)}
    <p>${texts.setUpText[language]}</p>
    <form
      method="post"
      action="${officePaths.setUp}"
      id="set-up"
      novalidate
      data-missing="${signInErrors['invalid_request']?.[language]}"
      data-malformed="${signInErrors['email_invalid']?.[language]}"
    >
      ${field({
        ...stateOf('displayName'),
        label: texts.name[language],
        type: 'text',
        autocomplete: 'name',
        value: shown.displayName ?? '',
      })}
      ${field({
        ...stateOf('email'),
        label: texts.email[language],
        type: 'email',
        autocomplete: 'username',
        value: shown.email ?? '',
      })}
      ${field({
        ...stateOf('password'),
        label: texts.password[language],
        type: 'password',
        autocomplete: 'new-password',
        help: texts.passwordHelp[language],
        isOptional: true,
      })}
      <button type="submit">${texts.goOn[language]}</button>
      <button
        type="button"
        class="second"
        hidden
        data-passkey="make"
        data-failed="${texts.passkeyFailed[language]}"
      >
        ${texts.makePasskey[language]}
      </button>
    </form>
    <p><a class="links" href="/config">${texts.later[language]}</a></p>`;
  const title = texts.setUpTitle[language];
  return sendSignInPage(reply, { title, language, status, main, script: readBuild() });
}
