import { marked } from 'marked';

/** Quotes and lists within each other; each takes room on the stack. */
const mostDepth = 100;

/**
 * Nanoseconds that the parser takes, as measured. Of most it compares each with all others of its
 * paragraph. Prose stays far below what it may cost; a text of marks would hold the server for
 * minutes, and a line or two make a table of millions of cells.
 */
const costs = {
  pairOfMarks: 400,
  signForEachCharacter: 3,
  pairOfUnderlines: 60,
  pairOfMailLetters: 6,
  pairOfStops: 3,
  /** Also to make it safe. */
  cell: 15_000,
} as const;
/** What a text may cost, and each of its characters besides. */
const freeCost = 50_000_000;
const costOfCharacter = 4_000;

/**
 * HTML of Markdown, not made safe. What is built to be slow is shown as the text that it is.
 */
export function parseMarkdown(text: string): string {
  if (isCostly(text)) return asWritten(text);
  return marked.parse(text, { async: false, gfm: true });
}

function isCostly(text: string): boolean {
  const lines = text.split('\n');
  if (lines.some(isDeep)) return true;
  const underlines = lines.filter((line) => /^ {0,3}(?:-+|=+)[ \t]*$/.test(line)).length;
  const cost =
    costs.pairOfUnderlines * underlines ** 2 +
    costs.cell * countCells(lines) +
    costOfRuns(text) +
    costOfMarks(text);
  return cost > freeCost + costOfCharacter * text.length;
}

/** Every row of a table has as many cells as its head, whatever stands in it. */
function countCells(lines: readonly string[]): number {
  let [cells, columns] = [0, 0];
  for (const line of lines) {
    if (line.trim() === '') columns = 0;
    else if (/^[\s>|:-]+$/.test(line)) columns = Math.max(columns, line.split('|').length);
    cells += columns;
  }
  return cells;
}

/** Letters before an `@`, from each of which an address is looked for, and stops behind addresses. */
function costOfRuns(text: string): number {
  let cost = 0;
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1)) {
    let from = at;
    while (from > 0 && /[\w.!#$%&'*+/=?^`{|}~-]/.test(text.charAt(from - 1))) from -= 1;
    cost += costs.pairOfMailLetters * (at - from) ** 2;
  }
  for (const [stops] of text.matchAll(/[?!.,:;*_'"~()&]+/g)) {
    cost += costs.pairOfStops * stops.length ** 2;
  }
  return cost;
}

/** What stands between blank lines, or behind a bullet, is read by itself. */
function costOfMarks(text: string): number {
  let cost = 0;
  for (const paragraph of text.split(/\n(?=[ \t]*\n| {0,3}[*+-] +\S)/)) {
    const inner = paragraph.replace(/^\s*[*+-] /, '');
    const marks = inner.match(/\*+|_+|~+|\[/g)?.length ?? 0;
    const signs = inner.match(/[!<\\`&]/g)?.length ?? 0;
    cost += costs.pairOfMarks * marks ** 2 + costs.signForEachCharacter * signs * inner.length;
  }
  return cost;
}

function isDeep(line: string): boolean {
  const before = /^(?:[ \t]*(?:>|[*+-][ \t]|\d{1,9}[.)][ \t]))*[ \t]*/.exec(line)?.[0] ?? '';
  const marks = before.match(/[>*+.)-]/g)?.length ?? 0;
  return marks > mostDepth || before.length - marks > 2 * mostDepth;
}

function asWritten(text: string): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<pre>${escaped}</pre>`;
}
