import { unescapeHtml } from '../context/escape-html.ts';

/** Elements that a document has without a tag of their own. */
export const impliedNames = ['html', 'head', 'body', 'tbody', 'colgroup'];

/** The pieces of a page that may hold names. */
export const tagOrAttribute =
  /<[a-z][^\s/>]*|(?<=[\s"'])(?:class|id)\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+)/gi;

/**
 * The names of elements (`a`, in lower case), classes (`.a`) and ids (`#a`) in one such piece. Of a
 * page some are found that are none, in texts and scripts; none is missed.
 */
export function namesOf(found: string): string[] {
  if (found.startsWith('<')) return [found.slice(1).toLowerCase()];
  const mark = /^id/i.test(found) ? '#' : '.';
  const value = unquote(found.slice(found.indexOf('=') + 1).trim());
  return unescapeHtml(value)
    .split(/\s+/)
    .map((word) => mark + word);
}

function unquote(value: string): string {
  return /^["']/.test(value) ? value.slice(1, -1) : value;
}
