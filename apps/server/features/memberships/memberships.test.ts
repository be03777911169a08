import { joinPath, type MembershipPlanDraft } from '@sitewright/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../../db/id.ts';
import { toPayment } from '../../payments/lock-payment.ts';
import { noteDispute } from '../../payments/note-dispute.ts';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { Shopper } from '../../testing/shopper.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestOwner } from '../../testing/test-owner.ts';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';
import { saveCollection } from '../collections/save-collection.ts';
import { saveContentItem } from '../collections/save-content-item.ts';
import { saveNavigation } from '../collections/save-navigation.ts';
import { billSubscriptions } from '../subscriptions/bill-subscriptions.ts';
import { savePlan } from './membership-plans.ts';
import { readMails } from '../../testing/read-mails.ts';

const secret = 'Sourdough-Recipe-77';

describeOnBothDatabases('memberships', (database) => {
  let app: TestApp;
  let shop: TestShop;
  let siteId: string;
  let clubId: string;
  let lettersId: string;
  beforeAll(async () => {
    app = await createTestApp({ database });
    app.setNow(new Date('2026-03-01T10:00:00Z'));
    siteId = await app.createSite({
      host: 'localhost',
      identifier: 'club',
      settings: { payments: { test: true, manual: true } },
    });
    shop = await createTestShop(app, siteId);
    const make = (draft: { typeName: string; type: 10 | 1; urlId: string; title: string }) =>
      app.ctx.transact((trx) =>
        saveCollection(trx, siteId, { ...draft, mainContent: `<p>${secret}</p>` }),
      );
    await app.ctx.transact((trx) =>
      saveCollection(trx, siteId, {
        typeName: 'page',
        type: 10,
        urlId: 'start',
        title: 'Start',
        isHomepage: true,
        mainContent: '<p>Everybody</p>',
      }),
    );
    clubId = (await make({ typeName: 'page', type: 10, urlId: 'club', title: 'The club' })).id;
    lettersId = (await make({ typeName: 'blog', type: 1, urlId: 'letters', title: 'Letters' })).id;
    await app.ctx.transact((trx) =>
      saveContentItem(trx, siteId, {
        collectionId: lettersId,
        urlId: 'first',
        title: `First letter ${secret}`,
        body: `<p>${secret}</p>`,
        tags: ['baking'],
        publishOn: new Date('2026-01-01T00:00:00Z'),
      }),
    );
    await app.ctx.transact((trx) =>
      saveNavigation(trx, siteId, {
        name: 'mainNav',
        items: [{ collectionId: clubId }, { collectionId: lettersId }],
      }),
    );
  });
  afterAll(() => app.close());

  const setUp = (draft: Partial<MembershipPlanDraft> = {}) =>
    app.ctx.transact((trx) =>
      savePlan(
        trx,
        { siteId, now: app.ctx.now() },
        { title: 'Friends', collectionIds: [clubId, lettersId], ...draft },
      ),
    );
  const closeAll = () =>
    app.ctx.transact((trx) =>
      trx
        .updateTable('membership_plans')
        .set({ is_open: false })
        .where('site_id', '=', siteId)
        .execute(),
    );

  /** The link of the newest mail to an address. */
  async function linkTo(email: string): Promise<string | undefined> {
    const mail = (await readMails(app, { to: email, kind: 'member-link:' })).at(-1);
    return /(\/members\/enter\/[\w-]+)/.exec(mail?.text ?? '')?.[1];
  }

  async function enter(email: string, shopper = new Shopper(app)) {
    const link = (await linkTo(email))!;
    const answer = await shopper.send('POST', link, { body: new URLSearchParams() });
    return { shopper, answer, link };
  }

  const askLink = (shopper: Shopper, email: string, next = '/club') =>
    shopper.send('POST', '/members/sign-in', {
      body: new URLSearchParams({ email, next }),
      remoteAddress: `10.1.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}`,
    });

  /** Somebody who pays for a plan. */
  async function buy(planId: string, email: string, totalCents: number) {
    const shopper = new Shopper(app);
    const url = `/api/commerce/memberships/${planId}`;
    const remoteAddress = `10.2.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}`;
    const started = await shopper.send('POST', url, { body: {}, remoteAddress });
    shopper.cartToken = started.json<{ cartToken: string }>().cartToken;
    const paid = await shopper.pay({
      expectedTotalCents: totalCents,
      email,
      shippingAddress: undefined,
    });
    expect(paid.json()).toMatchObject({ status: 'succeeded' });
    return shopper;
  }

  /** How the plans stand that an email pays for, the oldest first. */
  const billingOf = async (email: string) => {
    const rows = await app.ctx.db
      .selectFrom('subscriptions')
      .select('status')
      .where('email', '=', email)
      .orderBy('id')
      .execute();
    return rows.map((row) => row.status);
  };

  const status = async (shopper: Shopper, url = '/club') =>
    (await shopper.send('GET', url)).statusCode;

  it('SUBS-05 no other door shows what is for members', async () => {
    const before = new Shopper(app);
    expect((await before.send('GET', '/club')).body).toContain(secret);
    expect((await before.send('GET', '/sitemap.xml')).body).toContain('/club');
    expect((await before.send('GET', '/')).body).toContain('href="/club"');
    const planId = await setUp();
    const doors = [
      '/club',
      '/CLUB/',
      '/club?format=json',
      '/club?format=json-pretty',
      '/club?format=main-content',
      '/letters',
      '/letters/first',
      '/letters/first?format=json',
      '/letters?format=rss',
      '/letters?tag=baking',
      '/letters/tag/baking',
      '/letters/category/x',
      '/sitemap.xml',
      '/sitemap-1.xml',
      `/search?q=${secret}`,
      `/search?q=${secret}&format=json`,
      '/',
      '/?format=json',
      '/robots.txt',
    ];
    for (const url of doors) {
      const { body, headers } = await new Shopper(app).send('GET', url);
      const shown = body.replaceAll(`search?q=${secret}`, '').replaceAll(`value="${secret}"`, '');
      expect(url.startsWith('/search') ? '' : shown, url).not.toContain(secret);
      expect(shown, url).not.toContain('First letter');
      if (/^\/(club|letters)/i.test(url)) expect(headers['cache-control'], url).toMatch(/no-store/);
    }
    expect((await new Shopper(app).send('GET', '/sitemap.xml')).body).not.toContain('/club');
    expect((await new Shopper(app).send('GET', '/')).body).not.toContain('href="/club"');
    await app.ctx.transact((trx) =>
      saveCollection(trx, siteId, { id: clubId, isEnabled: true, title: 'The club' }),
    );
    expect(await status(new Shopper(app))).toBe(401);
    await closeAll();
    expect(planId).not.toBe('');
  });

  it('ROUT-20 an email that is none stays in its field, beside what is wrong', async () => {
    const refused = await askLink(new Shopper(app), 'ann at home');
    expect(refused.statusCode).toBe(400);
    expect(refused.body).toContain('value="ann at home"');
    expect(refused.body).toContain('Please enter a valid email.');
  });

  it('SUBS-05 staff set a plan up, change what it costs, and see what it closed', async () => {
    const owner = await createTestOwner(app, 'club');
    const { id: pageId } = await app.ctx.transact((trx) =>
      saveCollection(trx, siteId, {
        typeName: 'page',
        type: 10,
        urlId: 'attic',
        title: 'The attic',
      }),
    );
    const seen = () => new Shopper(app).send('GET', '/attic');
    expect((await seen()).statusCode).toBe(200);
    const period = { value: 1, unit: 'MONTH' };
    const draft = { title: 'Friends', priceCents: 750, billingPeriod: period };
    const id = await owner.add('membership-plans', { ...draft, collectionIds: [pageId] });
    expect((await seen()).statusCode).toBe(402);
    const closed = await owner.send('GET', owner.url('protected-collections'));
    expect(closed.json<{ collections: object[] }>().collections).toContainEqual(
      expect.objectContaining({ id: pageId, isProtected: true }),
    );
    const change = (changes: object) =>
      owner.send('PATCH', owner.url(`membership-plans/${id}`), { body: { changes } });
    await change({ priceCents: { from: 750, to: 0 } });
    expect((await change({ priceCents: { from: 750, to: 900 } })).json()).toMatchObject({
      code: 'edited_meanwhile',
    });
    const { plans } = (await owner.send('GET', owner.url('membership-plans'))).json<{
      plans: { id: string }[];
    }>();
    // What is free is not billed.
    expect(plans.find((one) => one.id === id)).toMatchObject({
      priceCents: 0,
      billingPeriod: null,
    });
  });

  it('SUBS-05 stores and the home page are for everybody', async () => {
    await expect(setUp({ collectionIds: [shop.collectionId] })).rejects.toMatchObject({
      code: 'store_not_protectable',
    });
    const start = await app.ctx.db
      .selectFrom('collections')
      .select('id')
      .where('url_id', '=', 'start')
      .executeTakeFirstOrThrow();
    await expect(setUp({ collectionIds: [start.id] })).rejects.toMatchObject({
      code: 'home_not_protectable',
    });
    await expect(setUp({ collectionIds: [newId()] })).rejects.toMatchObject({ code: 'not_found' });
  });

  it('ROUT-20 ROUT-31 a free membership is joined by a mailed link, which works once', async () => {
    const planId = await setUp();
    const visitor = new Shopper(app);
    const page = await visitor.send('GET', '/club');
    expect(page.statusCode).toBe(401);
    expect(page.body).toContain('"pageType":105,');
    expect(page.body).toContain('Free');
    const join = (body: Record<string, string>) =>
      visitor.send('POST', `/members/join/${planId}`, { body: new URLSearchParams(body) });
    expect((await join({ email: 'no' })).statusCode).toBe(400);
    expect((await join({})).statusCode).toBe(400);
    expect((await join({ email: 'Fay@members.test' })).statusCode).toBe(200);
    expect(await status(visitor)).toBe(401);
    const link = (await linkTo('Fay@members.test'))!;
    expect((await visitor.send('GET', link)).body).toContain('Let me in');
    expect(await status(visitor)).toBe(401);
    const { answer } = await enter('Fay@members.test', visitor);
    expect(answer.headers.location).toBe('/members/welcome');
    const welcome = await visitor.send('GET', '/members/welcome');
    expect(welcome.body).toContain('"pageType":208,');
    expect(welcome.body).toContain('href="/club"');
    const club = await visitor.send('GET', '/club');
    expect(club.statusCode).toBe(200);
    expect(club.body).toContain(secret);
    expect(club.headers['cache-control']).toBe('private, no-store');
    expect((await visitor.send('GET', '/letters/first')).body).toContain(secret);
    for (const url of ['/club?format=json', '/letters?format=rss']) {
      const own = await visitor.send('GET', url);
      expect(own.body).toContain(secret);
      expect(own.headers['cache-control']).toBe('private, no-store');
    }
    expect((await new Shopper(app).send('GET', '/club')).body).not.toContain(secret);
    const again = await new Shopper(app).send('POST', link, { body: new URLSearchParams() });
    expect(again.statusCode).toBe(404);
    await visitor.send('POST', '/members/sign-out', { body: new URLSearchParams() });
    expect(await status(visitor)).toBe(401);
    await closeAll();
  });

  it('ROUT-22 ROUT-31 what costs is paid in a checkout of its own, and opens by a mailed link alone', async () => {
    const owner = await createTestOwner(app, 'club');
    const planId = await setUp({ title: 'Patrons', priceCents: 5000 });
    const page = await new Shopper(app).send('GET', '/club');
    expect([page.statusCode, page.body]).toEqual([402, expect.stringContaining('"pageType":107,')]);
    expect(page.body).toContain('$50.00');
    const offer = await new Shopper(app).send('GET', joinPath(planId));
    expect([offer.statusCode, offer.body]).toEqual([
      200,
      expect.stringContaining('"pageType":107,'),
    ]);
    const shopper = await buy(planId, 'pat@members.test', 5000);
    const order = await app.ctx.db
      .selectFrom('orders')
      .select(['token', 'kind', 'id'])
      .where('cart_id', '=', shopper.cartToken)
      .executeTakeFirstOrThrow();
    expect(order.kind).toBe('membership');
    const confirmed = await shopper.send('GET', `/checkout/order-confirmed?token=${order.token}`);
    expect(confirmed.body).toContain('"pageType":208,');
    expect(await status(shopper)).toBe(402);
    await enter('pat@members.test', shopper);
    expect(await status(shopper)).toBe(200);
    const number = await app.ctx.db
      .selectFrom('orders')
      .select('order_number')
      .where('id', '=', order.id)
      .executeTakeFirstOrThrow();
    const refund = await owner.send('POST', owner.url(`orders/${number.order_number}/refunds`), {
      body: { requestId: newId(), amountCents: 5000, reason: 'Changed their mind' },
    });
    expect(refund.statusCode).toBe(200);
    expect(await status(shopper)).toBe(403);
    expect((await shopper.send('GET', '/club')).body).toContain('"pageType":106,');
    await closeAll();
  });

  it('SUBS-05 a bank that takes the money back takes the membership back, once that is decided', async () => {
    const billingPeriod = { value: 1, unit: 'MONTH' as const };
    const planId = await setUp({ title: 'Disputed', priceCents: 5000, billingPeriod });
    const { cartToken } = await buy(planId, 'bank@members.test', 5000);
    const { shopper } = await enter('bank@members.test');
    const dispute = async (status: 'open' | 'lost', amountCents: number) => {
      const disputeRef = `dispute-${amountCents}`;
      const told = { amountCents, currency: 'USD', reason: 'fraudulent', openedAt: app.ctx.now() };
      const site = (await app.ctx.sites.get(siteId))!;
      await app.ctx.transact(async (trx) => {
        const row = await trx
          .selectFrom('payments')
          .selectAll()
          .where('cart_id', '=', cartToken)
          .executeTakeFirstOrThrow();
        const noted = { dispute: { disputeRef, status, ...told }, isTest: true };
        await noteDispute({ ctx: app.ctx, trx, site }, toPayment(row), noted);
      });
    };
    await dispute('lost', 1000);
    await dispute('open', 5000);
    expect(await status(shopper)).toBe(200);
    await dispute('lost', 5000);
    expect(await status(shopper)).toBe(403);
    const { status: billing } = await app.ctx.db
      .selectFrom('subscriptions')
      .select('status')
      .where('email', '=', 'bank@members.test')
      .executeTakeFirstOrThrow();
    expect(billing).toBe('canceled');
    await closeAll();
  });

  it('D-10 a changed price is not taken, and a closed plan is not joined', async () => {
    const planId = await setUp({ priceCents: 5000 });
    const shopper = new Shopper(app);
    const url = `/api/commerce/memberships/${planId}`;
    const started = await shopper.send('POST', url, { body: {} });
    shopper.cartToken = started.json<{ cartToken: string }>().cartToken;
    const save = (changes: Partial<MembershipPlanDraft>) =>
      app.ctx.transact((trx) =>
        savePlan(trx, { siteId, now: app.ctx.now() }, { id: planId, ...changes }),
      );
    await save({ priceCents: 6000 });
    const pay = () => shopper.pay({ expectedTotalCents: 5000, shippingAddress: undefined });
    expect((await pay()).json()).toMatchObject({ code: 'membership_changed' });
    await save({ priceCents: 5000, isOpen: false });
    expect((await pay()).json()).toMatchObject({ code: 'membership_closed' });
    expect((await shopper.send('POST', url, { body: {} })).json()).toMatchObject({
      code: 'membership_closed',
    });
  });

  it('D-10 nor is another rhythm at the same price', async () => {
    const billingPeriod = { value: 1, unit: 'YEAR' as const };
    const planId = await setUp({ priceCents: 5000, billingPeriod });
    const shopper = new Shopper(app);
    const url = `/api/commerce/memberships/${planId}`;
    const started = await shopper.send('POST', url, { body: {} });
    shopper.cartToken = started.json<{ cartToken: string }>().cartToken;
    const monthly = { value: 1, unit: 'MONTH' as const };
    await app.ctx.transact((trx) =>
      savePlan(trx, { siteId, now: app.ctx.now() }, { id: planId, billingPeriod: monthly }),
    );
    const paid = await shopper.pay({ expectedTotalCents: 5000, shippingAddress: undefined });
    expect(paid.json()).toMatchObject({ code: 'membership_changed' });
    await closeAll();
  });

  it('SUBS-05 a link that was mailed while a plan was free lets nobody in once it costs', async () => {
    const planId = await setUp();
    const visitor = new Shopper(app);
    const body = new URLSearchParams({ email: 'gil@members.test' });
    await visitor.send('POST', `/members/join/${planId}`, { body });
    await app.ctx.transact((trx) =>
      savePlan(trx, { siteId, now: app.ctx.now() }, { id: planId, priceCents: 5000 }),
    );
    const { answer } = await enter('gil@members.test', visitor);
    expect(answer.headers.location).toBeUndefined();
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(await status(visitor)).toBe(402);
    await closeAll();
  });

  it('SUBS-05 a recurring membership lasts as long as it is paid, and ends with its plan', async () => {
    app.setNow(new Date('2026-05-31T10:00:00Z'));
    const billingPeriod = { value: 1, unit: 'MONTH' as const };
    const planId = await setUp({ title: 'Monthly', priceCents: 700, billingPeriod });
    await buy(planId, 'moe@members.test', 700);
    const { shopper } = await enter('moe@members.test');
    app.setNow(new Date('2026-06-30T10:00:00Z'));
    await billSubscriptions(app.ctx);
    await askLink(shopper, 'moe@members.test');
    await enter('moe@members.test', shopper);
    app.setNow(new Date('2026-07-15T10:00:00Z'));
    expect(await status(shopper)).toBe(200);
    const { token } = await app.ctx.db
      .selectFrom('subscriptions')
      .select('token')
      .where('email', '=', 'moe@members.test')
      .executeTakeFirstOrThrow();
    const cancel = new URLSearchParams({ action: 'cancel' });
    await shopper.send('POST', `/subscriptions/${token}`, { body: cancel });
    app.setNow(new Date('2026-07-29T10:00:00Z'));
    expect(await status(shopper)).toBe(200);
    app.setNow(new Date('2026-07-31T10:00:01Z'));
    await askLink(shopper, 'moe@members.test');
    await enter('moe@members.test', shopper);
    expect(await status(shopper)).toBe(403);
    await closeAll();
  });

  it('SUBS-05 a period that was not paid yet leaves its member in for three days', async () => {
    app.setNow(new Date('2026-05-31T10:00:00Z'));
    const billingPeriod = { value: 1, unit: 'MONTH' as const };
    const planId = await setUp({ title: 'Late', priceCents: 700, billingPeriod });
    await buy(planId, 'late@members.test', 700);
    const { shopper } = await enter('late@members.test');
    const statusAt = async (day: string) => {
      app.setNow(new Date(day));
      await askLink(shopper, 'late@members.test');
      await enter('late@members.test', shopper);
      return status(shopper);
    };
    expect(await statusAt('2026-07-03T09:59:59Z')).toBe(200);
    expect(await statusAt('2026-07-03T10:00:01Z')).toBe(403);
    await closeAll();
    app.setNow(new Date('2026-07-31T10:00:01Z'));
  });

  it('SUBS-05 who belongs to another site is nobody’s member here: no link is mailed, and nothing waits for one', async () => {
    const email = 'both@members.test';
    const other = await app.createSite({ host: 'other.test', identifier: 'other' });
    const theirs = await createTestOwner(app, 'other');
    const page = { typeName: 'page', type: 10, urlId: 'club', title: 'Club' } as const;
    const { id } = await app.ctx.transact((trx) => saveCollection(trx, other, page));
    const plan = { title: 'Theirs', priceCents: 0, collectionIds: [id] };
    await theirs.add('members', { planId: await theirs.add('membership-plans', plan), email });
    await askLink(new Shopper(app), email);
    const mails = await readMails(app, { to: email, kind: 'member-link:' });
    expect(mails.filter((mail) => mail.siteId === siteId)).toEqual([]);
    const planId = await setUp({ title: 'Ours', priceCents: 700 });
    const buyer = await buy(planId, email, 700);
    // A session of there, which their link began, lets nobody in here.
    const there = new Shopper(app, 'other.test');
    const sent = (await readMails(app, { to: email, kind: 'member-link:' })).filter(
      (mail) => mail.siteId === other,
    );
    const [link = ''] = /\/members\/enter\/[\w-]+/.exec(sent.at(-1)?.text ?? '') ?? [];
    await there.send('POST', link, { body: new URLSearchParams() });
    expect(await status(there)).toBe(200);
    for (const [name, value] of there.cookies) buyer.cookies.set(name, value);
    expect(await status(buyer)).toBe(402);
    const rows = await app.ctx.db
      .selectFrom('memberships')
      .select('plan_id')
      .where('site_id', '=', siteId)
      .where('email_key', '=', email)
      .execute();
    expect(rows).toEqual([{ plan_id: planId }]);
    await closeAll();
  });

  it('SUBS-05 staff give and end memberships; who joins twice pays once', async () => {
    const owner = await createTestOwner(app, 'club');
    const billingPeriod = { value: 1, unit: 'MONTH' as const };
    const planId = await setUp({ title: 'Twice', priceCents: 700, billingPeriod });
    await buy(planId, 'two@members.test', 700);
    await buy(planId, 'two@members.test', 700);
    await enter('two@members.test');
    expect(await billingOf('two@members.test')).toEqual(['canceled', 'active']);
    const id = await owner.add('members', { planId, email: 'guest@members.test' });
    const { shopper } = await enter('guest@members.test');
    expect(await status(shopper)).toBe(200);
    const list = await owner.send('GET', owner.url('members'));
    expect(list.json<{ members: { email: string }[] }>().members[0]).toMatchObject({
      email: 'guest@members.test',
      isActive: true,
    });
    await owner.send('POST', owner.url(`members/${id}/end`), { body: {} });
    expect(await status(shopper)).toBe(403);
    await closeAll();
  });

  it('SUBS-05 whoever pays with the email of a member ends nothing of theirs; opening the link does', async () => {
    const owner = await createTestOwner(app, 'club');
    const billingPeriod = { value: 1, unit: 'MONTH' as const };
    const planId = await setUp({ title: 'Typed', priceCents: 700, billingPeriod });
    const email = 'typed@members.test';
    await buy(planId, email, 700);
    const { shopper } = await enter(email);
    const stranger = await buy(planId, 'TYPED@members.test', 700);
    expect(await billingOf(email)).toEqual(['active']);
    const { order_number: number } = await app.ctx.db
      .selectFrom('orders')
      .select('order_number')
      .where('cart_id', '=', stranger.cartToken)
      .executeTakeFirstOrThrow();
    await owner.send('POST', owner.url(`orders/${number}/refunds`), {
      body: { requestId: newId(), amountCents: 700, reason: 'A trick' },
    });
    expect(await billingOf(email)).toEqual(['active']);
    expect(await billingOf('TYPED@members.test')).toEqual(['canceled']);
    await enter('TYPED@members.test');
    expect(await billingOf(email)).toEqual(['active']);
    expect(await status(shopper)).toBe(200);
    await buy(planId, email, 700);
    await enter(email);
    expect(await billingOf(email)).toEqual(['canceled', 'active']);
    expect(await status(shopper)).toBe(200);
    await closeAll();
  });

  it('SUBS-05 what was paid and ended while it waited for its link replaces nothing', async () => {
    const start = app.ctx.now();
    const billingPeriod = { value: 1, unit: 'MONTH' as const };
    const planId = await setUp({ title: 'Waited', priceCents: 700, billingPeriod });
    const email = 'waited@members.test';
    await buy(planId, email, 700);
    await enter(email);
    const second = await buy(planId, email, 700);
    const { token } = await app.ctx.db
      .selectFrom('subscriptions')
      .select('token')
      .where('email', '=', email)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    const body = new URLSearchParams({ action: 'cancel' });
    await second.send('POST', `/subscriptions/${token}`, { body });
    expect(await billingOf(email)).toEqual(['active', 'canceled']);
    app.setNow(new Date(start.getTime() + 40 * 86_400_000));
    await billSubscriptions(app.ctx);
    const shopper = new Shopper(app);
    await askLink(shopper, email);
    await enter(email, shopper);
    expect(await billingOf(email)).toEqual(['active', 'canceled']);
    expect(await status(shopper)).toBe(200);
    await closeAll();
    app.setNow(start);
  });

  it('SUBS-05 a membership that staff give to who pays for it is not charged any more', async () => {
    const owner = await createTestOwner(app, 'club');
    const billingPeriod = { value: 1, unit: 'MONTH' as const };
    const planId = await setUp({ title: 'Thanks', priceCents: 700, billingPeriod });
    await buy(planId, 'gift@members.test', 700);
    await owner.add('members', { planId, email: 'Gift@members.test' });
    const { status: billing } = await app.ctx.db
      .selectFrom('subscriptions')
      .select('status')
      .where('email', '=', 'gift@members.test')
      .executeTakeFirstOrThrow();
    expect(billing).toBe('canceled');
    await closeAll();
  });

  it('SUBS-05 test orders open pages while the shop is tried out, and take nothing from real members', async () => {
    const owner = await createTestOwner(app, 'club');
    const planId = await setUp({ title: 'Tried out', priceCents: 900 });
    await buy(planId, 'try@members.test', 900);
    const { shopper } = await enter('try@members.test');
    expect(await status(shopper)).toBe(200);
    await owner.add('members', { planId, email: 'real@members.test' });
    await buy(planId, 'real@members.test', 900);
    const real = await enter('real@members.test');
    const payments = (changes: object) =>
      owner.send('PATCH', owner.url('settings'), { body: { payments: changes } });
    expect((await payments({ test: false })).statusCode).toBe(200);
    expect(await status(shopper)).toBe(403);
    expect(await status(real.shopper)).toBe(200);
    const list = await owner.send('GET', owner.url('members'));
    const { members } = list.json<{ members: { email: string; isActive: boolean }[] }>();
    expect(members.find(({ email }) => email === 'try@members.test')).toMatchObject({
      isActive: false,
    });
    await payments({ test: true });
    expect(await status(shopper)).toBe(200);
    await closeAll();
  });

  it('SUBS-05 nobody is flooded with links, from however many addresses they are asked for', async () => {
    const planId = await setUp({ title: 'Free for all' });
    const answers: number[] = [];
    for (let at = 0; at < 8; at += 1) {
      const answer = await new Shopper(app).send('POST', `/api/commerce/memberships/${planId}`, {
        body: { email: at % 2 ? 'Flooded@members.test' : 'flooded@members.test' },
        remoteAddress: `10.7.0.${at}`,
      });
      answers.push(answer.statusCode);
    }
    expect(answers).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
    expect((await askLink(new Shopper(app), 'flooded@members.test')).statusCode).toBe(429);
    await closeAll();
  });

  it('SUBS-05 tells nobody whether an email belongs, and leads nowhere else', async () => {
    await setUp();
    const known = await askLink(new Shopper(app), 'guest@members.test', '//evil.test/x');
    const unknown = await askLink(new Shopper(app), 'nobody@members.test');
    expect(known.statusCode).toBe(unknown.statusCode);
    const plain = (body: string) => body.replace(/nonce-?\S+/g, '');
    expect(plain(known.body)).toBe(plain(unknown.body));
    expect(await linkTo('nobody@members.test')).toBeUndefined();
    const { answer } = await enter('guest@members.test');
    expect(answer.headers.location).toBe('/members');
    const forged = new Shopper(app);
    forged.cookies.set('memberKey', 'x'.repeat(43));
    expect(await status(forged)).toBe(401);
    await closeAll();
  });

  it('SUBS-05 a link leads on to pages in any script, whoever asked for it', async () => {
    await askLink(new Shopper(app), 'guest@members.test', '/клуб?x=é#да');
    const { answer, shopper } = await enter('guest@members.test');
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toBe('/%D0%BA%D0%BB%D1%83%D0%B1?x=%C3%A9#%D0%B4%D0%B0');
    expect((await shopper.send('GET', '/members')).body).toContain('guest@members.test');
  });

  it('SUBS-05 a page is for everybody again when staff say so', async () => {
    const owner = await createTestOwner(app, 'club');
    const opened = await owner.send('POST', owner.url(`protected-collections/${clubId}/open`), {
      body: {},
    });
    expect(opened.statusCode).toBe(200);
    expect((await new Shopper(app).send('GET', '/club')).body).toContain(secret);
  });
});
