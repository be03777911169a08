/** What stands in the feed of a host of photos: RSS, Atom or JSON. */
import { contentLimits } from '@sitewright/contract';
import { stripTags } from '../../render/context/escape-html.ts';
import { readJsonFeed } from './read-json-feed.ts';
import { readXmlFeed } from './read-xml-feed.ts';

/** A gallery of a host of photos. */
export interface HostedGallery {
  /** Plain text; empty: it has none. */
  readonly title: string;
  /** As many as a gallery may bring. GLRY-16 */
  readonly pictures: readonly HostedPicture[];
}

/** A picture of it. */
export interface HostedPicture {
  readonly url: string;
  readonly title: string;
}

/** Reads a feed; undefined for what is none. Entries without a picture are passed over. GLRY-16 */
export function readPhotoFeed(text: string, address: string): HostedGallery | undefined {
  const isJson = /^\s*(?:[[{]|[\w.$]{1,60}\()/.test(text);
  const feed = isJson ? readJsonFeed(text) : readXmlFeed(text);
  if (!feed) return undefined;
  const pictures = new Map<string, HostedPicture>();
  for (const { title, addresses } of feed.entries) {
    if (pictures.size === contentLimits.galleryPhotos) break;
    const url = addresses.map((one) => toWebAddress(one, address)).find(Boolean);
    if (url && !pictures.has(url)) pictures.set(url, { url, title: tidy(title) });
  }
  return { title: tidy(feed.title), pictures: [...pictures.values()] };
}

const longestAddress = 2_000;

function toWebAddress(text: string, base: string): string | undefined {
  if (!URL.canParse(text, base)) return undefined;
  const url = new URL(text, base);
  const isWeb = /^https?:$/.test(url.protocol) && url.href.length <= longestAddress;
  return isWeb ? url.href : undefined;
}

/** Plain text that can be kept: no half of a character, also where it is cut. */
function tidy(text: string): string {
  return stripTags(text)
    .slice(0, contentLimits.titleLength)
    .replaceAll(/[\0\p{Cs}]/gu, '')
    .trim();
}
