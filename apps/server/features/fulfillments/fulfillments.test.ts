import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../../db/id.ts';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { Shopper } from '../../testing/shopper.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { addShippingOption } from '../../testing/test-shop-rules.ts';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';
import { signInOwner, type StaffCookies } from '../../testing/test-staff.ts';

interface Answer {
  code: string;
  fulfillmentStatus: string;
  fulfillments: { id: string; state: string; items: { id: string; quantity: number }[] }[];
  timeline: { kind: string; actorName: string | null }[];
}

describeOnBothDatabases('what of an order is handed over', (database) => {
  let app: TestApp;
  let shop: TestShop;
  let owner: StaffCookies;
  let shippingOptionId: string;
  beforeAll(async () => {
    app = await createTestApp({ database });
    const settings = { payments: { test: true, manual: true } };
    const site = { host: 'localhost', identifier: 'oak', settings };
    shop = await createTestShop(app, await app.createSite(site));
    shippingOptionId = await addShippingOption(shop);
    owner = await signInOwner(app);
  });
  afterAll(() => app.close());

  /** Three bowls and a song. */
  async function buy(email: string, payment?: object) {
    const bowl = await shop.addProduct({ title: 'Bowl', variants: [{ stock: 5 }] });
    const song = await shop.addProduct({ title: 'Song', productType: 2 });
    const shopper = new Shopper(app);
    await shopper.add(bowl.id, 3);
    await shopper.add(song.id);
    const expectedTotalCents = await shopper.totalFor({ shippingOptionId });
    const parts = { email, expectedTotalCents, shippingOptionId, ...(payment && { payment }) };
    expect((await shopper.pay(parts)).statusCode).toBe(200);
    const order = await app.ctx.db
      .selectFrom('orders')
      .select(['id', 'order_number'])
      .where('cart_id', '=', shopper.cartToken)
      .executeTakeFirstOrThrow();
    const items = await app.ctx.db
      .selectFrom('order_items')
      .select(['id', 'product_name'])
      .where('order_id', '=', order.id)
      .execute();
    const idOf = (name: string) => items.find((item) => item.product_name === name)!.id;
    return {
      url: `/api/sites/oak/orders/${order.order_number}`,
      bowl: idOf('Bowl'),
      song: idOf('Song'),
    };
  }

  async function call(url: string, body?: object) {
    const crumb = 'a'.repeat(43);
    const answer = await app.inject({
      method: body === undefined ? 'GET' : 'POST',
      url,
      cookies: { ...owner, crumb },
      headers: { 'x-csrf-token': crumb },
      ...(body !== undefined && { payload: body }),
    });
    return { statusCode: answer.statusCode, body: answer.json<Answer>() };
  }
  const send = (url: string, id: string, quantity: number, more: object = {}) =>
    call(`${url}/fulfillments`, {
      requestId: newId(),
      kind: 'shipment',
      items: [{ id, quantity }],
      ...more,
    });
  const statusOf = async (url: string) => (await call(url)).body.fulfillmentStatus;
  const mailsTo = async (email: string) => {
    const mails = await app.ctx.db
      .selectFrom('outbox_mails')
      .select(['subject', 'text'])
      .where('to_address', '=', email)
      .orderBy('id')
      .execute();
    return mails.slice(1).map(({ subject, text }) => `${subject}\n${text}`);
  };

  it('goes out in parts, each told once, with carrier and link', async () => {
    const { url, bowl } = await buy('ann@parcel.test');
    expect(await statusOf(url)).toBe('pending');
    const tracked = {
      requestId: newId(),
      carrier: 'Post',
      trackingNumber: 'X1',
      trackingUrl: 'https://post.example/X1',
    };
    await send(url, bowl, 2, tracked);
    await send(url, bowl, 2, tracked);
    expect(await statusOf(url)).toBe('partially_fulfilled');
    const { body } = await send(url, bowl, 1);
    expect(body.fulfillments).toMatchObject([
      { state: 'shipped', items: [{ id: bowl, quantity: 2 }] },
      { state: 'shipped', items: [{ id: bowl, quantity: 1 }] },
    ]);
    expect(await statusOf(url)).toBe('fulfilled');
    const mails = await mailsTo('ann@parcel.test');
    expect(mails).toHaveLength(2);
    expect(mails[0]).toMatch(/^Shipped: order \d+/);
    for (const text of ['2 × Bowl', 'Post X1', 'https://post.example/X1']) {
      expect(mails[0]).toContain(text);
    }
    const { timeline } = (await call(url)).body;
    expect(timeline.filter(({ kind }) => kind === 'fulfilled')).toMatchObject([
      { actorName: 'Owner' },
      { actorName: 'Owner' },
    ]);
  });

  it('is never more than was bought, and nothing of what goes by mail', async () => {
    const { url, bowl, song } = await buy('ben@parcel.test');
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => send(url, bowl, 1)));
    const codes = answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);
    expect(codes).toEqual([200, 200, 200, 409, 409]);
    expect((await send(url, song, 1)).body.code).toBe('fulfillment_too_large');
    expect((await send(url, bowl, 1, { trackingUrl: 'javascript:alert(1)' })).statusCode).toBe(400);
  });

  it('lies ready until it is fetched, and comes back when that was a mistake', async () => {
    const { url, bowl } = await buy('cid@parcel.test');
    const made = await send(url, bowl, 3, { kind: 'pickup' });
    expect(await statusOf(url)).toBe('ready_for_pickup');
    expect((await mailsTo('cid@parcel.test'))[0]).toMatch(/^Ready for pick-up: order/);
    const [first] = made.body.fulfillments;
    const move = (id: string, event: string) => call(`${url}/fulfillments/${id}/state`, { event });
    await move(first!.id, 'delivered');
    expect(await statusOf(url)).toBe('ready_for_pickup');
    await move(first!.id, 'canceled');
    expect(await statusOf(url)).toBe('pending');
    const again = await send(url, bowl, 3, { kind: 'pickup' });
    await move(again.body.fulfillments[1]!.id, 'picked-up');
    expect(await statusOf(url)).toBe('fulfilled');
    expect((await call(`${url}/cancel`, {})).body.code).toBe('order_not_cancelable');
  });

  it('is only what is kept, of an order that is paid', async () => {
    const { url, bowl } = await buy('dan@parcel.test');
    await call(`${url}/refunds`, { requestId: newId(), units: [{ id: bowl, quantity: 2 }] });
    expect((await send(url, bowl, 2)).body.code).toBe('fulfillment_too_large');
    await send(url, bowl, 1);
    expect(await statusOf(url)).toBe('fulfilled');
    const unpaid = await buy('eve@parcel.test', { provider: 'manual' });
    expect((await send(unpaid.url, unpaid.bowl, 1)).body.code).toBe('order_not_open');
  });

  it('is delivered when somebody says so, and no more after that', async () => {
    const { url, bowl } = await buy('fay@parcel.test');
    const sent = await send(url, bowl, 3, { carrier: 'Oak Cargo' });
    const { id } = sent.body.fulfillments[0]!;
    const deliver = () => call(`${url}/fulfillments/${id}/state`, { event: 'delivered' });
    expect((await deliver()).body.fulfillments).toMatchObject([{ state: 'delivered' }]);
    const { fulfillments } = (await call(`${url}/detail`)).body;
    expect(fulfillments).toMatchObject([
      { state: 'delivered', carrier: 'Oak Cargo', items: [{ id: bowl, quantity: 3 }] },
    ]);
  });
});
