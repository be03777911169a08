/** Whom an element or a style sheet reaches by itself: pictures in sets, styles, warmed-up lines. */

type Attributes = Readonly<Record<string, string>>;

/** What loads something wherever it stands. */
const loading = ['src', 'srcset', 'imagesrcset', 'poster', 'data', 'background', 'xlink:href'];
/** Elements whose `href` leads somewhere, when somebody follows it. */
const leading = new Set(['a', 'area']);
/** Relations of a `link` that only name something. */
const naming = new Set(
  'canonical alternate author bookmark help license me next prev search'.split(' '),
);

/** Names of other hosts in the attributes of an element that a browser asks by itself. */
export function hostsOfElement(name: string, attributes: Attributes): string[] {
  const texts = loading.flatMap((attribute) => attributes[attribute] ?? []);
  const { href, style, srcdoc, rel = '' } = attributes;
  const isNaming = rel
    .toLowerCase()
    .trim()
    .split(/\s+/)
    .every((word) => naming.has(word));
  if (href !== undefined && !leading.has(name) && !(name === 'link' && isNaming)) texts.push(href);
  return [
    ...texts.flatMap((text) => hostsIn(text, /(?:^|[\s,])/)),
    ...(style === undefined ? [] : hostsOfStyles(style)),
    ...(srcdoc === undefined ? [] : hostsIn(srcdoc, /[\s"'=(]/)),
  ];
}

/** The same of CSS. */
export function hostsOfStyles(css: string): string[] {
  const told = css.replaceAll(/\/\*.*?(?:\*\/|$)/gs, '').replaceAll(escaped, unescape);
  return hostsIn(told, /["'(]\s*/);
}

/** A character by its number in hexadecimal digits, or itself. */
const escaped = /\\(?:([0-9a-f]{1,6})\s?|(.))/gi;

function unescape(_all: string, digits: string | undefined, sign = ''): string {
  if (digits === undefined) return sign;
  const point = Number.parseInt(digits, 16);
  return point <= 0x10_ff_ff ? String.fromCodePoint(point) : '';
}

/** As browsers read it: any number of slashes, which may lean back, and tabs anywhere. */
const address = /(?:https?:\/+|\/{2,})([a-z0-9.-]+(?::\d+)?)/;

function hostsIn(text: string, before: RegExp): string[] {
  const plain = text.replaceAll(/[\t\n\r]/g, '').replaceAll('\\', '/');
  const found = plain.matchAll(new RegExp(before.source + address.source, 'gi'));
  return [...found].flatMap(([, host]) => host?.toLowerCase() ?? []);
}
