import { pageContext } from './page-context.ts';

/** A path of this site in the language of this page: `/cart` is `/de/cart` on `/de/about`. */
export function pagePath(path: string): string {
  const { languagePath = '' } = pageContext();
  const isIn = path === languagePath || path.startsWith(`${languagePath}/`);
  const isPage = path.startsWith('/') && !path.startsWith('//') && !path.startsWith('/api/');
  return languagePath !== '' && isPage && !isIn ? languagePath + path : path;
}
