/** What staff did that is no change of a thing, and how it is taken back through the log. */
import type { ActivityEntry } from '@sitewright/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ledgerOf } from '../../testing/ledger-of.ts';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { addressOf, Shopper } from '../../testing/shopper.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestOwner, type TestOwner } from '../../testing/test-owner.ts';
import { addShippingOption } from '../../testing/test-shop-rules.ts';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';
import { saveCollection } from '../collections/save-collection.ts';

interface Answer {
  readonly status: number;
  readonly id: string;
  readonly state: string;
  readonly code: string;
  readonly activityId?: string;
  readonly giftCard: { readonly id: string; readonly balanceCents: number; voidedOn: number };
  readonly content: { readonly email: string; readonly note: string };
  readonly entries: { readonly kind: string; readonly amountCents: number }[];
  readonly timeline: { readonly kind: string; readonly details: object }[];
  readonly members: { readonly id: string; readonly isActive: boolean }[];
  readonly collections: { readonly id: string; readonly isProtected: boolean }[];
  readonly invitations: { readonly id: string; readonly email: string }[];
  readonly views: { readonly name: string }[];
  readonly url: string;
}

describeOnBothDatabases('what staff did is taken back', (database) => {
  let app: TestApp;
  let shop: TestShop;
  let owner: TestOwner;
  let siteId: string;
  beforeAll(async () => {
    app = await createTestApp({ database });
    siteId = await app.createSite({
      host: 'localhost',
      identifier: 'done',
      settings: { payments: { test: true, manual: true } },
    });
    shop = await createTestShop(app, siteId);
    owner = await createTestOwner(app, 'done');
  });
  afterAll(() => app.close());

  type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';
  const ask = async (method: Method, path: string, body?: object): Promise<Answer> => {
    const answer = await owner.send(method, owner.url(path), body ? { body } : {});
    return { ...answer.json<Answer>(), status: answer.statusCode };
  };
  const newest = async () => {
    const answer = await owner.send('GET', owner.url('activity'));
    return answer.json<{ activity: ActivityEntry[] }>().activity[0]!;
  };
  const undo = (id: string | undefined) => ask('POST', `activity/${id}/undo`);

  const draftOf = async () => {
    const bowl = await shop.addProduct({ title: 'Bowl', variants: [{ priceCents: 1000 }] });
    return ask('POST', 'draft-orders', {
      content: {
        email: 'ann@example.test',
        shippingAddress: addressOf(),
        lines: [
          { kind: 'variant', productId: bowl.id, variantId: bowl.variantIds[0]!, quantity: 2 },
        ],
        shipping: { kind: 'own', name: 'Free for you', priceCents: 0 },
      },
    });
  };

  it('an edit of a draft of an order: what was agreed on before, and forward again', async () => {
    const { id } = await draftOf();
    const edited = await ask('PATCH', `draft-orders/${id}`, {
      changes: { note: { from: '', to: 'Wrap it' } },
    });
    const undone = await undo(edited.activityId);
    expect(undone.status).toBe(200);
    expect((await ask('GET', `draft-orders/${id}`)).content.note).toBe('');
    expect((await undo(undone.activityId)).status).toBe(200);
    expect((await ask('GET', `draft-orders/${id}`)).content.note).toBe('Wrap it');
  });

  it('a draft that was given up: the link that was mailed leads to it again', async () => {
    const { id } = await draftOf();
    const link = new URL((await ask('POST', `draft-orders/${id}/links`)).url).pathname;
    const gone = await ask('POST', `draft-orders/${id}/cancel`);
    expect(gone.state).toBe('canceled');
    expect((await new Shopper(app).send('GET', link)).statusCode).not.toBe(200);
    const back = await undo(gone.activityId);
    expect(await ask('GET', `draft-orders/${id}`)).toMatchObject({ state: 'sent' });
    expect((await new Shopper(app).send('GET', link)).statusCode).toBe(200);
    expect((await undo(back.activityId)).status).toBe(200);
    expect(await ask('GET', `draft-orders/${id}`)).toMatchObject({ state: 'canceled' });
  });

  it('a draft that was made is given up, unless it went on since', async () => {
    const { id } = await draftOf();
    const added = await newest();
    expect(added).toMatchObject({ action: 'draft-order-added', mayUndo: true });
    await ask('POST', `draft-orders/${id}/links`);
    expect(await undo(added.id)).toMatchObject({ status: 409, code: 'edited_meanwhile' });
    await draftOf();
    const other = await newest();
    expect((await undo(other.id)).status).toBe(200);
    expect((await newest()).action).toBe('draft-order-canceled');
  });

  it('a note of an order goes, and is where it was once that is taken back', async () => {
    const product = await shop.addProduct({
      title: 'Cup',
      variants: [{ priceCents: 500, stock: 5 }],
    });
    const shippingOptionId = await addShippingOption(shop, { name: 'Parcel', priceCents: 0 });
    const shopper = new Shopper(app);
    await shopper.add(product.id);
    const expectedTotalCents = await shopper.totalFor({ shippingOptionId });
    const paid = await shopper.pay({ expectedTotalCents, shippingOptionId });
    expect(paid.statusCode).toBe(200);
    const order = await app.ctx.db
      .selectFrom('orders')
      .select('order_number')
      .where('site_id', '=', siteId)
      .orderBy('order_number', 'desc')
      .executeTakeFirstOrThrow();
    const path = `orders/${order.order_number}`;
    const notes = async () =>
      (await ask('GET', path)).timeline.filter(({ kind }) => kind === 'note');
    const noted = await ask('POST', `${path}/notes`, { text: 'Ring twice' });
    const before = await notes();
    expect(before).toMatchObject([{ details: { text: 'Ring twice' } }]);
    const undone = await undo(noted.activityId);
    expect([undone.status, undone.code]).toEqual([200, undefined]);
    expect(await notes()).toEqual([]);
    expect((await undo(undone.activityId)).status).toBe(200);
    expect(await notes()).toEqual(before);
  });

  it('a gift card that ended counts again with what was on it, and the books agree', async () => {
    const { giftCard } = await ask('POST', 'gift-cards', {
      amountCents: 2500,
      recipientEmail: 'bea@example.test',
    });
    const booked = await ledgerOf(app, { siteId });
    const ended = await ask('POST', `gift-cards/${giftCard.id}/void`);
    expect(ended.giftCard.balanceCents).toBe(0);
    const back = await undo(ended.activityId);
    expect(back.status).toBe(200);
    const revived = await ask('GET', `gift-cards/${giftCard.id}`);
    expect(revived.giftCard).toMatchObject({ balanceCents: 2500, voidedOn: null });
    expect(revived.entries.map(({ amountCents }) => amountCents)).toEqual([2500, -2500, 2500]);
    expect(await ledgerOf(app, { siteId })).toEqual(booked);
    expect((await undo(back.activityId)).status).toBe(200);
    expect((await ask('GET', `gift-cards/${giftCard.id}`)).giftCard.balanceCents).toBe(0);
  });

  it('a gift card that was given ends while nobody spent of it', async () => {
    const { giftCard } = await ask('POST', 'gift-cards', {
      amountCents: 1000,
      recipientEmail: 'cleo@example.test',
    });
    const { id, action } = await newest();
    expect(action).toBe('gift-card-added');
    expect((await undo(id)).status).toBe(200);
    expect((await ask('GET', `gift-cards/${giftCard.id}`)).giftCard.balanceCents).toBe(0);
  });

  it('a membership that was given, or ended; and a page that was opened for everybody', async () => {
    const page = await app.ctx.transact((trx) =>
      saveCollection(trx, siteId, { typeName: 'page', type: 10, urlId: 'club', title: 'Club' }),
    );
    const plan = await ask('POST', 'membership-plans', {
      title: 'Friends',
      priceCents: 0,
      collectionIds: [page.id],
    });
    const isIn = async () => (await ask('GET', 'members')).members[0]?.isActive ?? false;
    const given = await ask('POST', 'members', { planId: plan.id, email: 'dan@example.test' });
    expect(await isIn()).toBe(true);
    const taken = await undo(given.activityId);
    expect([taken.status, await isIn()]).toEqual([200, false]);
    expect([(await undo(taken.activityId)).status, await isIn()]).toEqual([200, true]);
    const ended = await ask('POST', `members/${given.id}/end`);
    expect(await isIn()).toBe(false);
    expect([(await undo(ended.activityId)).status, await isIn()]).toEqual([200, true]);

    const isClosed = async () =>
      (await ask('GET', 'protected-collections')).collections.find(({ id }) => id === page.id)
        ?.isProtected;
    const opened = await ask('POST', `protected-collections/${page.id}/open`);
    expect(await isClosed()).toBe(false);
    expect([(await undo(opened.activityId)).status, await isClosed()]).toEqual([200, true]);
  });

  it('a view that everybody sees', async () => {
    const names = async () =>
      (await ask('GET', 'saved-views?list=orders')).views.map(({ name }) => name);
    const { id } = await ask('POST', 'saved-views', {
      list: 'orders',
      name: 'Late',
      query: { search: 'late' },
      isShared: true,
    });
    await ask('PATCH', `saved-views/${id}`, { changes: { name: { from: 'Late', to: 'Early' } } });
    expect((await undo((await newest()).id)).status).toBe(200);
    expect(await names()).toEqual(['Late']);
    await ask('DELETE', `saved-views/${id}`);
    expect((await undo((await newest()).id)).status).toBe(200);
    expect(await names()).toEqual(['Late']);
    expect((await undo((await newest()).id)).status).toBe(200);
    expect(await names()).toEqual([]);
  });
});
