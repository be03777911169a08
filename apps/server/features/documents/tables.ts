/** Documents of blocks. */
import type { Command, DocumentPurpose, DocumentState, PageDocument } from '@sitewright/contract';
import type { ColumnType } from 'kysely';
import type { Instant, Json } from '../../db/columns.ts';

export interface DocumentTables {
  documents: DocumentsTable;
  document_revisions: DocumentRevisionsTable;
}

interface DocumentsTable {
  site_id: string;
  id: string;
  purpose: DocumentPurpose;
  /** A collection, an item, a product, or the name of a field. */
  owner_id: string;
  state: DocumentState;
  draft: Json<PageDocument>;
  draft_revision: number;
  published: ColumnType<PageDocument | null, string | null, string | null>;
  published_revision: number | null;
  /** When the draft is published by itself; with the state `scheduled`. */
  publish_at: ColumnType<Date | null, Date | null, Date | null>;
  /** Of a product: its body as the document found or left it. Another one since is shown instead. */
  owner_html: ColumnType<string | null, string | null | undefined, string | null>;
  /** Of a product: another body since, which the draft took up; visitors see the body still. */
  taken_up_html: ColumnType<string | null, string | null | undefined, string | null>;
  created_at: Instant;
  updated_at: Instant;
}

interface DocumentRevisionsTable {
  site_id: string;
  document_id: string;
  /** Counts from 1. */
  revision: number;
  /** The whole document; null where commands lead there from a revision before. */
  content: ColumnType<PageDocument | null, string | null, string | null>;
  /** What led there from the revision before. */
  commands: Json<Command[]>;
  /** Of the batch that a browser sent. */
  edit_key: string | null;
  author_id: string | null;
  author_name: string;
  note: string;
  made_at: Instant;
}
