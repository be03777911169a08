import type { Site } from '../sites/site.ts';
import { readSettings } from './read-settings.ts';

/**
 * Whether forms of a site ask for a captcha: it has the key that pages carry and the one that tokens
 * are checked with. With one of them alone nothing would be checked, and visitors are spared it. CAPT-05
 */
export function hasCaptcha(site: Site): boolean {
  const hasSecret = site.secretNames.has('captcha.secretKey');
  return hasSecret && readSettings(site, 'captcha').siteKey !== '';
}
