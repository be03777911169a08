/** Makes the markup of blocks fit for mails: inline styles, absolute addresses, pictures with widths. */
import { Parser } from 'htmlparser2';
import { escapeAttribute } from '@sitewright/formatters';
import { inkOf } from '../rich-text/ink.ts';
import { fillPlaceholders } from './placeholders.ts';
import { styleInMail, type MailTone } from './mail-look.ts';

/** Rendering for mails instead of pages. */
export interface MailMedium {
  /** The markup of a block that is so many pixels wide. */
  finish(html: string, width: number): string;
}

/** What markup in a mail needs of the world. */
export interface MailWorld {
  readonly tone: MailTone;
  /** The absolute form of an address of the site or of the web; undefined: mails cannot lead there. */
  readonly address: (url: string) => string | undefined;
  /** What stands in the place of `{names}`; missing: they stay as they were typed. */
  readonly values?: Readonly<Record<string, string>> | undefined;
}

type Attributes = Readonly<Record<string, string>>;

/** Attributes that old mail programs know and that name nothing of the page. */
const kept = [
  'style',
  'role',
  'align',
  'valign',
  'width',
  'height',
  'bgcolor',
  'cellpadding',
  'cellspacing',
  'border',
  'colspan',
  'rowspan',
  'start',
  'lang',
  'dir',
  'title',
  'alt',
];

const empty: ReadonlySet<string> = new Set(['img', 'br', 'hr', 'col', 'wbr']);

/** Never in a mail, whatever printed it. */
const dropped: ReadonlySet<string> = new Set([
  'script',
  'style',
  'form',
  'input',
  'button',
  'select',
  'textarea',
  'iframe',
  'object',
  'embed',
  'video',
  'audio',
  'svg',
]);

/** Of several screens one shows two pixels where others show one. */
const sharpness = 2;

/** @returns what renders blocks into a mail of this world */
export function makeMailMedium(world: MailWorld): MailMedium {
  return { finish: (html, width) => finish(html, width, world) };
}

function finish(html: string, width: number, { tone, address, values }: MailWorld): string {
  let out = '';
  /** What is open, and what it was printed as; undefined: not at all. */
  const open: { name: string; printed: string | undefined }[] = [];
  let hidden = 0;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (hidden > 0 || dropped.has(name)) {
        hidden += 1;
        return;
      }
      const tag = openTag(name, attributes, { parent: open.at(-1)?.name, width, tone, address });
      out += tag ?? '';
      if (!empty.has(name)) open.push({ name, printed: tag === undefined ? undefined : name });
    },
    ontext(text) {
      if (hidden > 0) return;
      out += escapeText(values ? fillPlaceholders(text, values) : text);
    },
    onclosetag(name) {
      if (hidden > 0) {
        hidden -= 1;
        return;
      }
      if (empty.has(name)) return;
      const printed = open.pop()?.printed;
      if (printed !== undefined) out += `</${printed}>`;
    },
  });
  parser.end(html);
  return out;
}

interface Place extends Pick<MailWorld, 'tone' | 'address'> {
  readonly parent: string | undefined;
  readonly width: number;
}

/** Undefined: what is in it is printed without it. */
function openTag(
  name: string,
  attributes: Attributes,
  { parent, width, tone, address }: Place,
): string | undefined {
  const own: Record<string, string> = {};
  for (const one of kept) {
    const value = attributes[one];
    if (value !== undefined) own[one] = value;
  }
  if (name === 'a') {
    const href = address(attributes['href'] ?? '');
    if (href === undefined) return undefined;
    own['href'] = href;
  }
  if (name === 'img') {
    const picture = pictureOf(attributes, width, address);
    if (!picture) return undefined;
    Object.assign(own, picture);
  }
  const usual = styleInMail(name, parent, tone);
  const classes = attributes['class'] ?? '';
  const written = attributes['style'] ?? usual?.style ?? '';
  // The marks of a list stand on either side, by its words; few mail programs know logical sides.
  const style =
    attributes['dir'] === 'auto'
      ? written.replace('padding:0 0 0 24px', 'padding:0 24px')
      : written;
  const align = attributes['align'];
  const aligned = align === undefined ? '' : `text-align:${align}`;
  const styles = [style, aligned, ...stylesOfClasses(classes)].filter(Boolean).join(';');
  if (styles !== '') own['style'] = styles;
  const isPlain = attributes['style'] === undefined && inkOf(classes) === undefined;
  const names = [classes, isPlain ? usual?.className : ''].filter(Boolean).join(' ');
  if (names !== '') own['class'] = names;
  return `<${name}${write(own)}>`;
}

/** Colours and alignments of texts are classes, which mails have no sheet for. */
function stylesOfClasses(classes: string): string[] {
  const ink = inkOf(classes);
  const align = /\bsw-align-(left|center|right|justify)\b/.exec(classes)?.[1];
  return [
    ...(ink === undefined ? [] : [`color:${ink}`]),
    ...(align === undefined ? [] : [`text-align:${align}`]),
  ];
}

/** No wider than its place, from a file that is sharp there; undefined where mails cannot load it. */
function pictureOf(
  attributes: Attributes,
  place: number,
  address: MailWorld['address'],
): Attributes | undefined {
  const [width, height] = [Number(attributes['width']), Number(attributes['height'])];
  const shown = width > 0 ? Math.min(width, place) : undefined;
  const wanted = (shown ?? place) * sharpness;
  const src = address(fileFor(attributes['srcset'] ?? '', wanted) ?? attributes['src'] ?? '');
  if (src === undefined) return undefined;
  return {
    src,
    alt: attributes['alt'] ?? '',
    ...(shown !== undefined && { width: String(shown) }),
    ...(shown !== undefined &&
      height > 0 && { height: String(Math.round((height * shown) / width)) }),
  };
}

/** The smallest of the files that is wide enough, else the widest. */
function fileFor(srcset: string, wanted: number): string | undefined {
  const files = srcset
    .split(',')
    .map((candidate) => candidate.trim().split(/\s+/))
    .flatMap(([url = '', wide = '']) => (url === '' ? [] : [{ url, width: parseInt(wide, 10) }]))
    .toSorted((one, other) => one.width - other.width);
  return (files.find(({ width }) => width >= wanted) ?? files.at(-1))?.url;
}

function write(attributes: Attributes): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeAttribute(value)}"`)
    .join('');
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
