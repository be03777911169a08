/** The page of signing in: email and password, a passkey, a link, a code. */
import { html, type Html } from '../../html.ts';
import { alertText, field, hidden } from './sign-in-layout.ts';
import { signInTexts as texts, type SpokenLanguage } from './sign-in-texts.ts';

export interface SignInForm {
  language: SpokenLanguage;
  /** Where to go on to; empty: the start. */
  next: string;
  email?: string;
  error?: string | undefined;
  note?: string | undefined;
}

/** Email and password, or a passkey. */
export function signInForm({ language, next, email = '', error, note }: SignInForm): Html {
  const address = next === '' ? '' : `?next=${encodeURIComponent(next)}`;
  return html`${alertText(error)}
    ${note !== undefined && html`<p class="note" role="status">${note}</p>`}
    <form method="post" action="/config/sign-in/password">
      ${hidden('next', next)}
      ${field({
        label: texts.email[language],
        name: 'email',
        type: 'email',
        autocomplete: 'username',
        value: email,
        isFirst: email === '',
      })}
      ${field({
        label: texts.password[language],
        name: 'password',
        type: 'password',
        autocomplete: 'current-password',
        isFirst: email !== '',
      })}
      <button type="submit">${texts.signIn[language]}</button>
    </form>
    <button
      type="button"
      class="second"
      hidden
      data-passkey="show"
      data-next="${next === '' ? '/config' : next}"
      data-failed="${texts.passkeyFailed[language]}"
    >
      ${texts.byPasskey[language]}
    </button>
    <p>
      <a class="links" href="/config/forgotten-password${address}">${texts.forgotten[language]}</a>
    </p>
    <details>
      <summary>${texts.firstTime[language]}</summary>
      <p>${texts.printed[language]}</p>
    </details>`;
}

/** What a good link opens. The button uses the link up; nothing before it does. */
export function linkForm(language: SpokenLanguage, token: string): Html {
  return html`<p>${texts.linkWorksOnce[language]}</p>
    <form method="post" action="/config/sign-in">
      ${hidden('token', token)}
      <button type="submit">${texts.signIn[language]}</button>
    </form>`;
}

/** The second step. */
export function codeForm({
  language,
  next,
  token,
  error,
}: Pick<SignInForm, 'language' | 'next' | 'error'> & { token: string }): Html {
  return html`${alertText(error)}
    <form method="post" action="/config/sign-in/code">
      ${hidden('next', next)} ${hidden('token', token)}
      ${field({
        label: texts.code[language],
        name: 'code',
        type: 'text',
        autocomplete: 'one-time-code',
        help: texts.codeHelp[language],
        isCode: true,
        isFirst: true,
      })}
      <button type="submit">${texts.goOn[language]}</button>
    </form>
    <p><a class="links" href="/config/sign-in">${texts.back[language]}</a></p>`;
}
