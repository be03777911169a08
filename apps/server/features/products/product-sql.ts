/** The text of the statements that read products, as parts that other statements share. */
import { productTypes } from '@sitewright/commerce';
import { giftForm } from '@sitewright/contract';
import { imageJson } from '../assets/image-json.ts';

/** The form of a product: its own, else that of gift cards. */
export function formIdOf(products: string): string {
  return `coalesce(${products}.additional_fields_form_id,
    case when ${products}.product_type = ${productTypes.giftCard} then '${giftForm.id}' end)`;
}

/** Categories of `products p`. */
export const categoryIdsJson = `(
  select coalesce(json_agg(g.category_id), '[]') from product_categories g
  where g.site_id = p.site_id and g.product_id = p.id)`;

/** A product, of columns of `products p` joined with `collections c`. */
export const productJson = `json_build_object(
  'id', p.id, 'title', p.title, 'urlId', p.url_id, 'collectionId', p.collection_id,
  'collectionName', c.title, 'collectionUrl', c.url_id, 'productType', p.product_type,
  'isVisible', p.is_visible and c.is_enabled, 'isSubscribable', p.is_subscribable, 'plan', p.subscription_plan,
  'optionOrdering', p.variant_option_ordering, 'formId', ${formIdOf('p')},
  'taxClass', p.tax_class, 'categoryIds', ${categoryIdsJson})`;

/** Columns of `variants v`, as arguments of `json_build_object`. */
export const variantFields = `
  'id', v.id, 'sku', v.sku, 'attributes', v.attributes, 'price', v.price_cents,
  'salePrice', v.sale_price_cents, 'onSale', v.on_sale, 'qtyInStock', v.qty_in_stock,
  'unlimited', v.unlimited, 'weightGrams', v.weight_grams`;

/** The first picture of `products p`. */
export const firstImageId = `(
  select i.asset_id from product_images i
  where i.site_id = p.site_id and i.product_id = p.id
  order by i.display_index, i.asset_id limit 1)`;

/** The picture of `variants v`, or else the first of `products p`. */
export const variantImageJson = imageJson(`coalesce(v.image_asset_id, ${firstImageId})`);
