/** As far as what stands before a picture is looked at. */
const maxHead = 64 * 1024;

/** What may stand before the picture, by how it begins, with what it ends in. */
const prologues = [
  { start: '<?', end: '?>' },
  { start: '<!--', end: '-->' },
] as const;

/**
 * Whether a file is an SVG: its first element is, after declarations and comments. Each character
 * is looked at once or twice.
 */
export function startsWithSvg(bytes: Buffer): boolean {
  const text = bytes
    .subarray(0, maxHead)
    .toString('utf8')
    .replace(/^\uFEFF/, '');
  let at = skipSpace(text, 0);
  while (at < text.length) {
    const end = endOfPrologue(text, at);
    if (end === -1) return /^<svg[\s>/]/i.test(text.slice(at, at + 5));
    at = skipSpace(text, end);
  }
  return false;
}

/** Where a declaration, comment or document type ends that begins here; -1 when none does. */
function endOfPrologue(text: string, at: number): number {
  for (const { start, end } of prologues) {
    if (text.startsWith(start, at)) return after(text, end, at + start.length);
  }
  if (text.slice(at, at + 9).toUpperCase() !== '<!DOCTYPE') return -1;
  const close = text.indexOf('>', at);
  const subset = text.indexOf('[', at);
  if (subset === -1 || (close !== -1 && close < subset)) return after(text, '>', at);
  return after(text, '>', after(text, ']', subset));
}

/** The place after the next `mark`; the end of the text when there is none. */
function after(text: string, mark: string, from: number): number {
  const found = text.indexOf(mark, from);
  return found === -1 ? text.length : found + mark.length;
}

function skipSpace(text: string, from: number): number {
  let at = from;
  while (at < text.length && /\s/.test(text.charAt(at))) at += 1;
  return at;
}
