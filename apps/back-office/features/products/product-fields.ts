/** A product as its form holds it. */
import type { FieldConflict, StaffProduct } from '@sitewright/contract';
import type { EditChanges } from '../../forms/use-edit-form.ts';
import { toRows, variantEdits, type VariantRow } from './variant-rows.ts';

const names = [
  'collectionId',
  'urlId',
  'title',
  'body',
  'excerpt',
  'tags',
  'isVisible',
  'isFeatured',
  'publishOn',
  'optionNames',
  'subscriptionPlan',
  'addButtonText',
  'soldOutText',
  'scarcityText',
  'audioAssetId',
  'relatedRule',
  'relatedIds',
  'formId',
  'taxClass',
  'seoTitle',
  'seoDescription',
  'categoryIds',
  'imageIds',
  'files',
] as const;

/** Fields of the form: those of the product, and all of its variants as one. */
export interface ProductForm extends Pick<StaffProduct, (typeof names)[number]> {
  variants: readonly VariantRow[];
}

/** The fields as the server has them. */
export function toForm(product: StaffProduct): ProductForm {
  const {
    collectionId,
    urlId,
    title,
    body,
    excerpt,
    tags,
    isVisible,
    isFeatured,
    publishOn,
    optionNames,
    subscriptionPlan,
    addButtonText,
    soldOutText,
    scarcityText,
    audioAssetId,
    relatedRule,
    relatedIds,
    formId,
    taxClass,
    seoTitle,
    seoDescription,
    categoryIds,
    imageIds,
    files,
  } = product;
  return {
    collectionId,
    urlId,
    title,
    body,
    excerpt,
    tags,
    isVisible,
    isFeatured,
    publishOn,
    optionNames,
    subscriptionPlan,
    addButtonText,
    soldOutText,
    scarcityText,
    audioAssetId,
    relatedRule,
    relatedIds,
    formId,
    taxClass,
    seoTitle,
    seoDescription,
    categoryIds,
    imageIds,
    files,
    variants: toRows(product.variants),
  };
}

/** What a save sends. */
export function toEdit({ variants, ...changes }: EditChanges) {
  if (!variants) return { changes };
  const { from, to } = variants as { from: readonly VariantRow[]; to: readonly VariantRow[] };
  return { changes, ...variantEdits(from, to) };
}

type Conflicts = Readonly<Record<string, FieldConflict>>;

/** A variant's field that two people changed. */
export interface VariantConflict extends FieldConflict {
  readonly id: string;
  /** Missing: the variant itself is gone. */
  readonly field?: string;
}

/** Which conflicts are of variants. */
export function variantConflictsOf(conflicts: Conflicts): VariantConflict[] {
  return Object.entries(conflicts).flatMap(([path, conflict]) => {
    const [whole, id, field] = path.split('.');
    if (whole !== 'variants' || id === undefined) return [];
    return [{ ...conflict, id, ...(field !== undefined && { field }) }];
  });
}

/** Conflicts of variants put together as one of the field `variants`, so that it can be settled. */
export function withRowsOf(conflicts: Conflicts, seen: readonly VariantRow[]): Conflicts {
  const ofVariants = variantConflictsOf(conflicts);
  if (ofVariants.length === 0) return conflicts;
  const theirs = seen
    .filter(({ id }) => !ofVariants.some((one) => one.id === id && one.field === undefined))
    .map((row) => {
      const own = ofVariants.filter(({ id, field }) => id === row.id && field !== undefined);
      return { ...row, ...Object.fromEntries(own.map((one) => [one.field, one.theirs])) };
    });
  const others = Object.entries(conflicts).filter(([path]) => !path.startsWith('variants.'));
  return { ...Object.fromEntries(others), variants: { theirs, yours: ofVariants } };
}
