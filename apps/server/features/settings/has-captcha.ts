import type { Site } from '../sites/site.ts';
import { readSettings } from './read-settings.ts';

/** Whether forms of a site ask for a captcha: it has a key. CAPT-05 */
export function hasCaptcha(site: Site): boolean {
  return readSettings(site, 'captcha').siteKey !== '';
}
