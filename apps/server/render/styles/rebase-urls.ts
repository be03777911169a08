const relativeUrl = /url\(\s*(["']?)(?!["'/#]|[a-z][a-z\d+.-]*:)([^"')]*)\1\s*\)/gi;

/**
 * The same rules for a page at any address: relative addresses become absolute paths.
 *
 * @param path Where the rules were written for.
 * @throws {SyntaxError} There may be addresses that are not in `url(…)`.
 */
export function rebaseUrls(css: string, path: string): string {
  if (/image-set\(|src\(/i.test(css)) throw new SyntaxError('An address without url(…).');
  return css.replace(relativeUrl, (whole, quote: string, url: string) => {
    const base = `http://site.invalid${path}`;
    if (url.trim() === '' || !URL.canParse(url.trim(), base)) return whole;
    const { pathname, search, hash } = new URL(url.trim(), base);
    return `url(${quote}${pathname}${search}${hash}${quote})`;
  });
}
