import { LRUCache } from 'lru-cache';
import { unescapeHtml } from '../context/escape-html.ts';
import { ownCopy } from '../own-copy.ts';

/** Elements that a document has without a tag of their own. */
const implied = ['html', 'head', 'body', 'tbody', 'colgroup'];

const tagOrAttribute =
  /<[a-z][^\s/>]*|(?<=[\s"'])(?:class|id)\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+)/gi;

/** Tags and attributes are the same on most pages. */
const known = new LRUCache<string, readonly string[]>({ max: 5_000, maxSize: 1_000_000 });

/**
 * The names of elements (`a`, in lower case), classes (`.a`) and ids (`#a`) in the parts of a page.
 * It may find some that are none, in texts and scripts; it misses none.
 */
export function htmlNames(texts: readonly string[]): Set<string> {
  const names = new Set(implied);
  for (const found of new Set(texts.flatMap((html) => html.match(tagOrAttribute) ?? []))) {
    for (const name of namesOf(found)) names.add(name);
  }
  return names;
}

function namesOf(found: string): readonly string[] {
  const before = known.get(found);
  if (before !== undefined) return before;
  const own = ownCopy(found);
  const names = readNames(own);
  known.set(own, names, { size: found.length * 2 + 1 });
  return names;
}

function readNames(found: string): string[] {
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
