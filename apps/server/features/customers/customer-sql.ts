/** The terms of whoever has typed an email into `carts cart`; null while nobody has. */
export const cartCustomerJson = `(
  case when cart.email is null then null else coalesce((
    select json_build_object('groupIds', m.groups, 'isTaxExempt', m.is_tax_exempt,
      'isFirstOrder', m.order_count = 0, 'isFirstTestOrder', m.test_order_count = 0)
    from customers m where m.site_id = cart.site_id and m.email = lower(cart.email)),
    '{"groupIds":[],"isTaxExempt":false,"isFirstOrder":true,"isFirstTestOrder":true}'::json) end)`;
