import { Parser } from 'htmlparser2';
import { inkOf } from '../rich-text/ink.ts';

/** What of markup is checked. */
export interface Markup {
  /** Alternative texts of pictures; undefined: none was written. */
  readonly images: readonly (string | undefined)[];
  /** Levels of headings, in order. */
  readonly headings: readonly number[];
  readonly links: readonly Link[];
  /** What `#part` leads to: ids, and names of anchors. */
  readonly parts: readonly string[];
  /** Videos with sound, and whether each has captions. */
  readonly videos: readonly { hasCaptions: boolean }[];
  /** How letters look that stand on the ground of their section, each look once. */
  readonly texts: readonly TextRun[];
}

/** Letters of one look. */
export interface TextRun {
  /** As hex digits; undefined: that of the section. */
  readonly ink: string | undefined;
  /** As large as headings are. */
  readonly isLarge: boolean;
}

/** What has a ground of its own, so that its letters are those of the theme or of its design. */
const ownGrounds =
  /(?:^|\s)(?:sqs-block-button-element|sw-button|sqs-add-to-cart-button|image-caption-wrapper|image-slide-meta|image-card-wrapper|sw-map-show|sw-frame|sw-video|sw-compare|sw-chart|product-mark)(?:\s|$)/;
const ownGroundNames: ReadonlySet<string> = new Set([
  'mark',
  'button',
  'input',
  'select',
  'textarea',
  'option',
  'svg',
  'video',
  'a',
  'sup',
]);

/** Headings of these levels are 24 pixels high or more. */
const largeNames: ReadonlySet<string> = new Set(['h1', 'h2', 'h3']);

/** These have nothing in them, and so never end. */
const empty: ReadonlySet<string> = new Set(
  'area base br col embed hr img input link meta source track wbr'.split(' '),
);

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
  const parts: string[] = [];
  const videos: { hasCaptions: boolean }[] = [];
  const texts = new Map<string, TextRun>();
  /** How letters look in each of the elements that are open; undefined: not on the section’s ground. */
  const looks: (TextRun | undefined)[] = [];
  let open: Link | undefined;
  /** Elements around that are hidden, or inside of such a one. */
  let hidden = 0;
  const parser = new Parser({
    onopentag(name, attributes) {
      parts.push(...partsOf(name, attributes));
      if (hidden > 0 || attributes['aria-hidden'] === 'true') {
        hidden += 1;
        return;
      }
      const look = looks.length === 0 ? plainText : looks.at(-1);
      if (!empty.has(name)) looks.push(look && lookIn(look, name, attributes['class'] ?? ''));
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
      if (hidden > 0) return;
      if (open) open.name += text;
      const look = looks.length === 0 ? plainText : looks.at(-1);
      if (look && text.trim() !== '') texts.set(`${look.ink} ${look.isLarge}`, look);
    },
    onclosetag(name) {
      if (hidden > 0) {
        hidden -= 1;
        return;
      }
      if (!empty.has(name)) looks.pop();
      if (name !== 'a' || !open) return;
      links.push({ ...open, name: open.name.trim() });
      open = undefined;
    },
  });
  parser.end(html);
  return { images, headings, links, parts, videos, texts: [...texts.values()] };
}

/** Also what nobody hears can be led to. */
function partsOf(name: string, { id, name: anchor }: Readonly<Record<string, string>>): string[] {
  return [id, name === 'a' ? anchor : undefined].flatMap((part) => part || []);
}

const plainText: TextRun = { ink: undefined, isLarge: false };

function lookIn(around: TextRun, name: string, classes: string): TextRun | undefined {
  if (ownGroundNames.has(name) || ownGrounds.test(classes)) return undefined;
  const ink = inkOf(classes) ?? around.ink;
  return { ink, isLarge: around.isLarge || largeNames.has(name) };
}
