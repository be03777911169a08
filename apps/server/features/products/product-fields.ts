/** A stored product in the words of its edits. */
import type { changeProduct } from '@sitewright/contract';
import type { z } from 'zod';
import type { StoredProduct, VariantRow } from './stored-products.ts';

type Body = z.output<typeof changeProduct.body>;
type Targets<Changes> = {
  [Name in keyof Changes]-?: NonNullable<Changes[Name]> extends { to: infer To } ? To : never;
};

/** What an edit of a product may change. */
export type ProductFields = Targets<Body['changes']>;

/** What an edit of a variant may change. */
export type VariantFields = Targets<Body['changedVariants'][number]['changes']>;

/** The fields of a product as they stand now. */
export function readProductFields({
  row,
  categoryIds,
  imageIds,
  files,
}: StoredProduct): ProductFields {
  return {
    productType: row.product_type,
    collectionId: row.collection_id,
    urlId: row.url_id,
    title: row.title,
    body: row.body,
    excerpt: row.excerpt,
    tags: row.tags,
    isVisible: row.is_visible,
    isFeatured: row.is_featured,
    publishOn: row.publish_at?.getTime() ?? null,
    optionNames: row.variant_option_ordering,
    subscriptionPlan: row.subscription_plan,
    addButtonText: row.use_custom_add_button_text ? row.custom_add_button_text : null,
    soldOutText: row.sold_out_text,
    scarcityText: row.scarcity_text,
    audioAssetId: row.audio_asset_id,
    relatedRule: row.related_rule ?? 'category',
    relatedIds: row.related_ids ?? [],
    formId: row.additional_fields_form_id,
    taxClass: row.tax_class,
    seoTitle: row.seo_title,
    seoDescription: row.seo_description,
    categoryIds: categoryIds.toSorted(),
    imageIds: [...imageIds],
    files: [...files],
  };
}

/** The fields of a variant as they stand now. */
export function readVariantFields(row: VariantRow): VariantFields {
  return {
    sku: row.sku,
    attributes: row.attributes,
    priceCents: row.price_cents,
    salePriceCents: row.sale_price_cents,
    onSale: row.on_sale,
    weightGrams: row.weight_grams,
    lengthMm: row.length_mm,
    widthMm: row.width_mm,
    heightMm: row.height_mm,
    gtin: row.gtin,
    imageId: row.image_asset_id,
  };
}
