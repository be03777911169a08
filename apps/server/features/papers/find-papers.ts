/** Papers that were issued. */
import type { Selectable } from 'kysely';
import type { ReadDatabase } from '../../db/database.ts';
import type { Database } from '../../db/schema.ts';
import type { PaperContent, PaperKind } from './paper-content.ts';

export interface Paper {
  id: string;
  kind: PaperKind;
  number: string;
  /** What it is for: the order, the refund, or its failure. */
  subjectId: string;
  token: string;
  totalCents: number;
  issuedAt: Date;
  content: PaperContent;
}

interface OrderKey {
  siteId: string;
  orderId: string;
}

/** Of an order, in the order in which they were issued. */
export async function listPapersOfOrder(
  db: ReadDatabase,
  { siteId, orderId }: OrderKey,
): Promise<Paper[]> {
  const rows = await db
    .selectFrom('papers')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
  return rows.map(toPaper);
}

/** The paper of a kind that an order, or one of its refunds, has. */
export async function findPaperFor(
  db: ReadDatabase,
  { siteId, orderId, kind, subjectId }: OrderKey & { kind: PaperKind; subjectId: string },
): Promise<Paper | undefined> {
  const row = await db
    .selectFrom('papers')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('order_id', '=', orderId)
    .where('kind', '=', kind)
    .where('subject_id', '=', subjectId)
    .executeTakeFirst();
  return row && toPaper(row);
}

/** By what its buyer holds. */
export async function findPaperByToken(
  db: ReadDatabase,
  siteId: string,
  token: string,
): Promise<Paper | undefined> {
  const row = await db
    .selectFrom('papers')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('token', '=', token)
    .executeTakeFirst();
  return row && toPaper(row);
}

function toPaper(row: Selectable<Database['papers']>): Paper {
  return {
    id: row.id,
    kind: row.kind,
    number: row.number,
    subjectId: row.subject_id,
    token: row.token,
    totalCents: row.total_cents,
    issuedAt: row.issued_at,
    content: row.content,
  };
}
