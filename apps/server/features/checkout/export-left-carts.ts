/** Carts that were left as CSV, made while it is sent. */
import { findCurrency, toDecimalText } from '@sitewright/commerce';
import { Readable } from 'node:stream';
import type { AppContext } from '../../context.ts';
import { toCsv } from '../../http/to-csv.ts';
import type { Site } from '../sites/site.ts';
import { listLeftCarts, type LeftCartFilter } from './list-left-carts.ts';

const atOnce = 200;
const head = [
  'Email',
  'Left',
  'State',
  'Items',
  'Total',
  'Currency',
  'Reminders',
  'Reminded',
  'Order',
  'Order total',
];

export function exportLeftCarts(ctx: AppContext, site: Site, filter: LeftCartFilter): Readable {
  return Readable.from(writeFile(ctx, site, filter), { objectMode: false });
}

async function* writeFile(
  ctx: AppContext,
  site: Site,
  filter: LeftCartFilter,
): AsyncGenerator<string> {
  yield toCsv([head]);
  let after: string | undefined;
  do {
    const page = await listLeftCarts(ctx, site, { ...filter, after, limit: atOnce });
    const rows = page.carts.map((cart) => [
      cart.email,
      write(cart.leftOn),
      cart.state,
      cart.lines.map(({ title, quantity }) => `${quantity} × ${title}`).join('; '),
      writeAmount(cart.totalCents, cart.currency),
      cart.currency,
      String(cart.mailCount),
      write(cart.mailedOn),
      cart.order ? String(cart.order.number) : '',
      cart.order ? writeAmount(cart.order.totalCents, cart.currency) : '',
    ]);
    if (rows.length > 0) yield toCsv(rows);
    ({ after } = page);
  } while (after !== undefined);
}

function writeAmount(cents: number, currency: string): string {
  return toDecimalText(cents, findCurrency(currency).fractionDigits);
}

function write(instant: number | null): string {
  return instant === null ? '' : new Date(instant).toISOString();
}
