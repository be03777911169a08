/** What a bulk edit would do: all of its products are looked at, a batch at a time. */
import { describeVariant } from '@sitewright/commerce';
import {
  staffLimits,
  type BulkEdit,
  type BulkPreview,
  type BulkRefusal,
} from '@sitewright/contract';
import type { ReadDatabase } from '../../db/database.ts';
import {
  loadProductValues,
  type ProductWithValues,
  type ProductWrite,
} from '../products/product-values.ts';
import { flatten, readFlat } from './flat-values.ts';
import { planBulkEdit, type BulkScope } from './plan-bulk-edit.ts';

/** Products that are in memory at once. */
const batchSize = 500;

export interface PreviewWish extends BulkScope {
  readonly siteId: string;
  readonly ids: readonly string[];
  readonly edit: BulkEdit;
}

type Count<Whole> = { -readonly [Name in keyof Whole]: Whole[Name] };

/** Counts what changes and what is refused, and shows the first of each. */
export async function previewBulkEdit(db: ReadDatabase, wish: PreviewWish): Promise<BulkPreview> {
  const { ids, siteId, edit } = wish;
  const preview: Count<BulkPreview> = {
    total: ids.length,
    changed: 0,
    changedVariants: 0,
    unchanged: 0,
    refused: 0,
    rows: [],
    refusals: [],
  };
  const refusals = new Map<BulkRefusal, BulkPreview['refusals'][number]>();
  for (let at = 0; at < ids.length; at += batchSize) {
    for (const product of await loadProductValues(db, siteId, ids.slice(at, at + batchSize))) {
      const plan = planBulkEdit(product, edit, wish);
      if (plan.kind === 'unchanged') preview.unchanged += 1;
      else if (plan.kind === 'refused') {
        preview.refused += 1;
        const known = refusals.get(plan.reason) ?? { reason: plan.reason, count: 0, products: [] };
        refusals.set(plan.reason, countRefusal(known, product));
      } else {
        preview.changed += 1;
        preview.changedVariants += plan.write.variants.length;
        if (preview.rows.length < staffLimits.previewedRows) {
          preview.rows.push(showRow(product, plan.write));
        }
      }
    }
  }
  return { ...preview, refusals: [...refusals.values()] };
}

function countRefusal(
  { reason, count, products }: BulkPreview['refusals'][number],
  { id, title }: ProductWithValues,
) {
  const isShown = products.length < staffLimits.previewedRows;
  return {
    reason,
    count: count + 1,
    products: isShown ? [...products, { id, title }] : products,
  };
}

/** Variants of a row that are shown: a product may have thousands. */
const shownVariants = 20;

function showRow(product: ProductWithValues, write: ProductWrite): BulkPreview['rows'][number] {
  const shown = { ...write, variants: write.variants.slice(0, shownVariants) };
  const after = flatten(shown);
  const changed = new Set(shown.variants.map(({ id }) => id));
  const variants = product.variants
    .filter(({ id }) => changed.has(id))
    .map(({ id, attributes }) => [id, describeVariant({ attributes }, product.optionOrdering)]);
  return {
    productId: product.id,
    title: product.title,
    before: readFlat(product, Object.keys(after)),
    after,
    variants: Object.fromEntries(variants) as Record<string, string>,
  };
}
