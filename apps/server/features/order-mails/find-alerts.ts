/**
 * What an owner has to know: found in the tables where it stands, told once, in the language of the
 * site. What a provider or a mail server said stays in its own words.
 */
import { DAY_MS, describeVariant, productTypes } from '@sitewright/commerce';
import { sql } from 'kysely';
import type { AppContext } from '../../context.ts';
import { newId } from '../../db/id.ts';
import { readSettings } from '../settings/read-settings.ts';
import { sayOf } from '../settings/say-of.ts';
import type { Site } from '../sites/site.ts';
import { writeMoney } from '../sites/site-money.ts';
import type { AlertKind } from './tables.ts';

interface FoundAlert {
  kind: AlertKind;
  subjectId: string;
  text: string;
}

const mostOfKind = 200;
/** An event of a provider that failed so often is told of before it is given up. */
const troubledAttempts = 5;

/** Notes what is new; what was told before stays told. */
export async function findAlerts(ctx: AppContext, site: Site): Promise<void> {
  const found = [
    ...(await findOrders(ctx, site)),
    ...(await findEvents(ctx, site)),
    ...(await findMails(ctx, site)),
    ...(await findLowStock(ctx, site)),
  ];
  const low = found.filter(({ kind }) => kind === 'low-stock');
  const { siteId } = site;
  await ctx.transact(async (trx) => {
    // What is stocked again is told of anew once it runs low.
    await trx
      .deleteFrom('owner_alerts')
      .where('site_id', '=', siteId)
      .where('kind', '=', 'low-stock')
      .where('mailed_at', 'is not', null)
      .$if(low.length > 0, (all) =>
        all.where(
          'subject_id',
          'not in',
          low.map(({ subjectId }) => subjectId),
        ),
      )
      .execute();
    for (const { kind, subjectId, text } of found) {
      await trx
        .insertInto('owner_alerts')
        .values({
          site_id: siteId,
          id: newId(),
          kind,
          subject_id: subjectId,
          text,
          created_at: ctx.now(),
          mailed_at: null,
        })
        .onConflict((conflict) => conflict.columns(['site_id', 'kind', 'subject_id']).doNothing())
        .execute();
    }
  });
}

/** Orders of the last day, and all that need a person. */
async function findOrders(ctx: AppContext, site: Site): Promise<FoundAlert[]> {
  const since = new Date(ctx.now().getTime() - DAY_MS);
  const tellsAll = readSettings(site, 'mails').alertOrders;
  const rows = await ctx.db
    .selectFrom('orders')
    .select(['id', 'order_number', 'status', 'grand_total_cents', 'currency', 'is_test'])
    .where('site_id', '=', site.siteId)
    .where((eb) =>
      eb.or([
        eb('status', '=', 'needs_attention'),
        ...(tellsAll ? [eb('created_at', '>', since)] : []),
      ]),
    )
    .orderBy('order_number', 'desc')
    .limit(mostOfKind)
    .execute();
  const say = sayOf(site);
  return rows.toReversed().flatMap((row): FoundAlert[] => {
    const money = { amountCents: row.grand_total_cents, currencyCode: row.currency };
    const told = { number: row.order_number, amount: writeMoney(site, money) };
    const placed = row.is_test
      ? say('Test order {number} over {amount}', told)
      : say('Order {number} over {amount}', told);
    const attention = row.is_test
      ? say('Test order {number} is paid, but its stock is short', told)
      : say('Order {number} is paid, but its stock is short', told);
    return [
      ...(tellsAll ? [{ kind: 'new-order' as const, subjectId: row.id, text: placed }] : []),
      ...(row.status === 'needs_attention'
        ? [{ kind: 'needs-attention' as const, subjectId: row.id, text: attention }]
        : []),
    ];
  });
}

async function findEvents({ db }: AppContext, site: Site): Promise<FoundAlert[]> {
  const say = sayOf(site);
  const rows = await db
    .selectFrom('payment_events')
    .select(['provider', 'event_id', 'last_error'])
    .where('site_id', '=', site.siteId)
    .where((eb) =>
      eb.or([
        eb('state', '=', 'dead'),
        eb.and([eb('state', '=', 'waiting'), eb('attempts', '>=', troubledAttempts)]),
      ]),
    )
    .limit(mostOfKind)
    .execute();
  return rows.map(({ provider, event_id, last_error }) => ({
    kind: 'payment-event',
    subjectId: `${provider}:${event_id}`,
    text: say('News of a payment by {provider} cannot be applied: {reason}', {
      provider,
      reason: last_error ?? event_id,
    }),
  }));
}

/** Mails that somebody waits for and that did not leave; alerts tell of no alerts. */
async function findMails({ db }: AppContext, site: Site): Promise<FoundAlert[]> {
  const say = sayOf(site);
  const rows = await db
    .selectFrom('outbox_mails')
    .select(['id', 'to_address', 'subject', 'last_error'])
    .where('site_id', '=', site.siteId)
    .where('status', 'in', ['failed', 'withheld'])
    .where('is_marketing', '=', false)
    .where('dedupe_key', 'not like', 'alerts:%')
    .orderBy('id', 'desc')
    .limit(mostOfKind)
    .execute();
  return rows.toReversed().map(({ id, to_address, subject, last_error }) => ({
    kind: 'mail',
    subjectId: id,
    text: say('The mail “{subject}” to {address} was not sent: {reason}', {
      subject,
      address: to_address,
      reason: last_error ?? '',
    }),
  }));
}

async function findLowStock({ db }: AppContext, site: Site): Promise<FoundAlert[]> {
  const units = readSettings(site, 'mails').alertStockUnits;
  if (units === 0) return [];
  const rows = await db
    .selectFrom('variants as v')
    .innerJoin('products as p', (join) =>
      join.onRef('p.site_id', '=', 'v.site_id').onRef('p.id', '=', 'v.product_id'),
    )
    .select(['v.id', 'v.qty_in_stock', 'v.attributes', 'p.title', 'p.variant_option_ordering'])
    .where('v.site_id', '=', site.siteId)
    .where('v.unlimited', '=', false)
    .where('v.qty_in_stock', '<=', sql<number>`coalesce(v.low_stock_units, ${units}::integer)`)
    .where('p.is_visible', '=', true)
    .where('p.product_type', '=', productTypes.physical)
    .orderBy('v.id')
    .limit(mostOfKind)
    .execute();
  const say = sayOf(site);
  return rows.map(({ id, qty_in_stock: count, attributes, title, variant_option_ordering }) => {
    const variant = describeVariant({ attributes }, variant_option_ordering);
    const name = [title, variant].filter(Boolean).join(', ');
    return { kind: 'low-stock', subjectId: id, text: say('{name}: {count} left', { name, count }) };
  });
}
