/** What reports are read of, for orders of a whole year: sums by day, month and year. */
import type pg from 'pg';
import { measureColumns } from '../../apps/server/features/reports/report-move.ts';

/** How much was sold in the year up to now. */
export interface SoldYear {
  readonly orders: number;
  /** Of so many; each is sold again after so many orders, so that every month has most of them. */
  readonly products: number;
}

/** One kind of moves, in SQL over the number `n` of its order. */
interface Kind {
  readonly report: string;
  readonly key: string;
  readonly label?: string;
  /** Which orders have it; missing: all. */
  readonly of?: string;
  readonly later?: string;
  readonly measures: Readonly<Record<string, string>>;
}

const goods = '(1000 + n::bigint * 7919 % 24000)';
const off = `case when n % 5 = 0 then ${goods} / 10 else 0 end`;
const tax = `case when n % 2 = 0 then ${goods} / 20 else 0 end`;
const units = '1 + n % 4';
const back = { returned: '1', refund_cents: `${goods} / 4` };
const isBack = { of: 'n % 50 = 3', later: '2 days' };

/** A fifth has one of 500 discounts, half one of 60 taxes; a fiftieth gives something back. */
const kindsOf = (product: string): readonly Kind[] => [
  {
    report: 'sales',
    key: `''`,
    measures: {
      orders: '1',
      units,
      gross_cents: goods,
      discount_cents: off,
      tax_cents: tax,
      shipping_cents: 'n % 3 * 500',
    },
  },
  {
    report: 'product',
    key: product,
    label: `'Product ' || ${product}`,
    measures: { orders: '1', units, gross_cents: goods, discount_cents: off },
  },
  {
    report: 'method',
    key: `(array['card', 'wallet', 'transfer', 'gift-card'])[1 + n % 4]`,
    measures: { orders: '1', gross_cents: `${goods} - ${off} + ${tax} + n % 3 * 500` },
  },
  {
    report: 'discount',
    key: `'rule-' || n / 5 % 500`,
    label: `'Code ' || n / 5 % 500`,
    of: 'n % 5 = 0',
    measures: { orders: '1', discount_cents: off },
  },
  {
    report: 'tax',
    key: `'tax-' || n / 2 % 60 || ':'`,
    label: `'Tax ' || n / 2 % 60`,
    of: 'n % 2 = 0',
    measures: { orders: '1', gross_cents: goods, tax_cents: tax },
  },
  { report: 'sales', key: `''`, ...isBack, measures: { refunds: '1', ...back } },
  { report: 'refund', key: `''`, ...isBack, measures: { refunds: '1', ...back } },
  { report: 'product', key: product, ...isBack, measures: back },
  { report: 'method', key: `'card'`, ...isBack, measures: { refunds: '1', ...back } },
];

/**
 * Puts the sums of a year in place of those that the default site has. They are summed as `countMoves`
 * of the server does it, in a statement for each grain; the moves themselves, which no report reads once
 * they are counted, are not kept.
 */
export async function fillReports(client: pg.Client, sold: SoldYear): Promise<void> {
  const product = `('product-' || n * 7919::bigint % ${sold.products})`;
  const statements = [
    `create temporary table moves (report text, key text, label text, channel text, is_new boolean,
      day date, ${measureColumns.map((name) => `${name} bigint not null default 0`).join(', ')})`,
    ...kindsOf(product).map((kind) => insertMoves(kind, sold.orders)),
    'analyze moves',
    'delete from report_days',
    ...['day', 'month', 'year'].map(insertSums),
    'drop table moves',
    `insert into report_sites (site_id, zone, is_filled) select site_id, time_zone, true from sites
      on conflict (site_id) do update set zone = excluded.zone, is_filled = true`,
    'update report_moves set is_counted = true where not is_counted',
    'vacuum analyze report_days, report_moves',
  ];
  for (const statement of statements) await client.query(statement);
}

function insertMoves({ report, key, label = `''`, of, later, measures }: Kind, orders: number) {
  return `insert into moves (report, key, label, channel, is_new, day,
      ${Object.keys(measures).join(', ')})
    select '${report}', ${key}, ${label}, case when n % 300 = 11 then 'draft' else 'online' end,
      n % 3 = 0, d.day, ${Object.values(measures).join(', ')}
    from generate_series(1, ${orders}) as n cross join lateral (select
      (now() - n * (interval '365 days' / ${orders}) + interval '${later ?? '0'}')::date as day) d
    where d.day <= now()::date and ${of ?? 'true'}`;
}

function insertSums(grain: string): string {
  const sums = measureColumns.map((name) => `sum(m.${name})`).join(', ');
  return `insert into report_days (site_id, is_test, currency, report, grain, day, key, label,
      ${measureColumns.join(', ')})
    select s.site_id, false, s.currency, f.report, '${grain}', date_trunc('${grain}', m.day)::date,
      f.key, max(f.label), ${sums}
    from moves m join sites s on s.is_default cross join lateral (values
      (m.report, m.key, m.label, true),
      ('channel', m.channel, '', m.report = 'sales'),
      ('customer', case when m.is_new then 'new' else 'returning' end, '', m.report = 'sales')
    ) as f (report, key, label, counts)
    where f.counts group by s.site_id, s.currency, f.report, date_trunc('${grain}', m.day), f.key`;
}
