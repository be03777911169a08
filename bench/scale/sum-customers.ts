/** Customers of copied orders, whom no trigger summed. */
import type pg from 'pg';

/** How many customers are counted anew, one by one, to compare. */
const compared = 300;

/** What was called off counts for nothing, as in the database's own sums. */
const counts = `status <> 'canceled' and not is_test`;
const isPaid = `${counts} and status <> 'awaiting_payment'`;

const sums = `count(*) filter (where ${counts})::int as orders,
  count(*) filter (where status <> 'canceled' and is_test)::int as tests,
  coalesce(sum(grand_total_cents - due_cents) filter (where ${isPaid}), 0)::bigint as spent,
  coalesce(sum(refunded_cents) filter (where ${isPaid}), 0)::bigint as refunded,
  min(created_at) filter (where ${counts}) as first_at,
  max(created_at) filter (where ${counts}) as last_at`;

/**
 * Writes the customers of all orders with what they spent, in one statement.
 * @throws Error where the database's own recount of some customers comes to something else
 */
export async function sumCustomers(client: pg.Client): Promise<void> {
  await client.query(`
    insert into customers (site_id, email, id, name, country, words, created_at, order_count,
      test_order_count, spent_cents, refunded_cents, first_order_at, last_order_at)
    select site_id, email, substr(md5(email), 1, 24), name, country,
      trim(regexp_replace(email || ' ' || name, '[^[:alnum:]]+', ' ', 'g')), coalesce(first_at, now()),
      orders, tests, spent, refunded, first_at, last_at
    from (select site_id, lower(email) as email,
        coalesce(max(trim(concat_ws(' ', shipping_address->>'firstName',
          shipping_address->>'lastName'))), '') as name,
        coalesce(max(shipping_address->>'country'), '') as country,
        ${sums}
      from orders group by site_id, lower(email)) as summed
    on conflict (site_id, email) do update set order_count = excluded.order_count,
      test_order_count = excluded.test_order_count, spent_cents = excluded.spent_cents,
      refunded_cents = excluded.refunded_cents, first_order_at = excluded.first_order_at,
      last_order_at = excluded.last_order_at`);
  await compareWithRecount(client);
}

async function compareWithRecount(client: pg.Client): Promise<void> {
  const told = `select id, order_count, test_order_count, spent_cents, refunded_cents,
    first_order_at, last_order_at from customers`;
  await client.query('analyze orders, customers');
  await client.query('begin');
  await client.query(`create temporary table summed on commit drop as
    ${told} tablesample bernoulli (5) order by random() limit ${compared}`);
  await client.query(`select recount_customer(c.site_id, c.id) from customers c
    where c.id in (select id from summed)`);
  const { rows } = await client.query<{ differ: string; all: string }>(`
    select (select count(*) from (select * from summed except
        ${told} where id in (select id from summed)) as other) as differ,
      (select count(*) from summed) as all`);
  await client.query('rollback');
  const [found] = rows;
  if (found?.differ !== '0') throw new Error(`${found?.differ} of ${found?.all} sums differ`);
  console.log(`Sums of ${found.all} customers are what the database counts anew.`);
}
