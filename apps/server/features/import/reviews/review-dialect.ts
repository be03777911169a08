/** Tables of reviews: each fact under the names that apps of shops give its column. */
import { createHash } from 'node:crypto';
import {
  cutText,
  emailKey,
  isEmail,
  reviewDraftSchema,
  reviewFields,
  type ReviewState,
} from '@sitewright/contract';
import type { BroughtReviewFields } from '../../reviews/bring-reviews.ts';
import { cell, type Row } from '../csv/row.ts';
import type { Report } from '../report.ts';

const fields = {
  id: ['review id', 'id'],
  productId: ['product id', 'product_id'],
  handle: ['product handle', 'product_handle', 'handle'],
  sku: ['product sku', 'sku'],
  productTitle: ['product title', 'product_title', 'product name', 'product'],
  rating: ['rating', 'review score', 'score', 'stars', 'review rating', 'bewertung', 'sterne'],
  title: ['title', 'review title', 'titel'],
  body: ['text', 'body', 'review content', 'content', 'review', 'review body', 'comment'],
  name: [
    'name',
    'author',
    'reviewer_name',
    'reviewer name',
    'reviewer display name',
    'display name',
    'user name',
  ],
  email: ['email', 'reviewer_email', 'reviewer email', 'user email'],
  state: ['state', 'status', 'published', 'curated', 'review status'],
  date: [
    'date',
    'review_date',
    'review date',
    'created_at',
    'created at',
    'review creation date',
    'datum',
  ],
  reply: ['reply', 'comment content', 'antwort'],
  replyDate: ['reply date', 'reply_date', 'replied_at', 'comment date'],
} as const;

type Field = keyof typeof fields;

/** Read by nobody, and nothing is lost by it. */
const ignored = ['verified', 'source', 'location', 'ip_address', 'review_date_time'];
const known = new Set<string>([...Object.values(fields).flat(), ...ignored]);

/** A review of a file, before its product is found. */
export interface ReviewRow {
  readonly line: number;
  readonly externalId: string;
  readonly product: {
    readonly id: string;
    readonly handle: string;
    readonly sku: string;
    readonly title: string;
  };
  readonly fields: BroughtReviewFields;
}

export const reviewDialect = {
  name: 'Reviews',
  matches: (columns: ReadonlyMap<string, number>) =>
    has(columns, 'rating') &&
    (has(columns, 'productId') || has(columns, 'handle') || has(columns, 'productTitle')),
  isKnownColumn: (name: string) => known.has(name),
};

function has(columns: ReadonlyMap<string, number>, field: Field): boolean {
  return fields[field].some((name) => columns.has(name));
}

/** Reads a row; one without stars or a name goes to the report. */
export function readReview(row: Row, report: Report, now: Date): ReviewRow | undefined {
  const { line } = row;
  const rating = Number(get(row, 'rating').replace(',', '.'));
  if (!Number.isFinite(rating) || rating < 1 || rating > 5) {
    report.reject(
      line,
      'rating-invalid',
      `"${cutText(get(row, 'rating'), 60)}" is no number of stars from 1 to 5.`,
    );
    return undefined;
  }
  const draft = reviewDraftSchema.safeParse({
    rating: Math.round(rating),
    title: get(row, 'title'),
    body: get(row, 'body'),
    name: get(row, 'name') || 'Anonymous',
  });
  const reply = reviewFields.reply.safeParse(get(row, 'reply'));
  if (!draft.success || !reply.success) {
    report.reject(line, 'text-too-long', 'The title, the text, the name or the reply is too long.');
    return undefined;
  }
  const createdOn = readDate(row, 'date', report) ?? now.getTime();
  const email = get(row, 'email');
  const product = {
    id: get(row, 'productId'),
    handle: get(row, 'handle'),
    sku: get(row, 'sku'),
    title: get(row, 'productTitle'),
  };
  const { title, body, name } = draft.data;
  return {
    line,
    externalId:
      cutText(get(row, 'id'), 100) ||
      digest([...Object.values(product), name, email, body, get(row, 'date')]),
    product,
    fields: {
      rating: draft.data.rating,
      title,
      body,
      authorName: name,
      email: isEmail(email) ? emailKey(email) : '',
      state: readState(row, report),
      reply: reply.data,
      repliedOn: reply.data === '' ? null : (readDate(row, 'replyDate', report) ?? createdOn),
      createdOn,
    },
  };
}

/** A file that names nothing else is found again by what stands in it. */
function digest(parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 40);
}

/** What is not clearly shown waits for somebody to look at it. */
function readState(row: Row, report: Report): ReviewState {
  const text = get(row, 'state').toLowerCase();
  if (/^(?:published|approved|ok|yes|true|1)$/.test(text)) return 'published';
  if (/^(?:hidden|unpublished|rejected|spam|no|false|0)$/.test(text)) return 'hidden';
  if (text === '' || /^(?:waiting|pending|not-yet)$/.test(text)) return 'waiting';
  report.note(
    row.line,
    'state-unclear',
    `"${cutText(text, 60)}" is no state that is known: the review waits.`,
  );
  return 'waiting';
}

function readDate(row: Row, field: 'date' | 'replyDate', report: Report): number | undefined {
  const text = get(row, field);
  if (text === '') return undefined;
  const at = Date.parse(text.replace(/ UTC$/, 'Z').replace(/^(\d{4}-\d\d-\d\d) (\d)/, '$1T$2'));
  if (Number.isFinite(at) && at > 0 && at < 4e12) return at;
  report.note(row.line, 'date-unclear', `"${cutText(text, 60)}" is no date that is known.`);
  return undefined;
}

/** Tables that this shop wrote guard formulas by an apostrophe. */
function get(row: Row, field: Field): string {
  return cell(row, ...fields[field]).replace(/^'(?=[=+\-@\t\r])/, '');
}
