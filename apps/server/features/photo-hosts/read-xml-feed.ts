/** Feeds of photos as RSS or Atom, with their pictures as Media RSS, as enclosures, or in the text. */
import sax from 'sax';
import type { FeedEntry, PhotoFeed } from './photo-feed.ts';

/** Elements inside of each other: a feed has 6. */
const deepest = 32;

interface Draft {
  title: string;
  readonly found: { readonly address: string; readonly weight: number }[];
  html: string;
}

/** What an address is worth: declared pictures by their width, then previews, then what the text shows. */
const weights = { declared: 100_000, preview: 10 } as const;

const texts: ReadonlySet<string> = new Set([
  'title',
  'description',
  'content:encoded',
  'content',
  'summary',
]);

/** Undefined for what is no feed, is broken, or declares entities of its own. */
export function readXmlFeed(text: string): PhotoFeed | undefined {
  const parser = sax.parser(true, { trim: false });
  const open: string[] = [];
  const entries: FeedEntry[] = [];
  let title = '';
  let draft: Draft | undefined;
  let words = '';
  let isFeed = false;
  let isBroken = false;
  const fail = () => {
    isBroken = true;
    parser.error = null as unknown as Error;
  };
  parser.onerror = fail;
  parser.ondoctype = fail;
  parser.onopentag = ({ name, attributes }) => {
    open.push(name);
    if (open.length > deepest) fail();
    if (open.length === 1) isFeed = name === 'rss' || name === 'feed' || name === 'rdf:RDF';
    if (name === 'item' || name === 'entry') draft = { title: '', found: [], html: '' };
    words = '';
    const found = draft && addressIn(name, attributes as Record<string, string>);
    if (found) draft?.found.push(found);
  };
  parser.ontext = (part) => void (words += part);
  parser.oncdata = (part) => void (words += part);
  parser.onclosetag = () => {
    const name = open.pop() ?? '';
    const above = open.at(-1) ?? '';
    if (texts.has(name)) {
      if (draft && (above === 'item' || above === 'entry')) {
        if (name === 'title') draft.title = words;
        else draft.html += words;
      } else if (name === 'title' && (above === 'channel' || above === 'feed')) title = words;
    }
    if ((name === 'item' || name === 'entry') && draft) {
      entries.push(finish(draft));
      draft = undefined;
    }
    words = '';
  };
  parser.write(text).close();
  return isFeed && !isBroken ? { title, entries } : undefined;
}

/** The picture that an element declares. */
function addressIn(name: string, { url = '', href = '', ...other }: Record<string, string>) {
  const { type = '', medium = '', rel = '', width = '' } = other;
  if (name === 'media:thumbnail' && url) return { address: url, weight: weights.preview };
  const isPicture = type.startsWith('image/') || medium === 'image';
  const declared = {
    'media:content': isPicture || /\.(?:jpe?g|png|webp|avif|gif)(?:[?#]|$)/i.test(url) ? url : '',
    enclosure: isPicture ? url : '',
    link: isPicture && rel === 'enclosure' ? href : '',
  }[name];
  return declared
    ? { address: declared, weight: weights.declared + (Number.parseInt(width, 10) || 0) }
    : undefined;
}

function finish({ title, found, html }: Draft): FeedEntry {
  const [, shown = ''] = /<img\b[^<>]*?\ssrc\s*=\s*["']([^"']{1,2000})["']/i.exec(html) ?? [];
  const addresses = found.toSorted((a, b) => b.weight - a.weight).map(({ address }) => address);
  const inText = shown.replaceAll('&amp;', '&');
  return { title, addresses: [...addresses, ...(inText === '' ? [] : [inText])] };
}
