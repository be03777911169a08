/**
 * Matching of the smallest parts of a tag. Every function takes the source and an offset and
 * gives the offset after the match; the offset itself means that nothing matched. A tag never
 * holds `}`, and no part matches `}`, so no end needs to be passed.
 */

const LETTER = 1;
const DIGIT = 2;
const WORD = 4;
const SPACE = 8;
const PATH = 16;

const CLASSES = new Uint8Array(128);
const mark = (characters: string, bits: number): void => {
  for (const c of characters) CLASSES[c.charCodeAt(0)]! |= bits;
};
mark('abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ', LETTER | WORD | PATH);
mark('0123456789', DIGIT | WORD | PATH);
mark('_-', WORD | PATH);
mark('./', PATH);
mark(' \f\n\r\t\v', SPACE);

export const CHAR = {
  SPACE: 32,
  HASH: 35,
  DOLLAR: 36,
  AMPERSAND: 38,
  COMMA: 44,
  DOT: 46,
  EQUALS: 61,
  QUESTION: 63,
  AT: 64,
  OPEN: 123,
  PIPE: 124,
  CLOSE: 125,
  CARET: 94,
} as const;

function classOf(source: string, i: number): number {
  const c = source.charCodeAt(i);
  return c < 128 ? CLASSES[c]! : 0;
}

function scanWhile(source: string, i: number, bits: number): number {
  while ((classOf(source, i) & bits) !== 0) i++;
  return i;
}

/** A letter, then letters, digits, `_` and `-`. */
export function scanWord(source: string, i: number): number {
  return (classOf(source, i) & LETTER) === 0 ? i : scanWhile(source, i + 1, WORD);
}

/** The place of the first character from `i` on that is no white space. */
export function scanWhitespace(source: string, i: number): number {
  return scanWhile(source, i, SPACE);
}

/** The name of a macro or an injectable: letters, digits, `_ - . /`. */
export function scanFilePath(source: string, i: number): number {
  return scanWhile(source, i, PATH);
}

/** `@name`. */
export function scanDefinition(source: string, i: number): number {
  if (source.charCodeAt(i) !== CHAR.AT) return i;
  const end = scanWord(source, i + 1);
  return end === i + 1 ? i : end;
}

/** Digits, or `@`, or a word with an optional `@` or `$` before it. */
function scanSegment(source: string, i: number): number {
  const kind = classOf(source, i);
  if ((kind & LETTER) !== 0) return scanWhile(source, i + 1, WORD);
  if ((kind & DIGIT) !== 0) return scanWhile(source, i + 1, DIGIT);
  const c = source.charCodeAt(i);
  if (c === CHAR.AT) return scanWord(source, i + 1);
  if (c !== CHAR.DOLLAR) return i;
  const end = scanWord(source, i + 1);
  return end === i + 1 ? i : end;
}

/** Segments joined by dots. A dot without a segment after it does not belong to the reference. */
export function scanReference(source: string, i: number): number {
  let end = scanSegment(source, i);
  if (end === i) return i;
  while (source.charCodeAt(end) === CHAR.DOT) {
    const next = scanSegment(source, end + 1);
    if (next === end + 1) break;
    end = next;
  }
  return end;
}

/** A comma with any number of spaces around it. */
export function scanSeparator(source: string, i: number): number {
  let end = scanSpaces(source, i);
  if (source.charCodeAt(end) !== CHAR.COMMA) return i;
  end = scanSpaces(source, end + 1);
  return end;
}

function scanSpaces(source: string, i: number): number {
  while (source.charCodeAt(i) === CHAR.SPACE) i++;
  return i;
}
