/** Other hosts that a page must allow, because a block on it shows something of theirs. */

/** Origins by what they may be loaded into. */
export interface OutsideOrigins {
  readonly frames: readonly string[];
  /** Of sounds. */
  readonly media: readonly string[];
}

/** For a page that shows nothing of others. */
export const nothingOutside: OutsideOrigins = { frames: [], media: [] };

/**
 * Reads them off the frames and players of a page, which name their host first. Only blocks and
 * themes write such elements: HTML of an owner loses them when it is made safe.
 */
export function findOutside(html: string): OutsideOrigins {
  return { frames: originsOf(html, '<iframe'), media: originsOf(html, '<audio') };
}

function originsOf(html: string, open: string): string[] {
  const mark = `${open} data-loads="`;
  const origins = new Set<string>();
  for (let at = html.indexOf(mark); at >= 0; at = html.indexOf(mark, at + 1)) {
    const from = at + mark.length;
    const origin = html.slice(from, html.indexOf('"', from));
    if (/^https:\/\/[a-z0-9.-]+(?::\d+)?$/.test(origin)) origins.add(origin);
  }
  return [...origins];
}
