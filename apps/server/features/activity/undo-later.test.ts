/** What staff did and what happened since: it is taken back as it was then, or not at all. */
import { staffLimits, type ActivityEntry } from '@sitewright/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { readMails } from '../../testing/read-mails.ts';
import { addressOf, Shopper } from '../../testing/shopper.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestOwner, type TestOwner } from '../../testing/test-owner.ts';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';
import { saveCollection } from '../collections/save-collection.ts';

interface Answer {
  readonly status: number;
  readonly id: string;
  readonly code: string;
  readonly state: string;
  readonly expiresOn: number;
  readonly activityId?: string;
  readonly giftCard: { readonly id: string; readonly balanceCents: number };
  readonly members: { readonly id: string; readonly email: string; readonly isActive: boolean }[];
}

describeOnBothDatabases('what was done some time ago', (database) => {
  let app: TestApp;
  let shop: TestShop;
  let owner: TestOwner;
  let siteId: string;
  const start = new Date('2026-03-01T10:00:00Z');
  beforeAll(async () => {
    app = await createTestApp({ database });
    app.setNow(start);
    siteId = await app.createSite({
      host: 'localhost',
      identifier: 'later',
      settings: { payments: { test: true, manual: true } },
    });
    shop = await createTestShop(app, siteId);
    owner = await createTestOwner(app, 'later');
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
    const [variantId = ''] = bowl.variantIds;
    const lines = [{ kind: 'variant', productId: bowl.id, variantId, quantity: 1 }];
    const shipping = { kind: 'own', name: 'Free for you', priceCents: 0 };
    return ask('POST', 'draft-orders', {
      content: { email: 'ann@example.test', shippingAddress: addressOf(), lines, shipping },
    });
  };

  it('an edit of a draft that is taken back leaves it as long as it held', async () => {
    const { id } = await draftOf();
    const { expiresOn } = await ask('GET', `draft-orders/${id}`);
    const changes = { note: { from: '', to: 'Wrap it' } };
    const edited = await ask('PATCH', `draft-orders/${id}`, { changes });
    app.setNow(new Date(start.getTime() + 3_600_000));
    expect((await undo(edited.activityId)).status).toBe(200);
    expect((await ask('GET', `draft-orders/${id}`)).expiresOn).toBe(expiresOn);
    app.setNow(start);
  });

  it('a draft that was over when it was given up is there again, and can be given up again', async () => {
    const { id } = await draftOf();
    const { expiresOn } = await ask('GET', `draft-orders/${id}`);
    app.setNow(new Date(expiresOn + 60_000));
    owner = await createTestOwner(app, 'later');
    expect(await ask('GET', `draft-orders/${id}`)).toMatchObject({ state: 'expired' });
    const gone = await ask('POST', `draft-orders/${id}/cancel`);
    const back = await undo(gone.activityId);
    expect(back.status).toBe(200);
    expect(await ask('GET', `draft-orders/${id}`)).not.toMatchObject({ state: 'canceled' });
    expect(await undo(back.activityId)).toMatchObject({ status: 200 });
    expect(await ask('GET', `draft-orders/${id}`)).toMatchObject({ state: 'canceled' });
    app.setNow(start);
    owner = await createTestOwner(app, 'later');
  });

  it('a gift card that somebody spent of stays', async () => {
    const { giftCard, code } = await ask('POST', 'gift-cards', {
      amountCents: 2500,
      recipientEmail: 'bea@example.test',
    });
    const { id } = await newest();
    const guide = await shop.addProduct({ productType: 3, variants: [{ priceCents: 1000 }] });
    const shopper = new Shopper(app);
    await shopper.add(guide.id);
    const path = `/api/3/commerce/cart/${shopper.cartToken}/gift-cards`;
    expect((await shopper.send('POST', path, { body: { code } })).statusCode).toBe(200);
    const paid = await shopper.pay({
      expectedTotalCents: 1000,
      expectedDueCents: 0,
      payment: { provider: 'free' },
    });
    expect(paid.statusCode, paid.body).toBe(200);
    expect(await undo(id)).toMatchObject({ status: 409 });
    expect((await ask('GET', `gift-cards/${giftCard.id}`)).giftCard.balanceCents).toBe(1500);
  });

  const planOf = async (more: object) => {
    const draft = { typeName: 'page', type: 10 as const, urlId: `club-${count}`, title: 'Club' };
    count += 1;
    const page = await app.ctx.transact((trx) => saveCollection(trx, siteId, draft));
    const { id } = await ask('POST', 'membership-plans', {
      title: 'Friends',
      priceCents: 700,
      collectionIds: [page.id],
      ...more,
    });
    return { planId: id, pageId: page.id };
  };
  let count = 1;
  const buy = async (planId: string, email: string) => {
    const shopper = new Shopper(app);
    const started = await shopper.send('POST', `/api/commerce/memberships/${planId}`, { body: {} });
    shopper.cartToken = started.json<{ cartToken: string }>().cartToken;
    const shippingAddress = undefined;
    const paid = await shopper.pay({ expectedTotalCents: 700, email, shippingAddress });
    expect(paid.json()).toMatchObject({ status: 'succeeded' });
    const mail = (await readMails(app, { to: email, kind: 'member-link:' })).at(-1);
    const [link = ''] = /\/members\/enter\/[\w-]+/.exec(mail?.text ?? '') ?? [];
    const entered = await shopper.send('POST', link, { body: new URLSearchParams() });
    expect(entered.statusCode, entered.body).toBe(303);
  };
  const memberOf = async (email: string) =>
    (await ask('GET', 'members')).members.find((one) => one.email === email);

  it('SUBS-05 a membership that was given stays with who paid for it since', async () => {
    const { planId } = await planOf({});
    const email = 'dan@example.test';
    const given = await ask('POST', 'members', { planId, email });
    await ask('POST', `members/${given.id}/end`);
    await buy(planId, email);
    expect(await undo(given.activityId)).toMatchObject({ status: 409, code: 'not_undoable' });
    expect(await memberOf(email)).toMatchObject({ isActive: true });
  });

  it('SUBS-05 the end of one that is paid again and again is not taken back: nothing would pay it', async () => {
    const { planId } = await planOf({ billingPeriod: { value: 1, unit: 'MONTH' } });
    const email = 'eve@example.test';
    await buy(planId, email);
    const member = await memberOf(email);
    const ended = await ask('POST', `members/${member?.id}/end`);
    expect(ended).toMatchObject({ status: 200 });
    expect(ended.activityId).toBeUndefined();
    const entry = await newest();
    expect(entry.action).toBe('member-ended');
    expect(await undo(entry.id)).toMatchObject({ status: 409, code: 'not_undoable' });
    expect(await memberOf(email)).toMatchObject({ isActive: false });
  });

  it('SUBS-05 a page that no plan names any more is not closed again: nobody could open it', async () => {
    const { planId, pageId } = await planOf({});
    const opened = await ask('POST', `protected-collections/${pageId}/open`);
    const collectionIds = { from: [pageId], to: [] };
    const emptied = await ask('PATCH', `membership-plans/${planId}`, {
      changes: { collectionIds },
    });
    expect(emptied.status).toBe(200);
    expect(await undo(opened.activityId)).toMatchObject({ status: 409, code: 'not_undoable' });
  });

  it('a view that was removed does not come back among as many as there may be', async () => {
    const add = (name: string) =>
      ask('POST', 'saved-views', { list: 'orders', name, query: {}, isShared: true });
    const { id } = await add('First');
    await ask('DELETE', `saved-views/${id}`);
    const removed = await newest();
    expect(removed.action).toBe('view-removed');
    for (let made = 0; made < staffLimits.savedViews; made += 1) {
      expect((await add(`View ${made}`)).status).toBe(200);
    }
    expect(await undo(removed.id)).toMatchObject({ code: 'too_many_views' });
  });
});
