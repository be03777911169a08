/** Bulk edits as they are kept: begun, looked at, stopped, taken back. */
import {
  ApiError,
  staffLimits,
  type BulkEdit,
  type BulkEditStatus,
  type getBulkEdit,
} from '@sitewright/contract';
import { sql, type RawBuilder, type Selectable } from 'kysely';
import type { ReadDatabase, WriteTransaction } from '../../db/database.ts';
import { newId } from '../../db/id.ts';
import type { Database } from '../../db/schema.ts';
import { announce } from '../../db/transact.ts';
import type { AnswerOf } from '../../http/call-types.ts';
import { activityTimes } from '../activity/activity-times.ts';
import type { Actor } from '../activity/actor.ts';
import { logWrite } from '../activity/log-write.ts';

/** Announced when there is something to write. */
export const bulkEditDueChannel = 'bulk_edit_due';

export type BulkEditRow = Selectable<Database['bulk_edits']>;

export interface NewBulkEdit {
  readonly siteId: string;
  readonly actor: Actor;
  readonly at: Date;
  readonly edit: BulkEdit;
  /** Of `products p`. */
  readonly condition: RawBuilder<boolean>;
}

/** So many products are kept in one row until they are reached. */
const productsARow = 300;

/**
 * Keeps which products it is about, logs it and wakes the job. A row for each product is written when
 * the job reaches it: here they would be too many for one request.
 * @throws ApiError `too_many_products`
 */
export async function addBulkEdit(trx: WriteTransaction, wish: NewBulkEdit) {
  const { siteId, actor, at, edit } = wish;
  const id = newId();
  await trx
    .insertInto('bulk_edits')
    .values({
      site_id: siteId,
      id,
      state: 'running',
      edit: JSON.stringify(edit),
      account_id: actor.accountId,
      actor_name: actor.name,
      created_at: at,
      ended_at: null,
      total: 0,
    })
    .execute();
  const limit = staffLimits.bulkProducts;
  const { rows } = await sql<{ total: number }>`
    with chosen as (
      select p.id from products p where ${wish.condition} limit ${limit + 1}
    ), placed as (
      select id, (row_number() over (order by id) - 1) / ${sql.lit(productsARow)} as number from chosen
    ), kept as (
      insert into bulk_edit_batches (site_id, edit_id, number, product_ids)
      select ${siteId}, ${id}, number, array_agg(id order by id) from placed group by number
      returning cardinality(product_ids) as products
    )
    select coalesce(sum(products), 0)::int as total from kept`.execute(trx);
  const total = rows[0]?.total ?? 0;
  if (total > limit) throw new ApiError('too_many_products', { count: limit });
  await setRow(trx, { site_id: siteId, id }, { total });
  const activityId = await logWrite(trx, {
    siteId,
    actor,
    at,
    action: 'products-bulk-edited',
    permission: edit.isCounted === undefined ? 'edit-products' : 'edit-inventory',
    subject: `bulk-edit:${id}`,
    before: {},
    after: { products: total, ...edit },
    names: await nameStorePage(trx, siteId, edit),
  });
  await announce(trx, bulkEditDueChannel, siteId);
  return { id, total, activityId };
}

/** What the log calls the store page that products go to. */
async function nameStorePage(trx: WriteTransaction, siteId: string, { collectionId }: BulkEdit) {
  if (collectionId === undefined) return {};
  const page = await trx
    .selectFrom('collections')
    .select('title')
    .where('site_id', '=', siteId)
    .where('id', '=', collectionId)
    .executeTakeFirst();
  return page ? { [collectionId]: page.title } : {};
}

/** Of a site, the newest first. */
export function listBulkEdits(db: ReadDatabase, siteId: string): Promise<BulkEditRow[]> {
  return db
    .selectFrom('bulk_edits')
    .selectAll()
    .where('site_id', '=', siteId)
    .orderBy('id', 'desc')
    .limit(20)
    .execute();
}

/** @throws ApiError `not_found` */
export async function findBulkEdit(
  db: ReadDatabase,
  siteId: string,
  id: string,
): Promise<BulkEditRow> {
  const row = await one(db, siteId, id).executeTakeFirst();
  if (!row) throw new ApiError('not_found');
  return row;
}

/** The same, held until the transaction ends. @throws ApiError `not_found` */
export async function lockBulkEdit(
  trx: WriteTransaction,
  siteId: string,
  id: string,
): Promise<BulkEditRow> {
  const row = await one(trx, siteId, id).forUpdate().executeTakeFirst();
  if (!row) throw new ApiError('not_found');
  return row;
}

function one(db: ReadDatabase | WriteTransaction, siteId: string, id: string) {
  return db.selectFrom('bulk_edits').selectAll().where('site_id', '=', siteId).where('id', '=', id);
}

/** Changes columns of a row. */
export async function setRow(
  trx: WriteTransaction,
  { site_id: siteId, id }: Pick<BulkEditRow, 'site_id' | 'id'>,
  columns: Partial<Omit<BulkEditRow, 'site_id' | 'id' | 'edit'>>,
): Promise<void> {
  await trx
    .updateTable('bulk_edits')
    .set(columns)
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .execute();
}

/** Stops a locked row that is running; what it wrote until then stays. */
export async function stopBulkEdit(
  trx: WriteTransaction,
  row: BulkEditRow,
  { actor, at }: { actor: Actor; at: Date },
): Promise<void> {
  await setRow(trx, row, { state: 'canceled', ended_at: at });
  await trx
    .deleteFrom('bulk_edit_batches')
    .where('site_id', '=', row.site_id)
    .where('edit_id', '=', row.id)
    .execute();
  await logWrite(trx, {
    siteId: row.site_id,
    actor,
    at,
    action: 'products-bulk-edit-stopped',
    permission: 'edit-products',
    subject: `bulk-edit:${row.id}`,
    before: {},
    after: { written: row.written, products: row.total },
  });
}

/** Begins the undoing of a locked row. */
export async function beginUndoing(trx: WriteTransaction, row: BulkEditRow): Promise<void> {
  await setRow(trx, row, { state: 'undoing', ended_at: null });
  await announce(trx, bulkEditDueChannel, row.site_id);
}

/** Whether it can be asked for now. */
export function mayUndo({ state, created_at: createdAt, written }: BulkEditRow, now: Date) {
  const isOver = state === 'done' || state === 'canceled';
  return isOver && written > 0 && now.getTime() - createdAt.getTime() <= activityTimes.undoableFor;
}

/** As staff see it. */
export function presentBulkEdit(row: BulkEditRow, now: Date): BulkEditStatus {
  const { id, state, edit, total, written, unchanged, refused, gone, undone, kept } = row;
  const counts = { total, written, unchanged, refused, gone, undone, kept };
  return {
    id,
    state,
    edit,
    ...counts,
    madeBy: row.actor_name,
    createdOn: row.created_at.getTime(),
    endedOn: row.ended_at?.getTime() ?? null,
    mayUndo: mayUndo(row, now),
  };
}

type Told = Pick<AnswerOf<typeof getBulkEdit>, 'refusals' | 'keptProducts'>;

/** The first products that were refused, and those that the undoing left alone. */
export async function loadToldProducts(db: ReadDatabase, row: BulkEditRow): Promise<Told> {
  const rows = await db
    .selectFrom('bulk_edit_products as b')
    .leftJoin('products as p', (join) =>
      join.onRef('p.site_id', '=', 'b.site_id').onRef('p.id', '=', 'b.product_id'),
    )
    .select(['b.product_id as id', 'b.outcome', 'b.reason', 'b.kept', 'p.title'])
    .where('b.site_id', '=', row.site_id)
    .where('b.edit_id', '=', row.id)
    .where('b.outcome', 'in', ['refused', 'kept'])
    .orderBy('b.outcome')
    .orderBy('b.product_id')
    .limit(2 * staffLimits.pageSize)
    .execute();
  return {
    refusals: rows.flatMap(({ id, title, reason }) =>
      reason === null ? [] : [{ id, title: title ?? '', reason }],
    ),
    keptProducts: rows.flatMap(({ id, title, kept }) =>
      kept === null ? [] : [{ id, title: title ?? '', values: kept }],
    ),
  };
}
