/** What must be written so that a product is as its draft says. Pure, but for new ids. */
import { isDeepStrictEqual } from 'node:util';
import type { Insertable, Updateable } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import type { ProductDraft, VariantDraft } from '../draft/product-draft.ts';
import type { ExistingProduct, ProductRow } from './existing.ts';
import { planVariants, type VariantPlan } from './plan-variants.ts';

export interface ProductPlan {
  productId: string;
  kind: 'created' | 'updated' | 'unchanged';
  newRow?: Insertable<Database['products']>;
  changes?: Updateable<Database['products']>;
  variants: VariantPlan;
  /** Set when they differ. */
  categoryIds?: string[];
  /** Set when they differ; in order. */
  assetIds?: string[];
}

export interface PlanInput {
  siteId: string;
  productId: string;
  draft: ProductDraft;
  existing: ExistingProduct | undefined;
  collectionId: string;
  /** Address that was granted. */
  slug: string;
  /** Place in the list of a new product. */
  displayIndex: number;
  categoryIds: string[];
  /** Undefined leaves the pictures that are there. */
  assetIds: string[] | undefined;
  keepStock: boolean;
  variantAssetIdOf: (draft: VariantDraft) => string | null | undefined;
}

/** Compares a draft with what is there. */
export function planProduct(input: PlanInput): ProductPlan {
  const { draft, existing, productId, siteId } = input;
  const wanted = toColumns(input);
  const variants = planVariants({
    siteId,
    productId,
    slug: input.slug,
    drafts: draft.variants,
    existing: existing?.variants ?? [],
    keepStock: input.keepStock,
    assetIdOf: input.variantAssetIdOf,
  });
  const plan: ProductPlan = { productId, kind: 'unchanged', variants };
  if (!sameSet(input.categoryIds, existing?.categoryIds ?? []))
    plan.categoryIds = input.categoryIds;
  if (input.assetIds && !isDeepStrictEqual(input.assetIds, existing?.assetIds ?? [])) {
    plan.assetIds = input.assetIds;
  }
  if (existing) plan.changes = findChanges(existing.row, wanted);
  else plan.newRow = toNewRow(input, wanted);
  plan.kind = kindOf(plan);
  return plan;
}

function kindOf({
  newRow,
  changes,
  variants,
  categoryIds,
  assetIds,
}: ProductPlan): ProductPlan['kind'] {
  if (newRow) return 'created';
  const variantChanges = variants.added.length + variants.changed.length + variants.gone.length;
  const isChanged = changes || categoryIds || assetIds || variantChanges > 0;
  return isChanged ? 'updated' : 'unchanged';
}

/** Columns that an import sets, in a new product and in one that is there. */
function toColumns({ draft, collectionId, slug }: PlanInput) {
  return {
    collection_id: collectionId,
    product_type: draft.productType,
    url_id: slug,
    title: draft.title,
    body: draft.body,
    tags: draft.tags,
    is_visible: draft.isVisible,
    variant_option_ordering: draft.optionNames,
    external_id: draft.externalId,
    seo_title: draft.seoTitle,
    seo_description: draft.seoDescription,
  };
}

type Columns = ReturnType<typeof toColumns>;

function toNewRow(
  { siteId, productId, displayIndex }: PlanInput,
  columns: Columns,
): Insertable<Database['products']> {
  return {
    ...columns,
    site_id: siteId,
    id: productId,
    excerpt: '',
    is_featured: false,
    display_index: displayIndex,
    is_subscribable: false,
    subscription_plan: null,
    use_custom_add_button_text: false,
    custom_add_button_text: '',
    additional_fields_form_id: null,
  };
}

function findChanges(current: ProductRow, wanted: Columns): ProductPlan['changes'] {
  const changed = Object.entries(wanted).filter(
    ([name, value]) => !isDeepStrictEqual(current[name as keyof ProductRow], value),
  );
  return changed.length > 0 ? Object.fromEntries(changed) : undefined;
}

function sameSet(a: readonly string[], b: readonly string[]): boolean {
  return isDeepStrictEqual(new Set(a), new Set(b));
}
