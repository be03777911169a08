/** Typographic quotes and dashes for straight ones and `--`. */
export function smartenQuotes(text: string): string {
  return text
    .replace(/(^|[-\u2014\s(["])'/gm, '$1\u2018')
    .replaceAll("'", '\u2019')
    .replace(/(^|[-\u2014/[(\u2018\s])"/gm, '$1\u201c')
    .replaceAll('"', '\u201d')
    .replaceAll('--', '\u2014');
}
