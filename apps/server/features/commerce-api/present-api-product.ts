import type { apiProductSchema } from '@sitewright/contract';
import type { z } from 'zod';
import type { StoredProduct, VariantRow } from '../products/stored-products.ts';

/** A product as programs see it. */
export type ApiProduct = z.input<typeof apiProductSchema>;

/** A stored product with all of its variants, sold out and hidden ones too. */
export function presentApiProduct(product: StoredProduct, currency: string): ApiProduct {
  const { row, variants, categoryIds, imageIds } = product;
  return {
    id: row.id,
    storePageId: row.collection_id,
    productType: row.product_type,
    name: row.title,
    description: row.body,
    urlSlug: row.url_id,
    tags: row.tags,
    categoryIds: [...categoryIds],
    isVisible: row.is_visible,
    variantAttributes: row.variant_option_ordering,
    variants: variants.map(presentVariant),
    imageIds: [...imageIds],
    currency,
    createdOn: row.created_at.getTime(),
    modifiedOn: row.updated_at.getTime(),
  };
}

function presentVariant(row: VariantRow): ApiProduct['variants'][number] {
  return {
    id: row.id,
    sku: row.sku,
    gtin: row.gtin,
    attributes: row.attributes,
    priceCents: row.price_cents,
    salePriceCents: row.sale_price_cents,
    onSale: row.on_sale,
    isUnlimited: row.unlimited,
    quantity: row.unlimited ? 0 : row.qty_in_stock,
    weightGrams: row.weight_grams,
    lengthMm: row.length_mm,
    widthMm: row.width_mm,
    heightMm: row.height_mm,
  };
}
