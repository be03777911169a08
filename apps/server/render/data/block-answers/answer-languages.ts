import { sayOf } from '../../../features/settings/say-of.ts';
import { listLanguages } from '../../../features/settings/site-languages.ts';
import { languageSwitchOfSite } from '../../page/language-switch.ts';
import type { Answerer } from './answer-scope.ts';

/** The languages of the site; undefined where it has one. */
export const answerLanguages: Answerer<'languages'> = async ({ snapshot: { site } }, queries) => {
  const linksHtml = languageSwitchOfSite(site);
  if (linksHtml === '') return queries.map(() => undefined);
  const now = listLanguages(site).find(({ code, isDefault }) =>
    site.language === undefined ? isDefault : code === site.language,
  );
  const label = sayOf(site)('Languages');
  return queries.map(() => ({ kind: 'languages', label, name: now?.name ?? '', linksHtml }));
};
