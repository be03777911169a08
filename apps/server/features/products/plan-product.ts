/** What must be written so that a product is as its draft says. Pure, but for new ids. */
import { isDeepStrictEqual } from 'node:util';
import { STANDARD_CLASS, listVariantOptions, productTypes } from '@sitewright/commerce';
import type { Insertable, Updateable } from 'kysely';
import { givenColumns } from '../../db/given-columns.ts';
import type { Database } from '../../db/schema.ts';
import { sanitizeContent } from '../../render/sanitize-content.ts';
import type { NewProductDraft, ProductDraft } from './product-draft.ts';
import { planVariants, type VariantPlan } from './plan-variants.ts';
import type { ProductRow, StoredFile, StoredProduct } from './stored-products.ts';

export interface ProductPlan {
  readonly id: string;
  readonly kind: 'created' | 'updated' | 'unchanged';
  /** True when a visitor can see it before or after. */
  readonly isSeen: boolean;
  readonly newRow?: Insertable<Database['products']>;
  readonly changes?: Updateable<Database['products']>;
  readonly variants: VariantPlan;
  /** Set when they differ. */
  readonly categoryIds?: readonly string[];
  /** Set when they differ; in order. */
  readonly imageIds?: readonly string[];
  /** Set when they differ; in order. */
  readonly files?: readonly StoredFile[];
}

interface PlanScope {
  readonly siteId: string;
  readonly id: string;
  /** Units that payments under way hold, by variant. */
  readonly held: ReadonlyMap<string, number>;
}

/** The parts of a plan that are found the same way for a new product and for one that is there. */
type PlanParts = Pick<ProductPlan, 'id' | 'variants' | 'categoryIds' | 'imageIds' | 'files'>;

/** A product that is to be made, at this place of its list. */
export function planNewProduct(
  draft: NewProductDraft,
  scope: PlanScope & { readonly displayIndex: number },
): ProductPlan {
  const { collectionId, urlId, title } = draft;
  const newRow: Insertable<Database['products']> = {
    ...newProductColumns,
    ...writable(givenColumns(toColumns(draft, []))),
    site_id: scope.siteId,
    id: scope.id,
    collection_id: collectionId,
    url_id: urlId,
    title,
    display_index: draft.displayIndex ?? scope.displayIndex,
  };
  const parts = planParts(draft, scope, undefined);
  return { ...parts, kind: 'created', isSeen: newRow.is_visible, newRow };
}

/** What differs between a draft and the product that is there. */
export function planChangedProduct(
  draft: ProductDraft,
  stored: StoredProduct,
  scope: PlanScope,
): ProductPlan {
  const parts = planParts(draft, scope, stored);
  const wanted = givenColumns(toColumns(draft, stored.row.variant_option_ordering));
  const changed = Object.entries(wanted).filter(
    ([name, value]) => !isDeepStrictEqual(stored.row[name as keyof ProductRow], value),
  );
  const changes = changed.length > 0 ? writable(Object.fromEntries(changed)) : undefined;
  const { added, changed: altered, gone } = parts.variants;
  const isChanged =
    changes !== undefined ||
    parts.categoryIds !== undefined ||
    parts.imageIds !== undefined ||
    parts.files !== undefined ||
    added.length + altered.length + gone.length > 0;
  const isSeen = stored.row.is_visible || changes?.is_visible === true;
  return { ...parts, kind: isChanged ? 'updated' : 'unchanged', isSeen, changes };
}

function planParts(
  draft: ProductDraft,
  { siteId, id, held }: PlanScope,
  stored: StoredProduct | undefined,
): PlanParts {
  const variants = draft.variants
    ? planVariants({
        siteId,
        productId: id,
        urlId: draft.urlId ?? stored?.row.url_id ?? '',
        drafts: draft.variants,
        stored: stored?.variants ?? [],
        held,
      })
    : {
        added: [],
        changed: [],
        counted: [],
        gone: [],
        ids: stored?.variants.map((one) => one.id) ?? [],
      };
  const { categoryIds, imageIds, files } = draft;
  return {
    id,
    variants,
    ...(categoryIds && !sameSet(categoryIds, stored?.categoryIds ?? []) && { categoryIds }),
    ...(imageIds && !isDeepStrictEqual(imageIds, stored?.imageIds ?? []) && { imageIds }),
    ...(files && !isDeepStrictEqual(files, stored?.files ?? []) && { files }),
  };
}

/** Columns that a draft sets; those it leaves out are undefined. */
function toColumns(draft: ProductDraft, storedOrdering: readonly string[]) {
  const { subscriptionPlan: plan, addButtonText } = draft;
  return {
    collection_id: draft.collectionId,
    product_type: draft.productType,
    url_id: draft.urlId,
    title: draft.title,
    body: draft.body === undefined ? undefined : sanitizeContent(draft.body).trim(),
    excerpt: draft.excerpt === undefined ? undefined : sanitizeContent(draft.excerpt).trim(),
    tags: draft.tags,
    is_visible: draft.archivedOn || isScheduled(draft) ? false : draft.isVisible,
    publish_at: toPublishAt(draft),
    archived_at: draft.archivedOn,
    is_featured: draft.isFeatured,
    display_index: draft.displayIndex,
    variant_option_ordering: orderOptions(draft, storedOrdering),
    is_subscribable: plan === undefined ? undefined : plan !== null,
    subscription_plan: plan,
    use_custom_add_button_text: addButtonText === undefined ? undefined : addButtonText !== null,
    custom_add_button_text: addButtonText === undefined ? undefined : (addButtonText ?? ''),
    sold_out_text: draft.soldOutText,
    scarcity_text: draft.scarcityText,
    audio_asset_id: draft.audioAssetId,
    related_rule: draft.relatedRule,
    related_ids: draft.relatedIds,
    additional_fields_form_id: draft.formId,
    external_id: draft.externalId,
    tax_class: draft.taxClass,
    seo_title: draft.seoTitle,
    seo_description: draft.seoDescription,
  };
}

function isScheduled({ publishOn }: ProductDraft): boolean {
  return typeof publishOn === 'number';
}

/** What is visible or put away waits for no time. */
function toPublishAt(draft: ProductDraft): Date | null | undefined {
  if (draft.archivedOn) return null;
  const { publishOn, isVisible } = draft;
  if (typeof publishOn === 'number') return new Date(publishOn);
  return publishOn === null || isVisible === true ? null : undefined;
}

/** The options that variants use, as the owner ordered them. Every one of them has a place. */
function orderOptions(
  { optionNames, variants }: ProductDraft,
  storedOrdering: readonly string[],
): string[] | undefined {
  if (variants === undefined) return optionNames && [...optionNames];
  const ordering = optionNames ?? storedOrdering;
  return listVariantOptions(variants, ordering).map(({ name }) => name);
}

type GivenColumns = ReturnType<typeof givenColumns<ReturnType<typeof toColumns>>>;

/** JSON columns are written as text. */
function writable({ subscription_plan: plan, ...columns }: GivenColumns) {
  if (plan === undefined) return columns;
  return { ...columns, subscription_plan: plan && JSON.stringify(plan) };
}

const newProductColumns = {
  product_type: productTypes.physical,
  body: '',
  excerpt: '',
  tags: [],
  is_visible: true,
  is_featured: false,
  archived_at: null,
  variant_option_ordering: [],
  is_subscribable: false,
  subscription_plan: null,
  use_custom_add_button_text: false,
  custom_add_button_text: '',
  publish_at: null,
  sold_out_text: null,
  scarcity_text: null,
  audio_asset_id: null,
  related_rule: null,
  related_ids: null,
  additional_fields_form_id: null,
  external_id: null,
  tax_class: STANDARD_CLASS,
  seo_title: '',
  seo_description: '',
};

function sameSet(a: readonly string[], b: readonly string[]): boolean {
  return isDeepStrictEqual(new Set(a), new Set(b));
}
