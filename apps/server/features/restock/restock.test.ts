import { errorCatalogue, userRoles } from '@sitewright/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { newId } from '../../db/id.ts';
import { startCaptchaDouble, type CaptchaDouble } from '../../testing/captcha-double.ts';
import { meetAtLock } from '../../testing/meet-at-lock.ts';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestShop, TestVisitor, type TestShop } from '../../testing/test-shop.ts';
import { signInStaff } from '../../testing/test-staff.ts';
import { saveProduct } from '../products/save-product.ts';
import { operator } from '../settings/settings-actor.ts';
import { writeSettings } from '../settings/write-settings.ts';
import { mailRestock } from './mail-restock.ts';
import { readMails } from '../../testing/read-mails.ts';

const path = '/api/site-users/account/notifications/restock';
const { admin, storeManager, websiteManager, editor, viewer } = userRoles.values;

type Json = Record<string, unknown>;

describeOnBothDatabases('restock', (database) => {
  let app: TestApp;
  let shop: TestShop;
  let count = 0;
  let captcha: CaptchaDouble;

  beforeAll(async () => {
    captcha = await startCaptchaDouble();
    const environment = { CAPTCHA_URL: captcha.url };
    app = await createTestApp({ database, environment });
  });
  afterAll(async () => {
    await app.close();
    captcha.close();
  });
  beforeEach(async () => {
    count += 1;
    const settings = { merchandising: { restockNotificationsEnabled: true } };
    const host = `restock-${count}.example`;
    shop = await createTestShop(
      app,
      await app.createSite({ host, identifier: `restock-${count}`, settings }),
    );
  });

  const host = () => `restock-${count}.example`;
  const visitor = () => new TestVisitor(app, host());
  const set = (values: Json) =>
    writeSettings(app.ctx, {
      siteId: shop.siteId,
      actor: operator,
      values: { merchandising: values },
    });

  async function addSoldOut() {
    const product = await shop.addProduct({ title: 'Bowl', variants: [{ stock: 0 }] });
    return { productId: product.id, variantId: product.variantIds[0]! };
  }
  type Wanted = Awaited<ReturnType<typeof addSoldOut>>;

  const signUp = (wanted: Wanted, siteVisitorEmail: unknown, more: Json = {}) =>
    visitor().send('POST', path, { body: { ...wanted, siteVisitorEmail, ...more } });

  async function setStock({ productId, variantId }: Wanted, stock: number) {
    await app.ctx.transact((trx) =>
      saveProduct(trx, shop.siteId, {
        id: productId,
        variants: [{ id: variantId, sku: 'SKU-1', priceCents: 1000, stock }],
      }),
    );
  }

  async function mailsTo(email?: string): Promise<string[]> {
    const mails = await readMails(app, { kind: 'restock:' });
    return mails
      .filter(({ siteId, to }) => siteId === shop.siteId && (email === undefined || to === email))
      .map(({ to, text }) => (email === undefined ? to : text));
  }

  async function staffWith(role: (typeof userRoles.values)[keyof typeof userRoles.values]) {
    const staff = visitor();
    const cookies = await signInStaff(app, { [shop.siteId]: [role] });
    for (const [name, value] of Object.entries(cookies)) staff.cookies.set(name, value);
    return staff;
  }

  it('RSTK-03 RSTK-04 RSTK-18 a visitor signs up once, however often they ask', async () => {
    const wanted = await addSoldOut();
    const first = await signUp(wanted, ' Ann@Example.test ');
    expect([first.statusCode, first.json()]).toEqual([200, { message: 'Signed up!' }]);
    await signUp(wanted, 'ann@example.TEST', { isJoinMailingList: true, language: 'fr-CA' });
    await signUp(wanted, 'ann@example.test');
    const staff = await staffWith(storeManager);
    const listed = await staff.send(
      'GET',
      `${path}?${new URLSearchParams({ ...wanted }).toString()}`,
    );
    expect(listed.json()).toMatchObject({
      signUps: [
        { siteVisitorEmail: 'Ann@Example.test', isJoinMailingList: true, language: 'fr-CA' },
      ],
      hasNextPage: false,
      nextPageCursor: null,
    });
    await set({ restockSuccessText: 'We will write' });
    expect((await signUp(wanted, 'bob@example.test')).json()).toEqual({ message: 'We will write' });
  });

  it('RSTK-06 RSTK-13 RSTK-14 D-05 D-24 says what is wrong in the message of a flat body', async () => {
    const wanted = await addSoldOut();
    const told = async (email: unknown, more?: Json) => {
      const answer = await signUp(wanted, email, more);
      return [answer.statusCode, answer.json<{ message: string }>().message];
    };
    expect(await told('')).toEqual([400, 'Email cannot be blank']);
    expect(await told('   ')).toEqual([400, 'Email cannot be blank']);
    expect(await told(undefined)).toEqual([400, 'Email cannot be blank']);
    expect(await told('ann@')).toEqual([400, 'Email is invalid']);
    expect(await told(`${'a'.repeat(250)}@b.test`)).toEqual([400, 'Email is invalid']);
    expect(await told('ann@example.test', { variantId: 'nothing' })).toEqual([
      404,
      expect.any(String),
    ]);
    await setStock(wanted, 1);
    expect(await told('ann@example.test')).toEqual([409, 'This item is in stock.']);
    await setStock(wanted, 0);
    await set({ restockNotificationsEnabled: false });
    expect((await told('ann@example.test'))[0]).toBe(404);
    expect(await mailsTo()).toEqual([]);
  });

  it('RSTK-05 FORM-27 D-03 where there is a captcha, its token decides', async () => {
    const wanted = await addSoldOut();
    const captchaOf = (values: Json) =>
      writeSettings(app.ctx, {
        siteId: shop.siteId,
        actor: operator,
        values: { captcha: values },
      });
    await captchaOf({ siteKey: 'site-key', secretKey: 'secret-key' });
    const action = 'PRODUCT_WAITLIST_SUBMISSION';
    captcha.answers = {
      person: { success: true, score: 0.9, action },
      machine: { success: true, score: 0.1, action },
      elsewhere: { success: true, score: 0.9, action: 'FORM_BLOCK_SUBMISSION' },
      made: { success: false },
    };
    const status = async (token: string) => {
      const answer = await signUp(wanted, 'ann@example.test', {
        recaptchaEnterpriseV3Token: token,
      });
      return [answer.statusCode, answer.json<{ message: string }>().message];
    };
    const refused = [400, 'Complete CAPTCHA before submitting.'];
    expect(await status('')).toEqual(refused);
    expect(captcha.asked).toEqual([]);
    for (const token of ['machine', 'elsewhere', 'made']) {
      expect(await status(token), token).toEqual(refused);
    }
    expect(await status('silent')).toEqual([503, errorCatalogue.captcha_unchecked.message]);
    expect(await status('person')).toEqual([200, 'Signed up!']);
    expect(captcha.asked.at(-1)?.get('secret')).toBe('secret-key');
  });

  it('PROD-05 each is told once when there is stock again, and can ask anew', async () => {
    const wanted = await addSoldOut();
    await signUp(wanted, 'ann@example.test');
    await mailRestock(app.ctx);
    expect(await mailsTo()).toEqual([]);
    await setStock(wanted, 2);
    await Promise.all([mailRestock(app.ctx), mailRestock(app.ctx)]);
    await mailRestock(app.ctx);
    const [mail, ...others] = await mailsTo('ann@example.test');
    expect(others).toEqual([]);
    expect(mail).toContain('Bowl is back');
    expect(mail).toContain(`http://${host()}/shop/p/`);
    await setStock(wanted, 0);
    await signUp(wanted, 'ann@example.test');
    await setStock(wanted, 2);
    await mailRestock(app.ctx);
    expect(await mailsTo()).toEqual(['ann@example.test', 'ann@example.test']);
  });

  it('the longest waiting first, and a day for as many as there are units, if the shop wants so', async () => {
    await set({ restockMailsFollowStock: true });
    const wanted = await addSoldOut();
    const people = ['ann', 'bob', 'cid', 'dan', 'eve'].map((name) => `${name}@example.test`);
    for (const email of people) await signUp(wanted, email);
    await setStock(wanted, 2);
    await mailRestock(app.ctx);
    await mailRestock(app.ctx);
    expect(await mailsTo()).toEqual(people.slice(0, 2));
    await setStock(wanted, 3);
    await mailRestock(app.ctx);
    expect(await mailsTo()).toEqual(people.slice(0, 3));
    const before = app.ctx.now();
    app.setNow(new Date(before.getTime() + 86_400_001));
    await setStock(wanted, 1);
    await mailRestock(app.ctx);
    expect(await mailsTo()).toEqual(people.slice(0, 4));
    app.setNow(before);
  });

  it('who comes while another process tells some counts those as told', async () => {
    await set({ restockMailsFollowStock: true });
    const wanted = await addSoldOut();
    for (const name of ['ann', 'bob']) await signUp(wanted, `${name}@example.test`);
    await setStock(wanted, 1);
    const held = sql`select pg_advisory_xact_lock(hashtextextended(
      ${`restock:${shop.siteId}:${wanted.variantId}`}, 0))`;
    await meetAtLock(app, held, [() => mailRestock(app.ctx)], () =>
      app.ctx.transact((trx) =>
        sql`update restock_sign_ups set mailed_at = ${app.ctx.now()}
          where site_id = ${shop.siteId} and email_key = 'ann@example.test'`.execute(trx),
      ),
    );
    expect(await mailsTo()).toEqual([]);
  });

  it('RSTK-09 RSTK-10 staff let mails go, whatever the stock, once each', async () => {
    await set({ restockMailsAreAutomatic: false });
    const [bowl, cup, jug] = [await addSoldOut(), await addSoldOut(), await addSoldOut()];
    for (const wanted of [bowl, cup, jug]) await signUp(wanted, 'ann@example.test');
    await setStock(bowl, 5);
    await mailRestock(app.ctx);
    expect(await mailsTo()).toEqual([]);
    const staff = await staffWith(storeManager);
    const send = async (end: string, body: Json) =>
      (await staff.send('POST', `${path}/send${end}`, { body })).json<Json>();
    expect(await send('', cup)).toEqual({ sent: 1 });
    expect(await send('', cup)).toEqual({ sent: 0 });
    await mailRestock(app.ctx);
    expect(await mailsTo()).toHaveLength(1);
    expect(await send('/all', { sendRequests: [cup, bowl, jug] })).toEqual({ sent: 2 });
    await mailRestock(app.ctx);
    await mailRestock(app.ctx);
    expect(await mailsTo()).toHaveLength(3);
  });

  it('RSTK-07 RSTK-08 RSTK-11 lists go on behind their cursor', async () => {
    const wanted = await addSoldOut();
    const other = await addSoldOut();
    await signUp(other, 'ann@example.test');
    const emails = Array.from({ length: 52 }, (_, index) => `person-${index}@example.test`);
    for (const [index, email] of emails.entries()) {
      const body = { ...wanted, siteVisitorEmail: email };
      const remoteAddress = `10.0.${index}.1`;
      await visitor().send('POST', path, { body, remoteAddress });
    }
    const staff = await staffWith(storeManager);
    const get = async (end: string, query: Record<string, string>) =>
      (await staff.send('GET', `${path}${end}?${new URLSearchParams(query).toString()}`)).json<
        Json & { signUps: { siteVisitorEmail: string }[]; nextPageCursor: string }
      >();
    const first = await get('', wanted);
    expect(first.hasNextPage).toBe(true);
    const second = await get('', { ...wanted, cursor: first.nextPageCursor });
    expect(second).toMatchObject({ hasNextPage: false, nextPageCursor: null });
    expect([...first.signUps, ...second.signUps].map((one) => one.siteVisitorEmail)).toEqual(
      emails,
    );
    const { signUpGroups } = await get('/groups', {});
    expect(signUpGroups).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ ...wanted, title: 'Bowl', count: 52, qtyInStock: 0 }),
        expect.objectContaining({ ...other, count: 1 }),
      ]),
    );
    await app.ctx.db
      .selectFrom('restock_sign_ups')
      .select('id')
      .where('email', '=', emails[0]!)
      .executeTakeFirstOrThrow()
      .then(({ id }) =>
        app.ctx.transact((trx) =>
          trx
            .updateTable('restock_sign_ups')
            .set({ ended_at: app.ctx.now() })
            .where('id', '=', id)
            .execute(),
        ),
      );
    const { signUpGroups: left } = await get('/groups', {});
    expect(left).toContainEqual(expect.objectContaining({ ...wanted, count: 51 }));
  });

  it('RSTK-12 D-43 lists and sending are for the roles that manage the shop', async () => {
    const wanted = await addSoldOut();
    const query = new URLSearchParams({ ...wanted }).toString();
    const statuses = async (staff: TestVisitor) => [
      (await staff.send('GET', `${path}?${query}`)).statusCode,
      (await staff.send('GET', `${path}/groups`)).statusCode,
      (await staff.send('POST', `${path}/send`, { body: wanted })).statusCode,
      (await staff.send('POST', `${path}/send/all`, { body: { sendRequests: [wanted] } }))
        .statusCode,
    ];
    for (const role of [admin, storeManager, websiteManager]) {
      expect(await statuses(await staffWith(role))).toEqual([200, 200, 200, 200]);
    }
    for (const role of [editor, viewer]) {
      expect(await statuses(await staffWith(role))).toEqual([403, 403, 403, 403]);
    }
    expect(await statuses(visitor())).toEqual([401, 401, 401, 401]);
  });

  it('RSTK-09 who was told is in the log, the newest first', async () => {
    const wanted = await addSoldOut();
    await signUp(wanted, 'log-1@example.test');
    await signUp(wanted, 'log-2@example.test');
    const owner = await staffWith(storeManager);
    const log = async (query = '') => {
      const read = await owner.send('GET', `/api/sites/restock-${count}/restock-log?${query}`);
      expect(read.statusCode, read.body).toBe(200);
      return read.json<{ mails: { email: string; isByHand: boolean }[]; after?: string }>();
    };
    const told = async () =>
      (await log()).mails.filter(({ email }) => email.startsWith('log-')).map((one) => one.email);
    expect(await told()).toEqual([]);
    await owner.send('POST', `${path}/send`, { body: wanted });
    await mailRestock(app.ctx);
    expect((await told()).toSorted()).toEqual(['log-1@example.test', 'log-2@example.test']);
    const first = await log('limit=1');
    const second = await log(`limit=1&after=${encodeURIComponent(first.after ?? '')}`);
    expect([first.mails[0]?.isByHand, second.mails[0]?.isByHand]).toEqual([true, true]);
    expect(first.mails[0]?.email).not.toBe(second.mails[0]?.email);
    const strange = await visitor().send('GET', `/api/sites/restock-${count}/restock-log`);
    expect(strange.statusCode).toBe(401);
  });

  it('the link of a mail ends everything that its address waits for', async () => {
    const [bowl, cup] = [await addSoldOut(), await addSoldOut()];
    for (const wanted of [bowl, cup]) await signUp(wanted, 'ann@example.test');
    await signUp(cup, 'bob@example.test');
    await setStock(bowl, 1);
    await mailRestock(app.ctx);
    const [mail] = await mailsTo('ann@example.test');
    const link = new URL(/http\S+\/restock\/\S+/.exec(mail!)![0]).pathname;
    expect((await visitor().send('GET', `${link}x`)).statusCode).toBe(404);
    expect((await visitor().send('GET', link)).body).toContain('You wait for one thing of ours.');
    const ended = await visitor().send('POST', link, { body: new URLSearchParams() });
    expect([ended.statusCode, ended.headers.location]).toEqual([303, link]);
    expect((await visitor().send('GET', link)).body).toContain('nothing that was sold out');
    await setStock(cup, 1);
    await mailRestock(app.ctx);
    expect(await mailsTo()).toEqual(['ann@example.test', 'bob@example.test']);
  });

  it('an address waits for a hundred things and no more, and each of more than a hundred is told of', async () => {
    const variants = Array.from({ length: 101 }, (_, size) => ({
      attributes: { Size: `${size}` },
      stock: 0,
    }));
    const bowl = await shop.addProduct({ optionOrdering: ['Size'], variants });
    const wait = (variantId: string) => ({
      site_id: shop.siteId,
      id: newId(),
      product_id: bowl.id,
      variant_id: variantId,
      email: 'ann@example.test',
      email_key: 'ann@example.test',
      created_at: app.ctx.now(),
    });
    const [last = '', ...others] = bowl.variantIds.toReversed();
    await app.ctx.transact(async (trx) => {
      await trx.insertInto('restock_sign_ups').values(others.map(wait)).execute();
    });
    const wanted = { productId: bowl.id, variantId: last };
    expect((await signUp(wanted, 'Ann@example.test')).statusCode).toBe(429);
    expect((await signUp(wanted, 'bob@example.test')).statusCode).toBe(200);
    // What Ann waits for in another shop is nothing to this one.
    const settings = { merchandising: { restockNotificationsEnabled: true } };
    const site = await app.createSite({ host: 'restock-other.example', settings });
    const lamp = await (await createTestShop(app, site)).addProduct({ variants: [{ stock: 0 }] });
    const there = await new TestVisitor(app, 'restock-other.example').send('POST', path, {
      body: {
        productId: lamp.id,
        variantId: lamp.variantIds[0],
        siteVisitorEmail: 'ann@example.test',
      },
    });
    expect(there.statusCode, there.body).toBe(200);
    await app.ctx.transact((trx) =>
      trx
        .updateTable('variants')
        .set({ qty_in_stock: 1 })
        .where('site_id', '=', shop.siteId)
        .execute(),
    );
    await mailRestock(app.ctx);
    expect(await mailsTo()).toHaveLength(101);
  });

  it('RSTK-01 RSTK-02 RSTK-19 ENT-14 the page has the form of what is sold out, and asks nobody', async () => {
    const only = await addSoldOut();
    const several = await shop.addProduct({
      title: 'Cup',
      optionOrdering: ['Size'],
      variants: [
        { attributes: { Size: 'S' }, stock: 0 },
        { attributes: { Size: 'L' }, stock: 4 },
      ],
    });
    const pageOf = async (id: string) => {
      const { url_id: urlId } = await app.ctx.db
        .selectFrom('products')
        .select('url_id')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      return (await visitor().send('GET', `/shop/p/${urlId}`)).body;
    };
    const one = await pageOf(only.productId);
    expect(one).toContain(
      `<div class="product-restock-notification" data-product-id="${only.productId}" data-variant-id="${only.variantId}">`,
    );
    expect(one).toContain(
      '<input type="text" x-autocompletetype="email" spellcheck="false" name="email"',
    );
    expect(one).not.toContain('isJoinMailingList');
    expect(one).not.toContain('class="captcha-container"');
    expect(one).toContain(`/restock?productId=${only.productId}`);
    const two = await pageOf(several.id);
    expect(two).toContain(`data-variant-id="${several.variantIds[0]}" hidden>`);
    expect(two).not.toContain(`data-variant-id="${several.variantIds[1]}"`);
    await set({ restockMailingListEnabled: true, restockButtonText: 'Tell <me>' });
    const after = await pageOf(only.productId);
    const box = (page: string) => /<input[^>]*name="isJoinMailingList"[^>]*>/.exec(page)?.[0];
    expect(box(after)).not.toMatch(/\schecked/);
    expect(after).toContain('value="Tell &lt;me&gt;"');
    await set({ restockMailingListOptInByDefault: true });
    expect(box(await pageOf(only.productId))).toMatch(/\schecked/);
    await set({ restockNotificationsEnabled: false });
    expect(await pageOf(only.productId)).not.toContain('product-restock-notification');
  });

  it('RSTK-02 works without scripts on a page of its own', async () => {
    await set({ restockMailingListEnabled: true });
    const cup = await shop.addProduct({
      title: 'Cup',
      optionOrdering: ['Size'],
      variants: ['S', 'M', 'L'].map((Size) => ({
        attributes: { Size },
        stock: Size === 'L' ? 1 : 0,
      })),
    });
    const page = (await visitor().send('GET', `/restock?productId=${cup.id}`)).body;
    expect(page).toContain(`value="${cup.variantIds[1]}"`);
    expect(page).not.toContain(`value="${cup.variantIds[2]}"`);
    const post = (fields: Record<string, string>) =>
      visitor().send('POST', '/restock', {
        body: new URLSearchParams({ productId: cup.id, ...fields }),
      });
    const wrong = await post({ variantId: cup.variantIds[1]!, email: 'ann@' });
    expect([wrong.statusCode, wrong.body.includes('Email is invalid')]).toEqual([400, true]);
    expect(wrong.body).toContain('value="ann@"');
    const right = await post({
      variantId: cup.variantIds[1]!,
      email: 'ann@example.test',
      isJoinMailingList: 'true',
    });
    expect([right.statusCode, right.body.includes('Signed up!')]).toEqual([200, true]);
    // Whether the box is ticked at first is the owner's choice, and then the visitor's.
    const isTicked = (body: string) => /name="isJoinMailingList"[^>]*\schecked/.test(body);
    const ask = async () => (await visitor().send('GET', `/restock?productId=${cup.id}`)).body;
    expect([isTicked(await ask()), isTicked(wrong.body)]).toEqual([false, false]);
    await set({ restockMailingListOptInByDefault: true });
    const unticked = await post({ variantId: cup.variantIds[1]!, email: 'ann@' });
    const ticked = await post({ email: 'ann@', isJoinMailingList: 'true' });
    expect([await ask(), unticked.body, ticked.body].map(isTicked)).toEqual([true, false, true]);
    expect((await visitor().send('GET', '/restock?productId=nothing')).statusCode).toBe(404);
  });
});
