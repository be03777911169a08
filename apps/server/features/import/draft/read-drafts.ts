/** Streams a file as product drafts. */
import { CsvUnreadableError, readRows } from '../csv/read-rows.ts';
import { indexColumns, normaliseColumn, type Row } from '../csv/row.ts';
import type { Dialect } from '../dialects/dialect.ts';
import { findDialect } from '../dialects/dialects.ts';
import type { Report } from '../report.ts';
import type { DraftSettings, ProductDraft } from './product-draft.ts';

/**
 * Reads a file product by product; at most one product is in memory here. Rows that cannot be taken
 * and columns that have no place go to the report.
 * @throws CsvUnreadableError when the header is none of the known dialects
 */
export async function* readDrafts(
  file: string,
  settings: DraftSettings,
  report: Report,
): AsyncGenerator<ProductDraft> {
  const onBroken = (line: number, reason: string) => {
    report.rows.read += 1;
    report.reject(line, 'row-unreadable', reason);
  };
  const { header, rows } = await readRows(file, onBroken);
  const dialect = findDialect(indexColumns(header));
  if (!dialect) throw new CsvUnreadableError(unknownHeader(header));
  report.dialect = dialect.name;
  const seen = new Set<string>();
  for await (const group of groupRows(countRows(rows, header, dialect, report), dialect)) {
    const draft = readGroup(group, dialect, seen, settings, report);
    if (draft) yield draft;
  }
}

function readGroup(
  rows: readonly Row[],
  dialect: Dialect,
  seen: Set<string>,
  settings: DraftSettings,
  report: Report,
): ProductDraft | undefined {
  const key = dialect.keyOf(rows[0]!);
  if (!seen.has(key)) {
    seen.add(key);
    return dialect.readProduct(rows, settings, report);
  }
  for (const { line } of rows) {
    report.reject(
      line,
      'product-repeated',
      `Product "${key}" stands before; its rows must follow each other.`,
    );
  }
  return undefined;
}

/** The rows of one product each. */
export async function* groupRows(
  rows: AsyncIterable<Row>,
  dialect: Pick<Dialect, 'startsProduct'>,
): AsyncGenerator<Row[]> {
  let group: Row[] = [];
  for await (const row of rows) {
    const previous = group.at(-1);
    if (previous && dialect.startsProduct(row, previous)) {
      yield group;
      group = [];
    }
    group.push(row);
  }
  if (group.length > 0) yield group;
}

/** Counts rows and notices columns with content that nobody reads. */
async function* countRows(
  rows: AsyncIterable<Row>,
  header: readonly string[],
  dialect: Dialect,
  report: Report,
): AsyncGenerator<Row> {
  const unknown = new Map<number, string>();
  for (const [index, name] of header.entries()) {
    if (!dialect.isKnownColumn(normaliseColumn(name))) unknown.set(index, name.trim());
  }
  for await (const row of rows) {
    report.rows.read += 1;
    for (const [index, name] of unknown) {
      if ((row.cells[index] ?? '').trim() === '') continue;
      report.ignoredColumns.push(name || `column ${index + 1}`);
      unknown.delete(index);
    }
    yield row;
  }
}

function unknownHeader(header: readonly string[]): string {
  const shown = header.slice(0, 5).join(', ');
  return `The columns are not those of Squarespace, Shopify or WooCommerce products: ${shown} …`;
}
