/** Writes the plans of products, a statement for many of them where it can be. */
import { sql } from 'kysely';
import type { WriteTransaction } from '../../db/database.ts';
import { loadHeldUnits } from './held-units.ts';
import type { ProductPlan } from './plan-product.ts';
import { forSale } from './plan-variants.ts';

/** Rows in one insert: below the 65,535 parameters of a statement. */
const chunkSize = 1000;

/** Writes what was planned: new rows many at a time, then each change. */
export async function writePlans(
  trx: WriteTransaction,
  siteId: string,
  plans: readonly ProductPlan[],
): Promise<void> {
  for (const rows of chunks(plans.flatMap(({ newRow }) => newRow ?? []))) {
    await trx.insertInto('products').values(rows).execute();
  }
  for (const plan of plans) await updateProduct(trx, siteId, plan);
  await settleStock(trx, siteId, plans);
  for (const plan of plans) await updateVariants(trx, siteId, plan);
  for (const rows of chunks(plans.flatMap(({ variants }) => variants.added))) {
    await trx.insertInto('variants').values(rows).execute();
  }
  await replaceCategories(trx, siteId, plans);
  await replaceImages(trx, siteId, plans);
  for (const plan of plans) await replaceFiles(trx, siteId, plan);
}

async function updateProduct(
  trx: WriteTransaction,
  siteId: string,
  { kind, changes, id }: ProductPlan,
): Promise<void> {
  if (kind !== 'updated') return;
  await trx
    .updateTable('products')
    .set({ ...changes, updated_at: sql<Date>`now()` })
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .execute();
}

/**
 * Looks again at what is held, with the variants locked: a unit that was held or freed since the
 * plan was made would be counted twice or lost.
 */
async function settleStock(
  trx: WriteTransaction,
  siteId: string,
  plans: readonly ProductPlan[],
): Promise<void> {
  const counted = plans.flatMap(({ variants }) => variants.counted);
  if (counted.length === 0) return;
  const ids = counted.map(({ id }) => id);
  await trx
    .selectFrom('variants')
    .select('id')
    .where('site_id', '=', siteId)
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute();
  const held = await loadHeldUnits(trx, siteId, ids);
  const settled = new Map(
    counted.map((one) => [one.id, forSale(one.counted, held.get(one.id) ?? 0)]),
  );
  for (const { id, set } of plans.flatMap(({ variants }) => variants.changed)) {
    if (settled.has(id)) set.qty_in_stock = settled.get(id);
  }
}

/** SKUs may change places, so those that change first give up the ones they have. */
async function updateVariants(
  trx: WriteTransaction,
  siteId: string,
  { id: productId, variants }: ProductPlan,
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
  const old = changed.filter(({ newRow }) => !newRow).map(({ id }) => id);
  if (old.length > 0) {
    await trx
      .deleteFrom('product_categories')
      .where('site_id', '=', siteId)
      .where('product_id', 'in', old)
      .execute();
  }
  const rows = changed.flatMap(({ id, categoryIds = [] }) =>
    [...new Set(categoryIds)].map((categoryId) => ({
      site_id: siteId,
      product_id: id,
      category_id: categoryId,
    })),
  );
  for (const some of chunks(rows)) {
    await trx.insertInto('product_categories').values(some).execute();
  }
}

async function replaceImages(
  trx: WriteTransaction,
  siteId: string,
  plans: readonly ProductPlan[],
): Promise<void> {
  const changed = plans.filter((plan) => plan.imageIds !== undefined);
  const old = changed.filter(({ newRow }) => !newRow).map(({ id }) => id);
  if (old.length > 0) {
    await trx
      .deleteFrom('product_images')
      .where('site_id', '=', siteId)
      .where('product_id', 'in', old)
      .execute();
  }
  const rows = changed.flatMap(({ id, imageIds = [] }) =>
    [...new Set(imageIds)].map((assetId, index) => ({
      site_id: siteId,
      product_id: id,
      asset_id: assetId,
      display_index: index,
    })),
  );
  for (const some of chunks(rows)) await trx.insertInto('product_images').values(some).execute();
}

async function replaceFiles(
  trx: WriteTransaction,
  siteId: string,
  { id: productId, files }: ProductPlan,
): Promise<void> {
  if (!files) return;
  await trx
    .deleteFrom('product_files')
    .where('site_id', '=', siteId)
    .where('product_id', '=', productId)
    .execute();
  if (files.length === 0) return;
  await trx
    .insertInto('product_files')
    .values(
      files.map(({ filename, byteSize, sha256 }, index) => ({
        site_id: siteId,
        product_id: productId,
        display_index: index,
        filename,
        byte_size: byteSize,
        sha256,
      })),
    )
    .execute();
}

function chunks<T>(rows: readonly T[]): T[][] {
  const count = Math.ceil(rows.length / chunkSize);
  return Array.from({ length: count }, (_, at) => rows.slice(at * chunkSize, (at + 1) * chunkSize));
}
