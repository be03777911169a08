import { tagMark } from './tag-marks.ts';

const tagStart = /<squarespace:([a-z-]+)/g;

/**
 * Replaces every `<squarespace:x …>` of a template source by a mark and keeps the body of a
 * paired tag aside, unevaluated. Tags are found by text: they also stand inside attribute values
 * (template-format §6). `keepBody` stores a body and gives its name; `at` is where it begins.
 * A mark has as many lines as the tag had, so that what follows keeps its line.
 */
export function extractTags(
  source: string,
  keepBody: (body: string, at: number) => string,
): string {
  let out = '';
  let at = 0;
  for (const match of source.matchAll(tagStart)) {
    if (match.index < at) continue;
    const name = match[1]!;
    const end = tagEnd(source, match.index + match[0].length);
    if (end < 0) break;
    const isClosed = source[end - 1] === '/';
    const attributes = source.slice(match.index + match[0].length, isClosed ? end - 1 : end);
    const close = isClosed ? undefined : closingTag(source, name, end + 1);
    const body = close === undefined ? '' : source.slice(end + 1, close.start);
    const bodyId = body.trim() === '' ? '-' : keepBody(body, end + 1);
    const after = close === undefined ? end + 1 : close.end;
    const lines = linesIn(source.slice(match.index, after));
    out +=
      source.slice(at, match.index) + tagMark(name, bodyId, withLines(attributes.trim(), lines));
    at = after;
  }
  return out + source.slice(at);
}

/** Line ends in a text. */
export function linesIn(text: string): number {
  return text.split('\n').length - 1;
}

function withLines(text: string, lines: number): string {
  return text + '\n'.repeat(Math.max(0, lines - linesIn(text)));
}

/** The `>` of an opening tag; quotes and template tags may hold others. */
function tagEnd(source: string, from: number): number {
  let quote = '';
  for (let at = from; at < source.length; at++) {
    const char = source[at]!;
    if (char === '{' && /[.@|\w]/.test(source[at + 1] ?? '')) {
      const close = source.indexOf('}', at);
      if (close > 0) at = close;
    } else if (quote !== '') quote = char === quote ? '' : quote;
    else if (char === '"' || char === "'") quote = char;
    else if (char === '>') return at;
  }
  return -1;
}

/** The closing tag of the same name, nested pairs counted; undefined for a tag without one. */
function closingTag(
  source: string,
  name: string,
  from: number,
): { start: number; end: number } | undefined {
  const pattern = new RegExp(`<(/?)squarespace:${name}(?![\\w-])`, 'g');
  pattern.lastIndex = from;
  let depth = 1;
  for (let match = pattern.exec(source); match !== null; match = pattern.exec(source)) {
    const end = tagEnd(source, pattern.lastIndex);
    if (end < 0) return undefined;
    if (match[1] === '/') depth -= 1;
    else if (source[end - 1] !== '/') depth += 1;
    if (depth === 0) return { start: match.index, end: end + 1 };
  }
  return undefined;
}
