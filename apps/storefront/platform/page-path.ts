import { hasLanguages } from '@sitewright/contract';
import { pageContext } from './page-context.ts';

/** A path of this site in the language of this page: `/cart` is `/de/cart` on `/de/about`. */
export function pagePath(path: string): string {
  const { languagePath = '' } = pageContext();
  const isIn =
    path.startsWith(languagePath) && /^(?:[/?#]|$)/.test(path.slice(languagePath.length));
  return languagePath !== '' && hasLanguages(path) && !isIn ? languagePath + path : path;
}
