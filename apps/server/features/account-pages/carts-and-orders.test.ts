/** What belongs to an account: its cart on every device, its orders, its addresses. */
import { accountMessages } from '@sitewright/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { AccountVisitor } from '../../testing/account-visitor.ts';
import { DistantShopper } from '../../testing/distant-shopper.ts';
import { readMails } from '../../testing/read-mails.ts';
import { settlePayment } from '../../payments/settle-payment.ts';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { meetAtLock } from '../../testing/meet-at-lock.ts';
import { addressOf, cards, Shopper } from '../../testing/shopper.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { addCoupon } from '../../testing/test-shop-rules.ts';
import { createTestShop, type MadeProduct, type TestShop } from '../../testing/test-shop.ts';

const password = 'correct horse battery';

describeOnBothDatabases('what belongs to an account', (database) => {
  let app: TestApp;
  let shop: TestShop;
  let bowl: MadeProduct;
  let made = 0;
  beforeAll(async () => {
    app = await createTestApp({ database });
    shop = await createTestShop(
      app,
      await app.createSite({
        host: 'localhost',
        settings: { store: { multipleQuantityAllowedForServices: false } },
      }),
    );
    bowl = await shop.addProduct({ productType: 2, variants: [{ priceCents: 1000 }] });
  });
  afterAll(() => app.close());

  const newEmail = () => `owner-${(made += 1)}@example.test`;

  async function signUp(email: string): Promise<AccountVisitor> {
    const visitor = new AccountVisitor(app);
    expect((await visitor.signUp(email, password)).statusCode).toBe(303);
    return visitor;
  }

  async function onAnotherDevice(email: string): Promise<AccountVisitor> {
    const visitor = new AccountVisitor(app);
    expect((await visitor.signIn(email, password)).statusCode).toBe(303);
    return visitor;
  }

  const quantities = async (visitor: Shopper) =>
    (await visitor.cart()).entries.map(({ quantity }) => quantity);

  async function buy(visitor: Shopper, email: string): Promise<string> {
    await visitor.add(bowl.id);
    const answer = await visitor.pay({
      email,
      expectedTotalCents: (await visitor.cart()).grandTotalCents,
      billingAddress: addressOf(),
      shippingAddress: undefined,
    });
    expect(answer.statusCode, answer.body).toBe(200);
    const { redirectUrlPath } = answer.json<{ redirectUrlPath: string }>();
    return new URL(redirectUrlPath, 'http://localhost').searchParams.get('token')!;
  }

  it('PROD-03 CART-17 CART-24 a cart is there on the second device, from the first page on', async () => {
    const email = newEmail();
    const laptop = await signUp(email);
    await laptop.add(bowl.id, 2);
    const phone = await onAnotherDevice(email);
    expect(await quantities(phone)).toEqual([2]);
    await phone.add(bowl.id);
    expect(await quantities(laptop)).toEqual([3]);
    phone.cookies.delete('CART');
    phone.cookies.delete('hasCart');
    expect(await quantities(phone), 'the cookie of the cart ends before the session').toEqual([3]);
  });

  it('CART-24 two devices that add their first thing at once fill one cart', async () => {
    const email = newEmail();
    const [laptop, phone] = [await signUp(email), await onAnotherDevice(email)];
    await Promise.all([laptop.add(bowl.id), phone.add(bowl.id)]);
    expect(await quantities(laptop)).toEqual([2]);
    expect(await quantities(phone)).toEqual([2]);
  });

  it('CART-24 a cart of before is merged at sign-in: units add up, as far as there is stock', async () => {
    const email = newEmail();
    const scarce = await shop.addProduct({ variants: [{ stock: 5 }] });
    const other = await shop.addProduct({});
    const laptop = await signUp(email);
    await laptop.add(scarce.id, 3);
    await laptop.add(bowl.id, 1);
    const phone = new AccountVisitor(app);
    await phone.add(scarce.id, 4);
    await phone.add(bowl.id, 2);
    await phone.add(other.id, 1);
    const before = phone.cartToken;
    await phone.signIn(email, password);
    const { entries, cartToken } = await phone.cart();
    const units = Object.fromEntries(entries.map(({ itemId, quantity }) => [itemId, quantity]));
    expect(units).toEqual({ [scarce.id]: 5, [bowl.id]: 3, [other.id]: 1 });
    expect(cartToken).toBe(laptop.cartToken);
    const gone = new Shopper(app);
    gone.cookies.set('CART', before);
    expect((await gone.cart()).entries).toEqual([]);
  });

  it('CART-24 the codes of both carts are kept at sign-in', async () => {
    const email = newEmail();
    const laptop = await signUp(email);
    const phone = new AccountVisitor(app);
    const enter = async (visitor: AccountVisitor, promoCode: string) => {
      const path = `/api/3/commerce/cart/${visitor.cartToken}/coupons`;
      const entered = await visitor.send('POST', path, { body: { promoCode } });
      expect(entered.statusCode, entered.body).toBe(200);
    };
    for (const [visitor, own] of [
      [laptop, 'ONE'],
      [phone, 'TWO'],
    ] as const) {
      await addCoupon(shop, { code: own });
      await visitor.add(bowl.id);
      await enter(visitor, own);
    }
    await phone.signIn(email, password);
    const { coupons } = await phone.cart();
    expect(coupons.map(({ code }) => code).toSorted()).toEqual(['ONE', 'TWO']);
  });

  it('CART-24 merges once, however often a browser signs in at once', async () => {
    const email = newEmail();
    await signUp(email);
    const visitor = new AccountVisitor(app);
    await visitor.add(bowl.id, 2);
    const cookies = [...visitor.cookies];
    const tries = [1, 2, 3].map(async () => {
      const same = new AccountVisitor(app);
      for (const [name, value] of cookies) same.cookies.set(name, value);
      return same.signIn(email, password);
    });
    expect((await Promise.all(tries)).map(({ statusCode }) => statusCode)).toEqual([303, 303, 303]);
    expect(await quantities(await onAnotherDevice(email))).toEqual([2]);
  });

  it('takes no cart of another account, and gives none a token that somebody knew', async () => {
    const [email, thiefEmail] = [newEmail(), newEmail()];
    const visitor = await signUp(email);
    await visitor.add(bowl.id, 2);
    await signUp(thiefEmail);
    const thief = new AccountVisitor(app);
    thief.cookies.set('CART', visitor.cartToken);
    await thief.signIn(thiefEmail, password);
    expect(await quantities(await onAnotherDevice(thiefEmail))).toEqual([]);
    expect(await quantities(visitor)).toEqual([2]);

    const planted = new Shopper(app);
    await planted.add(bowl.id);
    const victim = new AccountVisitor(app);
    victim.cookies.set('CART', planted.cartToken);
    await victim.signIn(email, password);
    expect(victim.cartToken).not.toBe(planted.cartToken);
    await victim.add(bowl.id, 5);
    expect(await quantities(planted)).toEqual([]);
  });

  it('merges what was put into the cart alone, and no plan that is paid in a cart of its own', async () => {
    const email = newEmail();
    await signUp(email);
    const plan = { billingPeriod: { value: 1, unit: 'MONTH' as const }, numBillingCycles: 0 };
    const coffee = await shop.addProduct({
      plan,
      variants: [{ priceCents: 1500, stock: 9 }],
    });
    const visitor = new AccountVisitor(app);
    const body = { itemId: coffee.id };
    const begun = await visitor.send('POST', '/api/3/commerce/cart/subscription', { body });
    const { cartToken } = begun.json<{ cartToken: string }>();
    visitor.cookies.set('CART', cartToken);
    await visitor.signIn(email, password);
    const kept = await visitor.send('GET', `/checkout?cartToken=${cartToken}`);
    expect(kept.statusCode).not.toBe(404);
    const own = await onAnotherDevice(email);
    expect(await quantities(own)).toEqual([]);
    const { lines } = await app.ctx.db
      .selectFrom('cart_entries')
      .select((eb) => eb.fn.countAll<string>().as('lines'))
      .where('cart_id', '=', cartToken)
      .executeTakeFirstOrThrow();
    expect(Number(lines)).toBe(1);
  });

  it('a new password ends every link to that email, however it was typed', async () => {
    const email = newEmail();
    const visitor = await signUp(email);
    await visitor.ask('forgotten-password', email.toUpperCase());
    const older = await visitor.linkFor(email.toUpperCase());
    await visitor.ask('forgotten-password', email);
    await visitor.choose(await visitor.linkFor(email), `${password} 2`);
    const stale = await new AccountVisitor(app).choose(older, `${password} 3`);
    expect(stale.statusCode).toBe(404);
  });

  it('leaves a cart at whose checkout somebody else typed to them', async () => {
    const email = newEmail();
    await signUp(email);
    const buyer = new Shopper(app);
    await buyer.add(bowl.id, 2);
    await buyer.totalFor();
    const thief = new AccountVisitor(app);
    thief.cookies.set('CART', buyer.cartToken);
    await thief.signIn(email, password);
    expect(await quantities(buyer)).toEqual([2]);
    expect(await quantities(thief)).toEqual([2]);
    const query = `cartToken=${thief.cartToken}`;
    const checkout = await thief.send('GET', `/api/commerce/checkout?${query}`);
    expect(checkout.json()).toMatchObject({ hasShippingLocation: false });
  });

  it('shows orders of an account, and those of its proved email, to nobody else', async () => {
    const email = newEmail();
    const guest = new Shopper(app);
    const earlier = await buy(guest, email.toUpperCase());
    const visitor = await signUp(email);
    const order = await buy(visitor, 'typed-by-hand@example.test');
    const page = await visitor.send('GET', '/account');
    expect(page.body).toContain(`/order-status/${order}`);
    expect(page.body).toContain(`/order-status/${earlier}`);
    const status = await visitor.send('GET', `/order-status/${earlier}`);
    expect(status.body).toContain('1 Main Street');
    const row = await app.ctx.db
      .selectFrom('orders')
      .select(['email', 'account_id'])
      .where('token', '=', order)
      .executeTakeFirstOrThrow();
    expect(row.email, 'who is signed in buys by the email of the account').toBe(email);
    expect(row.account_id).not.toBeNull();
    const stranger = await signUp(newEmail());
    const body = (await stranger.send('GET', '/account')).body;
    expect(body).not.toContain(order);
    expect(body).not.toContain(earlier);
    for (const token of [order, earlier]) {
      const other = await stranger.send('GET', `/order-status/${token}`);
      expect(other.body).not.toContain('1 Main Street');
    }
    const cart = await visitor.cart();
    expect(cart.entries).toEqual([]);
  });

  it('older orders come on pages of their own, each order once', async () => {
    const email = newEmail();
    const gift = await shop.addProduct({ productType: 2, variants: [{ priceCents: 0 }] });
    for (let order = 0; order < 21; order += 1) {
      const guest = new DistantShopper(app, `198.51.100.${order}`);
      await guest.add(gift.id);
      const paid = await guest.pay({ email, expectedTotalCents: 0 });
      expect(paid.statusCode, paid.body).toBe(200);
    }
    const visitor = await signUp(email);
    const ordersOn = (body: string) =>
      [...body.matchAll(/href="\/order-status\/([^"]+)"/g)].map(([, token]) => token);
    const first = (await visitor.send('GET', '/account')).body;
    const [, older = ''] = /href="(\/account\?after=[^"]+)"/.exec(first) ?? [];
    const second = (await visitor.send('GET', older)).body;
    expect([ordersOn(first), ordersOn(second)].map((page) => new Set(page).size)).toEqual([20, 1]);
    expect(new Set([...ordersOn(first), ...ordersOn(second)]).size).toBe(21);
    expect(second).not.toContain('Older orders');
  });

  it('an email typed at a checkout proves nothing: its order is its buyer’s alone', async () => {
    const victim = newEmail();
    const thief = await signUp(newEmail());
    await buy(thief, victim);
    const visitor = await signUp(victim);
    expect((await visitor.send('GET', '/account')).body).toContain('not ordered anything');
  });

  it('a new email is used once its own link was opened, and takes the orders of the old one along', async () => {
    const [email, next] = [newEmail(), newEmail()];
    const guest = new Shopper(app);
    const order = await buy(guest, email);
    const visitor = await signUp(email);
    const ask = (proof: string) =>
      visitor.post('/account/details/email', { email: next, password: proof });
    expect((await ask('wrong')).statusCode).toBe(403);
    expect((await ask(password)).body).toContain('Your email changes when you open it');
    expect((await visitor.signIn(next, password)).statusCode).toBe(401);
    const link = await visitor.linkFor(next);
    const stranger = await signUp(newEmail());
    expect((await stranger.post(link, {})).statusCode).toBe(404);
    expect((await visitor.post(link, {})).statusCode).toBe(303);
    const page = await visitor.send('GET', '/account');
    expect(page.body).toContain(next);
    expect(page.body).toContain(order);
    expect((await new AccountVisitor(app).signIn(email, password)).statusCode).toBe(401);
    expect((await new AccountVisitor(app).signIn(next, password)).statusCode).toBe(303);
    const told = app.ctx.db
      .selectFrom('outbox_mails')
      .select('to_address')
      .where('subject', 'like', 'Your email was changed%');
    expect(await told.execute()).toEqual([{ to_address: email }]);
    const heir = await signUp(email);
    expect((await heir.send('GET', '/account')).body).not.toContain(order);
    const status = await heir.send('GET', `/order-status/${order}`);
    expect(status.body).not.toContain('1 Main Street');
    // Nor does it go with the heir, who has the email that it was bought by, and changes it too.
    const third = newEmail();
    await heir.post('/account/details/email', { email: third, password });
    expect((await heir.post(await heir.linkFor(third), {})).statusCode).toBe(303);
    expect((await heir.send('GET', '/account')).body).not.toContain(order);
    expect((await visitor.send('GET', '/account')).body).toContain(order);
  });

  it('what was added while the bank asked is left in the cart of the account, on every device', async () => {
    const email = newEmail();
    const laptop = await signUp(email);
    await laptop.add(bowl.id);
    await laptop.pay({
      card: cards.secondStep,
      expectedTotalCents: 1000,
      billingAddress: addressOf(),
      shippingAddress: undefined,
    });
    await laptop.add(bowl.id, 2);
    const { id: paymentId } = await app.ctx.db
      .selectFrom('payments')
      .select('id')
      .where('cart_id', '=', laptop.cartToken)
      .executeTakeFirstOrThrow();
    const site = (await app.ctx.sites.get(shop.siteId))!;
    await settlePayment(app.ctx, site, { paymentId, type: 'succeeded', isTest: true });
    expect(await quantities(await onAnotherDevice(email))).toEqual([2]);
  });

  it('AUTH-02 of two accounts that confirm one email at once one has it, and the other is told', async () => {
    const wanted = newEmail();
    const visitors = await Promise.all([signUp(newEmail()), signUp(newEmail())]);
    const links: string[] = [];
    for (const visitor of visitors) {
      await visitor.post('/account/details/email', { email: wanted, password });
      links.push(await visitor.linkFor(wanted));
    }
    const opened = await meetAtLock(
      app,
      sql`lock table site_accounts in share mode`,
      visitors.map((visitor, i) => () => visitor.post(links[i]!, {})),
    );
    expect(opened.map(({ statusCode }) => statusCode)).toEqual([303, 409]);
    const refused = 1;
    expect(opened[refused]!.body).toContain(accountMessages.emailTaken);
    expect((await visitors[refused]!.post(links[refused]!, {})).statusCode).toBe(409);
    const own = await visitors[refused]!.send('GET', '/account/details');
    expect(own.body).not.toContain(wanted);
  });

  it('CART-24 a service of which there is one stays one, with what was answered last', async () => {
    const lesson = await shop.addProduct({
      productType: 3,
      form: [{ id: 'when', type: 'text', title: 'When', required: true }],
    });
    const email = newEmail();
    const wish = (answer: string) => ({
      body: { itemId: lesson.id, quantity: 1, additionalFields: { when: answer } },
    });
    const entries = '/api/commerce/shopping-cart/entries';
    const laptop = await signUp(email);
    expect((await laptop.send('POST', entries, wish('Monday'))).statusCode).toBe(200);
    const phone = new AccountVisitor(app);
    expect((await phone.send('POST', entries, wish('Friday'))).statusCode).toBe(200);
    await phone.signIn(email, password);
    expect((await phone.cart()).entries).toMatchObject([
      { quantity: 1, additionalFields: { when: 'Friday' } },
    ]);
  });

  it('CART-24 goods go into the cart of the account while the browser is at a plan', async () => {
    const plan = { billingPeriod: { value: 1, unit: 'MONTH' as const }, numBillingCycles: 0 };
    const box = await shop.addProduct({ productType: 3, plan });
    const visitor = await signUp(newEmail());
    await visitor.add(bowl.id);
    const own = visitor.cartToken;
    const begun = await visitor.send('POST', '/api/3/commerce/cart/subscription', {
      body: { itemId: box.id, qty: 1 },
    });
    const { cartToken: planCart } = begun.json<{ cartToken: string }>();
    visitor.cookies.set('CART', planCart);
    await visitor.add(bowl.id);
    expect(visitor.cartToken).toBe(own);
    expect(await quantities(visitor)).toEqual([2]);
    visitor.cookies.set('CART', planCart);
    expect((await visitor.cart()).entries.map(({ itemId }) => itemId)).toEqual([box.id]);
  });

  it('another password signs all other devices out', async () => {
    const email = newEmail();
    const visitor = await signUp(email);
    const phone = await onAnotherDevice(email);
    const fields = { password, newPassword: 'a longer and newer one' };
    expect((await visitor.post('/account/details/password', fields)).statusCode).toBe(303);
    expect((await visitor.send('GET', '/account')).statusCode).toBe(200);
    expect((await phone.send('GET', '/account')).statusCode).toBe(302);
    expect((await phone.signIn(email, password)).statusCode).toBe(401);
  });

  it('another password is told by mail with its moment, as clocks of the shop show it', async () => {
    const email = newEmail();
    const visitor = await signUp(email);
    const before = app.ctx.now();
    const tomorrow = new Date(before.getTime() + 86_400_000).toISOString().slice(0, 10);
    // In the shop, which is in New York, it is still the day before.
    app.setNow(new Date(`${tomorrow}T02:30:00Z`));
    const fields = { password, newPassword: 'a longer and newer one' };
    expect((await visitor.post('/account/details/password', fields)).statusCode).toBe(303);
    const { text } = (await readMails(app, { to: email })).at(-1)!;
    const day = new Date(`${tomorrow}T00:00:00Z`).getTime() - 86_400_000;
    const shown = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
    expect(text).toMatch(new RegExp(`On ${shown.format(day)} at (9|10):30`));
    app.setNow(before);
  });

  it('keeps addresses, one of them the usual one, which the checkout is filled with', async () => {
    const visitor = await signUp(newEmail());
    const save = (parts: Record<string, string>) =>
      visitor.post('/account/addresses', addressOf(parts));
    const wrong = await save({ line1: '', region: 'Nowhere' });
    expect(wrong.statusCode).toBe(400);
    expect(wrong.body).toContain('aria-invalid="true"');
    expect((await save({ region: 'new jersey', line1: '7 First Street' })).statusCode).toBe(303);
    expect((await save({ line1: '8 Second Street', isDefault: 'true' })).statusCode).toBe(303);
    const parcel = await shop.addProduct({});
    await visitor.add(parcel.id);
    const checkout = await visitor.send('GET', `/checkout?cartToken=${visitor.cartToken}`);
    expect(checkout.body).toContain('8 Second Street');
    expect(checkout.body).toContain('Signed in as');
    const page = (await visitor.send('GET', '/account/addresses')).body;
    const id = /edit=(\w+)/.exec(page)?.[1] ?? '';
    expect(page.indexOf('8 Second')).toBeLessThan(page.indexOf('7 First'));
    await visitor.post('/account/addresses', { id, action: 'remove' });
    const left = (await visitor.send('GET', '/account/addresses')).body;
    expect(left).not.toContain('8 Second');
    expect(left).toContain('Your usual address');
    const stranger = await signUp(newEmail());
    const other = /edit=(\w+)/.exec(left)?.[1] ?? '';
    const taken = { id: other, action: 'default' };
    expect((await stranger.post('/account/addresses', taken)).statusCode).toBe(404);
    await stranger.post('/account/addresses', { id: other, action: 'remove' });
    expect((await visitor.send('GET', '/account/addresses')).body).toContain('7 First');
  });

  it('signing in from a checkout comes back to it with all that was typed', async () => {
    const email = newEmail();
    await signUp(email);
    const parcel = await shop.addProduct({});
    const visitor = new AccountVisitor(app);
    await visitor.add(parcel.id, 2);
    const form = Object.entries(addressOf({ line1: '99 Typed Road' })).map(([part, text]) => [
      `shippingAddress.${part}`,
      text,
    ]);
    const leaving = await visitor.post(`/checkout?cartToken=${visitor.cartToken}`, {
      ...Object.fromEntries(form),
      'payment.cardNumber': '4000056655665556',
      step: 'sign-in',
    });
    expect(leaving.statusCode).toBe(303);
    const next = new URL(leaving.headers.location!, 'http://localhost').searchParams.get('next')!;
    const entered = await visitor.post('/account/sign-in', { email, password, next });
    const checkout = await visitor.send('GET', entered.headers.location!);
    expect(checkout.statusCode).toBe(200);
    expect(checkout.body).toContain('99 Typed Road');
    expect(checkout.body).toContain(email);
    expect(checkout.body).not.toContain('4000056655665556');
    const stranger = await onAnotherDevice(email);
    const other = await stranger.send('GET', entered.headers.location!);
    expect(other.body).not.toContain('99 Typed Road');
  });

  it('deletes an account: its person goes, its orders stay in the books', async () => {
    const email = newEmail();
    const visitor = await signUp(email);
    const order = await buy(visitor, email);
    await visitor.post('/account/addresses', addressOf({ line1: '5 Forgotten Lane' }));
    await visitor.add(bowl.id);
    expect((await visitor.post('/account/details/delete', { password: 'no' })).statusCode).toBe(
      403,
    );
    const gone = await visitor.post('/account/details/delete', { password });
    expect(gone.headers.location).toBe('/account/sign-in?done=deleted');
    expect((await visitor.signIn(email, password)).statusCode).toBe(401);
    const { db } = app.ctx;
    const addresses = await db.selectFrom('account_addresses').select('address').execute();
    expect(JSON.stringify(addresses)).not.toContain('5 Forgotten Lane');
    const carts = await db
      .selectFrom('carts')
      .select('id')
      .where('email', '=', email)
      .where('order_id', 'is', null)
      .execute();
    expect(carts).toEqual([]);
    const row = await db
      .selectFrom('orders')
      .select(['account_id', 'status', 'grand_total_cents'])
      .where('token', '=', order)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ account_id: null, status: 'paid', grand_total_cents: 1000 });
  });

  it('offers an account to a guest who has bought, by a link to the email of the order', async () => {
    const email = newEmail();
    const guest = new AccountVisitor(app);
    const token = await buy(guest, email);
    const path = `/checkout/order-confirmed?token=${token}`;
    expect((await guest.send('GET', path)).body).toContain('Make an account');
    expect((await new Shopper(app).send('GET', path)).body).not.toContain('Make an account');
    await guest.ask('create', email);
    await guest.choose(await guest.linkFor(email), password);
    expect((await guest.send('GET', '/account')).body).toContain(token);
    expect((await guest.send('GET', path)).body).not.toContain('Make an account');
  });
});
