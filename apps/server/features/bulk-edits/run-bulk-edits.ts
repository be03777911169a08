/** Writes bulk edits and takes them back, a batch in a transaction. */
import { sql } from 'kysely';
import type { AppContext } from '../../context.ts';
import type { WriteTransaction } from '../../db/database.ts';
import { activityTimes } from '../activity/activity-times.ts';
import {
  loadProductValues,
  lockProducts,
  writeProductValues,
  type ProductWrite,
} from '../products/product-values.ts';
import type { Site } from '../sites/site.ts';
import { setRow, type BulkEditRow } from './bulk-edit-store.ts';
import { flatten, planUndoing, readFlat, type FlatValues } from './flat-values.ts';
import { planBulkEdits } from './plan-bulk-edit.ts';
import { holdPages, loadPlaces, loadPlacesBack, pagesOf } from './bulk-places.ts';

/** Variants that one transaction holds; a product of more is a batch of its own. */
const variantsAtOnce = 1_000;
const productsAtOnce = 300;

/**
 * Goes on with every bulk edit that is under way until none is, or the process ends. Each batch
 * holds the row of its edit, so that two processes never write one, and a stop waits for one batch.
 */
export async function runBulkEdits(ctx: AppContext, stopping?: AbortSignal): Promise<void> {
  await forgetOldEdits(ctx, stopping);
  const rows = await ctx.db
    .selectFrom('bulk_edits')
    .select(['site_id', 'id'])
    .where('state', 'in', ['running', 'undoing'])
    .orderBy('id')
    .execute();
  for (const row of rows) {
    while (!stopping?.aborted && (await runBatch(ctx, row))) {
      // Each batch is done when its transaction is.
    }
  }
}

/** One batch; false when there is nothing more to do, or another process does it. */
async function runBatch(
  ctx: AppContext,
  { site_id: siteId, id }: Pick<BulkEditRow, 'site_id' | 'id'>,
): Promise<boolean> {
  const site = await ctx.sites.get(siteId);
  if (!site) return false;
  return ctx.transact(async (trx) => {
    const row = await trx
      .selectFrom('bulk_edits')
      .selectAll()
      .where('site_id', '=', siteId)
      .where('id', '=', id)
      .where('state', 'in', ['running', 'undoing'])
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!row) return false;
    const batch = await nextBatch(trx, row);
    if (batch.length > 0) {
      await lockProducts(trx, siteId, batch);
      const work = row.state === 'running' ? writeBatch : undoBatch;
      const counts = await work({ ctx, trx, site }, row, batch);
      const raised = Object.entries(counts).map(([name, count]) => [
        name,
        row[name as keyof typeof counts] + count,
      ]);
      await setRow(trx, row, Object.fromEntries(raised) as Partial<BulkEditRow>);
      return true;
    }
    const state = row.state === 'running' ? 'done' : 'undone';
    await setRow(trx, row, { state, ended_at: ctx.now() });
    return false;
  });
}

/** The next products: as many as have not too many variants together. */
async function nextBatch(trx: WriteTransaction, row: BulkEditRow): Promise<string[]> {
  const next =
    row.state === 'running'
      ? sql`select n.id from (select product_ids from bulk_edit_batches
          where site_id = ${row.site_id} and edit_id = ${row.id} order by number limit 1) b,
          unnest(b.product_ids) as n (id)`
      : sql`select product_id as id from bulk_edit_products
          where site_id = ${row.site_id} and edit_id = ${row.id} and outcome = 'written'
          order by product_id limit ${productsAtOnce}`;
  const { rows } = await sql<{ id: string; variants: number }>`
    select n.id, (select count(*)::int from variants v
      where v.site_id = ${row.site_id} and v.product_id = n.id) as variants
    from (${next}) n order by n.id`.execute(trx);
  let sum = 0;
  const fitting = rows.filter(({ variants }, index) => {
    sum += variants;
    return index === 0 || sum <= variantsAtOnce;
  });
  return fitting.map(({ id }) => id);
}

/** Lets go of the first products of those that are to be reached. */
async function forgetReached(
  trx: WriteTransaction,
  { site_id: siteId, id }: BulkEditRow,
  reached: number,
): Promise<void> {
  const first = sql`site_id = ${siteId} and edit_id = ${id} and number = (
    select min(number) from bulk_edit_batches where site_id = ${siteId} and edit_id = ${id})`;
  await sql`update bulk_edit_batches set product_ids = product_ids[${reached + 1}::integer:]
    where ${first}`.execute(trx);
  await sql`delete from bulk_edit_batches where ${first} and product_ids = '{}'`.execute(trx);
}

interface BatchScope {
  ctx: AppContext;
  trx: WriteTransaction;
  site: Site;
}

interface Outcome {
  id: string;
  outcome: 'written' | 'unchanged' | 'refused' | 'gone' | 'undone' | 'kept';
  reason?: string;
  before?: FlatValues;
  after?: FlatValues;
  kept?: FlatValues;
}

async function writeBatch(scope: BatchScope, row: BulkEditRow, ids: readonly string[]) {
  const { trx, site } = scope;
  const products = await loadProductValues(trx, site.siteId, ids);
  const known = new Set(products.map(({ id }) => id));
  const writes: ProductWrite[] = [];
  const { edit } = row;
  await holdPages(trx, site, pagesOf(edit, products));
  const places = await loadPlaces(trx, site, { edit, products });
  const planned = planBulkEdits(products, edit, {
    currency: site.currency,
    at: row.created_at.getTime(),
    places,
  });
  const outcomes = planned.map(({ product, plan }): Outcome => {
    const { id } = product;
    if (plan.kind === 'refused') return { id, outcome: 'refused', reason: plan.reason };
    if (plan.kind === 'unchanged') return { id, outcome: 'unchanged' };
    writes.push(plan.write);
    const after = flatten(plan.write);
    return { id, outcome: 'written', before: readFlat(product, Object.keys(after)), after };
  });
  const gone = ids.filter((id) => !known.has(id));
  await writeProductValues(scope, writes);
  await forgetReached(trx, row, ids.length);
  await keepOutcomes(trx, row, [
    ...outcomes,
    ...gone.map((id): Outcome => ({ id, outcome: 'gone' })),
  ]);
  const count = (wanted: Outcome['outcome']) =>
    outcomes.filter(({ outcome }) => outcome === wanted).length;
  return {
    written: count('written'),
    unchanged: count('unchanged'),
    refused: count('refused'),
    gone: gone.length,
  };
}

async function undoBatch(scope: BatchScope, row: BulkEditRow, ids: readonly string[]) {
  const { trx, site } = scope;
  const products = await loadProductValues(trx, site.siteId, ids);
  const written = await trx
    .selectFrom('bulk_edit_products')
    .select(['product_id', 'before', 'after'])
    .where('site_id', '=', row.site_id)
    .where('edit_id', '=', row.id)
    .where('product_id', 'in', [...ids])
    .execute();
  const changes = new Map(written.map((one) => [one.product_id, one]));
  const places = await loadPlacesBack(trx, site, {
    products,
    before: written.map(({ before }) => before ?? {}),
  });
  const plans = products.map((product) => {
    const change = changes.get(product.id);
    const { before, after } = { before: change?.before ?? {}, after: change?.after ?? {} };
    return planUndoing(product, { before, after, places });
  });
  const known = new Map(plans.map((plan) => [plan.write.id, plan]));
  await writeProductValues(
    scope,
    plans.filter(({ restored }) => restored > 0).map(({ write }) => write),
  );
  const outcomes = ids.map((id): Outcome => {
    const plan = known.get(id);
    if (!plan) return { id, outcome: 'kept', kept: {} };
    const isKept = Object.keys(plan.kept).length > 0;
    return isKept ? { id, outcome: 'kept', kept: plan.kept } : { id, outcome: 'undone' };
  });
  await keepOutcomes(trx, row, outcomes);
  return {
    undone: plans.filter(({ restored }) => restored > 0).length,
    kept: outcomes.filter(({ outcome }) => outcome === 'kept').length,
  };
}

async function keepOutcomes(
  trx: WriteTransaction,
  { site_id: siteId, id }: BulkEditRow,
  outcomes: readonly Outcome[],
): Promise<void> {
  await sql`
    insert into bulk_edit_products as b
      (site_id, edit_id, product_id, outcome, reason, before, after, kept)
    select ${siteId}, ${id}, n.id, n.outcome, n.reason, n.before, n.after, n.kept
    from jsonb_to_recordset(${JSON.stringify(outcomes)}::jsonb) as n
      (id text, outcome text, reason text, before jsonb, after jsonb, kept jsonb)
    on conflict (site_id, edit_id, product_id) do update set
      outcome = excluded.outcome, reason = excluded.reason, kept = excluded.kept,
      before = coalesce(excluded.before, b.before), after = coalesce(excluded.after, b.after)`.execute(
    trx,
  );
}

/** Edits of one look; more follow at once. */
const forgottenAtOnce = 10;

/** What can be taken back no more is let go, an edit at a time. */
async function forgetOldEdits(ctx: AppContext, stopping?: AbortSignal): Promise<void> {
  const before = new Date(ctx.now().getTime() - 2 * activityTimes.undoableFor);
  const findOld = () =>
    ctx.db
      .selectFrom('bulk_edits')
      .select(['site_id', 'id'])
      .where('created_at', '<', before)
      .orderBy('created_at')
      .limit(forgottenAtOnce)
      .execute();
  for (let old = await findOld(); old.length > 0; old = await findOld()) {
    for (const { site_id: siteId, id } of old) {
      if (stopping?.aborted) return;
      await ctx.transact((trx) =>
        trx.deleteFrom('bulk_edits').where('site_id', '=', siteId).where('id', '=', id).execute(),
      );
    }
  }
}
