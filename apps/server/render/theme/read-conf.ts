import JSON5 from 'json5';

export interface ConfResult {
  readonly conf: Readonly<Record<string, unknown>>;
  /** Why the text could not be read; the conf is then empty. */
  readonly error?: string;
}

/**
 * Reads a `.conf` file the lenient way (template-format §1): byte-order mark, comments, trailing
 * commas and unquoted keys are fine, and of two objects one after the other the first counts.
 * Never throws.
 */
export function readConf(text: string): ConfResult {
  const clean = text.replace(/^\uFEFF/, '').trim();
  if (clean === '') return { conf: {} };
  const first = parseObject(clean);
  if (first !== undefined) return { conf: first };
  const cut = firstObject(clean);
  const second = cut === undefined ? undefined : parseObject(cut);
  return second === undefined ? { conf: {}, error: 'not a JSON object' } : { conf: second };
}

function parseObject(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON5.parse(text);
    return isRecord(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** The text of the first balanced `{…}`, quotes and comments respected. */
function firstObject(text: string): string | undefined {
  const start = text.indexOf('{');
  if (start < 0) return undefined;
  let depth = 0;
  for (let at = start; at < text.length; at++) {
    const skipped = skipQuoted(text, at);
    if (skipped > at) at = skipped - 1;
    else if (text[at] === '{') depth += 1;
    else if (text[at] === '}') {
      depth -= 1;
      if (depth === 0) return text.slice(start, at + 1);
    }
  }
  return undefined;
}

/** The index behind the string or comment that starts at `at`; `at` itself when none does. */
function skipQuoted(text: string, at: number): number {
  const char = text[at];
  if (char === '"' || char === "'") {
    let end = at + 1;
    while (end < text.length && text[end] !== char) end += text[end] === '\\' ? 2 : 1;
    return end + 1;
  }
  if (char !== '/') return at;
  if (text[at + 1] === '*') return closing(text, '*/', at + 2);
  if (text[at + 1] === '/') return closing(text, '\n', at + 2);
  return at;
}

function closing(text: string, mark: string, from: number): number {
  const end = text.indexOf(mark, from);
  return end < 0 ? text.length : end + mark.length;
}

/** True for a plain object, not for an array or null. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Conf values that should be booleans are often strings: `"true"` counts as true. */
export function confBoolean(value: unknown): boolean {
  return value === true || value === 'true';
}

/** A string, or the fallback for anything else. */
export function confString(value: unknown, fallback = ''): string {
  return typeof value === 'string' ? value : fallback;
}

/** The strings of a list; a single string counts as a list of one. */
export function confStrings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : [];
}
