/** The captcha of a form, for blocks and for pages of forms. */
import { captchaMessages, type BlockQuery, type CaptchaAction } from '@sitewright/contract';
import type { BlockSource } from './block-type.ts';

/** What a block with a form asks the site. CAPT-05 */
export const captchaQuery = { kind: 'captcha' } as const satisfies BlockQuery;

/** Whether forms of the site have one. */
export function hasCaptcha(source: BlockSource): boolean {
  return source.answer(captchaQuery) !== undefined;
}

/**
 * Where scripts put the captcha of a form, inside of it and before its button: empty until somebody
 * comes to a field. Without scripts it says why the form cannot be sent. CAPT-06, CAPT-08
 */
export function captchaMarkup(action: CaptchaAction): string {
  return (
    `<div class="captcha-container" data-action="${action}"></div>` +
    `<noscript><p class="captcha-note">${captchaMessages.needsScripts}</p></noscript>`
  );
}
