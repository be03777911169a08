/** What a bulk edit makes of one product. Pure. */
import { isDeepStrictEqual } from 'node:util';
import { changePrice, changeSalePrice, findCurrency, productTypes } from '@sitewright/commerce';
import { ruleLimits, type BulkEdit, type BulkRefusal } from '@sitewright/contract';
import type { BulkPlaces } from './bulk-places.ts';
import type {
  ProductValues,
  ProductWithValues,
  ProductWrite,
  VariantValues,
} from '../products/product-values.ts';

/** What is written, or why nothing is; neither when the product is as it shall be. */
export type BulkPlan =
  | { readonly kind: 'refused'; readonly reason: BulkRefusal }
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'written'; readonly write: ProductWrite };

export interface BulkScope {
  readonly currency: string;
  /** Time of the edit, epoch milliseconds. */
  readonly at: number;
  /** Where products can go. */
  readonly places: BulkPlaces;
}

type Refuse = (reason: BulkRefusal) => void;

/**
 * The products after the edit, one after the other: those that go to another store page, or come from
 * the archive, take a place there, while there is one.
 */
export function planBulkEdits(
  products: readonly ProductWithValues[],
  edit: BulkEdit,
  scope: BulkScope,
): { readonly product: ProductWithValues; readonly plan: BulkPlan }[] {
  return products.map((product) => {
    const plan = planBulkEdit(product, edit, scope);
    if (plan.kind !== 'written') return { product, plan };
    const { values: before, urlId } = product;
    const { collectionId, archivedOn } = { ...before, ...plan.write.values };
    const hasMoved = collectionId !== before.collectionId;
    const isArchived = archivedOn !== null;
    const isBack = before.archivedOn !== null && !isArchived;
    if (!hasMoved && !isBack) return { product, plan };
    const reason = scope.places.take({ collectionId, isArchived, ...(hasMoved && { urlId }) });
    return { product, plan: reason ? { kind: 'refused', reason } : plan };
  });
}

/** The product after the edit, by the rules that hold for one alone: all of it, or nothing. */
export function planBulkEdit(
  product: ProductWithValues,
  edit: BulkEdit,
  scope: BulkScope,
): BulkPlan {
  const reasons: BulkRefusal[] = [];
  const refuse: Refuse = (reason) => reasons.push(reason);
  const values = changed(product.values, editProduct(product, { edit, scope, refuse }));
  const variants = product.variants.flatMap((variant) => {
    const wanted = editVariant(variant.values, product, { edit, scope, refuse });
    const own = changed(variant.values, wanted);
    return Object.keys(own).length > 0 ? [{ id: variant.id, values: own }] : [];
  });
  const [reason] = reasons;
  if (reason) return { kind: 'refused', reason };
  if (Object.keys(values).length + variants.length === 0) return { kind: 'unchanged' };
  return { kind: 'written', write: { id: product.id, values, variants } };
}

interface Edit {
  readonly edit: BulkEdit;
  readonly scope: BulkScope;
  readonly refuse: Refuse;
}

function editProduct(
  { title, values }: ProductWithValues,
  { edit, scope, refuse }: Edit,
): Partial<ProductValues> {
  const { isArchived, tags, categories, seoTitle, seoDescription } = edit;
  const isInArchive = isArchived ?? values.archivedOn !== null;
  if (edit.isVisible && isInArchive) refuse('product_archived');
  const wantedTags = tags && replace(values.tags, tags);
  if (wantedTags && wantedTags.length > 100) refuse('too_many_tags');
  const { collectionId = values.collectionId } = edit;
  const isHere = (id: string) => scope.places.pageOf(id) === collectionId;
  // One that went meanwhile is passed over when it is written.
  const isElsewhere = (id: string) => !isHere(id) && scope.places.pageOf(id) !== undefined;
  if (categories?.add.some(isElsewhere)) refuse('category_elsewhere');
  const wantedIds = categories ? replace(values.categoryIds, categories) : values.categoryIds;
  const hasMoved = collectionId !== values.collectionId;
  const categoryIds =
    categories || hasMoved
      ? (hasMoved ? wantedIds.filter(isHere) : wantedIds).toSorted()
      : undefined;
  if (categoryIds && categoryIds.length > ruleLimits.choices) refuse('too_many_categories');
  const isVisible = isArchived ? false : edit.isVisible;
  const archivedOn = isArchived ? (values.archivedOn ?? scope.at) : null;
  return {
    collectionId,
    ...(isVisible !== undefined && { isVisible }),
    ...(isArchived !== undefined && { archivedOn }),
    ...(wantedTags && { tags: wantedTags }),
    ...(categoryIds && { categoryIds }),
    ...(seoTitle !== undefined && { seoTitle: seoTitle.replaceAll('{title}', title) }),
    ...(seoDescription !== undefined && {
      seoDescription: seoDescription.replaceAll('{title}', title),
    }),
  };
}

function replace(
  present: readonly string[],
  { add, remove }: { add: readonly string[]; remove: readonly string[] },
): string[] {
  const gone = new Set(remove);
  return [...new Set([...present.filter((one) => !gone.has(one)), ...add])];
}

function editVariant(
  values: VariantValues,
  product: ProductWithValues,
  { edit, scope, refuse }: Edit,
): Partial<VariantValues> {
  const { fractionDigits } = findCurrency(scope.currency);
  const wanted: { -readonly [Name in keyof VariantValues]?: VariantValues[Name] } = {};
  if (edit.price) wanted.priceCents = changePrice(values.priceCents, edit.price, fractionDigits);
  const priceCents = wanted.priceCents ?? values.priceCents;
  if (edit.sale) {
    const sale = changeSalePrice(priceCents, edit.sale, fractionDigits);
    wanted.onSale = sale !== undefined;
    if (sale !== undefined) wanted.salePriceCents = sale;
    if (sale !== undefined && product.productType === productTypes.giftCard) {
      refuse('gift_card_on_sale');
    }
  }
  if (edit.price || edit.sale) {
    const salePriceCents = wanted.salePriceCents ?? values.salePriceCents;
    if (Math.min(priceCents, salePriceCents) < 0) refuse('price_negative');
    if (priceCents > ruleLimits.amountCents) refuse('price_too_high');
    if (salePriceCents > priceCents) refuse('sale_price_too_high');
  }
  const { weight, isCounted } = edit;
  if (weight) {
    const grams = weight.kind === 'set' ? weight.grams : values.weightGrams + weight.grams;
    if (grams < 0 || grams > ruleLimits.count) refuse('weight_out_of_range');
    wanted.weightGrams = grams;
  }
  if (isCounted === false) wanted.stock = 'unlimited';
  if (isCounted && values.stock === 'unlimited') wanted.stock = 0;
  return wanted;
}

/** Of the wanted values those that differ. */
function changed<Values extends object>(present: Values, wanted: Partial<Values>): Partial<Values> {
  const known: Readonly<Record<string, unknown>> = Object.fromEntries(Object.entries(present));
  const entries = Object.entries(wanted);
  // The names are those of the wanted values.
  return Object.fromEntries(
    entries.filter(([name, value]) => !isDeepStrictEqual(known[name], value)),
  ) as Partial<Values>;
}
