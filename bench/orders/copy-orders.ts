/** The rows of one real order, written again in any number. */
import type pg from 'pg';
import { copyRows, momentOfCopy, type Copies } from '../scale/copy-rows.ts';
import { sumCustomers } from '../scale/sum-customers.ts';
import type { WrittenRows } from './written-rows.ts';

/** Whose the copies are and what is in them, so that lists have something to sort and to filter. */
export interface OrderVariety {
  /** Each of them orders again and again. */
  readonly customers: number;
  /** In SQL, of the `n`th copy: ids that are there. */
  readonly product: string;
  readonly variant: string;
  /** Of so many, the newest, there are payments, papers, mails and ledger too. */
  readonly whole: number;
}

/** What lists, searches and sums of all orders read. */
const listed = ['orders', 'order_items'];

/** Writes orders `from` to `to`. Numbers of orders and of their papers go on after the copies. */
export async function copyOrders(
  client: pg.Client,
  rows: readonly WrittenRows[],
  { from, to, variety }: Pick<Copies, 'from' | 'to'> & { variety?: OrderVariety },
): Promise<void> {
  // Who orders again is one customer: they are summed from the orders.
  const copied = variety ? rows.filter(({ table }) => table !== 'customers') : rows;
  const varied = variety && varyOrders(rows, variety);
  const isListed = ({ table }: WrittenRows) => variety === undefined || listed.includes(table);
  await copyRows(client, copied.filter(isListed), { from, to, varied });
  if (variety) {
    const rest = copied.filter((each) => !isListed(each));
    await copyRows(client, rest, { from, to: Math.min(to, variety.whole), varied });
  }
  if (variety) await sumCustomers(client);
  await client.query(
    `update sites set next_order_number = greatest(next_order_number, $1) where is_default`,
    [to + 1],
  );
  await client.query('update paper_series set next_number = greatest(next_number, $1)', [to + 1]);
  await client.query('vacuum analyze');
}

const firstNames = 'Ada Ben Cleo Dan Eve Finn Gwen Hugo Iris Jon Kim Lea Max Nia Otto Pia Ravi Uma';
const lastNames =
  'Lee Abt Berg Cole Diaz Ebel Frost Gray Hahn Ito Jung Kern Lund Moss Nash Okoye Park';

/** SQL for one of the words, by a number in SQL. */
export const wordOf = (words: string, number: string): string => {
  const list = words.split(' ');
  return `('{${list.join(',')}}'::text[])[1 + (${number}) % ${list.length}]`;
};

function varyOrders(rows: readonly WrittenRows[], { customers, product, variant }: OrderVariety) {
  const person = `(n % ${customers})`;
  const email = () => `'ann-' || ${person} || '@example.test'`;
  const first = wordOf(firstNames, person);
  const last = wordOf(lastNames, `${person} / 18`);
  const country = wordOf('US US US US US CA GB DE', person);
  const named = (base: string) =>
    `${base} || jsonb_build_object('firstName', ${first}, 'lastName', ${last}, 'country', ${country})`;
  const isReal = { is_test: () => 'false' };
  const marked = Object.fromEntries(
    rows.filter(({ columns }) => columns.includes('is_test')).map(({ table }) => [table, isReal]),
  );
  const total = '(n * 37) % 200 * 100';
  return {
    ...marked,
    orders: {
      ...isReal,
      email,
      words: () => `n || ' ann ' || ${person} || ' example test ' || ${first} || ' ' || ${last}`,
      shipping_address: named,
      billing_address: named,
      status: () =>
        `case when n % 20011 = 7 then 'needs_attention' when n % 97 = 5 then 'canceled'
          when n % 50 = 3 then 'refunded' else 'paid' end`,
      fulfillment_status: () =>
        `case when n < 3000 or n % 2003 = 0 then 'pending' else 'fulfilled' end`,
      channel: () => `case when n % 300 = 11 then 'draft' else 'online' end`,
      subtotal_cents: (base: string) => `${base} + ${total}`,
      grand_total_cents: (base: string) => `${base} + ${total}`,
      refunded_cents: () => `case when n % 50 = 3 then 2000 else 0 end`,
      due_cents: () => `case when n % 5003 = 9 then 1500 else 0 end`,
      paid_at: () => momentOfCopy,
      modified_at: () => momentOfCopy,
    },
    order_items: { product_id: () => product, variant_id: () => variant },
    payments: { ...isReal, email },
    carts: { email },
    outbox_mails: { to_address: email, sealed: () => 'null', status: () => `'sent'` },
    ledger_transactions: { ...isReal, happened_at: () => momentOfCopy },
    order_timeline: { happened_at: () => momentOfCopy },
    report_moves: {
      ...isReal,
      happened_at: () => momentOfCopy,
      // The row of the product is the one that has a key of the shape of an id.
      key: (base: string) => `case when length(${base}) = 24 then ${product} else ${base} end`,
    },
  };
}
