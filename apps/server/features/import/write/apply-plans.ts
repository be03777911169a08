/** Writes the plans of one batch. */
import { sql } from 'kysely';
import type { WriteTransaction } from '../../../db/database.ts';
import type { ProductPlan } from './plan-product.ts';

/** Rows in one insert: below the 65,535 parameters of a statement. */
const chunkSize = 1000;

export async function applyPlans(
  trx: WriteTransaction,
  siteId: string,
  plans: readonly ProductPlan[],
  now: Date,
): Promise<void> {
  for (const rows of chunks(plans.flatMap(({ newRow }) => newRow ?? []))) {
    await trx.insertInto('products').values(rows).execute();
  }
  for (const plan of plans) await updateProduct(trx, siteId, plan, now);
  for (const plan of plans) await updateVariants(trx, siteId, plan);
  for (const rows of chunks(plans.flatMap(({ variants }) => variants.added))) {
    await trx.insertInto('variants').values(rows).execute();
  }
  await replaceCategories(trx, siteId, plans);
  await replacePictures(trx, siteId, plans);
}

async function updateProduct(
  trx: WriteTransaction,
  siteId: string,
  { kind, changes, productId }: ProductPlan,
  now: Date,
): Promise<void> {
  if (kind !== 'updated') return;
  await trx
    .updateTable('products')
    .set({ ...changes, updated_at: now })
    .where('site_id', '=', siteId)
    .where('id', '=', productId)
    .execute();
}

/** SKUs may change places, so those that change first give up the ones they have. */
async function updateVariants(
  trx: WriteTransaction,
  siteId: string,
  { productId, variants }: ProductPlan,
): Promise<void> {
  if (variants.gone.length > 0) {
    await trx
      .deleteFrom('variants')
      .where('site_id', '=', siteId)
      .where('id', 'in', variants.gone)
      .execute();
  }
  const renamed = variants.changed.filter(({ set }) => set.sku !== undefined).map(({ id }) => id);
  if (renamed.length > 0) {
    await trx
      .updateTable('variants')
      .set({ sku: sql<string>`'renamed:' || id` })
      .where('site_id', '=', siteId)
      .where('product_id', '=', productId)
      .where('id', 'in', renamed)
      .execute();
  }
  for (const { id, set } of variants.changed) {
    await trx
      .updateTable('variants')
      .set(set)
      .where('site_id', '=', siteId)
      .where('id', '=', id)
      .execute();
  }
}

async function replaceCategories(
  trx: WriteTransaction,
  siteId: string,
  plans: readonly ProductPlan[],
): Promise<void> {
  const changed = plans.filter((plan) => plan.categoryIds !== undefined);
  const productIds = changed.filter(({ newRow }) => !newRow).map(({ productId }) => productId);
  if (productIds.length > 0) {
    await trx
      .deleteFrom('product_categories')
      .where('site_id', '=', siteId)
      .where('product_id', 'in', productIds)
      .execute();
  }
  const rows = changed.flatMap(({ productId, categoryIds = [] }) =>
    categoryIds.map((id) => ({ site_id: siteId, product_id: productId, category_id: id })),
  );
  for (const some of chunks(rows)) {
    await trx.insertInto('product_categories').values(some).execute();
  }
}

async function replacePictures(
  trx: WriteTransaction,
  siteId: string,
  plans: readonly ProductPlan[],
): Promise<void> {
  const changed = plans.filter((plan) => plan.assetIds !== undefined);
  const productIds = changed.filter(({ newRow }) => !newRow).map(({ productId }) => productId);
  if (productIds.length > 0) {
    await trx
      .deleteFrom('product_images')
      .where('site_id', '=', siteId)
      .where('product_id', 'in', productIds)
      .execute();
  }
  const rows = changed.flatMap(({ productId, assetIds = [] }) =>
    assetIds.map((id, index) => ({
      site_id: siteId,
      product_id: productId,
      asset_id: id,
      display_index: index,
    })),
  );
  for (const some of chunks(rows)) await trx.insertInto('product_images').values(some).execute();
}

function chunks<T>(rows: readonly T[]): T[][] {
  const count = Math.ceil(rows.length / chunkSize);
  return Array.from({ length: count }, (_, at) => rows.slice(at * chunkSize, (at + 1) * chunkSize));
}
