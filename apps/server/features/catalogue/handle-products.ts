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
import { actorOf, writerOf } from '../activity/actor.ts';
import { logThings, loggedWrites } from '../activity/write-logged.ts';
import { requirePrivateFiles } from '../assets/store-private-file.ts';
import { archiveProduct } from '../products/archive-product.ts';
import { copyTranslations } from '../multilingual/copy-translations.ts';
import { copyProduct, markCopy } from '../products/copy-product.ts';
import { deleteProduct as remove } from '../products/delete-product.ts';
import { editProduct } from '../products/edit-product.ts';
import { namedProductThing } from './named-product-thing.ts';
import { addProduct as add } from './add-product.ts';
import { copyProductBody } from './copy-product-body.ts';
import { loadFilterScope } from './filter-scope.ts';
import * as lists from './list-products.ts';
import * as pages from './list-store-pages.ts';
import { loadStaffProduct } from './present-staff-product.ts';

export function handleProducts(scope: CallScope): void {
  const { ctx } = scope;
  const write = loggedWrites(ctx);
  handleCall(scope, listProducts, async ({ site, query }) =>
    lists.listProducts(ctx.db, await loadFilterScope(ctx, site, query), query),
  );
  handleCall(scope, countProducts, async ({ site, query }) =>
    lists.countProducts(ctx.db, await loadFilterScope(ctx, site, query), query),
  );
  handleCall(scope, listStorePages, async ({ site }) => ({
    storePages: await pages.listStorePages(ctx.db, site),
  }));
  handleCall(scope, getProduct, async ({ site, params: { id } }) => {
    const product = await loadStaffProduct(ctx.db, site.siteId, id);
    if (!product) throw new ApiError('not_found');
    return product;
  });
  handleCall(scope, addProduct, async ({ site, staff, body }) => {
    await requirePrivateFiles(ctx.media, site.siteId, body.files ?? []);
    return write({ call: addProduct, site, staff, thing: namedProductThing }, async (trx) => ({
      id: await add({ ctx, trx, site }, body),
    }));
  });
  handleCall(scope, changeProduct, async ({ site, staff, params: { id }, body }) => {
    const bringsUnits = body.addedVariants.some(({ stock }) => typeof stock === 'number');
    if (bringsUnits && !isAllowed(staff, 'edit-inventory')) throw new ApiError('not_allowed');
    await requirePrivateFiles(ctx.media, site.siteId, body.changes.files?.to ?? []);
    const asked = { call: changeProduct, site, staff, thing: namedProductThing, id };
    return write(asked, async (trx) => {
      const saved = await editProduct({ ctx, trx, site }, id, body);
      return { id: saved.id, variantIds: [...saved.variantIds] };
    });
  });
  handleCall(scope, duplicateProduct, ({ site, staff, params: { id }, body: { collectionId } }) =>
    write({ call: duplicateProduct, site, staff, thing: namedProductThing }, async (trx) => {
      const to = await copyProduct({ ctx, trx, site }, id, collectionId);
      await copyProductBody({ ctx, trx, site }, { from: id, to, actor: actorOf(staff) });
      const copied = { kind: 'product', from: id, to, nameCopy: markCopy } as const;
      await copyTranslations({ ctx, trx, site }, copied);
      return { id: to };
    }),
  );
  handleCall(scope, archiveProducts, ({ site, staff, body: { ids, isArchived } }) =>
    ctx.transact(async (trx) => {
      const writer = writerOf(archiveProducts, staff);
      const log = { trx, siteId: site.siteId, at: ctx.now(), writer };
      const archive = () => archiveProduct({ ctx, trx, site }, ids, isArchived);
      const { done, activityIds } = await logThings(
        log,
        { thing: namedProductThing, ids },
        archive,
      );
      return { ids: done, activityIds };
    }),
  );
  handleCall(scope, deleteProduct, ({ site, staff, params: { id } }) =>
    write({ call: deleteProduct, site, staff, thing: namedProductThing, id }, async (trx) => ({
      isDeleted: await remove({ ctx, trx, site }, id),
    })),
  );
}
