/** `/api/1.0/commerce/products`: read, make, change, delete, and so for variants. */
import {
  ApiError,
  changeApiProduct,
  changeApiVariant,
  createApiProduct,
  createApiVariant,
  deleteApiProduct,
  deleteApiVariant,
  getApiProducts,
  listApiProducts,
} from '@sitewright/contract';
import { sql } from 'kysely';
import type { AppContext } from '../../context.ts';
import type { WriteTransaction } from '../../db/database.ts';
import { givenColumns } from '../../db/given-columns.ts';
import type { CallScope } from '../../http/call-scope.ts';
import { handleCall } from '../../http/handle-call.ts';
import { checkVariantCount } from '../products/check-options.ts';
import { checkRoom } from '../products/check-room.ts';
import { changeProduct } from '../products/change-products.ts';
import { deleteProduct } from '../products/delete-product.ts';
import type { VariantDraft } from '../products/product-draft.ts';
import { lockProducts } from '../products/product-values.ts';
import { refuseMissing } from '../products/refuse-missing.ts';
import { loadStoredProducts, type VariantRow } from '../products/stored-products.ts';
import type { Site } from '../sites/site.ts';
import { readPage, writeCursor } from './cursor.ts';
import { cutRows, microseconds, modifiedBehind, readRows } from './modified-page.ts';
import { presentApiProduct } from './present-api-product.ts';
import { requireOwnCategories, requirePlaces } from './require-places.ts';

const modified = sql.ref('products.updated_at');

interface Facts {
  name?: string | undefined;
  description?: string | undefined;
  urlSlug?: string | undefined;
  tags?: string[] | undefined;
  categoryIds?: string[] | undefined;
  isVisible?: boolean | undefined;
  variantAttributes?: string[] | undefined;
}

/** The words of programs as those of the writer. */
function toDraft({ name, description, urlSlug, variantAttributes, ...same }: Facts) {
  const named = { title: name, body: description, urlId: urlSlug, optionNames: variantAttributes };
  return givenColumns({ ...same, ...named });
}

export function handleApiProducts(scope: CallScope): void {
  const { ctx } = scope;
  handleCall(scope, listApiProducts, async ({ site, query }) => {
    const asked = readPage('products', query);
    const rows = await ctx.db
      .selectFrom('products')
      .select(['id', microseconds(modified).as('at')])
      .where('site_id', '=', site.siteId)
      .where(modifiedBehind(modified, sql.ref('products.id'), asked))
      .orderBy('updated_at', 'desc')
      .orderBy('id', 'desc')
      .limit(readRows)
      .execute();
    const { page, last } = cutRows(rows);
    const products = await present(
      ctx,
      site,
      page.map(({ id }) => id),
    );
    const nextPageCursor = last ? writeCursor('products', last, asked.filter) : null;
    return { products, pagination: { nextPageCursor } };
  });
  handleCall(scope, getApiProducts, async ({ site, params }) => ({
    products: await present(ctx, site, params.productId),
  }));
  handleCall(scope, createApiProduct, async ({ site, body }) => {
    const { storePageId: collectionId, productType, variants, ...facts } = body;
    const { siteId } = site;
    const { categoryIds } = facts;
    checkVariantCount(variants.length, site);
    const { urlSlug: urlId, name: title } = facts;
    const required = { collectionId, productType, urlId, title, variants };
    const draft = { isVisible: false, ...toDraft(facts), ...required };
    const { id } = await ctx.transact(async (trx) => {
      await requirePlaces(trx, { siteId, storePageId: collectionId, categoryIds });
      await checkRoom(trx, site, collectionId);
      return refuseMissing(changeProduct({ ctx, trx, site }, draft));
    });
    return presentOne(ctx, site, id);
  });
  handleCall(scope, changeApiProduct, async ({ site, params: { productId: id }, body }) => {
    const { siteId } = site;
    const draft = { ...toDraft(body), id };
    await ctx.transact(async (trx) => {
      await lockProducts(trx, siteId, [id]);
      await requireOwnCategories(trx, { siteId, productId: id }, body.categoryIds);
      return refuseMissing(changeProduct({ ctx, trx, site }, draft));
    });
    return presentOne(ctx, site, id);
  });
  handleCall(scope, deleteApiProduct, async ({ site, params }) => ({
    isDeleted: await ctx.transact((trx) => deleteProduct({ ctx, trx, site }, params.productId)),
  }));
}

export function handleApiVariants(scope: CallScope): void {
  const { ctx } = scope;
  handleCall(scope, createApiVariant, ({ site, params: { productId }, body }) =>
    changeVariants(ctx, { site, productId }, (variants) => {
      checkVariantCount(variants.length + 1, site);
      return [...variants, body];
    }),
  );
  handleCall(scope, changeApiVariant, ({ site, params: { productId, variantId }, body }) =>
    changeVariants(ctx, { site, productId }, (variants) => {
      requireVariant(variants, variantId);
      const change = givenColumns(body);
      return variants.map((one) => (one.id === variantId ? { ...one, ...change } : one));
    }),
  );
  handleCall(scope, deleteApiVariant, ({ site, params: { productId, variantId } }) =>
    changeVariants(ctx, { site, productId }, (variants) => {
      requireVariant(variants, variantId);
      return variants.filter(({ id }) => id !== variantId);
    }),
  );
}

function requireVariant(variants: readonly VariantDraft[], variantId: string): void {
  if (variants.every(({ id }) => id !== variantId)) throw new ApiError('item_not_found');
}

type Change = (variants: readonly VariantDraft[]) => VariantDraft[];

/** The one writer takes all variants of a product: the product is locked meanwhile. */
async function changeVariants(
  ctx: AppContext,
  { site, productId }: { site: Site; productId: string },
  change: Change,
) {
  await ctx.transact(async (trx) => {
    const variants = await lockVariants(trx, site.siteId, productId);
    const draft = { id: productId, variants: change(variants.map(toVariantDraft)) };
    await changeProduct({ ctx, trx, site }, draft);
  });
  return presentOne(ctx, site, productId);
}

async function lockVariants(
  trx: WriteTransaction,
  siteId: string,
  productId: string,
): Promise<readonly VariantRow[]> {
  const locked = await trx
    .selectFrom('products')
    .select('id')
    .where('site_id', '=', siteId)
    .where('id', '=', productId)
    .forUpdate()
    .executeTakeFirst();
  const [product] = locked ? await loadStoredProducts(trx, siteId, [productId]) : [];
  if (!product) throw new ApiError('item_not_found');
  return product.variants;
}

/** What is left out stays: stock is left out, so that nothing that is sold meanwhile comes back. */
function toVariantDraft(row: VariantRow): VariantDraft {
  return { id: row.id, attributes: row.attributes, priceCents: row.price_cents };
}

async function present(ctx: AppContext, { siteId, currency }: Site, ids: readonly string[]) {
  const stored = await loadStoredProducts(ctx.db, siteId, ids);
  const byId = new Map(stored.map((product) => [product.row.id, product]));
  return ids.flatMap((id) => {
    const product = byId.get(id);
    return product ? [presentApiProduct(product, currency)] : [];
  });
}

async function presentOne(ctx: AppContext, site: Site, id: string) {
  const [product] = await present(ctx, site, [id]);
  if (!product) throw new ApiError('item_not_found');
  return product;
}
