/** Reviews that a file brings: found again by what the other shop calls them, so twice is once. */
import { isDeepStrictEqual } from 'node:util';
import type { ReviewState } from '@sitewright/contract';
import type { Selectable } from 'kysely';
import { newId } from '../../db/id.ts';
import type { Database } from '../../db/schema.ts';
import { bumpSiteVersion } from '../../db/site-versions.ts';
import type { EventScope } from '../../reactions/reaction.ts';

export interface BroughtReview {
  /** Of the other shop, or of this one in a file that it wrote itself. */
  readonly externalId: string;
  readonly productId: string;
  readonly fields: BroughtReviewFields;
}

/** What a file tells of a review. */
export interface BroughtReviewFields {
  readonly rating: number;
  readonly title: string;
  readonly body: string;
  readonly authorName: string;
  readonly email: string;
  readonly state: ReviewState;
  readonly reply: string;
  /** Epoch milliseconds. */
  readonly repliedOn: number | null;
  readonly createdOn: number;
}

type Fields = Partial<BroughtReviewFields>;

export interface BroughtReviewChange {
  readonly id: string;
  readonly title: string;
  readonly kind: 'created' | 'updated' | 'unchanged' | 'left';
  readonly before: Fields;
  readonly after: Fields;
}

type Row = Selectable<Database['product_reviews']>;

/**
 * Writes them. Words of buyers of this shop are theirs: of a review that was written here, a file
 * changes whether it is shown and what the shop answers, and nothing else.
 */
export async function bringReviews(
  scope: EventScope,
  reviews: readonly BroughtReview[],
  { leavesExisting }: { leavesExisting: boolean },
): Promise<BroughtReviewChange[]> {
  const known = await loadKnown(scope, reviews);
  const changes: BroughtReviewChange[] = [];
  for (const review of reviews) {
    const row = known.get(review.externalId);
    const title = review.fields.title || review.fields.authorName;
    if (!row) {
      const id = newId();
      await insert(scope, id, review);
      changes.push({ id, title, kind: 'created', before: {}, after: review.fields });
      continue;
    }
    const { id } = row;
    if (leavesExisting) {
      changes.push({ id, title, kind: 'left', before: {}, after: {} });
      continue;
    }
    const before = fieldsOf(row);
    const names = changeable(row).filter(
      (name) => !isDeepStrictEqual(before[name], review.fields[name]),
    );
    if (names.length > 0) await putBackReview(scope, id, pick(review.fields, names));
    changes.push({
      id,
      title,
      kind: names.length > 0 ? 'updated' : 'unchanged',
      before: pick(before, names),
      after: pick(review.fields, names),
    });
  }
  if (changes.some(({ kind }) => kind === 'created' || kind === 'updated')) {
    await bumpSiteVersion(scope.trx, scope.site.siteId);
  }
  return changes;
}

/** What stands there now, by id; held until the transaction ends. */
export async function loadBroughtReviews(
  { trx, site: { siteId } }: EventScope,
  ids: readonly string[],
): Promise<ReadonlyMap<string, BroughtReviewFields>> {
  const rows = await trx
    .selectFrom('product_reviews')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forUpdate()
    .execute();
  return new Map(rows.map((row) => [row.id, fieldsOf(row)]));
}

/** Writes these fields of one that is there. */
export async function putBackReview(
  { trx, site: { siteId } }: EventScope,
  id: string,
  fields: Fields,
): Promise<void> {
  await trx
    .updateTable('product_reviews')
    .set({ site_id: siteId, ...columnsOf(fields) })
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .execute();
}

/** Takes away those that were brought. */
export async function removeReviews(
  { trx, site: { siteId } }: EventScope,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await trx
    .deleteFrom('product_reviews')
    .where('site_id', '=', siteId)
    .where('id', 'in', [...ids])
    .execute();
}

/** By what the file calls them: their own id, or that of the other shop. */
async function loadKnown(
  { trx, site: { siteId } }: EventScope,
  reviews: readonly BroughtReview[],
): Promise<ReadonlyMap<string, Row>> {
  const names = reviews.map(({ externalId }) => externalId);
  const rows = await trx
    .selectFrom('product_reviews')
    .selectAll()
    .where('site_id', '=', siteId)
    .where((eb) => eb.or([eb('external_id', 'in', names), eb('id', 'in', names)]))
    .orderBy('id')
    .forUpdate()
    .execute();
  return new Map(
    rows.flatMap((row) => [
      [row.id, row],
      ...(row.external_id === null ? [] : [[row.external_id, row] as const]),
    ]),
  );
}

async function insert(
  { trx, site: { siteId } }: EventScope,
  id: string,
  { externalId, productId, fields }: BroughtReview,
): Promise<void> {
  await trx
    .insertInto('product_reviews')
    .values({
      site_id: siteId,
      id,
      product_id: productId,
      external_id: externalId,
      source: 'imported',
      rating: fields.rating,
      title: fields.title,
      body: fields.body,
      author_name: fields.authorName,
      email_key: fields.email,
      state: fields.state,
      reply: fields.reply,
      replied_at: fields.repliedOn === null ? null : new Date(fields.repliedOn),
      created_at: new Date(fields.createdOn),
      updated_at: new Date(fields.createdOn),
    })
    .execute();
}

function fieldsOf(row: Row): BroughtReviewFields {
  return {
    rating: row.rating,
    title: row.title,
    body: row.body,
    authorName: row.author_name,
    email: row.email_key,
    state: row.state,
    reply: row.reply,
    repliedOn: row.replied_at?.getTime() ?? null,
    createdOn: row.created_at.getTime(),
  };
}

const ofShop = ['state', 'reply', 'repliedOn'] as const;
const ofFile = [...ofShop, 'rating', 'title', 'body', 'authorName', 'email', 'createdOn'] as const;

function changeable({ source }: Row): readonly (keyof BroughtReviewFields)[] {
  return source === 'imported' ? ofFile : ofShop;
}

function pick(fields: Fields, names: readonly (keyof BroughtReviewFields)[]): Fields {
  return Object.fromEntries(names.map((name) => [name, fields[name]]));
}

function columnsOf({ authorName, email, repliedOn, createdOn, ...plain }: Fields) {
  return {
    ...plain,
    ...(authorName !== undefined && { author_name: authorName }),
    ...(email !== undefined && { email_key: email }),
    ...(repliedOn !== undefined && {
      replied_at: repliedOn === null ? null : new Date(repliedOn),
    }),
    ...(createdOn !== undefined && { created_at: new Date(createdOn) }),
  };
}
