import { scanHex } from './scan-number.ts';

/** A string literal: its value and the offset after it, or why it is malformed. */
export type FoundString =
  | { readonly value: string; readonly end: number }
  | { readonly error: string };

const INVALID_HEX = 'Invalid 2-char hex escape found';
const INVALID_UNICODE = 'Invalid unicode escape found';

const SIMPLE_ESCAPES: ReadonlyMap<string, string> = new Map([
  ['n', '\n'],
  ['t', '\t'],
  ['f', '\f'],
  ['r', '\r'],
]);

/** Digits after `\x`, `\u` and `\U`. */
const CODE_ESCAPES: ReadonlyMap<string, number> = new Map([
  ['x', 2],
  ['u', 4],
  ['U', 8],
]);

/** Scans a string literal; `start` is after the opening quote. */
export function scanString(text: string, start: number, quote: string): FoundString {
  let value = '';
  let i = start;
  while (i < text.length) {
    const c = text.charAt(i);
    if (c === '\\' && i + 1 < text.length) {
      const escape = scanEscape(text, i + 1);
      if ('error' in escape) return escape;
      value += escape.value;
      i = escape.end;
      continue;
    }
    if (c === quote) return { value, end: i + 1 };
    if (c === '\n') return { error: 'Illegal bare line feed character in string literal' };
    if (c === '\r') return { error: 'Illegal bare carriage return character in string literal' };
    value += c;
    i++;
  }
  return { error: 'Unterminated string' };
}

function scanEscape(text: string, i: number): FoundString {
  const c = text.charAt(i);
  const digits = CODE_ESCAPES.get(c);
  if (digits === undefined) return { value: SIMPLE_ESCAPES.get(c) ?? c, end: i + 1 };
  const start = i + 1;
  const end = start + digits;
  // A hex escape must leave room for the closing quote.
  const isCut = digits === 2 && end >= text.length;
  if (isCut || scanHex(text, start, Math.min(end, text.length)) !== end) {
    return { error: digits === 2 ? INVALID_HEX : INVALID_UNICODE };
  }
  return { value: characterOf(Number.parseInt(text.slice(start, end), 16)), end };
}

/** Control characters other than whitespace, and what lies beyond Unicode, become a space. */
function characterOf(code: number): string {
  const isControl = code <= 0x08 || (code >= 0x0e && code < 0x20);
  return isControl || code > 0x10ffff ? ' ' : String.fromCodePoint(code);
}
