/** Reads what has words: rows together with their documents. */
import { hash } from 'node:crypto';
import { blockTypeTable, migrateDocument, type TextFormat } from '@sitewright/blocks';
import { documentPurposes, type PageDocument, type WordPlace } from '@sitewright/contract';
import { sql } from 'kysely';
import type { ReadDatabase, WriteTransaction } from '../../db/database.ts';
import { isBehind } from '../../render/data/body-documents.ts';
import type { DocumentRow } from '../documents/document-store.ts';
import { placeKinds, placeTables, type RowKind } from './place-kinds.ts';

type Reader = ReadDatabase | WriteTransaction;

/** A page, post, product or document with its words. */
export interface Place {
  readonly kind: WordPlace;
  readonly id: string;
  readonly title: string;
  readonly isLive: boolean;
  readonly fields: readonly { name: string; format: TextFormat; text: string }[];
  /** Of the fields as they stand. */
  readonly version: string;
  readonly row: DocumentRow | undefined;
  /** Its draft, in the versions of today. */
  readonly draft: PageDocument | undefined;
}

/** Purposes of documents whose owners are rows. */
const owned = ['page', 'post', 'product'] as const;
const around = documentPurposes.filter((purpose) => !owned.some((one) => one === purpose));

/** Ids of a kind behind one of them, in their order. */
export async function listPlaceIds(
  db: ReadDatabase,
  siteId: string,
  { kind, after, limit }: { kind: WordPlace; after: string; limit: number },
): Promise<string[]> {
  const rows =
    kind === 'document'
      ? await db
          .selectFrom('documents')
          .select('id')
          .where('site_id', '=', siteId)
          .where('purpose', 'in', around)
          .where('id', '>', after)
          .orderBy('id')
          .limit(limit)
          .execute()
      : await db
          .selectFrom(placeTables[kind])
          .select('id')
          .where('site_id', '=', siteId)
          .where('id', '>', after)
          .orderBy('id')
          .limit(limit)
          .execute();
  return rows.map(({ id }) => id);
}

/** Those of these ids that are there, in the order of ids. */
export async function loadPlaces(
  db: Reader,
  siteId: string,
  { kind, ids }: { kind: WordPlace; ids: readonly string[] },
): Promise<Place[]> {
  if (ids.length === 0) return [];
  if (kind === 'document') {
    const rows = await db
      .selectFrom('documents')
      .selectAll()
      .where('site_id', '=', siteId)
      .where('id', 'in', ids)
      .where('purpose', 'in', around)
      .orderBy('id')
      .execute();
    return rows.map((row) => {
      const version = versionOf({});
      const own = { kind, id: row.id, title: row.owner_id, isLive: false, fields: [], version };
      return { ...own, row, draft: migrateDocument(row.draft, blockTypeTable) };
    });
  }
  const known = placeKinds[kind];
  const { formats, ofDocument } = known;
  const [rows, documents] = [
    await known.load(db, siteId, ids),
    await db
      .selectFrom('documents')
      .selectAll()
      .where('site_id', '=', siteId)
      .where('purpose', '=', kind)
      .where('owner_id', 'in', ids)
      .execute(),
  ];
  const byOwner = new Map(documents.map((row) => [row.owner_id, row]));
  return rows
    .toSorted((one, other) => (one.id < other.id ? -1 : 1))
    .map(({ texts, ...own }) => {
      const row = currentOf(byOwner.get(own.id), texts);
      const names = Object.keys(formats).filter((name) => !row || name !== ofDocument);
      const fields = names.map((name) => {
        const text = texts[name] ?? '';
        return { name, format: formatOf(formats[name] ?? 'text', text), text };
      });
      const version = versionOf(Object.fromEntries(fields.map(({ name, text }) => [name, text])));
      const draft = row && migrateDocument(row.draft, blockTypeTable);
      // Nobody finds a page of blocks before it was published once.
      const isFound = kind !== 'page' || !row || row.published_revision !== null;
      return { ...own, isLive: own.isLive && isFound, kind, fields, version, row, draft };
    });
}

/** The document of a row, unless the body of a product was written anew in its place. */
function currentOf(
  row: DocumentRow | undefined,
  { body = '' }: Readonly<Record<string, string>>,
): DocumentRow | undefined {
  return row?.purpose === 'product' && isBehind(row, { body }) ? undefined : row;
}

/** Holds a row of a kind until the transaction ends. */
export async function holdRow(
  trx: WriteTransaction,
  siteId: string,
  { kind, id }: { kind: RowKind; id: string },
): Promise<void> {
  await sql`select id from ${sql.table(placeTables[kind])}
    where site_id = ${siteId} and id = ${id} for update`.execute(trx);
}

function formatOf(format: TextFormat | 'mixed', text: string): TextFormat {
  if (format !== 'mixed') return format;
  return /<[a-z]/i.test(text) ? 'html' : 'text';
}

function versionOf(texts: Readonly<Record<string, string>>): string {
  return hash('sha1', JSON.stringify(texts));
}
