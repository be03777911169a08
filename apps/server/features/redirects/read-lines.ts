/** Reads redirects as other shops write them down. */
import { parse } from 'csv-parse/sync';
import type { RedirectStatus } from '@sitewright/contract';
import type { RedirectFields } from './save-redirect.ts';

/** A line of a file, counted from 1; without fields it is no redirect. */
export interface RedirectLine {
  readonly line: number;
  readonly text: string;
  readonly fields: RedirectFields | undefined;
}

const heads = {
  from: /^(?:redirect from|from|source|old(?: (?:url|path|address))?)$/i,
  to: /^(?:redirect to|to|target|destination|new(?: (?:url|path|address))?)$/i,
  status: /^(?:status(?: code)?|code|type)$/i,
};

/**
 * Lines such as `/old -> /new 301` and `/old /new 301`, and tables with a column for each address.
 * Names of wildcards are written as ours: `:name` as `[name]`, `:splat` as `*`. Empty lines and
 * those that begin with `#` are passed over.
 */
export function readLines(text: string): RedirectLine[] {
  const plain = text.replace(/^\uFEFF/, '');
  const [first = ''] = plain.split(/\r?\n/, 1);
  const delimiter = [',', ';', '\t'].find((one) => hasHead(first.split(one)));
  return delimiter ? readTable(plain, delimiter) : readText(plain);
}

function hasHead(cells: readonly string[]): boolean {
  const names = cells.map(toName);
  return [heads.from, heads.to].every((head) => names.some((name) => head.test(name)));
}

function toName(cell: string): string {
  return cell.trim().replaceAll(/^"|"$/g, '').trim();
}

function readTable(text: string, delimiter: string): RedirectLine[] {
  const rows: { line: number; cells: string[] }[] = [];
  parse(text, {
    delimiter,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    on_record: (cells: string[], { lines }) => {
      rows.push({ line: lines, cells });
      return null;
    },
  });
  const [head, ...lines] = rows;
  const names = head?.cells.map(toName) ?? [];
  const place = (wanted: RegExp) => names.findIndex((name) => wanted.test(name));
  const [from, to, status] = [place(heads.from), place(heads.to), place(heads.status)];
  return lines.map(({ line, cells }) => ({
    line,
    text: cells.join(delimiter),
    fields: toLineFields(cells[from], cells[to], cells[status]),
  }));
}

function readText(text: string): RedirectLine[] {
  return text.split(/\r?\n/).flatMap((typed, at) => {
    const line = typed.trim();
    if (line === '' || line.startsWith('#')) return [];
    const [from, to, status] = line.replace(/\s+->\s+/, ' ').split(/[\s,;]+/);
    return [{ line: at + 1, text: line, fields: toLineFields(from, to, status) }];
  });
}

function toLineFields(from = '', to = '', status = ''): RedirectFields | undefined {
  if (from.trim() === '' || to.trim() === '') return undefined;
  return {
    from: toOwnNames(withoutHost(from.trim())),
    to: toOwnNames(to.trim()),
    status: readStatus(status),
  };
}

/** Where a redirect comes from is always the site itself, with whatever host it was written down. */
function withoutHost(from: string): string {
  return from.replace(/^https?:\/\/[^/?#]*/i, '').replace(/^(?!\/)/, '/');
}

function toOwnNames(address: string): string {
  return address.replaceAll(/\/:(\w+)/g, (_, name: string) =>
    name === 'splat' ? '/*' : `/[${name}]`,
  );
}

/** What is not for now is for good. */
function readStatus(text: string): RedirectStatus {
  return /^30[27]/.test(text.trim()) ? 302 : 301;
}
