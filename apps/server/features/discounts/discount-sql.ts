/** Parts of the statement that reads a cart: the discounts whose codes it has, and uses. */

/** Columns of `discounts k`, as arguments of `json_build_object`; named as in `StoredDiscount`. */
const discountFields = `
  'id', k.id, 'name', k.name, 'code', k.code, 'benefit', k.benefit, 'itemIds', k.item_ids,
  'categoryIds', k.category_ids, 'minSubtotalCents', k.min_subtotal_cents,
  'minQuantity', k.min_quantity,
  'startsAt', (extract(epoch from k.starts_at) * 1000)::bigint,
  'endsAt', (extract(epoch from k.ends_at) * 1000)::bigint,
  'maxUses', k.max_uses, 'maxUsesPerCustomer', k.max_uses_per_customer,
  'customerGroups', k.customer_groups, 'isFirstOrderOnly', k.is_first_order_only,
  'priority', k.priority, 'isExclusive', k.is_exclusive, 'isEnabled', k.is_enabled`;

const usedByCustomer = (count: string) => `coalesce((
  select u.${count} from discount_uses u
  where u.site_id = k.site_id and u.discount_id = k.id and u.email = lower(cart.email)), 0)`;

/** By real orders and by tests, in all and by the customer. */
const uses = `
  'usedCount', k.used_count, 'usedByCustomerCount', ${usedByCustomer('used_count')},
  'testUsedCount', k.test_used_count,
  'testUsedByCustomerCount', ${usedByCustomer('test_used_count')}`;

/** The discounts that the codes of `carts cart` name, with their uses of now. */
export const enteredDiscountsJson = `(
  select coalesce(json_agg(json_build_object(${discountFields}, ${uses})), '[]')
  from discounts k where k.site_id = cart.site_id and k.code = any(cart.coupon_codes))`;

/** Uses of now of the discounts that apply by themselves and have a limit. */
export const automaticUsesJson = `(
  select coalesce(json_agg(json_build_object('id', k.id, ${uses})), '[]')
  from discounts k where k.site_id = cart.site_id and k.code is null
    and (k.max_uses is not null or k.max_uses_per_customer is not null or k.is_first_order_only))`;
