import type { TemplateError } from './template-error.ts';

/** Widest line that is shown whole. */
const WIDTH = 100;

/**
 * An error with the line it is about and a caret under the place, for terminals:
 *
 *     item.list:2:7: SyntaxError: Formatter 'nope' is unknown
 *       <p>{a|nope}</p>
 *             ^
 *
 * `path` names the file; `source` is its text. An error without a place is one line.
 */
export function formatExcerpt(error: TemplateError, path: string, source: string): string {
  const { line, column, message, started } = error;
  if (line === undefined || column === undefined) return `${path}: ${message}`;
  const head = `${path}:${line}:${column}: ${message}`;
  const since = started && ` (it began at ${started.line}:${started.column})`;
  // The place of an unclosed block says little; the line where it began says more.
  const shown = started ?? { line, column };
  return `${head}${since ?? ''}\n${excerpt(source, shown.line, shown.column)}`;
}

function excerpt(source: string, line: number, column: number): string {
  const text = source.split('\n', line)[line - 1]?.replace(/\r$/, '') ?? '';
  const start = column > WIDTH ? column - WIDTH / 2 : 0;
  const shown = text.slice(start, start + WIDTH);
  const before = shown.slice(0, column - 1 - start).replace(/[^\t]/g, ' ');
  return `  ${shown}\n  ${before}^`;
}
