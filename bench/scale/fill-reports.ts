/** What reports are made of, for all orders of a copied shop: moves of every kind, and the sums of them. */
import type pg from 'pg';
import { measureColumns } from '../../apps/server/features/reports/report-move.ts';

const names = measureColumns.join(', ');
const sums = measureColumns.map((name) => `sum(r.${name})`).join(', ');

/** Of an order `o` with its first line `i`: what it brought, by the number of the order. */
const goods = 'o.subtotal_cents';
const off = `case when n % 5 = 0 then ${goods} / 10 else 0 end`;
const tax = `case when n % 2 = 0 then ${goods} / 20 else 0 end`;

/** By report: its key, its label, which orders have it, and its measures. */
const kinds: readonly (readonly [
  string,
  string,
  string,
  string,
  Readonly<Record<string, string>>,
])[] = [
  [
    'sales',
    `''`,
    `''`,
    'true',
    {
      orders: '1',
      units: '1 + n % 4',
      gross_cents: goods,
      discount_cents: off,
      tax_cents: tax,
      shipping_cents: 'n % 3 * 500',
    },
  ],
  [
    'product',
    'i.product_id',
    `'Product ' || i.product_id`,
    'true',
    { orders: '1', units: '1 + n % 4', gross_cents: goods, discount_cents: off },
  ],
  [
    'method',
    `(array['card', 'wallet', 'transfer', 'gift-card'])[1 + n % 4]`,
    `''`,
    'true',
    { orders: '1', gross_cents: `${goods} - ${off} + ${tax} + n % 3 * 500` },
  ],
  [
    'discount',
    `'rule-' || n / 5 % 500`,
    `'Code ' || n / 5 % 500`,
    'n % 5 = 0',
    { orders: '1', discount_cents: off },
  ],
  [
    'tax',
    `'tax-' || n / 2 % 60 || ':'`,
    `'Tax ' || n / 2 % 60`,
    'n % 2 = 0',
    { orders: '1', gross_cents: goods, tax_cents: tax },
  ],
];

const back = {
  refunds: '1',
  returned: '1',
  refund_cents: `${goods} / 4`,
  tax_cents: `-${tax} / 4`,
};

/** A fiftieth of the orders gave something back, two days later. */
const refunds: typeof kinds = [
  ['sales', `''`, `''`, 'n % 50 = 3', back],
  ['refund', `''`, `''`, 'n % 50 = 3', back],
  ['product', 'i.product_id', `''`, 'n % 50 = 3', { returned: '1', refund_cents: `${goods} / 4` }],
  ['method', `'card'`, `''`, 'n % 50 = 3', { refunds: '1', refund_cents: `${goods} / 4` }],
];

/**
 * Writes the moves of all real orders in place of those that were copied, and their sums by day,
 * month and year as the server counts them, in a statement each.
 */
export async function fillReports(client: pg.Client): Promise<void> {
  const statements = [
    'truncate report_moves, report_days',
    ...kinds.map((kind, index) => insertMoves(kind, { prefix: 'sold', index, later: '0' })),
    ...refunds.map((kind, index) => insertMoves(kind, { prefix: 'back', index, later: '2 days' })),
    `insert into report_sites (site_id, zone, is_filled) select site_id, time_zone, true from sites
      on conflict (site_id) do update set zone = excluded.zone, is_filled = true`,
    'analyze report_moves',
    ...(['day', 'month', 'year'] as const).map(insertSums),
    'vacuum analyze report_moves, report_days',
  ];
  for (const statement of statements) await client.query(statement);
}

function insertMoves(
  [report, key, label, which, measures]: (typeof kinds)[number],
  { prefix, index, later }: { prefix: string; index: number; later: string },
): string {
  const columns = Object.keys(measures).join(', ');
  return `insert into report_moves (site_id, source, number, order_id, currency, is_test,
      happened_at, channel, is_new_customer, report, key, label, is_counted, ${columns})
    select o.site_id, '${prefix}:' || o.id, ${index + 1}, o.id, o.currency, false,
      o.paid_at + interval '${later}', o.channel, n % 3 = 0, '${report}', ${key}, ${label}, true,
      ${Object.values(measures).join(', ')}
    from (select *, order_number as n from orders where not is_test and paid_at is not null
        and paid_at < now() - interval '${later}') o
      join lateral (select product_id from order_items
        where site_id = o.site_id and order_id = o.id limit 1) i on true
    where ${which}`;
}

/** As `countMoves` of the server: channels and customers are of the moves of sales. */
function insertSums(grain: 'day' | 'month' | 'year'): string {
  return `insert into report_days (site_id, is_test, currency, report, grain, day, key, label, detail,
      ${names})
    select r.site_id, r.is_test, r.currency, f.report, '${grain}',
      date_trunc('${grain}', r.happened_at at time zone s.time_zone)::date, f.key, max(f.label), '',
      ${sums}
    from report_moves r join sites s using (site_id) cross join lateral (values
      (r.report, r.key, r.label, true),
      ('channel', r.channel, '', r.report = 'sales'),
      ('customer', case when r.is_new_customer then 'new' else 'returning' end, '', r.report = 'sales')
    ) as f (report, key, label, counts)
    where f.counts group by 1, 2, 3, 4, 5, 6, 7`;
}
