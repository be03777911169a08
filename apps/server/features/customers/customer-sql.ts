import { sql, type RawBuilder } from 'kysely';

/**
 * The terms of whoever has typed an email into `carts cart`; null while nobody has. Who was merged
 * into another customer has the terms of that one.
 */
export const cartCustomerJson = `(
  case when cart.email is null then null else coalesce((
    select json_build_object('groupIds', m.groups, 'isTaxExempt', m.is_tax_exempt,
      'isFirstOrder', m.order_count = 0, 'isFirstTestOrder', m.test_order_count = 0)
    from customers m where m.site_id = cart.site_id
      and m.id = customer_of(cart.site_id, cart.email)),
    '{"groupIds":[],"isTaxExempt":false,"isFirstOrder":true,"isFirstTestOrder":true}'::json) end)`;

/** Id of whoever has this email; null: nobody. */
export function customerOfEmail(siteId: string, email: string): RawBuilder<string | null> {
  return sql<string | null>`customer_of(${siteId}, ${email})`;
}

/** All emails of a customer, in small letters: their own, and those that were merged into it. */
export function emailsOfCustomer(siteId: string, customerId: string): RawBuilder<string[]> {
  return sql<string[]>`(select emails_of_customer(${siteId}, ${customerId}))::text[]`;
}
