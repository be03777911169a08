/** Where the pages of a site are: by its own list for search engines, and by the links of its home page. */
import { Parser } from 'htmlparser2';
import { find, parseHtml } from '../markup/nodes.ts';
import type { FetchText } from '../../shop/fetch-shop.ts';

/** Addresses that one list may name. */
const mostListed = 5_000;

/** Paths of the same host, each once; those that stand above others first. */
export async function listAddresses(
  fetchText: FetchText,
  { url, home }: { url: URL; home: string },
): Promise<string[]> {
  const listed = (await fetchText(new URL('/sitemap.xml', url), 'application/xml')) ?? '';
  const linked = find(parseHtml(home).nodes, 'a').map(({ attribs }) => attribs['href'] ?? '');
  const paths = [...locationsIn(listed), ...linked].flatMap((href) => {
    const found = URL.canParse(href, url) ? new URL(href, url) : undefined;
    if (!found || bare(found.host) !== bare(url.host) || !/^https?:$/.test(found.protocol))
      return [];
    const path = found.pathname.replace(/\/+$/, '');
    return path === '' || /\.\w{2,4}$/.test(path) || /^\/(?:cart|config|account)\b/.test(path)
      ? []
      : [path];
  });
  const depthOf = (path: string) => path.split('/').length;
  return [...new Set(paths)].toSorted((one, other) => depthOf(one) - depthOf(other));
}

const bare = (host: string) => host.toLowerCase().replace(/^www\./, '');

function locationsIn(xml: string): string[] {
  const found: string[] = [];
  let isInside = false;
  const parser = new Parser(
    {
      onopentag: (name) => void (isInside = name === 'loc'),
      onclosetag: () => void (isInside = false),
      ontext: (words) => void (isInside && found.length < mostListed && found.push(words.trim())),
    },
    { xmlMode: true },
  );
  parser.end(xml);
  return found;
}
