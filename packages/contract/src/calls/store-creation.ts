import { z } from 'zod';
import { defineCall } from '../call.ts';
import { contentLimits } from '../limits.ts';
import { makeTextSchema } from '../models/plain-text.ts';
import { undoableShape } from './staff-site.ts';

/** Short name of the site; missing: the one of the host. */
const ofSite = z.object({ site: z.string().min(1).max(63).optional() });
const websiteParams = z.object({ websiteId: z.string().min(1).max(64) });
const byStaff = { access: { permission: 'create-products' } } as const;
const titleSchema = makeTextSchema(contentLimits.titleLength);

/** What an owner says of a new store page. STOR-01 */
const storePageFields = {
  title: titleSchema,
  navigationTitle: titleSchema.default(''),
  description: makeTextSchema(10_000).default(''),
  /** Wanted address; without it, it is made from the title. */
  urlId: makeTextSchema(200).default(''),
};

/** Makes a store page, which products are put on. STOR-01, STOR-03..06 */
export const createStorePage = defineCall(
  'POST /api/content-service/product/1.1/websites/:websiteId/products',
  'Make a store page',
  {
    params: websiteParams,
    query: ofSite,
    body: z.object(storePageFields),
    answer: z.object({
      id: z.string(),
      title: z.string(),
      navigationTitle: z.string(),
      description: z.string(),
      urlId: z.string(),
      enabled: z.literal(true),
    }),
  },
  byStaff,
);

/** What every new category is at first. STOR-02 */
const rootSchema = z.literal('ROOT');
const listViewSchema = z.literal('LIST_VIEW');

/** Makes a category of a store page, at its root. STOR-02, STOR-07 */
export const createStoreCategory = defineCall(
  'POST /api/content-service/product/1.1/websites/:websiteId/products/:collectionId/categories',
  'Make a category of a store page',
  {
    params: websiteParams.extend({ collectionId: z.string().min(1).max(64) }),
    query: ofSite,
    body: z.object({
      /** TAGS-05 */
      displayName: makeTextSchema(contentLimits.categoryLength).min(1),
      type: rootSchema.default('ROOT'),
      pageRendering: listViewSchema.default('LIST_VIEW'),
      displayIndex: z.int().min(0).max(1_000_000).default(1),
    }),
    answer: z.object({
      id: z.string(),
      collectionId: z.string(),
      displayName: z.string(),
      urlPath: z.string(),
      type: rootSchema,
      pageRendering: listViewSchema,
      displayIndex: z.int(),
      ...undoableShape,
    }),
  },
  byStaff,
);
