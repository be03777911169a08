/** The customers of a filter as CSV, made while it is sent: memory does not grow with the shop. */
import { toMoneyValue } from '@sitewright/commerce';
import { Readable } from 'node:stream';
import type { ReadDatabase } from '../../db/database.ts';
import { toCsv } from '../../http/to-csv.ts';
import { makeInstantWriter } from '../order-desk/export/write-instant.ts';
import type { Site } from '../sites/site.ts';
import type { CustomerFilter } from './customer-filter.ts';
import { selectCustomers } from './list-customers.ts';

const atOnce = 500;
const head = [
  'Email',
  'Name',
  'Phone',
  'Country',
  'Groups',
  'Orders',
  'Currency',
  'Total Spent',
  'Amount Refunded',
  'First Order',
  'Last Order',
  'Accepts Marketing',
  'Has Account',
  'Created at',
];

interface ExportScope {
  db: ReadDatabase;
  site: Site;
}

/** By their last order, the latest first. */
export function exportCustomers(scope: ExportScope, filter: CustomerFilter): Readable {
  return Readable.from(writeFile(scope, filter), { objectMode: false });
}

async function* writeFile(
  { db, site }: ExportScope,
  filter: CustomerFilter,
): AsyncGenerator<string> {
  yield toCsv([head]);
  const instant = makeInstantWriter(site.timeZone);
  const { currency: currencyCode } = site;
  const money = (amountCents: number) => toMoneyValue({ amountCents, currencyCode });
  let after: string | undefined;
  do {
    const sorted = { sort: 'last', direction: 'desc', limit: atOnce, after } as const;
    const rows = await selectCustomers(db, site.siteId, { ...filter, ...sorted }).execute();
    if (rows.length > 0) {
      yield toCsv(
        rows.map((row) => [
          row.email,
          row.name,
          row.phone,
          row.country,
          row.groups.join('; '),
          String(row.order_count),
          currencyCode,
          money(row.spent_cents),
          money(row.refunded_cents),
          instant(row.first_order_at),
          instant(row.last_order_at),
          row.opted_in_at ? 'yes' : 'no',
          row.has_account ? 'yes' : 'no',
          instant(row.created_at),
        ]),
      );
    }
    after = rows.length === atOnce ? rows.at(-1)?.id : undefined;
  } while (after !== undefined);
}
