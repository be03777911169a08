/** Which variants of a product are new, changed or gone. Pure, but for new ids. */
import { isDeepStrictEqual } from 'node:util';
import type { Insertable, Updateable } from 'kysely';
import { givenColumns } from '../../db/given-columns.ts';
import { newId } from '../../db/id.ts';
import type { Database } from '../../db/schema.ts';
import type { VariantDraft } from './product-draft.ts';
import type { VariantRow } from './stored-products.ts';

/** Units counted and what of them is for sale once held ones are taken off. */
export interface CountedStock {
  readonly id: string;
  readonly counted: number;
}

export interface VariantPlan {
  readonly added: Insertable<Database['variants']>[];
  readonly changed: { readonly id: string; readonly set: Updateable<Database['variants']> }[];
  /** Those of `changed` whose stock changes: to be settled under a lock. */
  readonly counted: CountedStock[];
  /** Ids. */
  readonly gone: string[];
  /** All variants of the product afterwards, in order. */
  readonly ids: string[];
}

export interface VariantPlanInput {
  readonly siteId: string;
  readonly productId: string;
  /** Base of SKUs for variants that come without. */
  readonly urlId: string;
  readonly drafts: readonly VariantDraft[];
  readonly stored: readonly VariantRow[];
  /** Units that payments under way hold, by variant. */
  readonly held: ReadonlyMap<string, number>;
}

/** Compares the variants that are wanted with those that are there. */
export function planVariants(input: VariantPlanInput): VariantPlan {
  const stored = new Map(input.stored.map((row) => [row.id, row]));
  const skus = chooseSkus(input, stored);
  const plan: VariantPlan = { added: [], changed: [], counted: [], gone: [], ids: [] };
  for (const [index, draft] of input.drafts.entries()) {
    const current = stored.get(draft.id ?? '');
    const place = { index, sku: skus[index]!, held: input.held.get(draft.id ?? '') ?? 0 };
    const wanted = toColumns(draft, place);
    if (current) planChange(plan, { current, wanted, draft });
    else plan.added.push(toNewRow(input, wanted));
    plan.ids.push(current?.id ?? plan.added.at(-1)!.id);
    stored.delete(draft.id ?? '');
  }
  plan.gone.push(...stored.keys());
  return plan;
}

interface Change {
  current: VariantRow;
  wanted: ReturnType<typeof toColumns>;
  draft: VariantDraft;
}

function planChange(plan: VariantPlan, { current, wanted, draft }: Change): void {
  const { attributes, ...columns } = givenColumns(wanted);
  const set: Updateable<Database['variants']> = Object.fromEntries(
    Object.entries(columns).filter(([name, value]) => current[name as keyof VariantRow] !== value),
  );
  if (attributes !== undefined && !isDeepStrictEqual(current.attributes, attributes)) {
    set.attributes = JSON.stringify(attributes);
  }
  if (Object.keys(set).length === 0) return;
  plan.changed.push({ id: current.id, set });
  if (set.qty_in_stock === undefined || typeof draft.stock !== 'number') return;
  plan.counted.push({ id: current.id, counted: draft.stock });
}

/** The SKU of each draft: its own, else the one its variant has, else one made of the address. */
function chooseSkus(
  { drafts, urlId }: VariantPlanInput,
  stored: ReadonlyMap<string, VariantRow>,
): string[] {
  const taken = new Set(drafts.map(({ sku = '' }) => sku));
  return drafts.map(({ id = '', sku: own = '' }, index) => {
    if (own !== '') return own;
    const present = stored.get(id)?.sku;
    const made = `${urlId.slice(0, 100).toUpperCase()}-${index + 1}`;
    let sku = present !== undefined && !taken.has(present) ? present : made;
    while (taken.has(sku)) sku += '-1';
    taken.add(sku);
    return sku;
  });
}

function toColumns(draft: VariantDraft, place: { index: number; sku: string; held: number }) {
  return {
    sku: place.sku,
    display_index: place.index,
    attributes: draft.attributes,
    price_cents: draft.priceCents,
    sale_price_cents: draft.salePriceCents,
    on_sale: draft.onSale,
    qty_in_stock: forSale(draft.stock, place.held),
    unlimited: draft.stock === undefined ? undefined : draft.stock === 'unlimited',
    weight_grams: draft.weightGrams,
    length_mm: draft.lengthMm,
    width_mm: draft.widthMm,
    height_mm: draft.heightMm,
    gtin: draft.gtin,
    image_asset_id: draft.imageId,
    external_id: draft.externalId,
  };
}

/** Units for sale now: those that payments hold may be sold already, and never less than none. */
export function forSale(stock: VariantDraft['stock'], held: number): number | undefined {
  if (stock === undefined) return undefined;
  return stock === 'unlimited' ? 0 : Math.max(0, stock - held);
}

const newVariantColumns = {
  sale_price_cents: 0,
  on_sale: false,
  qty_in_stock: 0,
  unlimited: false,
  weight_grams: 0,
  length_mm: 0,
  width_mm: 0,
  height_mm: 0,
  gtin: '',
  image_asset_id: null,
  external_id: null,
};

function toNewRow(
  { siteId, productId }: VariantPlanInput,
  { attributes, sku, display_index, price_cents, ...rest }: ReturnType<typeof toColumns>,
): Insertable<Database['variants']> {
  return {
    ...newVariantColumns,
    ...givenColumns(rest),
    site_id: siteId,
    id: newId(),
    product_id: productId,
    sku,
    display_index,
    price_cents,
    attributes: JSON.stringify(attributes ?? {}),
  };
}
