/** What a bulk edit would do: its products are looked at some at a time, as the one who asks goes on. */
import { describeVariant } from '@sitewright/commerce';
import {
  staffLimits,
  type BulkEdit,
  type BulkPreview,
  type BulkRefusal,
} from '@sitewright/contract';
import type { RawBuilder } from 'kysely';
import type { ReadDatabase } from '../../db/database.ts';
import {
  loadProductValues,
  type ProductWithValues,
  type ProductWrite,
} from '../products/product-values.ts';
import type { Site } from '../sites/site.ts';
import { countChosen, countMovedBefore, findExtreme, listChosen } from './choose-products.ts';
import { flatten, readFlat } from './flat-values.ts';
import { loadPlaces } from './bulk-places.ts';
import { planBulkEdits, type BulkScope } from './plan-bulk-edit.ts';

/** Products and variants of one answer: they are loaded, planned and told well within a second. */
const lookedAtOnce = { products: 500, variants: 2_500 };

export interface PreviewWish extends Omit<BulkScope, 'places'> {
  readonly site: Site;
  /** Of `products p`. */
  readonly condition: RawBuilder<boolean>;
  readonly edit: BulkEdit;
  /** Goes on behind this product. */
  readonly after: string | undefined;
}

type Count<Whole> = { -readonly [Name in keyof Whole]: Whole[Name] };

/** Counts what changes and what is refused of the next products, and shows the first of each. */
export async function previewBulkEdit(db: ReadDatabase, wish: PreviewWish): Promise<BulkPreview> {
  const { condition, site, edit, after = '' } = wish;
  const { siteId } = site;
  const isFirst = after === '';
  const chosen = isFirst ? await countChosen(db, condition) : undefined;
  const { ids, hasMore } = await listChosen(db, condition, { after, ...lookedAtOnce });
  const preview: Count<BulkPreview> = {
    total: chosen?.products ?? null,
    variants: chosen?.variants ?? null,
    lookedAt: ids.length,
    next: (hasMore && ids.at(-1)) || null,
    changed: 0,
    changedVariants: 0,
    unchanged: 0,
    refused: 0,
    rows: [],
    extremes: hasMore && isFirst ? await showExtremes(db, wish) : [],
    refusals: [],
  };
  const refusals = new Map<BulkRefusal, BulkPreview['refusals'][number]>();
  const products = await loadProductValues(db, siteId, ids);
  const places = await loadPlaces(db, site, { edit, products });
  places.fill(await countMovedBefore(db, wish));
  for (const { product, plan } of planBulkEdits(products, edit, { ...wish, places })) {
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
  return { ...preview, refusals: [...refusals.values()] };
}

/** Both ends of the prices, where an edit is about prices: what is wrong shows there first. */
async function showExtremes(db: ReadDatabase, wish: PreviewWish): Promise<BulkPreview['extremes']> {
  const { edit, site } = wish;
  const { siteId } = site;
  if (!edit.price && !edit.sale) return [];
  const extremes: BulkPreview['extremes'] = [];
  for (const end of ['cheapest', 'dearest'] as const) {
    const id = await findExtreme(db, siteId, { condition: wish.condition, end });
    const [product] = id === undefined ? [] : await loadProductValues(db, siteId, [id]);
    if (!product) continue;
    const places = await loadPlaces(db, site, { edit, products: [product] });
    const [planned] = planBulkEdits([product], edit, { ...wish, places });
    if (!planned) continue;
    const { plan } = planned;
    extremes.push({
      end,
      productId: product.id,
      title: product.title,
      row: plan.kind === 'written' ? showRow(product, plan.write) : null,
      reason: plan.kind === 'refused' ? plan.reason : null,
    });
  }
  return extremes;
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
