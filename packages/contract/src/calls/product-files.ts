import { z } from 'zod';
import { defineCall } from '../call.ts';
import { productFileSchema } from '../models/product.ts';
import { staffSiteParams } from './staff-site.ts';

/**
 * Keeps the bytes of a complete upload where no address leads. Nothing sells them before an edit of
 * a product names what this answers. SUBS-04
 */
export const addProductFile = defineCall(
  'POST /api/sites/:identifier/product-files',
  'Keeps a file that buyers will download',
  {
    params: staffSiteParams,
    body: z.object({ uploadId: z.string().regex(/^[\w.-]{1,200}$/) }),
    answer: z.object({ file: productFileSchema }),
  },
  { access: { permission: 'edit-products' } },
);
