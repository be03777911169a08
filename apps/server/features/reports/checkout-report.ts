/** How far carts came. docs/decisions/587-sources-and-the-way-to-the-order.md */
import { checkoutSteps, type CheckoutStepName, type getCheckoutReport } from '@sitewright/contract';
import { sql, type RawBuilder } from 'kysely';
import type { z } from 'zod';
import type { ReadDatabase } from '../../db/database.ts';
import { readRows } from '../../db/read-rows.ts';
import { isWithinDays } from '../../db/within-days.ts';
import type { AnswerOf } from '../../http/call-types.ts';
import { toCsv } from '../../http/to-csv.ts';
import { isTestShop } from '../cart/is-test-shop.ts';
import type { Site } from '../sites/site.ts';
import { isFollowed, isOfTest, reachedStep } from './cart-ways.ts';
import { comparePeriod, type Period } from './period.ts';

type Asked = Pick<z.output<typeof getCheckoutReport.query>, 'from' | 'to' | 'isTest'>;
type Answer = AnswerOf<typeof getCheckoutReport>;
type Steps = Record<CheckoutStepName, number>;

/** Of carts that were begun in the period, beside those of the other one. */
export async function readCheckoutReport(
  db: ReadDatabase,
  site: Site,
  { compare, ...asked }: z.output<typeof getCheckoutReport.query>,
): Promise<Answer> {
  const [from, to] = [asked.from, asked.to].toSorted() as [string, string];
  const other = comparePeriod({ from, to }, compare);
  const count = async (period: Period) => ({
    ...period,
    steps: await countSteps(db, site, { ...period, isTest: asked.isTest }),
  });
  return {
    testMode: asked.isTest,
    since: await readSince(db, site),
    period: await count({ from, to }),
    compared: other ? await count(other) : null,
  };
}

/** A line a step. */
export async function exportCheckoutReport(
  db: ReadDatabase,
  site: Site,
  asked: Asked,
): Promise<string> {
  const { period } = await readCheckoutReport(db, site, { ...asked, compare: 'none' });
  const lines = checkoutSteps.map((step) => [step, String(period.steps[step])]);
  return toCsv([['step', 'carts'], ...lines]);
}

/**
 * Whoever came to a step has come to those before it. A cart that nobody tried to pay is of test
 * orders where the shop takes no real money.
 */
async function countSteps(
  db: ReadDatabase,
  site: Site,
  { from, to, isTest }: Asked,
): Promise<Steps> {
  const { siteId, timeZone } = site;
  const isWithin = (at: RawBuilder<unknown>) => isWithinDays(at, { from, to }, sql`${timeZone}`);
  const isAsked = (of: RawBuilder<unknown>) =>
    sql`coalesce(${of}, ${isTestShop(site)}::boolean) = ${isTest}`;
  const [row] = await readRows<Record<CheckoutStepName, string>>(
    db,
    sql`
    with ways as (
      select ${reachedStep} as reached from carts c
      where c.site_id = ${siteId} and ${isFollowed} and ${isWithin(sql`c.created_at`)}
        and ${isAsked(isOfTest)}
      union all
      select w.reached from cart_ways w
      where w.site_id = ${siteId} and ${isWithin(sql`w.begun_at`)} and ${isAsked(sql`w.is_test`)}
    )
    select count(*) as begun, count(*) filter (where reached >= 2) as checkout,
      count(*) filter (where reached >= 3) as address, count(*) filter (where reached >= 4) as tried,
      (select count(*) from orders o where o.site_id = ${siteId} and o.paid_at is not null
        and o.is_test = ${isTest} and ${isWithin(sql`o.cart_begun_at`)}) as paid
    from ways`,
  );
  const steps = checkoutSteps.map((step) => [step, Number(row?.[step] ?? 0)] as const);
  return Object.fromEntries(steps) as Steps;
}

/** The day of the first cart that was followed, here or gone. */
async function readSince(db: ReadDatabase, { siteId, timeZone }: Site): Promise<string | null> {
  const [row] = await readRows<{ day: string | null }>(
    db,
    sql`select (least(
      (select min(c.created_at) from carts c where c.site_id = ${siteId} and ${isFollowed}),
      (select min(w.begun_at) from cart_ways w where w.site_id = ${siteId})
    ) at time zone ${timeZone})::date::text as day`,
  );
  return row?.day ?? null;
}
