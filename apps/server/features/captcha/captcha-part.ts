/** The captcha of a form that is a page of the server. */
import {
  captchaMessages,
  errorSentenceIn,
  type ApiError,
  type CaptchaAction,
} from '@sitewright/contract';
import { html, type Html } from '../../html.ts';
import { hasCaptcha } from '../settings/has-captcha.ts';
import { sayOf } from '../settings/say-of.ts';
import type { Site } from '../sites/site.ts';

/** Classes of a form that its script posts with a token; empty where the site has no captcha. */
export function captchaFormClass(site: Site): string {
  return hasCaptcha(site) ? ' sw-captcha-form' : '';
}

/** What stands before the button of such a form: its captcha, and what was wrong with the last one. */
export function captchaPart(site: Site, action: CaptchaAction, error?: ApiError): Html | false {
  if (!hasCaptcha(site)) return false;
  const sentence = error && isAboutCaptcha(error) && errorSentenceIn(error, site.locale);
  return html`<div class="captcha-container" data-action="${action}"></div>
    <noscript><p class="captcha-note">${sayOf(site)(captchaMessages.needsScripts)}</p></noscript>
    ${sentence && html`<p class="sw-field-error captcha-error" role="alert">${sentence}</p>`}`;
}

/** Whether what was refused was the token, and not what the visitor typed. */
export function isAboutCaptcha({ code }: ApiError): boolean {
  return code === 'captcha_required' || code === 'captcha_unchecked';
}
