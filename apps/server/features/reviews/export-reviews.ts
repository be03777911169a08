/** Reviews as CSV, made while it is sent: memory does not grow with their number. */
import { Readable } from 'node:stream';
import type { ReadDatabase } from '../../db/database.ts';
import { toCsv } from '../../http/to-csv.ts';
import { pageOfReviews } from './list-reviews.ts';
import type { ReviewFilter, ReviewRow } from './review-filter.ts';

const atOnce = 500;

/** What an import reads. */
const head = [
  'Review ID',
  'Product ID',
  'Product handle',
  'Product title',
  'Rating',
  'Title',
  'Text',
  'Name',
  'Email',
  'State',
  'Verified',
  'Source',
  'Date',
  'Reply',
  'Reply date',
];

/** Those that match, the latest first. Emails are left out for who may not see orders. */
export function exportReviews(
  db: ReadDatabase,
  siteId: string,
  wish: { filter: ReviewFilter; seesOrders: boolean },
): Readable {
  return Readable.from(writeFile(db, siteId, wish), { objectMode: false });
}

async function* writeFile(
  db: ReadDatabase,
  siteId: string,
  { filter, seesOrders }: { filter: ReviewFilter; seesOrders: boolean },
): AsyncGenerator<string> {
  yield toCsv([head]);
  let after: string | undefined;
  do {
    const rows = await pageOfReviews(db, siteId, { ...filter, after, limit: atOnce }).execute();
    if (rows.length > 0) yield toCsv(rows.map((row) => toCells(row, seesOrders)));
    after = rows.length < atOnce ? undefined : rows.at(-1)?.id;
  } while (after !== undefined);
}

function toCells(row: ReviewRow, seesOrders: boolean): string[] {
  return [
    row.external_id ?? row.id,
    row.product_id,
    row.product_slug ?? '',
    row.product_title ?? '',
    String(row.rating),
    row.title,
    row.body,
    row.author_name,
    seesOrders ? row.email_key : '',
    row.state,
    row.is_verified ? 'yes' : 'no',
    row.source,
    row.created_at.toISOString(),
    row.reply,
    row.replied_at?.toISOString() ?? '',
  ];
}
