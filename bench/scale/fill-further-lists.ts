/** Fills the lists that a shop has beside its goods, orders and customers. */
import type pg from 'pg';

/** How large the shop is. */
interface Size {
  readonly products: number;
  readonly customers: number;
}

const email = "ann-' || n || '@example.test";
const past = (step: string) => `now() - n * interval '${step}'`;

/**
 * Reviews, carts that were left, redirects, discounts, drafts, answers to forms, posts; and one product
 * that every tenth order has. A second time it adds nothing.
 */
export async function fillFurtherLists(
  client: pg.Client,
  { products, customers }: Size,
): Promise<void> {
  const { rows } = await client.query<{ site: string; blog: string | null }>(
    `select s.site_id as site, (select min(c.id) from collections c
       where c.site_id = s.site_id and c.type_name = 'blog') as blog
     from sites s where s.is_default limit 1`,
  );
  const { site, blog } = rows[0]!;
  const many = Math.round(customers / 5);
  const to = (count: number) => `generate_series(1, ${Math.round(count)}) as n`;
  const ids = (table: string, count: number) => `(select id, row_number() over ()::int as n
    from ${table} where site_id = '${site}' limit ${Math.round(count)})`;
  const statements = [
    `insert into product_reviews (site_id, id, product_id, email_key, author_name, rating, title, body,
       state, source, reply, created_at, updated_at)
     select '${site}', 'review-' || lpad(n::text, 8, '0'), p.id, '${email}', 'Ann ' || n,
       1 + n * 7 % 5, case when n % 9 = 0 then 'Broken' else 'Good' end || ' thing',
       'It came soon and is number ' || n, case when n % 500 = 0 then 'waiting'
       when n % 50 = 1 then 'hidden' else 'published' end,
       case when n % 3 = 0 then 'imported' else 'native' end,
       case when n % 40 = 3 then 'Thank you' else '' end, ${past('1 minute')}, now()
     from ${ids('products', products)} as p on conflict do nothing`,
    `insert into carts (site_id, id, currency, email, expires_at)
     select '${site}', 'left-cart-' || n, 'USD', '${email}',
       now() + interval '20 days'
     from ${to(many)} where n % 2 = 0 on conflict do nothing`,
    `insert into left_carts (site_id, id, cart_id, email, email_key, currency, total_cents, units, lines,
       left_at, mailed_at, mail_count, order_id, ordered_at, is_recovered)
     select '${site}', 'left-' || lpad(n::text, 8, '0'), 'left-cart-' || n, '${email}', '${email}',
       'USD', 1000 + n % 900 * 10, 2, '[]', ${past('10 minutes')},
       case when n % 3 = 0 then ${past('9 minutes')} end, case when n % 3 = 0 then 1 else 0 end,
       case when n % 10 = 7 then o.id end, case when n % 10 = 7 then now() end, n % 30 = 27
     from ${ids('orders', many)} as o on conflict do nothing`,
    `insert into redirects (site_id, id, from_path, to_url, status, is_automatic, created_at)
     select '${site}', 'redirect-' || lpad(n::text, 8, '0'), '/old/thing-' || n, '/shop/thing-' || n,
       301, n % 10 <> 0, ${past('1 hour')} from ${to(products / 10)} on conflict do nothing`,
    `insert into discounts (site_id, id, code, name, starts_at, ends_at, max_uses, used_count, benefit,
       is_enabled)
     select '${site}', 'discount-' || lpad(n::text, 8, '0'),
       case when n % 500 <> 0 then 'CODE' || n end, 'Sale ' || n,
       case when n % 20 = 3 then now() + interval '9 days' end,
       case when n % 4 = 1 then now() - interval '9 days' end, case when n % 5 = 0 then 10 end,
       case when n % 10 = 0 then 10 else 0 end, '{"kind": "percent", "ratePpm": 100000}', n % 50 <> 0
     from ${to(products / 10)} on conflict do nothing`,
    `insert into draft_orders (site_id, id, state, cart_id, email, content, made_by, created_at,
       updated_at, expires_at)
     select '${site}', 'draft-' || lpad(n::text, 8, '0'), 'open', 'left-cart-' || n, '${email}',
       '{"email": "", "lines": [], "note": "", "shippingAddress": null, "billingAddress": null,
         "discount": null, "shipping": null}', 'Bench', ${past('1 hour')}, now(),
       now() + interval '9 days' from ${to(many / 10)} on conflict do nothing`,
    `insert into form_answers (site_id, id, form_id, form_name, submission_key, answers, page_title,
       email_key, sent_at)
     select '${site}', 'answer-' || lpad(n::text, 8, '0'), 'form-' || n % 3, 'Form ' || n % 3,
       'key-' || n, '[{"title": "Say", "text": "Hello"}]', 'Contact', '${email}', ${past('1 minute')}
     from ${to(many)} on conflict do nothing`,
    ...(blog === null
      ? []
      : [
          `insert into content_items (site_id, id, collection_id, record_type, url_id, title, body,
             excerpt, author_name, is_visible, publish_on)
           select '${site}', 'post-' || lpad(n::text, 8, '0'), '${blog}', 1, 'post-' || n,
             'Story ' || n, 'Long ago there was number ' || n, '', 'Writer ' || n % 20, n % 50 <> 0,
             ${past('1 hour')} from ${to(products / 10)} on conflict do nothing`,
        ]),
    `update order_items set product_id = best.id
     from (select max(id) as id from products where site_id = '${site}' and archived_at is null) as best
     where site_id = '${site}' and product_id <> best.id and right(order_id, 1) = '4'`,
  ];
  for (const statement of statements) {
    // Neither triggers nor references: most of the rows stand alone.
    await client.query('set session_replication_role = replica');
    await client.query(statement);
  }
  await client.query('reset session_replication_role');
  await client.query('vacuum analyze');
}
