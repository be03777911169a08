import { productTypes, type DemoProduct, type DemoVariant } from '../../../../demo/site.ts';
import type { WriteTransaction } from '../../db/database.ts';
import { saveCategory } from '../collections/save-category.ts';
import type { ProductDraft, VariantDraft } from '../products/product-draft.ts';
import { saveProducts } from '../products/save-product.ts';
import type { SeedScope } from './site-seed.ts';

interface ProductScope {
  readonly collectionIds: ReadonlyMap<string, string>;
  /** By name. */
  readonly formIds: ReadonlyMap<string, string>;
}

/** Writes categories and products with their pictures and variants. */
export async function writeProducts(
  trx: WriteTransaction,
  scope: SeedScope,
  { collectionIds, formIds }: ProductScope,
): Promise<void> {
  const { siteId, site } = scope;
  const collectionId = collectionIds.get(site.shop.urlId)!;
  const categoryIds = new Map<string, string>();
  for (const [index, name] of site.shop.categories.entries()) {
    const category = { collectionId, displayName: name, urlPath: name.toLowerCase() };
    const { id } = await saveCategory(trx, siteId, { ...category, displayIndex: index });
    categoryIds.set(name, id);
  }
  const drafts = site.products.map((product) =>
    toDraft(product, {
      assetIds: scope.assetIds,
      files: scope.files,
      collectionId,
      formIds,
      categoryIds,
    }),
  );
  await saveProducts(trx, siteId, drafts);
}

interface DraftScope extends Pick<SeedScope, 'assetIds' | 'files'>, Pick<ProductScope, 'formIds'> {
  readonly collectionId: string;
  /** By name. */
  readonly categoryIds: ReadonlyMap<string, string>;
}

function toDraft(product: DemoProduct, scope: DraftScope): ProductDraft {
  const { subscription, category, form } = product;
  const categoryId = scope.categoryIds.get(category ?? '');
  return {
    collectionId: scope.collectionId,
    productType: productTypes[product.type ?? 'physical'],
    urlId: product.slug,
    title: product.title,
    body: product.body,
    excerpt: product.excerpt,
    tags: [...(product.tags ?? [])],
    isFeatured: product.isFeatured,
    optionNames: [...(product.options ?? [])],
    subscriptionPlan: subscription && {
      billingPeriod: { value: subscription.every, unit: subscription.unit },
      numBillingCycles: subscription.cycles,
    },
    addButtonText: product.buttonText,
    formId: scope.formIds.get(form ?? ''),
    categoryIds: categoryId === undefined ? [] : [categoryId],
    files: product.file === undefined ? [] : [scope.files.get(product.file)!],
    imageIds: product.pictures.map(({ file }) => scope.assetIds.get(file)!),
    variants: product.variants.map((variant) => toVariant(variant, scope)),
  };
}

function toVariant(variant: DemoVariant, { assetIds }: DraftScope): VariantDraft {
  return {
    sku: variant.sku,
    attributes: variant.values,
    priceCents: toCents(variant.price),
    salePriceCents: toCents(variant.salePrice ?? 0),
    onSale: variant.salePrice !== undefined,
    stock: variant.stock,
    weightGrams: variant.grams,
    imageId: assetIds.get(variant.picture ?? ''),
  };
}

/** Dollars of the demo content as cents. */
export function toCents(dollars: number): number {
  return Math.round(dollars * 100);
}
