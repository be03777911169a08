import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { addressOf, Shopper } from '../../testing/shopper.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestOwner, type TestOwner } from '../../testing/test-owner.ts';
import { addShippingOption } from '../../testing/test-shop-rules.ts';
import { createTestShop, type MadeProduct, type TestShop } from '../../testing/test-shop.ts';

const emails = ['a@example.test', 'B@example.test', 'c@example.test'];

describeOnBothDatabases('sums of customers', (database) => {
  let app: TestApp;
  let shop: TestShop;
  let owner: TestOwner;
  let cup: MadeProduct;
  let shippingOptionId: string;
  beforeAll(async () => {
    app = await createTestApp({ database, now: new Date('2026-03-02T12:00:00Z') });
    const settings = { payments: { test: true, manual: true } };
    shop = await createTestShop(
      app,
      await app.createSite({ host: 'localhost', identifier: 'shop', settings }),
    );
    shippingOptionId = await addShippingOption(shop, { priceCents: 500 });
    owner = await createTestOwner(app, 'shop');
    cup = await shop.addProduct({ variants: [{ sku: 'CUP', priceCents: 1000, stock: 900 }] });
  });
  afterAll(() => app.close());

  const post = async (path: string, body: unknown) => owner.send('POST', owner.url(path), { body });

  async function buy(
    email: string,
    quantity: number,
    isTest: boolean,
  ): Promise<number | undefined> {
    app.setNow(new Date(app.ctx.now().getTime() + 60_000));
    const shopper = new Shopper(app);
    await shopper.add(cup.id, quantity);
    const expectedTotalCents = await shopper.totalFor({ shippingOptionId });
    const parts = { shippingOptionId, expectedTotalCents, email, shippingAddress: addressOf() };
    const payment = { provider: 'manual' };
    const paid = await shopper.pay({ ...parts, ...(!isTest && { payment }) });
    // Nobody may owe for too many at once.
    if (paid.statusCode === 429) return undefined;
    expect(paid.statusCode, paid.body).toBe(200);
    const { order_number: number } = await app.ctx.db
      .selectFrom('orders')
      .select('order_number')
      .where('cart_id', '=', shopper.cartToken)
      .executeTakeFirstOrThrow();
    return number;
  }

  /** Each listed customer as its row has it, and as their orders tell. */
  async function readBoth() {
    const { rows } = await sql<Record<string, unknown>>`
      select c.email, c.order_count as "orders", c.test_order_count as "tests",
        c.spent_cents as "spent", c.refunded_cents as "refunded",
        c.first_order_at as "first", c.last_order_at as "last"
      from customers c where c.site_id = ${shop.siteId} and c.is_listed
      order by c.email`.execute(app.ctx.db as never);
    const orders = await app.ctx.db
      .selectFrom('orders')
      .select(['email', 'status', 'is_test', 'grand_total_cents', 'due_cents', 'refunded_cents'])
      .select('created_at')
      .execute();
    const merges = await app.ctx.db
      .selectFrom('customers as c')
      .leftJoin('customers as t', (join) =>
        join.onRef('t.site_id', '=', 'c.site_id').onRef('t.id', '=', 'c.merged_into'),
      )
      .select(['c.email', 't.email as into'])
      .execute();
    const ownerOf = new Map(merges.map((row) => [row.email, row.into ?? row.email]));
    const told = rows.map(({ email }) => {
      const own = orders.filter(
        (order) => ownerOf.get(order.email.toLowerCase()) === email && order.status !== 'canceled',
      );
      const real = own.filter((order) => !order.is_test);
      const came = real.filter(({ status }) => status !== 'awaiting_payment');
      const times = real.map((order) => order.created_at.getTime()).toSorted((a, b) => a - b);
      const sum = (all: number[]) => all.reduce((total, one) => total + one, 0);
      return {
        email,
        orders: real.length,
        tests: own.length - real.length,
        spent: sum(came.map((order) => order.grand_total_cents - order.due_cents)),
        refunded: sum(came.map((order) => order.refunded_cents)),
        first: times.length > 0 ? new Date(times[0]!) : null,
        last: times.length > 0 ? new Date(times.at(-1)!) : null,
      };
    });
    return { kept: rows, told };
  }

  it('are those of a recount after orders, refunds, edits, cancellations and mergings', async () => {
    let seed = 20_260_302;
    const random = (below: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return Math.floor((seed / 2_147_483_648) * below);
    };
    const numbers: number[] = [];
    const merges: string[] = [];
    const done: Record<string, number> = {};
    const note = (what: string, status: number) => {
      done[`${what} ${status}`] = (done[`${what} ${status}`] ?? 0) + 1;
    };
    const idOf = async (email: string) =>
      (
        await app.ctx.db
          .selectFrom('customers')
          .select('id')
          .where('email', '=', email.toLowerCase())
          .executeTakeFirst()
      )?.id;
    const acts = [
      async () => {
        const number = await buy(emails[random(3)]!, 1 + random(3), random(4) === 0);
        if (number === undefined) return;
        numbers.push(number);
        if (random(2) === 0) await post(`orders/${number}/settlement`, { settlement: 'received' });
      },
      async () => {
        const answer = await post(`orders/${numbers[random(numbers.length)]}/settlement`, {
          settlement: random(4) === 0 ? 'given-up' : 'received',
        });
        note('settled', answer.statusCode);
      },
      async () => {
        const number = numbers[random(numbers.length)];
        const detail = await owner.send('GET', owner.url(`orders/${number}/detail`));
        const { items } = detail.json<{ items: { id: string }[] }>();
        const answer = await post(`orders/${number}/refunds`, {
          requestId: `r${random(1e9)}`,
          units: [{ id: items[0]!.id, quantity: 1 }],
        });
        note('refunded', answer.statusCode);
      },
      async () => {
        const answer = await post(`orders/${numbers[random(numbers.length)]}/cancel`, {
          isRestocked: true,
          reason: '',
        });
        note('canceled', answer.statusCode);
      },
      async () => {
        const path = `orders/${numbers[random(numbers.length)]}/edits`;
        const lines = [
          { kind: 'variant', productId: cup.id, variantId: cup.variantIds[0], quantity: 1 },
        ];
        const seen = await post(`${path}/preview`, { content: { lines } });
        if (seen.statusCode !== 200) return note('edited', seen.statusCode);
        const { version, differenceCents } = seen.json<Record<string, number>>();
        const answer = await post(path, {
          requestId: `e${random(1e9)}`,
          version,
          expectedDifferenceCents: differenceCents,
          content: { lines },
        });
        return note('edited', answer.statusCode);
      },
      async () => {
        const [one, two] = [await idOf(emails[random(3)]!), await idOf(emails[random(3)]!)];
        if (!one || !two) return;
        const answer = await post(`customers/${one}/merge`, { otherId: two });
        note('merged', answer.statusCode);
        if (answer.statusCode === 200)
          merges.push(answer.json<{ activityId: string }>().activityId);
      },
      async () => {
        const id = merges.pop();
        if (id) note('undone', (await post(`activity/${id}/undo`, {})).statusCode);
      },
    ];
    for (let step = 0; step < 60; step += 1) {
      const act = step < 4 ? acts[0]! : acts[random(acts.length)]!;
      await act();
      const { kept, told } = await readBoth();
      expect(kept, `step ${step}`).toEqual(told);
    }
    const what = Object.keys(done).filter((name) => name.endsWith(' 200'));
    expect(what.toSorted()).toEqual(
      ['canceled', 'edited', 'merged', 'refunded', 'settled', 'undone'].map(
        (name) => `${name} 200`,
      ),
    );
  }, 120_000);
});
