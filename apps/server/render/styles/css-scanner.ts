/**
 * Small steps over CSS or LESS text. Each takes an index and gives the index behind what it
 * skipped, or the same index when nothing starts there.
 */

/** Behind a comment, a string or an unquoted `url(…)` that starts at `at`. */
export function skipOpaque(text: string, at: number): number {
  const char = text[at];
  if (char === '"' || char === "'") return skipString(text, at, char);
  if (char === '/') return skipComment(text, at);
  if ((char === 'u' || char === 'U') && /^url\(\s*[^"'\s]/i.test(text.slice(at, at + 12))) {
    return behind(text, ')', at);
  }
  return at;
}

function skipString(text: string, at: number, quote: string): number {
  let end = at + 1;
  while (end < text.length && text[end] !== quote && text[end] !== '\n') {
    end += text[end] === '\\' ? 2 : 1;
  }
  return Math.min(end + 1, text.length);
}

function skipComment(text: string, at: number): number {
  if (text[at + 1] === '*') return behind(text, '*/', at + 2);
  if (text[at + 1] === '/') {
    const end = text.indexOf('\n', at);
    return end < 0 ? text.length : end;
  }
  return at;
}

function behind(text: string, mark: string, from: number): number {
  const end = text.indexOf(mark, from);
  return end < 0 ? text.length : end + mark.length;
}

/** The index of the bracket that closes the one at `at`, or -1. */
export function closingBracket(text: string, at: number): number {
  const pairs: Record<string, string> = { '(': ')', '{': '}', '[': ']' };
  const open = text[at]!;
  const close = pairs[open];
  let depth = 0;
  for (let i = at; i < text.length; i++) {
    const next = skipOpaque(text, i);
    if (next > i) {
      i = next - 1;
      continue;
    }
    if (text[i] === open) depth += 1;
    else if (text[i] === close) {
      depth -= 1;
      if (depth === 0) return i;
    }
  }
  return -1;
}

/** The index of the first of `stops` outside brackets, strings and comments, or the end. */
export function findOutside(text: string, from: number, stops: string): number {
  for (let at = from; at < text.length; at++) {
    const next = skipOpaque(text, at);
    if (next > at) {
      at = next - 1;
      continue;
    }
    const char = text[at]!;
    if (stops.includes(char)) return at;
    if ('([{'.includes(char)) {
      const end = closingBracket(text, at);
      if (end < 0) return text.length;
      at = end;
    }
  }
  return text.length;
}

/** A statement `@name: value;`: where its value begins and ends. */
export interface LessVariable {
  readonly name: string;
  readonly value: string;
  readonly start: number;
  readonly end: number;
}

/**
 * The first variable that is declared as a statement from `from` on, of that name when one is
 * given. Defaults of mixin parameters look the same and are none.
 */
export function findVariable(less: string, from = 0, wanted?: string): LessVariable | undefined {
  let isStart = true;
  for (let at = from; at < less.length; at++) {
    const next = skipOpaque(less, at);
    if (next > at) {
      at = next - 1;
      continue;
    }
    const char = less[at]!;
    if (char === '@' && isStart) {
      const head = /^@([\w-]+)\s*:\s*/.exec(less.slice(at, at + 200));
      if (head !== null && (wanted === undefined || head[1] === wanted)) {
        const start = at + head[0].length;
        const end = findOutside(less, start, ';}');
        return { name: head[1]!, value: less.slice(start, end).trim(), start, end };
      }
    }
    if (char === '(' || char === '[') at = Math.max(at, closingBracket(less, at));
    if (!/\s/.test(char)) isStart = char === '{' || char === '}' || char === ';';
  }
  return undefined;
}
