/** Feeds of photos as JSON: Flickr's, JSON Feed 1.1, and plain lists of pictures. */
import type { FeedEntry, PhotoFeed } from './photo-feed.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Undefined for what is no JSON or has no list. */
export function readJsonFeed(text: string): PhotoFeed | undefined {
  const feed = parse(text);
  if (Array.isArray(feed)) return { title: '', entries: feed.flatMap(readEntry) };
  if (!isFields(feed)) return undefined;
  const list = [feed['items'], feed['photos'], feed['images'], feed['pictures']].find(
    Array.isArray,
  );
  return list && { title: textOf(feed['title']), entries: list.flatMap(readEntry) };
}

/** Flickr writes a call around it unless it is asked not to. */
function parse(text: string): unknown {
  // Its end is cut off first: spaces before an end that does not come would be read over and over.
  const call = text.trimEnd().replace(/;$/, '').trimEnd();
  const [, inner] = /^\s*[\w.$]{1,60}\((.*)\)$/s.exec(call) ?? [];
  try {
    return JSON.parse(inner ?? text);
  } catch {
    return undefined;
  }
}

function readEntry(item: unknown): FeedEntry[] {
  if (typeof item === 'string') return [{ title: '', addresses: [item] }];
  if (!isFields(item)) return [];
  const media = isFields(item['media']) ? Object.values(item['media']) : [];
  const attachments = Array.isArray(item['attachments'])
    ? item['attachments'].filter(isFields)
    : [];
  const attached = attachments.filter((one) => textOf(one['mime_type']).startsWith('image/'));
  const url = textOf(item['url']);
  const addresses = [
    ...attached.map((one) => one['url']),
    item['image'],
    ...media,
    item['src'],
    item['banner_image'],
    // In most feeds that of the page on which the picture stands.
    ...(/\.(?:jpe?g|png|webp|avif|gif)(?:[?#]|$)/i.test(url) ? [url] : []),
  ];
  return [{ title: textOf(item['title']), addresses: addresses.map(textOf).filter(Boolean) }];
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
