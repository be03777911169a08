/** The captcha of a form, for blocks and for pages of forms. */
import { captchaMessages, type BlockQuery, type CaptchaAction } from '@sitewright/contract';
import { sayOfSource } from '../render/say-of-source.ts';
import type { BlockSource } from './block-type.ts';

/** What a block with a form asks the site. CAPT-05 */
export const captchaQuery = { kind: 'captcha' } as const satisfies BlockQuery;

/** What the markup of a captcha sees; undefined where forms of the site have none. */
export function showCaptcha(source: BlockSource): { readonly needsScripts: string } | undefined {
  if (source.answer(captchaQuery) === undefined) return undefined;
  return { needsScripts: sayOfSource(source)(captchaMessages.needsScripts) };
}

/**
 * Where scripts put the captcha of a form, inside of it and before its button: empty until somebody
 * comes to a field. Without scripts it says why the form cannot be sent. CAPT-06, CAPT-08
 */
export function captchaMarkup(action: CaptchaAction): string {
  return (
    `{.section captcha}<div class="captcha-container" data-action="${action}"></div>` +
    '<noscript><p class="captcha-note">{needsScripts|htmltag}</p></noscript>{.end}'
  );
}
