/** `/api/sites/:identifier/products` and the store pages they are on. */
import {
  addProduct,
  ApiError,
  archiveProducts,
  changeProduct,
  countProducts,
  deleteProduct,
  duplicateProduct,
  getProduct,
  listProducts,
  listStorePages,
} from '@sitewright/contract';
import type { CallScope } from '../../http/call-scope.ts';
import { handleCall } from '../../http/handle-call.ts';
import { isAllowed } from '../../policies/is-allowed.ts';
import { archiveProduct } from '../products/archive-product.ts';
import { copyProduct } from '../products/copy-product.ts';
import { deleteProduct as remove } from '../products/delete-product.ts';
import { editProduct } from '../products/edit-product.ts';
import { addProduct as add } from './add-product.ts';
import { loadFilterScope } from './filter-scope.ts';
import * as lists from './list-products.ts';
import * as pages from './list-store-pages.ts';
import { loadStaffProduct } from './present-staff-product.ts';

export function handleProducts(scope: CallScope): void {
  const { ctx } = scope;
  handleCall(scope, listProducts, async ({ site, query }) =>
    lists.listProducts(ctx.db, await loadFilterScope(ctx, site, query), query),
  );
  handleCall(scope, countProducts, async ({ site, query }) =>
    lists.countProducts(ctx.db, await loadFilterScope(ctx, site, query), query),
  );
  handleCall(scope, listStorePages, async ({ site }) => ({
    storePages: await pages.listStorePages(ctx.db, site.siteId),
  }));
  handleCall(scope, getProduct, async ({ site, params: { id } }) => {
    const product = await loadStaffProduct(ctx.db, site.siteId, id);
    if (!product) throw new ApiError('not_found');
    return product;
  });
  handleCall(scope, addProduct, async ({ site, body }) => ({
    id: await ctx.transact((trx) => add({ ctx, trx, site }, body)),
  }));
  handleCall(scope, changeProduct, async ({ site, staff, params: { id }, body }) => {
    const bringsUnits = body.addedVariants.some(({ stock }) => typeof stock === 'number');
    if (bringsUnits && !isAllowed(staff, 'edit-inventory')) throw new ApiError('not_allowed');
    const saved = await ctx.transact((trx) => editProduct({ ctx, trx, site }, id, body));
    return { id: saved.id, variantIds: [...saved.variantIds] };
  });
  handleCall(scope, duplicateProduct, async ({ site, params: { id } }) => ({
    id: await ctx.transact((trx) => copyProduct({ ctx, trx, site }, id)),
  }));
  handleCall(scope, archiveProducts, async ({ site, body: { ids, isArchived } }) => ({
    ids: await ctx.transact((trx) => archiveProduct({ ctx, trx, site }, ids, isArchived)),
  }));
  handleCall(scope, deleteProduct, async ({ site, params: { id } }) => ({
    isDeleted: await ctx.transact((trx) => remove({ ctx, trx, site }, id)),
  }));
}
