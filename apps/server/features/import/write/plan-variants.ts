/** Which variants of a product are new, changed or gone. Pure. */
import { isDeepStrictEqual } from 'node:util';
import type { Insertable, Updateable } from 'kysely';
import { newId } from '../../../db/id.ts';
import type { Database } from '../../../db/schema.ts';
import type { VariantDraft } from '../draft/product-draft.ts';
import { combinationOf } from '../draft/read-variants.ts';
import type { VariantRow } from './existing.ts';

type VariantChange = { id: string; set: Updateable<Database['variants']> };

export interface VariantPlan {
  added: Insertable<Database['variants']>[];
  changed: VariantChange[];
  /** Ids. */
  gone: string[];
}

export interface VariantPlanInput {
  siteId: string;
  productId: string;
  /** Base of SKUs for variants that come without. */
  slug: string;
  drafts: readonly VariantDraft[];
  existing: readonly VariantRow[];
  /** Leaves the stock of variants that are there already. */
  keepStock: boolean;
  /** Picture of a variant; undefined leaves what is there. */
  assetIdOf: (draft: VariantDraft) => string | null | undefined;
}

/** Compares the variants of a file with those that are there. */
export function planVariants(input: VariantPlanInput): VariantPlan {
  const pairs = pairVariants(input.drafts, input.existing);
  const skus = chooseSkus(input, pairs);
  const plan: VariantPlan = { added: [], changed: [], gone: [] };
  for (const [index, draft] of input.drafts.entries()) {
    const current = pairs.get(draft);
    const wanted = toColumns(draft, { index, sku: skus[index]!, assetId: input.assetIdOf(draft) });
    if (!current) plan.added.push(toNewRow(input, wanted));
    else {
      if (input.keepStock) {
        wanted.qty_in_stock = current.qty_in_stock;
        wanted.unlimited = current.unlimited;
      }
      const set = findChanges(current, wanted);
      if (set) plan.changed.push({ id: current.id, set });
    }
  }
  const kept = new Set([...pairs.values()].map(({ id }) => id));
  plan.gone = input.existing.filter(({ id }) => !kept.has(id)).map(({ id }) => id);
  return plan;
}

/** The variant each draft is about: by foreign id, else by SKU, else by its option values. */
function pairVariants(
  drafts: readonly VariantDraft[],
  existing: readonly VariantRow[],
): Map<VariantDraft, VariantRow> {
  const pairs = new Map<VariantDraft, VariantRow>();
  const free = new Set(existing);
  const tests: ((draft: VariantDraft, row: VariantRow) => boolean)[] = [
    (draft, row) => draft.externalId !== null && draft.externalId === row.external_id,
    (draft, row) => draft.sku !== '' && draft.sku === row.sku,
    (draft, row) => combinationOf(draft) === combinationOf(row),
  ];
  for (const test of tests) {
    for (const draft of drafts) {
      if (pairs.has(draft)) continue;
      const row = [...free].find((candidate) => test(draft, candidate));
      if (!row) continue;
      pairs.set(draft, row);
      free.delete(row);
    }
  }
  return pairs;
}

/** The SKU of each draft: its own, else the one its variant has, else one made of the address. */
function chooseSkus(
  { drafts, slug }: VariantPlanInput,
  pairs: ReadonlyMap<VariantDraft, VariantRow>,
): string[] {
  const taken = new Set(drafts.map(({ sku }) => sku));
  return drafts.map((draft, index) => {
    if (draft.sku !== '') return draft.sku;
    const present = pairs.get(draft)?.sku;
    const made = `${slug.slice(0, 100).toUpperCase()}-${index + 1}`;
    let sku = present !== undefined && !taken.has(present) ? present : made;
    while (taken.has(sku)) sku += '-1';
    taken.add(sku);
    return sku;
  });
}

type Columns = ReturnType<typeof toColumns>;

function toColumns(
  draft: VariantDraft,
  place: { index: number; sku: string; assetId: string | null | undefined },
) {
  return {
    sku: place.sku,
    display_index: place.index,
    attributes: draft.attributes,
    price_cents: draft.priceCents,
    sale_price_cents: draft.salePriceCents,
    on_sale: draft.onSale,
    qty_in_stock: draft.qtyInStock,
    unlimited: draft.unlimited,
    weight_grams: draft.weightGrams,
    length_mm: draft.lengthMm,
    width_mm: draft.widthMm,
    height_mm: draft.heightMm,
    external_id: draft.externalId,
    ...(place.assetId !== undefined && { image_asset_id: place.assetId }),
  };
}

function toNewRow(
  { siteId, productId }: VariantPlanInput,
  { attributes, ...columns }: Columns,
): Insertable<Database['variants']> {
  return {
    image_asset_id: null,
    ...columns,
    site_id: siteId,
    id: newId(),
    product_id: productId,
    attributes: JSON.stringify(attributes),
  };
}

function findChanges(current: VariantRow, wanted: Columns): VariantChange['set'] | undefined {
  const { attributes, ...columns } = wanted;
  const changed = Object.entries(columns).filter(
    ([name, value]) => current[name as keyof VariantRow] !== value,
  );
  const isSame = isDeepStrictEqual(current.attributes, attributes);
  if (changed.length === 0 && isSame) return undefined;
  return {
    ...Object.fromEntries(changed),
    ...(!isSame && { attributes: JSON.stringify(attributes) }),
  };
}
