import { captchaField } from '@sitewright/contract';
import { bindCaptcha } from '../../platform/captcha.ts';

export function start(form: HTMLElement): void {
  bindPostedForm(form as HTMLFormElement);
}

/** A form that its page answers, such as that of the newsletter: it is posted with a token. */
export function bindPostedForm(form: HTMLFormElement, post = () => form.submit()): void {
  const button = form.querySelector<HTMLButtonElement>('button[type="submit"]');
  if (!button) return;
  const captcha = bindCaptcha(form, button);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (!button.disabled) void send();
  });
  // Who comes back by the browser's own button may send it again.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    button.disabled = false;
    captcha.reset();
  });

  async function send(): Promise<void> {
    button!.disabled = true;
    tell('');
    const read = await captcha.readToken();
    if (read.ok) {
      tokenField().value = read.token;
      return post();
    }
    button!.disabled = false;
    captcha.reset();
    tell(read.message);
  }

  /** The captcha may have brought one of its own. */
  function tokenField(): HTMLInputElement | HTMLTextAreaElement {
    const known = form.querySelector<HTMLInputElement>(`[name="${captchaField}"]`);
    if (known) return known;
    const field = document.createElement('input');
    field.type = 'hidden';
    field.name = captchaField;
    form.append(field);
    return field;
  }

  function tell(message: string): void {
    let error = form.querySelector<HTMLElement>('.captcha-error');
    if (!error) {
      if (message === '') return;
      error = document.createElement('p');
      error.className = 'sw-field-error captcha-error';
      error.setAttribute('role', 'alert');
      button!.before(error);
    }
    error.textContent = message;
    error.hidden = message === '';
  }
}
