/** What stands at one address whatever the language of a page: no pages, and steps of payments. */
const free =
  /^\/(?:(?:\.well-known|api|assets|checkout\/payment|config|content|embed-frame|feeds|order-status\/paper|s|scripts|settings|universal)(?:[/?#]|$)|(?:favicon\.ico|robots\.txt|site\.css|sitemap[\w-]*\.xml)(?:[?#]|$))/i;

/** Whether a path of a site has an address in each of its languages. */
export function hasLanguages(path: string): boolean {
  return path.startsWith('/') && !path.startsWith('//') && !free.test(path);
}
