/** Invoices and credit notes as they were issued. */
import type { Instant, Json } from '../../db/columns.ts';
import type { PaperContent, PaperKind } from './paper-content.ts';

export interface PaperTables {
  paper_series: PaperSeriesTable;
  papers: PapersTable;
}

/** Papers of test orders count apart. */
export type PaperSeries = PaperKind | `test-${PaperKind}`;

/** The next number of each series of a site. */
interface PaperSeriesTable {
  site_id: string;
  series: PaperSeries;
  next_number: number;
}

/** Rows stay as they are. */
interface PapersTable {
  site_id: string;
  id: string;
  order_id: string;
  kind: PaperKind;
  /** What it is for, once: the order, the refund, or its failure. */
  subject_id: string;
  series: PaperSeries;
  /** Counts from 1 in its series, without gaps. */
  series_number: number;
  /** As it is written, with the prefix of its day. */
  number: string;
  /** Unguessable; in the link of its buyer. */
  token: string;
  total_cents: number;
  /** All that stands on it. */
  content: Json<PaperContent>;
  issued_at: Instant;
}
