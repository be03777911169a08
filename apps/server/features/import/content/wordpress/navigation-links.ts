/** Menus of block themes: marks of links inside of each other, without HTML between them. */
import { contentLimits, type FoundLink } from '../content-things.ts';
import { readMark } from '../markup/wordpress-markup.ts';
import { parseHtml, wordsOf } from '../markup/nodes.ts';
import { entryKey } from './entry-key.ts';

/** The entries in their order; those too deep stand where the deepest may. */
export function navigationLinks(html: string, origin: URL | undefined): FoundLink[] {
  const top: FoundLink[] = [];
  const open: FoundLink[][] = [top];
  let count = 0;
  for (const node of parseHtml(html).nodes) {
    const mark = node.type === 'comment' ? readMark(node.data) : undefined;
    if (mark?.name === 'navigation-submenu' && mark.kind === 'closes') {
      if (open.length > 1) open.pop();
      continue;
    }
    const isLink = mark?.name === 'navigation-link' || mark?.name === 'navigation-submenu';
    if (!mark || !isLink || mark.kind === 'closes' || count >= contentLimits.menuLinks) continue;
    count += 1;
    const items: FoundLink[] = [];
    open.at(-1)!.push({ ...toLink(mark.attributes, origin), items });
    if (mark.name === 'navigation-submenu' && mark.kind === 'opens') {
      open.push(open.length < contentLimits.menuDepth ? items : open.at(-1)!);
    }
  }
  return top;
}

function toLink(
  { label, url, id, kind }: Readonly<Record<string, unknown>>,
  origin: URL | undefined,
): Omit<FoundLink, 'items'> {
  const title = typeof label === 'string' ? wordsOf(parseHtml(label).nodes) : '';
  if (kind === 'post-type' && typeof id === 'number') {
    return { title, key: entryKey(origin, String(id)) };
  }
  return { title, ...(typeof url === 'string' && { url }) };
}
