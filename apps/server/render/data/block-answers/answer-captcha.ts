import { readSettings } from '../../../features/settings/read-settings.ts';
import type { Answerer } from './answer-scope.ts';

/** Where the site has a key, forms have a captcha. CAPT-05 */
export const answerCaptcha: Answerer<'captcha'> = async ({ snapshot }, queries) => {
  const { siteKey } = readSettings(snapshot.site, 'captcha');
  return queries.map(() => (siteKey === '' ? undefined : { kind: 'captcha' }));
};
