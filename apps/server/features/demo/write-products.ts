import { productTypes, type DemoProduct, type DemoVariant } from '../../../../demo/site.ts';
import type { WriteTransaction } from '../../db/database.ts';
import { newId } from '../../db/id.ts';
import { sanitizeContent } from '../../render/sanitize-content.ts';
import type { SeedScope } from './write-site.ts';

interface ProductScope {
  readonly collectionIds: ReadonlyMap<string, string>;
  /** By name. */
  readonly formIds: ReadonlyMap<string, string>;
}

/** Writes categories, products, their pictures and variants, one statement a table. */
export async function writeProducts(
  trx: WriteTransaction,
  scope: SeedScope,
  { collectionIds, formIds }: ProductScope,
): Promise<void> {
  const { siteId, site } = scope;
  const collectionId = collectionIds.get(site.shop.urlId)!;
  const categories = site.shop.categories.map((name, index) => ({
    site_id: siteId,
    id: newId(),
    collection_id: collectionId,
    parent_id: null,
    display_name: name,
    url_path: name.toLowerCase(),
    display_index: index,
  }));
  const categoryIds = new Map(categories.map((row) => [row.display_name, row.id]));
  const products = site.products.map((product, index) => ({
    product,
    row: productRow(product, { siteId, collectionId, formIds, index }),
  }));
  await trx.insertInto('categories').values(categories).execute();
  await trx
    .insertInto('products')
    .values(products.map(({ row }) => row))
    .execute();
  await trx
    .insertInto('product_categories')
    .values(
      products.flatMap(({ product, row }) => {
        const categoryId = categoryIds.get(product.category ?? '');
        return categoryId === undefined
          ? []
          : [{ site_id: siteId, product_id: row.id, category_id: categoryId }];
      }),
    )
    .execute();
  await trx
    .insertInto('product_images')
    .values(products.flatMap(({ product, row }) => imageRows(scope, product, row.id)))
    .execute();
  await trx
    .insertInto('variants')
    .values(products.flatMap(({ product, row }) => variantRows(scope, product, row.id)))
    .execute();
}

interface RowScope {
  siteId: string;
  collectionId: string;
  formIds: ReadonlyMap<string, string>;
  index: number;
}

function productRow(product: DemoProduct, { siteId, collectionId, formIds, index }: RowScope) {
  const { subscription } = product;
  return {
    site_id: siteId,
    id: newId(),
    collection_id: collectionId,
    product_type: productTypes[product.type ?? 'physical'],
    url_id: product.slug,
    title: product.title,
    body: sanitizeContent(product.body),
    excerpt: sanitizeContent(product.excerpt),
    tags: [...(product.tags ?? [])],
    is_visible: true,
    is_featured: product.isFeatured ?? false,
    display_index: index,
    variant_option_ordering: [...(product.options ?? [])],
    is_subscribable: subscription !== undefined,
    subscription_plan: subscription
      ? JSON.stringify({
          billingPeriod: { value: subscription.every, unit: subscription.unit },
          numBillingCycles: subscription.cycles,
        })
      : null,
    use_custom_add_button_text: product.buttonText !== undefined,
    custom_add_button_text: product.buttonText ?? '',
    additional_fields_form_id: formIds.get(product.form ?? '') ?? null,
    external_id: null,
    seo_title: '',
    seo_description: '',
  };
}

function imageRows({ siteId, assetIds }: SeedScope, product: DemoProduct, productId: string) {
  return product.pictures.map(({ file }, index) => ({
    site_id: siteId,
    product_id: productId,
    asset_id: assetIds.get(file)!,
    display_index: index,
  }));
}

function variantRows({ siteId, assetIds }: SeedScope, product: DemoProduct, productId: string) {
  return product.variants.map((variant: DemoVariant, index) => ({
    site_id: siteId,
    id: newId(),
    product_id: productId,
    sku: variant.sku,
    display_index: index,
    attributes: JSON.stringify(variant.values ?? {}),
    price_cents: toCents(variant.price),
    sale_price_cents: toCents(variant.salePrice ?? 0),
    on_sale: variant.salePrice !== undefined,
    qty_in_stock: variant.stock === 'unlimited' ? 0 : variant.stock,
    unlimited: variant.stock === 'unlimited',
    weight_grams: variant.grams ?? 0,
    length_mm: 0,
    width_mm: 0,
    height_mm: 0,
    image_asset_id: assetIds.get(variant.picture ?? '') ?? null,
    external_id: null,
  }));
}

/** Dollars of the demo content as cents. */
export function toCents(dollars: number): number {
  return Math.round(dollars * 100);
}
