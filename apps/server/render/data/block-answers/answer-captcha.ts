import { hasCaptcha } from '../../../features/settings/has-captcha.ts';
import type { Answerer } from './answer-scope.ts';

/** Where the site has a key, forms have a captcha. CAPT-05 */
export const answerCaptcha: Answerer<'captcha'> = async ({ snapshot }, queries) => {
  const answer = hasCaptcha(snapshot.site) ? ({ kind: 'captcha' } as const) : undefined;
  return queries.map(() => answer);
};
