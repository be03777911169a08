/** Shortcodes of WordPress: `[name attribute="value"]` in the text of a page. */
import { escapeHtml } from '@sitewright/formatters';

export interface Shortcode {
  readonly name: string;
  /** As it stands there. */
  readonly whole: string;
  readonly attributes: Readonly<Record<string, string>>;
}

const onlyCode = /\[(\/?)([A-Za-z][\w-]{0,60})((?:\s[^[\]]{0,2000})?)\]/g;
const closing = /\[\/([A-Za-z][\w-]{0,60})\]/g;
const attribute = /([\w-]{1,60})\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'\]]+))/g;

/**
 * A text cut at its shortcodes. What stands in brackets and looks like words of a person, such as
 * `[sic]`, stays text.
 */
export function cutShortcodes(text: string): (string | Shortcode)[] {
  const parts: (string | Shortcode)[] = [];
  let from = 0;
  const closed = new Set([...text.matchAll(closing)].map(([, name]) => name));
  const alone = text.trim();
  for (const found of text.matchAll(onlyCode)) {
    const [whole, slash = '', name = '', rest = ''] = found;
    const isCode = closed.has(name) || whole === alone || looksLikeCode({ slash, name, rest });
    if (!isCode) continue;
    if (found.index > from) parts.push(text.slice(from, found.index));
    parts.push({ name: slash + name.toLowerCase(), whole, attributes: readAttributes(rest) });
    from = found.index + whole.length;
  }
  if (from < text.length) parts.push(text.slice(from));
  return parts;
}

/** Whether a text has one. */
export function holdsShortcode(text: string): boolean {
  return text.includes('[') && cutShortcodes(text).some((part) => typeof part !== 'string');
}

function looksLikeCode({
  slash,
  name,
  rest,
}: {
  slash: string;
  name: string;
  rest: string;
}): boolean {
  return slash !== '' || /[-_]/.test(name) || rest.includes('=') || rest.trim() === '/';
}

function readAttributes(text: string): Record<string, string> {
  const entries = [...text.matchAll(attribute)].map(
    ([, name = '', double, single, bare]) =>
      [name.toLowerCase(), double ?? single ?? bare ?? ''] as const,
  );
  return Object.fromEntries(entries);
}

/** `[caption]<img> words[/caption]` as the figure that it stands for. */
export function captionsToFigures(html: string): string {
  let result = '';
  let from = 0;
  for (;;) {
    const start = html.indexOf('[caption', from);
    const body = start < 0 ? -1 : html.indexOf(']', start);
    const end = body < 0 ? -1 : html.indexOf('[/caption]', body);
    if (end < 0) return result + html.slice(from);
    result += html.slice(from, start) + toFigure(html.slice(body + 1, end));
    from = end + '[/caption]'.length;
  }
}

function toFigure(inner: string): string {
  const image = inner.lastIndexOf('>');
  if (!inner.includes('<img') || image < 0) return inner;
  const words = inner.slice(image + 1).trim();
  const caption = words === '' ? '' : `<figcaption>${escapeHtml(words)}</figcaption>`;
  return `<figure>${inner.slice(0, image + 1)}${caption}</figure>`;
}
