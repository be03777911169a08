import { privateKey } from '../../media/asset-store.ts';
import { withParts, type StoredProduct, type VariantRow } from '../products/stored-products.ts';
import type { ExportScope } from './export-scope.ts';
import { safeName } from './file-names.ts';
import { compareText } from './stable-json.ts';

const atOnce = 500;

/** Products with their variants and units, and the files that their buyers download. */
export async function exportProducts(scope: ExportScope): Promise<void> {
  const { db, siteId } = scope;
  for (let last = ''; ;) {
    const rows = await db
      .selectFrom('products')
      .selectAll()
      .where('site_id', '=', siteId)
      .where('id', '>', last)
      .orderBy('id')
      .limit(atOnce)
      .execute();
    for (const product of await withParts(db, siteId, rows)) addProduct(scope, product);
    if (rows.length < atOnce) return;
    last = rows.at(-1)!.id;
  }
}

function addProduct(scope: ExportScope, product: StoredProduct): void {
  const { siteId, names } = scope;
  const { row, variants, categoryIds, imageIds, files } = product;
  const path = names.get(row.id)!;
  const nameOf = (id: string) => names.get(id) ?? id;
  scope.addJson(`${path}.json`, {
    collectionId: row.collection_id,
    productType: row.product_type,
    urlId: row.url_id,
    title: row.title,
    excerpt: row.excerpt,
    tags: row.tags,
    isVisible: row.is_visible,
    isFeatured: row.is_featured,
    publishOn: row.publish_at?.getTime() ?? null,
    archivedOn: row.archived_at,
    displayIndex: row.display_index,
    optionNames: row.variant_option_ordering,
    subscriptionPlan: row.is_subscribable ? row.subscription_plan : null,
    addButtonText: row.use_custom_add_button_text ? row.custom_add_button_text : null,
    soldOutText: row.sold_out_text,
    scarcityText: row.scarcity_text,
    audioAssetId: row.audio_asset_id ?? undefined,
    relatedRule: row.related_rule ?? undefined,
    // Some may be gone.
    relatedIds: row.related_ids?.filter((id) => names.has(id)),
    formId: row.additional_fields_form_id,
    externalId: row.external_id,
    taxClass: row.tax_class,
    seoTitle: row.seo_title,
    seoDescription: row.seo_description,
    categoryIds: categoryIds.toSorted((a, b) => compareText(nameOf(a), nameOf(b))),
    imageIds,
    files: files.map(({ filename, sha256 }) => {
      const file = `downloads/${sha256.slice(0, 16)}/${safeName(filename)}`;
      scope.addMedia(file, privateKey(siteId, sha256));
      return { file, filename };
    }),
    variants: variants.map(toVariant),
  });
  scope.addText(`${path}.html`, row.body);
}

function toVariant(row: VariantRow) {
  return {
    sku: row.sku,
    attributes: row.attributes,
    priceCents: row.price_cents,
    salePriceCents: row.sale_price_cents,
    onSale: row.on_sale,
    stock: row.unlimited ? 'unlimited' : row.qty_in_stock,
    lowStockUnits: row.low_stock_units,
    weightGrams: row.weight_grams,
    lengthMm: row.length_mm,
    widthMm: row.width_mm,
    heightMm: row.height_mm,
    gtin: row.gtin,
    imageId: row.image_asset_id,
    externalId: row.external_id,
  };
}
