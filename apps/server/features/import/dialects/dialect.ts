import type { Row } from '../csv/row.ts';
import type { DraftSettings, ProductDraft } from '../draft/product-draft.ts';
import type { Report } from '../report.ts';

/** One way to write products in a table. */
export interface Dialect {
  /** What people call it. */
  name: string;
  /** True when a header is of this dialect. */
  matches(columns: ReadonlyMap<string, number>): boolean;
  /** Columns it reads, or drops without loss, by normalised name. */
  isKnownColumn(name: string): boolean;
  /** True when a row starts a product; the first row always does. */
  startsProduct(row: Row, previous: Row): boolean;
  /** Names a product within the file, so that one that comes again is found. */
  keyOf(row: Row): string;
  /**
   * Makes a product of its rows. Rows that cannot be taken go to the report; undefined when
   * nothing is left, and then every row is in the report.
   */
  readProduct(
    rows: readonly Row[],
    settings: DraftSettings,
    report: Report,
  ): ProductDraft | undefined;
}
