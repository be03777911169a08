/** The menu of a site as its home page shows it. */
import { cutText } from '@sitewright/contract';
import { contentLimits, type FoundLink } from '../content-things.ts';
import {
  find,
  hasClass,
  isElement,
  parseHtml,
  wordsOf,
  type HtmlElement,
  type HtmlNode,
} from '../markup/nodes.ts';
import type { ToldThing } from './site-lines.ts';

/** Undefined where it shows none. `keys`: pages that were read, by their paths. */
export function readMenu(
  home: string,
  url: URL,
  keys: ReadonlyMap<string, string>,
): Extract<ToldThing, { kind: 'menu' }> | undefined {
  const bars = find(parseHtml(home).nodes, 'nav');
  // The same menu stands there again for phones.
  const bar = bars.find((nav) => find(nav, 'a').length > 0);
  if (!bar) return undefined;
  const toLink = (link: HtmlElement, items: FoundLink[]): FoundLink[] => {
    const title = cutText(wordsOf(link), 200);
    const href = link.attribs['href'] ?? '';
    if (title === '' || !URL.canParse(href, url)) return [];
    const target = new URL(href, url);
    const path = target.pathname.replace(/\/+$/, '') || '/';
    const key = target.host === url.host ? keys.get(path) : undefined;
    return [{ title, ...(key === undefined ? { url: target.href } : { key }), items }];
  };
  const seen = new Set<string>();
  const read = (node: HtmlNode): FoundLink[] => {
    if (!isElement(node)) return [];
    if (isFolder(node)) {
      const [label, ...below] = find(node, 'a');
      const items = below.flatMap((link) => (isNew(link, seen) ? toLink(link, []) : []));
      const title = label ? wordsOf(label) : '';
      return items.length > 0 && title !== '' ? [{ title, items }] : [];
    }
    if (node.name === 'a') return isNew(node, seen) ? toLink(node, []) : [];
    return node.children.flatMap((child) => read(child as HtmlNode));
  };
  const items = read(bar).slice(0, contentLimits.menuLinks);
  return items.length > 0 ? { kind: 'menu', title: 'Main', items } : undefined;
}

function isFolder(element: HtmlElement): boolean {
  return hasClass(element, 'folder') || hasClass(element, 'header-nav-item--folder');
}

function isNew({ attribs }: HtmlElement, seen: Set<string>): boolean {
  const href = attribs['href'] ?? '';
  if (href === '' || seen.has(href)) return false;
  seen.add(href);
  return true;
}
