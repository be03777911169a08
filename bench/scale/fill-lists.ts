/** Fills every further list of the back office. The rows are made by the database from numbers. */
import type pg from 'pg';
import type { CopiedProducts } from './copy-products.ts';

/** How large the shop is. */
export interface ShopSize {
  readonly products: number;
  readonly customers: number;
}

const past = (step: string) => `now() - n * interval '${step}'`;
const email = "ann-' || n || '@example.test";

/**
 * Categories and pictures of the products, stock at places, files, activity, mails of every state,
 * lists and their members, gift cards, subscriptions, memberships, sign-ups, imports. As many as a shop of that size has.
 */
export async function fillLists(
  client: pg.Client,
  { idOf, variantOf }: CopiedProducts,
  { products, customers }: ShopSize,
): Promise<void> {
  const { rows } = await client.query<{ site: string; store: string }>(
    `select s.site_id as site, c.id as store from sites s join collections c using (site_id)
     where s.is_default and c.type_name = 'products' limit 1`,
  );
  const { site, store } = rows[0]!;
  const many = Math.round(customers / 5);
  const to = (count: number) => `generate_series(1, ${count}) as n`;
  const product = idOf(`(1 + n % ${products - 1})`);
  const variant = variantOf(`(1 + n % ${products - 1})`);
  const statements = [
    `insert into categories (site_id, id, collection_id, parent_id, display_name, url_path,
       display_index) select '${site}', 'bench-cat-' || n, '${store}',
       case when n > 20 then 'bench-cat-' || (1 + n % 20) end, 'Kind ' || n,
       case when n > 20 then 'kind-' || (1 + n % 20) || '/' else '' end || 'kind-' || n, n
     from ${to(200)}`,
    `insert into product_categories (site_id, product_id, category_id)
     select '${site}', ${idOf('n')}, 'bench-cat-' || (1 + n % 200) from ${to(products - 1)}`,
    `insert into assets (site_id, id, kind, filename, content_type, byte_size, width, height,
       alt_text, title, sha256, created_at)
     select '${site}', 'asset-' || lpad(n::text, 8, '0'),
       case when n % 20 = 0 then 'file' else 'image' end,
       'picture-' || n || case when n % 20 = 0 then '.pdf' else '.jpg' end,
       case when n % 20 = 0 then 'application/pdf' else 'image/jpeg' end, 1000 + n * 13 % 900000,
       1200, 900, case when n % 7 = 0 then '' else 'A thing of number ' || n end, '', md5(n::text),
       ${past('1 minute')} from ${to(products)}`,
    `insert into product_images (site_id, product_id, asset_id, display_index)
     select '${site}', ${idOf('n')}, 'asset-' || lpad(n::text, 8, '0'), 0 from ${to(products - 1)}
     where n % 10 <> 9`,
    `insert into stock_locations (site_id, id, name, position)
     select '${site}', 'place-' || n, 'Place ' || n, n from ${to(3)}`,
    // The sums that the trigger keeps are kept in one statement.
    'set sitewright.stock_sums = off',
    `insert into stock_levels (site_id, variant_id, location_id, quantity)
     select site_id, id, 'place-1', qty_in_stock / 2 from variants
     where site_id = '${site}' and not unlimited and qty_in_stock > 1`,
    `update variants v set qty_elsewhere = l.quantity from stock_levels l
     where l.site_id = v.site_id and l.variant_id = v.id`,
    'reset sitewright.stock_sums',
    `insert into stock_changes (site_id, id, variant_id, happened_at, actor_name, reason, by, quantity)
     select '${site}', 'change-' || lpad(n::text, 8, '0'), ${variant}, ${past('1 minute')}, 'Bench',
       'received', 1, n % 50 from ${to(products * 2)}`,
    `insert into activity_log (site_id, id, happened_at, account_id, actor_name, action, subject,
       before, after, permission, title)
     select '${site}', lpad(to_hex(n), 24, '0'), ${past('1 minute')}, 'somebody', 'Bench',
       (array['product-changed', 'order-changed', 'discount-created', 'stock-changed'])[1 + n % 4],
       'product:' || n, '{}', '{}', 'edit-products', 'Thing ' || n from ${to(many * 5)}`,
    `insert into mailing_lists (site_id, id, name, require_double_opt_in, created_at)
     select '${site}', 'list-' || n, 'List ' || n, true, now() from ${to(3)}`,
    `insert into mailing_list_members (site_id, id, list_id, email, email_key, state, place,
       consent_text, asked_at, confirmed_at, left_at)
     select '${site}', 'member-' || lpad(n::text, 8, '0'), 'list-1', '${email}', '${email}',
       case n % 10 when 0 then 'waiting' when 1 then 'out' else 'in' end, 'checkout', 'Yes, write',
       ${past('1 minute')}, now(), case when n % 10 = 1 then now() end from ${to(many * 3)}`,
    `insert into mail_suppressions (site_id, email_key, reason, created_at)
     select '${site}', '${email}', 'hard-bounce', now() from ${to(many)}`,
    `insert into marketing_opt_ins (site_id, email, consent_text, source, opted_in_at)
     select '${site}', '${email}', 'Yes', 'checkout', now() from ${to(many)}
     on conflict do nothing`,
    `update customers c set opted_in_at = m.opted_in_at from marketing_opt_ins m
     where m.site_id = c.site_id and m.email = c.email`,
    `update customers set groups = array['wholesale'] where site_id = '${site}'
       and order_count > 0 and length(email) % 7 = 0 and email like '%3@example.test'`,
    `update customers set has_account = true where site_id = '${site}' and email like '%7@example.test'`,
    `insert into balances (site_id, id, kind, currency, left_cents, code_hash, code_hint, created_at)
     select '${site}', 'card-' || lpad(n::text, 8, '0'),
       case when n % 400 = 0 then 'store-credit' else 'gift-card' end, 'USD', 2500,
       md5('c' || n), upper(substr(md5('c' || n), 1, 4)), ${past('1 hour')} from ${to(many)}`,
    // Delivered, or they would all be sent while lists are measured.
    `insert into gift_cards (site_id, id, currency, initial_cents, recipient_email, created_at,
       delivered_at)
     select '${site}', 'card-' || lpad(n::text, 8, '0'), 'USD', 5000, '${email}', ${past('1 hour')},
       now() from ${to(many)}`,
    `insert into subscriptions (site_id, id, order_id, product_id, variant_id, quantity, price_cents,
       currency, plan, status, token, email, title, started_at, rhythm_at)
     select o.site_id, 'plan-' || lpad(n::text, 8, '0'), o.id, ${product}, ${variant}, 1, 1200,
       'USD', '{"billingPeriod": {"value": 1, "unit": "MONTH"}}',
       (array['active', 'paused', 'canceled', 'completed'])[1 + n % 4], md5('t' || n), o.email,
       'Monthly', now(), now()
     from (select *, row_number() over ()::int as n from orders limit ${many}) as o`,
    `insert into membership_plans (site_id, id, title, price_cents, created_at)
     select '${site}', 'club-' || n, 'Club ' || n, 1000, now() from ${to(2)}`,
    `insert into memberships (site_id, id, plan_id, email, email_key, started_at)
     select '${site}', 'in-' || lpad(n::text, 8, '0'), 'club-1', '${email}', '${email}', now()
     from ${to(many)}`,
    `insert into restock_sign_ups (site_id, id, product_id, variant_id, email, email_key, token_hash,
       created_at, mailed_at)
     select '${site}', 'wait-' || lpad(n::text, 8, '0'), ${product}, ${variant}, '${email}',
       '${email}', md5('w' || n), ${past('1 hour')}, case when n % 2 = 0 then ${past('1 minute')} end
     from ${to(many)}`,
    `insert into imports (site_id, id, state, kind, filename, source, actor_name, created_at)
     select '${site}', 'import-' || lpad(n::text, 6, '0'), 'done', 'products', 'products.csv', 'file',
       'Bench', ${past('1 hour')} from ${to(500)}`,
    `insert into import_lines (site_id, import_id, line, code, kind, reason)
     select '${site}', 'import-000001', n, 'price-wrong', case when n % 5 = 0 then 'note' else
       'rejected' end, 'No price' from ${to(products)}`,
    `update outbox_mails set status = (array['kept', 'failed', 'withheld'])[1 + length(id) % 3]
     where site_id = '${site}' and id like '%77'`,
  ];
  for (const statement of statements) await client.query(statement);
  await client.query('vacuum analyze');
}
