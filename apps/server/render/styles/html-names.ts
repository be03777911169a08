import { unescapeHtml } from '../context/escape-html.ts';

/** Elements that a document has without a tag of their own. */
const implied = ['html', 'head', 'body', 'tbody', 'colgroup'];

const tagOrAttribute =
  /<[a-z][^\s/>]*|(?<=[\s"'])(?:class|id)\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+)/gi;

/**
 * The names of elements (`a`, in lower case), classes (`.a`) and ids (`#a`) in a page. It may find
 * some that are none, in texts and scripts; it misses none.
 */
export function htmlNames(html: string): Set<string> {
  const names = new Set(implied);
  for (const found of new Set(html.match(tagOrAttribute))) {
    if (found.startsWith('<')) {
      names.add(found.slice(1).toLowerCase());
      continue;
    }
    const mark = /^id/i.test(found) ? '#' : '.';
    const value = unquote(found.slice(found.indexOf('=') + 1).trim());
    for (const word of unescapeHtml(value).split(/\s+/)) names.add(mark + word);
  }
  return names;
}

function unquote(value: string): string {
  return /^["']/.test(value) ? value.slice(1, -1) : value;
}
