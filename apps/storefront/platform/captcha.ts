/** The captcha of a form: shown when somebody comes to a field, asked when it is sent. */
import { captchaMessages, formMessages } from '@sitewright/contract';
import { loadCaptcha, type CaptchaService } from './load-captcha.ts';
import { pageContext } from './page-context.ts';
import { say } from './say.ts';

/** Narrower than that, a box to tick takes its small form. CAPT-07 */
const COMPACT_BELOW = 320;

/** A token, or what to tell the visitor who has none. */
export type CaptchaToken =
  | { readonly ok: true; readonly token: string }
  | { readonly ok: false; readonly message: string };

export interface Captcha {
  /** The token of this sending; empty where the form has no captcha. Never rejects. FORM-27 */
  readToken(): Promise<CaptchaToken>;
  /**
   * After a failure: a token serves once. A button that is bound to a box to tick waits until it is
   * ticked again. FORM-18
   */
  reset(): void;
}

const noCaptcha: Captcha = {
  readToken: () => Promise.resolve({ ok: true, token: '' }),
  reset: () => {},
};

/**
 * Finds the captcha of a form, loads it at the first focus in the form and asks it for tokens.
 * @param root holds the fields of the form and the place of the captcha
 * @param button sends the form
 */
export function bindCaptcha(
  root: HTMLElement,
  button: HTMLButtonElement | HTMLInputElement,
): Captcha {
  const place = root.querySelector<HTMLElement>('.captcha-container');
  if (!place) return noCaptcha;
  const { siteKey = '', kind } = pageContext().website?.captchaSettings ?? {};
  const action = place.dataset.action ?? 'PRODUCT_WAITLIST_SUBMISSION';
  const isBox = kind === 'checkbox';
  let shown: { readonly service: CaptchaService; readonly id: number } | undefined;

  async function show() {
    const service = await loadCaptcha(siteKey);
    shown ??= { service, id: renderOnce(service) };
    return shown;
  }

  /** CAPT-06 */
  function renderOnce(service: CaptchaService): number {
    const known = place!.dataset.rendered;
    if (known !== undefined) return Number(known);
    const isNarrow = (place!.parentElement?.clientWidth ?? 0) < COMPACT_BELOW;
    const looks = isBox
      ? { action, size: isNarrow ? 'compact' : 'normal', callback: () => (button.disabled = false) }
      : { size: 'invisible', badge: 'inline' };
    const id = service.render(place!, { sitekey: siteKey, ...looks });
    place!.dataset.rendered = String(id);
    return id;
  }

  const prepare = (): void => void show().catch((error: unknown) => console.warn(error));
  root.addEventListener('focusin', prepare, { once: true });
  if (root.contains(document.activeElement)) prepare();

  return {
    async readToken() {
      try {
        const { service, id } = await show();
        const token = isBox ? service.getResponse(id) : await service.execute(id, { action });
        return token === '' ? fail(say(formMessages.completeCaptcha)) : { ok: true, token };
      } catch (error) {
        console.warn(error);
        return fail(say(captchaMessages.notLoaded));
      }
    },
    reset() {
      if (!shown) return;
      shown.service.reset(shown.id);
      if (isBox) button.disabled = true;
    },
  };
}

function fail(message: string): CaptchaToken {
  return { ok: false, message };
}
