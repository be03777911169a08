import { Parser } from 'htmlparser2';

/** What of markup is checked. */
export interface Markup {
  /** Alternative texts of pictures; undefined: none was written. */
  readonly images: readonly (string | undefined)[];
  /** Levels of headings, in order. */
  readonly headings: readonly number[];
  readonly links: readonly Link[];
  /** Videos with sound, and whether each has captions. */
  readonly videos: readonly { hasCaptions: boolean }[];
}

interface Link {
  /** Empty: there is none. */
  href: string;
  /** What it is called by who does not see it. */
  name: string;
}

/** Reads the markup of a block. What is hidden from who hears a page is no part of it. */
export function readMarkup(html: string): Markup {
  const images: (string | undefined)[] = [];
  const headings: number[] = [];
  const links: Link[] = [];
  const videos: { hasCaptions: boolean }[] = [];
  let open: Link | undefined;
  /** Elements around that are hidden, or inside of such a one. */
  let hidden = 0;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (hidden > 0 || attributes['aria-hidden'] === 'true') {
        hidden += 1;
        return;
      }
      const level = /^h([1-6])$/.exec(name)?.[1];
      if (level !== undefined) headings.push(Number(level));
      if (name === 'img') {
        images.push(attributes['alt']);
        if (open) open.name += attributes['alt'] ?? '';
      }
      if (name === 'video' && attributes['muted'] === undefined)
        videos.push({ hasCaptions: false });
      const video = name === 'track' ? videos.at(-1) : undefined;
      if (video) video.hasCaptions = true;
      if (name !== 'a') return;
      // An anchor without an address is a place that others lead to.
      if (attributes['href'] === undefined) return;
      open = {
        href: attributes['href'].trim(),
        name: attributes['aria-label'] ?? attributes['title'] ?? '',
      };
    },
    ontext(text) {
      if (open && hidden === 0) open.name += text;
    },
    onclosetag(name) {
      if (hidden > 0) {
        hidden -= 1;
        return;
      }
      if (name !== 'a' || !open) return;
      links.push({ ...open, name: open.name.trim() });
      open = undefined;
    },
  });
  parser.end(html);
  return { images, headings, links, videos };
}
