/** What buyers do to their plans in a simulated month, and what they are owed for it. */
import { ApiError } from '@sitewright/contract';
import { sql } from 'kysely';
import { newId } from '../db/id.ts';
import type { Site } from '../features/sites/site.ts';
import { changeAddress } from '../features/subscriptions/change-address.ts';
import { changePlan } from '../features/subscriptions/change-plan.ts';
import { changeSubscription, listActions } from '../features/subscriptions/change-subscription.ts';
import { subscriptionActions } from '../features/subscriptions/subscription-news.ts';
import { readCredit } from '../features/subscriptions/plan-credit.ts';
import { loadOffers } from '../features/subscriptions/plan-offers.ts';
import {
  loadSubscription,
  type SubscriptionRow,
} from '../features/subscriptions/stored-subscriptions.ts';
import { sendNewCard } from '../features/subscriptions/take-new-card.ts';
import { addressOf, cards } from './shopper.ts';
import type { TestApp } from './test-app.ts';

const dayMs = 86_400_000;

interface ProofShop {
  app: TestApp;
  site: Site;
  random: () => number;
}

/** Those of one shop. */
export class ProofBuyers {
  readonly broken: string[] = [];
  readonly counts: Record<string, number> = {
    'plans changed at once': 0,
    'plans changed later': 0,
    'cards changed': 0,
    'addresses changed': 0,
    'wishes refused': 0,
  };
  restocked = 0;
  readonly #shop: ProofShop;

  constructor(shop: ProofShop) {
    this.#shop = shop;
  }

  /** About one in twenty-five does something. */
  async act(): Promise<void> {
    const { app, site, random } = this.#shop;
    const rows = await app.ctx.db
      .selectFrom('subscriptions')
      .selectAll()
      .where('site_id', '=', site.siteId)
      .orderBy('id')
      .execute();
    for (const row of rows.filter(() => random() < 0.04)) {
      try {
        await this.#wish(row);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        this.#count('wishes refused');
      }
    }
  }

  /** Goods arrive. */
  async restock(variantIds: readonly string[], units: number): Promise<void> {
    const { app, site } = this.#shop;
    await app.ctx.transact((trx) =>
      trx
        .updateTable('variants')
        .set((eb) => ({ qty_in_stock: eb('qty_in_stock', '+', units) }))
        .where('site_id', '=', site.siteId)
        .where('id', 'in', variantIds)
        .execute(),
    );
    this.restocked += units * variantIds.length;
  }

  /** What came, less what was sold, is there. */
  async judgeStock(variantIds: readonly string[], cameIn: number): Promise<string[]> {
    const { app, site } = this.#shop;
    const { rows } = await app.ctx.transact((trx) =>
      sql<{ left: string; sold: string; least: number }>`
      select sum(qty_in_stock) as "left", min(qty_in_stock) as least,
        (select coalesce(sum(i.quantity), 0) from order_items i where i.site_id = ${site.siteId}
          and i.variant_id in (${sql.join(variantIds)})) as sold
      from variants where site_id = ${site.siteId} and id in (${sql.join(variantIds)})`.execute(
        trx,
      ),
    );
    const { left, sold, least } = rows[0]!;
    this.counts['goods sold'] = Number(sold);
    const short = await app.ctx.db
      .selectFrom('subscription_events')
      .select((eb) => eb.fn.countAll<string>().as('count'))
      .where('site_id', '=', site.siteId)
      .where('kind', '=', 'short-stock')
      .executeTakeFirstOrThrow();
    this.counts['times of short stock'] = Number(short.count);
    const isRight = least >= 0 && Number(left) + Number(sold) === cameIn;
    return isRight ? [] : [`${cameIn} goods came, ${sold} were sold and ${left} are left`];
  }

  #count(name: string): void {
    this.counts[name] = (this.counts[name] ?? 0) + 1;
  }

  async #wish(row: SubscriptionRow): Promise<void> {
    const { random } = this.#shop;
    const wish = random();
    if (wish < 0.4) return this.#doSomething(row);
    if (wish < 0.6) return this.#giveCard(row);
    if (wish < 0.9) return this.#choose(row);
    return this.#move(row);
  }

  async #doSomething(row: SubscriptionRow): Promise<void> {
    const { app, site, random } = this.#shop;
    const action = subscriptionActions[Math.floor(random() * subscriptionActions.length)]!;
    if (!listActions(row).includes(action)) return;
    await app.ctx.transact((trx) =>
      changeSubscription({ ctx: app.ctx, trx, site }, row.id, { action }),
    );
  }

  async #giveCard(row: SubscriptionRow): Promise<void> {
    const { app, site, random } = this.#shop;
    const cardNumber = random() < 0.8 ? cards.good : cards.declined;
    const expiry = `12/${(app.ctx.now().getUTCFullYear() % 100) + 1}`;
    const typed = { cardNumber, expiry, cvc: '123' };
    const sent = { attemptId: newId(), provider: 'test', typed };
    await sendNewCard({ ctx: app.ctx, site }, row, sent);
    this.#count('cards changed');
  }

  /** Twice at the same moment: it counts once. */
  async #choose(row: SubscriptionRow): Promise<void> {
    const { app, site, random } = this.#shop;
    const source = { ctx: app.ctx, site };
    const offers = (await loadOffers(source, row)).filter(({ isCurrent }) => !isCurrent);
    const offer = offers[Math.floor(random() * offers.length)];
    if (!offer) return;
    const when = random() < 0.7 && offer.mayBeginNow ? 'now' : 'next';
    const before = await readCredit(app.ctx.db, row);
    const owed = when === 'now' ? await this.#owed(row) : 0;
    const ask = () => changePlan(source, row, { when, offerKey: offer.key });
    const asked = await Promise.allSettled([ask(), ask()]);
    const refused = asked.filter(({ status }) => status === 'rejected');
    if (refused.length === 2) throw (refused[0] as PromiseRejectedResult).reason;
    this.#count(when === 'now' ? 'plans changed at once' : 'plans changed later');
    const changed = (await loadSubscription(app.ctx.db, site.siteId, row.id))!;
    const credited = (await readCredit(app.ctx.db, changed)) - before;
    if (credited !== owed) this.broken.push(`${row.id} is credited ${credited}, not ${owed}`);
  }

  /** The rest of the paid period, reckoned apart: whole days that have not begun, of all of them. */
  async #owed(row: SubscriptionRow): Promise<number> {
    const { app } = this.#shop;
    const paid = await app.ctx.db
      .selectFrom('subscription_periods')
      .select(['due_at', 'amount_cents'])
      .where('site_id', '=', row.site_id)
      .where('subscription_id', '=', row.id)
      .where('period', '=', row.next_period - 1)
      .where('status', '=', 'paid')
      .executeTakeFirst();
    if (!paid || !row.next_billing_at) return 0;
    const end = row.next_billing_at.getTime();
    const days = BigInt(Math.round((end - paid.due_at.getTime()) / dayMs));
    const left = BigInt(Math.max(0, Math.floor((end - app.ctx.now().getTime()) / dayMs)));
    return Number((2n * BigInt(paid.amount_cents) * left + days) / (2n * days));
  }

  async #move(row: SubscriptionRow): Promise<void> {
    const { app, site, random } = this.#shop;
    const address = addressOf(random() < 0.5 ? { region: 'NY', postalCode: '10001' } : {});
    const source = { ctx: app.ctx, site };
    const cents = await changeAddress(source, row, { address });
    if (cents !== undefined) await changeAddress(source, row, { address, expectedCents: cents });
    this.#count('addresses changed');
  }
}
