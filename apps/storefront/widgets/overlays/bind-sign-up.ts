import { captchaField, formMessages } from '@sitewright/contract';
import { bindCaptcha, type Captcha } from '../../platform/captcha.ts';
import { say } from '../../platform/say.ts';

/** Signs up without leaving the page: what the page of the newsletter says is said in the popup. PROD-06 */
export function bindSignUp(form: HTMLFormElement): void {
  const button = form.querySelector<HTMLButtonElement>('button[type="submit"]');
  if (!button) return;
  const captcha = bindCaptcha(form, button);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (button.disabled) return;
    button.disabled = true;
    void signUp(form, captcha).then(({ isDone, text }) => {
      button.disabled = false;
      captcha.reset();
      tell(form, text, isDone);
      if (isDone) form.dispatchEvent(new CustomEvent('form-submitted', { bubbles: true }));
    });
  });
}

interface SignedUp {
  readonly isDone: boolean;
  readonly text: string;
}

async function signUp(form: HTMLFormElement, captcha: Captcha): Promise<SignedUp> {
  const read = await captcha.readToken();
  if (!read.ok) return { isDone: false, text: read.message };
  const fields = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value]] : [],
  );
  const body = new URLSearchParams(fields);
  if (read.token !== '') body.set(captchaField, read.token);
  try {
    const answer = await fetch(form.action, { method: 'POST', body });
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    const said = page.querySelector(answer.ok ? '[role="status"]' : '[role="alert"]');
    const text = said?.textContent.trim() ?? '';
    return { isDone: answer.ok && text !== '', text: text || say(formMessages.unknownError) };
  } catch {
    return { isDone: false, text: say(formMessages.unknownError) };
  }
}

function tell(form: HTMLFormElement, text: string, isDone: boolean): void {
  form.parentElement?.querySelector('.sw-popup-said')?.remove();
  const said = document.createElement('p');
  said.className = 'sw-popup-said';
  said.setAttribute('role', isDone ? 'status' : 'alert');
  said.tabIndex = -1;
  said.textContent = text;
  form.after(said);
  form.hidden = isDone;
  if (isDone) said.focus();
  else form.querySelector<HTMLElement>('[type="email"]')?.focus();
}
