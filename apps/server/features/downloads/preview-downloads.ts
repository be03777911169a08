import type { AppContext } from '../../context.ts';
import { listProductFiles } from '../products/product-files.ts';
import type { Site } from '../sites/site.ts';
import type { Downloads } from './find-downloads.ts';
import { expiryOf } from './open-downloads.ts';
import { readSettings } from '../settings/read-settings.ts';

/** The page that an order of this product would have, made now; undefined: there is none such. */
export async function previewDownloads(
  ctx: AppContext,
  site: Site,
  productId: string,
): Promise<Downloads | undefined> {
  const { siteId } = site;
  const product = await ctx.db
    .selectFrom('products')
    .select('title')
    .where('site_id', '=', siteId)
    .where('id', '=', productId)
    .executeTakeFirst();
  if (!product) return undefined;
  const files = await listProductFiles(ctx.db, siteId, [productId]);
  const { downloadLimit: most } = readSettings(site, 'store');
  return {
    orderId: '',
    isTest: false,
    expiresAt: expiryOf(ctx, site),
    isOpen: true,
    files: files.map(({ filename, byteSize, sha256 }) => ({
      site_id: siteId,
      order_id: '',
      id: '',
      title: product.title,
      filename,
      byte_size: byteSize,
      sha256,
      most,
      taken: 0,
      last_taken_at: null,
    })),
  };
}
