import { captchaMessages } from '@sitewright/contract';

/** The part of reCAPTCHA Enterprise that forms use. */
export interface CaptchaService {
  ready(then: () => void): void;
  /** Puts a captcha into an element; answers its number. */
  render(place: HTMLElement, options: Readonly<Record<string, unknown>>): number;
  /** A token of a captcha that asks nothing of the visitor. */
  execute(id: number, options: { readonly action: string }): PromiseLike<string>;
  /** The token of a box that was ticked; empty: it is not, or not any more. */
  getResponse(id: number): string;
  reset(id: number): void;
}

declare global {
  // eslint-disable-next-line no-var -- its script sets it
  var grecaptcha: { readonly enterprise?: CaptchaService } | undefined;
}

const address = 'https://www.google.com/recaptcha/enterprise.js';

let loading: Promise<CaptchaService> | undefined;

/**
 * The captcha of the page: its script is asked for once, and again after it could not be had.
 * Rejects without a key, without its script, and where the document goes before it comes.
 * CAPT-01, CAPT-03, CAPT-04
 */
export function loadCaptcha(siteKey: string, page: Document = document): Promise<CaptchaService> {
  if (siteKey === '') return Promise.reject(new Error(captchaMessages.notSetUp));
  loading ??= addScript(page).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

function addScript(page: Document): Promise<CaptchaService> {
  return new Promise((resolve, reject) => {
    const view = page.defaultView;
    if (!view) return reject(new Error(captchaMessages.documentDestroyed));
    const script = page.createElement('script');
    const fail = (message: string): void => {
      script.remove();
      reject(new Error(message));
    };
    script.async = true;
    script.src = `${address}?${new URLSearchParams({ render: 'explicit', hl: page.documentElement.lang })}`;
    script.addEventListener('error', () => fail(captchaMessages.scriptFailed));
    script.addEventListener('load', () => {
      const service = globalThis.grecaptcha?.enterprise;
      if (!service) return fail(captchaMessages.scriptFailed);
      service.ready(() => resolve(service));
    });
    view.addEventListener('pagehide', () => fail(captchaMessages.documentDestroyed), {
      once: true,
    });
    page.head.append(script);
  });
}
