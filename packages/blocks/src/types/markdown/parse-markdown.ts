import { marked } from 'marked';

/**
 * What emphasis may cost: for each of its marks the parser looks at all others of the paragraph. A
 * text of 200,000 characters of prose stays far below; one of marks would hold the server for minutes.
 */
const mostPairs = 6_000_000;
/** Quotes and lists within each other; each takes room on the stack. */
const mostDepth = 100;

/**
 * HTML of Markdown, not made safe. What is built to be slow is shown as the text that it is.
 */
export function parseMarkdown(text: string): string {
  if (isCostly(text)) return asWritten(text);
  return marked.parse(text, { async: false, gfm: true });
}

function isCostly(text: string): boolean {
  let pairs = 0;
  for (const paragraph of text.split(/\n[ \t]*\n/)) {
    const withoutBullets = paragraph.replaceAll(/^[ \t]*[*+-] /gm, '');
    const marks = withoutBullets.match(/[*_~]+|\[/g)?.length ?? 0;
    pairs += marks * marks;
    if (pairs > mostPairs) return true;
  }
  return text.split('\n').some(isDeep);
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
