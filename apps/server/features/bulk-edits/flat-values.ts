/** Fields of a product and its variants as one flat record, as a bulk edit keeps them. */
import { isDeepStrictEqual } from 'node:util';
import type { BulkPlaces } from './bulk-places.ts';
import type {
  ProductValues,
  ProductWithValues,
  ProductWrite,
  VariantValues,
} from '../products/product-values.ts';

/** Field → value; those of variants as `variants.ID.field`. */
export type FlatValues = Readonly<Record<string, unknown>>;

const prefix = 'variants.';

/** What a write says. */
export function flatten({ values, variants }: Pick<ProductWrite, 'values' | 'variants'>) {
  const flat: Record<string, unknown> = { ...values };
  for (const { id, values: own } of variants) {
    for (const [name, value] of Object.entries(own)) flat[`${prefix}${id}.${name}`] = value;
  }
  return flat;
}

/** What stands there of the named fields; a variant that is gone has none. */
export function readFlat(product: ProductWithValues, names: readonly string[]): FlatValues {
  const all = flatten(product);
  return Object.fromEntries(names.filter((name) => name in all).map((name) => [name, all[name]]));
}

/** The write that brings back `before` where `after` still stands, and what is left alone. */
export function planUndoing(
  product: ProductWithValues,
  {
    before,
    after,
    places,
  }: { before: FlatValues; after: FlatValues; places: Pick<BulkPlaces, 'take' | 'pageOf'> },
): { write: ProductWrite; restored: number; kept: Record<string, unknown> } {
  const present = flatten(product);
  const kept: Record<string, unknown> = {};
  const restored: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(after)) {
    if (isDeepStrictEqual(present[name], value)) restored[name] = before[name];
    else kept[name] = present[name] ?? null;
  }
  for (const name of listForbidden(present, restored)) {
    kept[name] = present[name] ?? null;
    delete restored[name];
  }
  const keep = (...names: string[]) => {
    for (const name of names.filter((one) => one in restored)) {
      kept[name] = present[name] ?? null;
      delete restored[name];
    }
  };
  // Its categories are those of its store page: they go back together.
  if ('collectionId' in after && !goesBack(product, restored, places)) {
    keep('collectionId', 'categoryIds');
  }
  if (!isAtHome(restored, product, places)) keep('categoryIds');
  if (!('collectionId' in restored) && comesOut(product, restored)) {
    const { collectionId } = product.values;
    if (places.take({ collectionId, isArchived: false })) keep('archivedOn', 'isVisible');
  }
  return { write: unflatten(product.id, restored), restored: Object.keys(restored).length, kept };
}

/** Whether it goes back to the store page that it was on. */
function goesBack(
  { urlId, values }: ProductWithValues,
  restored: FlatValues,
  places: Pick<BulkPlaces, 'take'>,
): boolean {
  const { collectionId } = restored;
  if (typeof collectionId !== 'string') return false;
  const { archivedOn = values.archivedOn } = restored;
  return places.take({ collectionId, urlId, isArchived: archivedOn !== null }) === undefined;
}

/** Whether the categories that come back are those of the store page where it will be. */
function isAtHome(
  { collectionId, categoryIds }: FlatValues,
  { values }: ProductWithValues,
  places: Pick<BulkPlaces, 'pageOf'>,
): boolean {
  const page = collectionId ?? values.collectionId;
  // Those that are gone are passed over when they are written.
  const pages = Array.isArray(categoryIds)
    ? categoryIds.map((id) => places.pageOf(String(id)))
    : [];
  return pages.every((one) => one === undefined || one === page);
}

/** Whether it comes from the archive. */
function comesOut({ values }: ProductWithValues, { archivedOn }: FlatValues): boolean {
  return values.archivedOn !== null && archivedOn === null;
}

/** What would break a rule beside what somebody changed since: that stays as it is. */
function listForbidden(present: FlatValues, restored: FlatValues): string[] {
  const all = { ...present, ...restored };
  const isShownInArchive = all['isVisible'] === true && all['archivedOn'] !== null;
  const ofProduct = isShownInArchive ? ['isVisible', 'archivedOn'] : [];
  const ofVariants = Object.keys(restored)
    .filter((name) => name.endsWith('.priceCents') || name.endsWith('.salePriceCents'))
    .map((name) => name.slice(0, name.lastIndexOf('.')))
    .filter((own) => Number(all[`${own}.salePriceCents`]) > Number(all[`${own}.priceCents`]))
    .flatMap((own) => [`${own}.priceCents`, `${own}.salePriceCents`, `${own}.onSale`]);
  return [...new Set([...ofProduct, ...ofVariants])].filter((name) => name in restored);
}

function unflatten(id: string, flat: FlatValues): ProductWrite {
  const values: Record<string, unknown> = {};
  const variants = new Map<string, Record<string, unknown>>();
  for (const [name, value] of Object.entries(flat)) {
    if (!name.startsWith(prefix)) values[name] = value;
    else {
      const [variantId = '', field = ''] = name.slice(prefix.length).split('.');
      variants.set(variantId, { ...variants.get(variantId), [field]: value });
    }
  }
  // Names and values are those that `flatten` wrote.
  return {
    id,
    values: values as Partial<ProductValues>,
    variants: [...variants].map(([variantId, own]) => ({
      id: variantId,
      values: own as Partial<VariantValues>,
    })),
  };
}
