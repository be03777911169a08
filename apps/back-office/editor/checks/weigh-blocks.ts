/** What a block makes visitors load. */
import { canvasBlock } from '../canvas/canvas-place.ts';

/** Bytes of the files of a block, as they came over the line. */
export interface BlockWeight {
  readonly blockId: string;
  readonly bytes: number;
}

/** The files that each block of the page has loaded, the heaviest first; none of them twice. */
export function weighBlocks(page: Document): BlockWeight[] {
  const sizes = sizesOf(page);
  const blocks = [...page.querySelectorAll(canvasBlock)];
  return blocks
    .map((block) => ({
      blockId: block.id.slice('block-'.length),
      bytes: [...addressesIn(block)].reduce((sum, url) => sum + (sizes.get(url) ?? 0), 0),
    }))
    .filter(({ bytes }) => bytes > 0)
    .toSorted((a, b) => b.bytes - a.bytes);
}

/** Bytes of a file that the page has loaded, in whatever width it did. */
export function bytesOnPage(page: Document): (url: string) => number | undefined {
  const byAddress = sizesOf(page);
  const byPath = new Map<string, number>();
  for (const [address, bytes] of byAddress) {
    const path = address.split('?')[0]!;
    byPath.set(path, Math.max(bytes, byPath.get(path) ?? 0));
  }
  return (url) => {
    if (!URL.canParse(url, page.baseURI)) return undefined;
    const { href, origin, pathname } = new URL(url, page.baseURI);
    return byAddress.get(href) ?? byPath.get(`${origin}${pathname}`);
  };
}

function sizesOf(page: Document): ReadonlyMap<string, number> {
  const entries = page.defaultView?.performance.getEntriesByType('resource') ?? [];
  // Files of the browser's cache came over the line once: their encoded size says so.
  return new Map(
    (entries as PerformanceResourceTiming[]).map(({ name, encodedBodySize }) => [
      name,
      encodedBodySize,
    ]),
  );
}

function addressesIn(block: Element): ReadonlySet<string> {
  const pictures = [...block.querySelectorAll('img')].map(({ currentSrc }) => currentSrc);
  const media = [...block.querySelectorAll<HTMLMediaElement>('video, audio')].map(
    ({ currentSrc }) => currentSrc,
  );
  return new Set([...pictures, ...media].filter((url) => url !== ''));
}
