/** The text of the statement that reads a cart, as parts that other statements share. */
import { productJson, variantFields, variantImageJson } from '../products/product-sql.ts';

const linesJson = `(
  select coalesce(json_agg(json_build_object(
    'id', e.id, 'quantity', e.quantity, 'additionalFields', e.additional_fields,
    'product', ${productJson}, 'variant', json_build_object(${variantFields}),
    'image', ${variantImageJson})), '[]')
  from cart_entries e
  join variants v on v.site_id = e.site_id and v.id = e.variant_id
  join products p on p.site_id = e.site_id and p.id = e.product_id
  join collections c on c.site_id = p.site_id and c.id = p.collection_id
  where e.site_id = cart.site_id and e.cart_id = cart.id)`;

const shippingOptionsJson = `(
  select coalesce(json_agg(json_build_object(
    'id', s.id, 'name', s.name, 'description', s.description, 'kind', s.kind,
    'priceCents', s.price_cents, 'freeFromCents', s.free_from_cents,
    'weightSteps', s.weight_steps, 'countries', s.countries,
    'displayIndex', s.display_index)), '[]')
  from shipping_options s where s.site_id = cart.site_id and s.is_enabled)`;

const taxRulesJson = `(
  select coalesce(json_agg(json_build_object(
    'id', t.id, 'name', t.name, 'country', t.country, 'region', t.region, 'ratePpm', t.rate_ppm,
    'isOnShipping', t.is_on_shipping, 'isIncludedInPrice', t.is_included_in_price)), '[]')
  from tax_rules t where t.site_id = cart.site_id)`;

const couponsJson = `(
  select coalesce(json_agg(json_build_object(
    'id', k.id, 'code', k.code, 'name', k.name, 'kind', k.kind, 'ratePpm', k.rate_ppm,
    'amountCents', k.amount_cents, 'minSubtotalCents', k.min_subtotal_cents,
    'startsAt', extract(epoch from k.starts_at) * 1000,
    'endsAt', extract(epoch from k.ends_at) * 1000,
    'usageLimit', k.usage_limit, 'usedCount', k.used_count)), '[]')
  from coupons k where k.site_id = cart.site_id and k.code = any(cart.coupon_codes))`;

/** The placeholders of a statement that stand for the key of a cart. */
export interface CartPlaceholders {
  siteId: string;
  cartId: string;
  now: string;
}

/**
 * The cart as one JSON value; null when there is none, or when it was bought or has expired. Rules
 * of shipping and tax are read only once the cart has a destination, coupons only once it has codes.
 */
export function cartJson({ siteId, cartId, now }: CartPlaceholders): string {
  return `(
    select json_build_object(
      'id', cart.id, 'currency', cart.currency, 'email', cart.email,
      'createdAt', (extract(epoch from cart.created_at) * 1000)::bigint,
      'ownerHash', cart.owner_hash, 'shippingLocation', cart.shipping_location,
      'selectedShippingOptionId', cart.selected_shipping_option_id,
      'couponCodes', cart.coupon_codes,
      'lines', ${linesJson},
      'shippingOptions', case when cart.shipping_location is null then '[]'::json
        else ${shippingOptionsJson} end,
      'taxRules', case when cart.shipping_location is null then '[]'::json
        else ${taxRulesJson} end,
      'coupons', case when cart.coupon_codes = '{}' then '[]'::json else ${couponsJson} end)
    from carts cart
    where cart.site_id = ${siteId} and cart.id = ${cartId}
      and cart.order_id is null and cart.expires_at > ${now})`;
}
