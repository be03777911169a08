import type { TemplateError } from './template-error.ts';

/** Characters of a line that are shown; of a longer one, those around the place. */
const WIDTH = 100;

/** Characters before the place that a cut line keeps. */
const BEFORE = 60;

/** What terminals show two columns wide: East Asian scripts, full-width forms, emoji. */
const WIDE =
  /[\u1100-\u115F\u2E80-\u303E\u3041-\uA4CF\uA960-\uA97F\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF00-\uFF60\uFFE0-\uFFE6\u{1F300}-\u{1FAFF}\u{20000}-\u{3FFFD}]/u;

/** What terminals show on top of the character before. */
const NARROWLESS = /[\p{Mn}\p{Me}\p{Cf}]/u;

/**
 * An error with the line it is about and a caret under the place, for terminals:
 *
 *     item.list:2:7: Formatter 'nope' is unknown
 *       <p>{a|nope}</p>
 *             ^
 *
 * `path` names the file; `source` is its text. Columns of the head count UTF-16 units, as editors
 * do; the caret allows for tabs and wide characters. An error without a place is one line.
 */
export function formatExcerpt(error: TemplateError, path: string, source: string): string {
  const { line, column, message, started } = error;
  if (line === undefined || column === undefined) return `${path}: ${message}`;
  const since = started && ` (it began at ${started.line}:${started.column})`;
  // The place of an unclosed block says little; the line where it began says more.
  const shown = started ?? { line, column };
  const excerpt = excerptOf(lineOf(source, shown.line), shown.column - 1);
  return `${path}:${line}:${column}: ${message}${since ?? ''}\n${excerpt}`;
}

function lineOf(source: string, line: number): string {
  let start = 0;
  for (let n = 1; n < line && start !== -1; n++) start = source.indexOf('\n', start) + 1 || -1;
  if (start === -1) return '';
  const end = source.indexOf('\n', start);
  return source.slice(start, end === -1 ? undefined : end).replace(/\r$/, '');
}

function excerptOf(line: string, at: number): string {
  const { start, end } = windowOf(line.length, at);
  const head = start > 0 ? '…' : '';
  const tail = end < line.length ? '…' : '';
  const before = Array.from(head + line.slice(start, at), blankOf).join('');
  return `  ${head}${visible(line.slice(start, end))}${tail}\n  ${before}^`;
}

/** The part of a long line that is shown. */
function windowOf(length: number, at: number): { start: number; end: number } {
  if (length <= WIDTH) return { start: 0, end: length };
  const start = Math.max(0, Math.min(at - BEFORE, length - WIDTH));
  return { start, end: start + WIDTH };
}

/** White space as wide as a character is shown. */
function blankOf(character: string): string {
  if (character === '\t') return '\t';
  if (NARROWLESS.test(character)) return '';
  return WIDE.test(character) ? '  ' : ' ';
}

/** Control characters would move the cursor or colour the terminal. */
function visible(text: string): string {
  // oxlint-disable-next-line no-control-regex
  return text.replace(/[\u0000-\u0008\u000B-\u001F\u007F-\u009F]/g, '\uFFFD');
}
