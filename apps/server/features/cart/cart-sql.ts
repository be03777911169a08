/** The text of the statement that reads a cart, as parts that other statements share. */
import { formFieldsJson } from './form-fields-sql.ts';
import { cartCustomerJson } from '../customers/customer-sql.ts';
import { automaticUsesJson, enteredDiscountsJson } from '../discounts/discount-sql.ts';
import { productJson, variantFields, variantImageJson } from '../products/product-sql.ts';

const linesJson = `(
  select coalesce(json_agg(json_build_object(
    'id', e.id, 'quantity', e.quantity, 'additionalFields', e.additional_fields,
    'formFields', case when e.additional_fields is not null then ${formFieldsJson} end,
    'product', ${productJson}, 'variant', json_build_object(${variantFields}),
    'image', ${variantImageJson})), '[]')
  from cart_entries e
  join variants v on v.site_id = e.site_id and v.id = e.variant_id
  join products p on p.site_id = e.site_id and p.id = e.product_id
  join collections c on c.site_id = p.site_id and c.id = p.collection_id
  where e.site_id = cart.site_id and e.cart_id = cart.id)`;

/** The placeholders of a statement that stand for the key of a cart. */
export interface CartPlaceholders {
  siteId: string;
  cartId: string;
  now: string;
}

/**
 * The cart as one JSON value; null when there is none, or when it was bought or has expired. The
 * discounts of codes are read only once it has codes.
 */
export function cartJson({ siteId, cartId, now }: CartPlaceholders): string {
  return `(
    select json_build_object(
      'id', cart.id, 'currency', cart.currency, 'email', cart.email,
      'createdAt', (extract(epoch from cart.created_at) * 1000)::bigint,
      'ownerHash', cart.owner_hash, 'shippingLocation', cart.shipping_location,
      'selectedShippingOptionId', cart.selected_shipping_option_id,
      'couponCodes', cart.coupon_codes, 'customLine', cart.custom_line, 'terms', cart.terms,
      'lines', ${linesJson},
      'coupons', case when cart.coupon_codes = '{}' then '[]'::json else ${enteredDiscountsJson} end,
      'automaticUses', ${automaticUsesJson}, 'customer', ${cartCustomerJson})
    from carts cart
    where cart.site_id = ${siteId} and cart.id = ${cartId}
      and cart.order_id is null and cart.expires_at > ${now})`;
}
