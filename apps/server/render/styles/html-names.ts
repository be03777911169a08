import { unescapeHtml } from '../context/escape-html.ts';

/** Elements that a document has without a tag of their own. */
const implied = ['html', 'head', 'body', 'tbody', 'colgroup'];

const tag = /<([a-z][^\s/>]*)/gi;
const attribute = /[\s"'](class|id)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi;

/**
 * The names of elements (`a`, in lower case), classes (`.a`) and ids (`#a`) in a page. It may find
 * some that are none, in texts and scripts; it misses none.
 */
export function htmlNames(html: string): Set<string> {
  const names = new Set(implied);
  for (const [, name] of html.matchAll(tag)) names.add(name!.toLowerCase());
  const seen = new Set<string>();
  for (const [, kind, double, single, bare] of html.matchAll(attribute)) {
    const value = double ?? single ?? bare ?? '';
    const mark = kind!.toLowerCase() === 'id' ? '#' : '.';
    if (seen.has(mark + value)) continue;
    seen.add(mark + value);
    for (const word of unescapeHtml(value).split(/\s+/)) names.add(mark + word);
  }
  return names;
}
