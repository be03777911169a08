/** How large what the page on the canvas has loaded is. */

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
