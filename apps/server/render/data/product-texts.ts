/**
 * Rows of products as one text each, in JSON, which the database writes and the driver does not take
 * apart. Pages show many products again and again, beside others: one that says the same is the same
 * object, so that what is made of it can be kept with it. Nothing here can be out of date: a row that
 * says anything else is another text.
 */
import { sql, type Expression, type RawBuilder } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { ProductRow } from './load-products.ts';

export interface ProductText {
  readonly row: string;
}

/** The rows of a query as texts, in its order. */
export function asTexts(query: Expression<ProductRow>): RawBuilder<ProductText> {
  return sql<ProductText>`select to_json(one)::text as row from ${query} as one`;
}

/** What is kept, with what hangs on it, takes some ten times as much memory. */
const maxCharacters = 2_000_000;
const known = new LRUCache<string, ProductRow>({ maxSize: maxCharacters });

/** What was made of a row last, and for which state of its site. */
export interface KeptWithRow {
  /** Of its snapshot; see `snapshotNumber`. */
  version?: number;
  turns?: number;
  item?: unknown;
}

/** With the row itself: a map of rows, most of which soon go, would cost more than it spares. */
const keptKey = Symbol('kept with the row');

/** What stands in a text. The row is everybody's: nobody writes to it. */
export function readProductText<Row extends ProductRow = ProductRow>({
  row: text,
}: ProductText): Row {
  const before = known.get(text);
  if (before !== undefined) return before as Row;
  const row = withInstants(JSON.parse(text) as Row);
  // A copy of the row is another row: it must not take this along.
  Object.defineProperty(row, keptKey, { value: {}, enumerable: false });
  known.set(text, row, { size: text.length + 1 });
  return row;
}

/** Where what is made of a row is kept; undefined for a row that was read another way. */
export function keptWith(row: ProductRow & { [keptKey]?: KeptWithRow }): KeptWithRow | undefined {
  return row[keptKey];
}

/** JSON has no instants. */
const instants = ['publish_at', 'archived_at', 'created_at', 'updated_at'] as const;

function withInstants<Row extends ProductRow>(row: Row): Row {
  const dates: Partial<Record<(typeof instants)[number], Date | null>> = {};
  for (const name of instants) dates[name] = row[name] === null ? null : new Date(row[name]);
  return Object.assign(row, dates);
}
