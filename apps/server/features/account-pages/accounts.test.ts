/** Signing up, in and out, through the front door. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { AccountVisitor } from '../../testing/account-visitor.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';

const password = 'correct horse battery';
const session = '/api/site-users/account/session';

describeOnBothDatabases('accounts of visitors', (database) => {
  let app: TestApp;
  let shop: TestShop;
  let made = 0;
  beforeAll(async () => {
    app = await createTestApp({ database });
    shop = await createTestShop(app, await app.createSite({ host: 'localhost' }));
  });
  afterAll(() => app.close());

  const newEmail = () => `visitor-${(made += 1)}@example.test`;

  async function signUp(email = newEmail()): Promise<AccountVisitor> {
    const visitor = new AccountVisitor(app);
    const answer = await visitor.signUp(email, password);
    expect(answer.statusCode, answer.body).toBe(303);
    return visitor;
  }

  const pieces = () => shop.addProduct({ variants: [{ priceCents: 1000, stock: 5 }] });

  it('AUTH-01 AUTH-02 signs in by call: the answer has the crumb, which is a new one', async () => {
    const email = newEmail();
    await signUp(email);
    const visitor = new AccountVisitor(app);
    await visitor.send('GET', '/api/commerce/shopping-cart');
    const before = visitor.cookies.get('crumb');
    const body = { email: ` ${email.toUpperCase()}`, password, rememberMe: true };
    const answer = await visitor.send('POST', session, { body });
    expect(answer.statusCode, answer.body).toBe(200);
    const { xsrfToken } = answer.json<{ xsrfToken: string }>();
    expect(xsrfToken).toBe(visitor.cookies.get('crumb'));
    expect(xsrfToken).not.toBe(before);
  });

  it('TRK-05 D-17 sets the cookies: three years when asked, else until the browser closes', async () => {
    const email = newEmail();
    await signUp(email);
    const cookiesOf = async (rememberMe: boolean) => {
      const visitor = new AccountVisitor(app);
      const answer = await visitor.send('POST', session, { body: { email, password, rememberMe } });
      return Object.fromEntries(answer.cookies.map((cookie) => [cookie.name, cookie]));
    };
    const kept = await cookiesOf(true);
    const life = 3 * 365 * 24 * 60 * 60;
    expect(kept['SiteUserSecureAuthToken']).toMatchObject({
      maxAge: life,
      httpOnly: true,
      sameSite: 'Lax',
      path: '/',
    });
    expect(kept['SiteUserInfo']).toMatchObject({ maxAge: life, sameSite: 'Lax' });
    expect(kept['SiteUserInfo']?.httpOnly).toBeUndefined();
    expect(kept['siteUserCrumb']).toMatchObject({ maxAge: life, value: kept['crumb']?.value });
    expect(kept['crumb']?.maxAge).toBeUndefined();
    const info = JSON.parse(decodeURIComponent(kept['SiteUserInfo']!.value)) as unknown;
    expect(info).toMatchObject({
      authenticated: true,
      siteUserId: expect.stringMatching(/^\w{24}$/),
    });
    const brief = await cookiesOf(false);
    expect(brief['SiteUserSecureAuthToken']?.maxAge).toBeUndefined();
    expect(brief['SiteUserInfo']?.maxAge).toBeUndefined();
  });

  it('AUTH-03 D-18 refuses to sign in or out without the crumb, with a fresh one', async () => {
    const visitor = await signUp();
    const headers = { 'x-csrf-token': 'of-somebody-else' };
    const answer = await visitor.send('DELETE', session, { headers });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ crumbFail: true, crumb: visitor.cookies.get('crumb') });
    expect((await visitor.send('GET', '/account')).statusCode).toBe(200);
    const body = { email: newEmail(), password };
    const refused = await new AccountVisitor(app).send('POST', session, { body, headers });
    expect(refused.json()).toMatchObject({ crumbFail: true });
  });

  it('AUTH-03 lets no other site sign a visitor in by a form', async () => {
    const email = newEmail();
    await signUp(email);
    const visitor = new AccountVisitor(app);
    const answer = await visitor.send('POST', '/account/sign-in', {
      body: new URLSearchParams({ email, password }),
      headers: { origin: 'https://evil.example' },
    });
    expect(answer.statusCode).toBe(400);
    expect(visitor.cookies.has('SiteUserSecureAuthToken')).toBe(false);
  });

  it('AUTH-04 CART-25 signs out: with cloneCart a copy stays, without it the cart is forgotten', async () => {
    const email = newEmail();
    const visitor = await signUp(email);
    const { id } = await pieces();
    await visitor.add(id, 2);
    const own = visitor.cartToken;
    const out = await visitor.send('DELETE', `${session}?cloneCart=true`);
    expect(out.statusCode, out.body).toBe(200);
    const copy = await visitor.cart();
    expect(copy.entries).toMatchObject([{ quantity: 2 }]);
    expect(copy.cartToken).not.toBe(own);
    expect(visitor.cookies.has('SiteUserInfo')).toBe(false);
    expect((await visitor.send('GET', '/account')).statusCode).toBe(302);
    expect((await visitor.signIn(email, password)).statusCode).toBe(303);
    expect((await visitor.cart()).entries, 'the copy is no second purchase').toMatchObject([
      { quantity: 2 },
    ]);
    await visitor.send('DELETE', session);
    expect((await visitor.cart()).entries).toEqual([]);
    expect(visitor.cookies.has('CART')).toBe(false);
    const elsewhere = new AccountVisitor(app);
    await elsewhere.signIn(email, password);
    expect((await elsewhere.cart()).entries, 'the account keeps its own').toMatchObject([
      { quantity: 2 },
    ]);
  });

  it('answers the same whether there is an account or not', async () => {
    const known = newEmail();
    await signUp(known);
    const unknown = newEmail();
    const answersOf = async (email: string) => {
      const visitor = new AccountVisitor(app);
      const wrong = await visitor.signIn(email, 'not the password');
      const create = await visitor.ask('create', email);
      const forgotten = await visitor.ask('forgotten-password', email);
      return [wrong, create, forgotten].map(({ statusCode, body }) => [
        statusCode,
        body.replaceAll(email, 'EMAIL').replaceAll(/nonce-[\w+/=-]+|"\w{24}"|\d{13}/g, ''),
      ]);
    };
    const answers = await answersOf(known);
    expect(await answersOf(unknown)).toEqual(answers);
    expect(answers.map(([status]) => status)).toEqual([401, 200, 200]);
    const subjects = await app.ctx.db
      .selectFrom('outbox_mails')
      .select(['to_address', 'subject'])
      .where('to_address', 'in', [known, unknown])
      .orderBy('id')
      .execute();
    expect(subjects.filter((mail) => mail.to_address === unknown)).toHaveLength(2);
    expect(subjects.filter((mail) => mail.to_address === known)).toHaveLength(3);
  });

  it('ATC-25 counts tries that failed, by email and by address', async () => {
    const email = newEmail();
    await signUp(email);
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 21; attempt += 1) {
      const visitor = new AccountVisitor(app);
      const remoteAddress = `203.0.113.${attempt}`;
      const answer = await visitor.signIn(email, 'wrong password', { remoteAddress });
      statuses.push(answer.statusCode);
    }
    expect(statuses.slice(0, 20).every((status) => status === 401)).toBe(true);
    expect(statuses[20]).toBe(429);
    const other = await new AccountVisitor(app).signIn(newEmail(), 'wrong password');
    expect(other.statusCode).toBe(401);
    app.setNow(new Date(app.ctx.now().getTime() + 16 * 60_000));
    expect((await new AccountVisitor(app).signIn(email, password)).statusCode).toBe(303);
  });

  it('makes an account by a mailed link alone, which works for an hour, once', async () => {
    const email = newEmail();
    const visitor = new AccountVisitor(app);
    await visitor.ask('create', email);
    expect((await visitor.signIn(email, password)).statusCode).toBe(401);
    const link = await visitor.linkFor(email);
    const page = await visitor.send('GET', link);
    expect(page.body).toContain('Choose your password');
    expect((await visitor.choose(link, 'short')).statusCode).toBe(400);
    expect((await visitor.choose(link, email)).statusCode).toBe(400);
    expect((await visitor.choose(link, password)).statusCode).toBe(303);
    expect((await visitor.send('GET', '/account')).body).toContain(email);
    expect((await new AccountVisitor(app).choose(link, 'somebody else does')).statusCode).toBe(404);
    const late = new AccountVisitor(app);
    await late.ask('forgotten-password', email);
    const old = await late.linkFor(email);
    app.setNow(new Date(app.ctx.now().getTime() + 61 * 60_000));
    expect((await late.choose(old, 'another password')).statusCode).toBe(404);
  });

  it('a new password by mail signs everybody else out', async () => {
    const email = newEmail();
    const visitor = await signUp(email);
    const other = new AccountVisitor(app);
    await other.ask('forgotten-password', email);
    await other.choose(await other.linkFor(email), 'another password');
    expect((await visitor.send('GET', '/account')).statusCode).toBe(302);
    expect((await other.send('GET', '/account')).statusCode).toBe(200);
    expect((await visitor.signIn(email, password)).statusCode).toBe(401);
  });

  it('an email that is another one in small letters alone opens no account of that', async () => {
    const name = `mike@small-letters.test`;
    const mike = new AccountVisitor(app);
    await mike.signUp(name, password);
    const thief = new AccountVisitor(app);
    const asked = await thief.ask('forgotten-password', name.replace('k', '\u212A'));
    expect(asked.statusCode).toBe(400);
    const mails = await app.ctx.db
      .selectFrom('outbox_mails')
      .select('to_address')
      .where('to_address', 'like', '%\u212A%')
      .execute();
    expect(mails).toEqual([]);
  });

  it('begins each session under a token that nobody knew, and ends the one before', async () => {
    const email = newEmail();
    await signUp(email);
    const visitor = new AccountVisitor(app);
    visitor.cookies.set('SiteUserSecureAuthToken', 'a'.repeat(43));
    await visitor.signIn(email, password);
    const first = visitor.cookies.get('SiteUserSecureAuthToken');
    expect(first).not.toBe('a'.repeat(43));
    await visitor.send('POST', session, { body: { email, password } });
    const second = visitor.cookies.get('SiteUserSecureAuthToken');
    expect(second).not.toBe(first);
    const thief = new AccountVisitor(app);
    thief.cookies.set('SiteUserSecureAuthToken', first!);
    expect((await thief.send('GET', '/account')).statusCode).toBe(302);
    const rows = await app.ctx.db.selectFrom('site_sessions').select('token_hash').execute();
    expect(rows.map((row) => row.token_hash)).not.toContain(second);
  });

  it('a session of one site is none on another', async () => {
    await app.createSite({ host: 'other.localhost' });
    const email = newEmail();
    const visitor = await signUp(email);
    const other = new AccountVisitor(app, 'other.localhost');
    for (const [name, value] of visitor.cookies) other.cookies.set(name, value);
    expect((await other.send('GET', '/account')).statusCode).toBe(302);
    expect((await other.signIn(email, password)).statusCode).toBe(401);
  });

  it('lists where the account is signed in, and signs one out', async () => {
    const email = newEmail();
    const visitor = await signUp(email);
    const phone = new AccountVisitor(app);
    const headers = { 'user-agent': 'Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile' };
    await phone.signIn(email, password, { headers });
    const page = await visitor.send('GET', '/account/details');
    expect(page.body).toContain('Chrome on Android');
    const id = /name="id" value="(\w+)"/.exec(page.body)?.[1] ?? '';
    await visitor.post('/account/details/sessions', { id });
    expect((await phone.send('GET', '/account')).statusCode).toBe(302);
    expect((await visitor.send('GET', '/account')).statusCode).toBe(200);
  });

  it.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/a/..//evil.example',
    'javascript:alert(1)',
    '/%0d%0aLocation:evil',
  ])('comes back to its own site alone: %s', async (next) => {
    const email = newEmail();
    await signUp(email);
    const visitor = new AccountVisitor(app);
    const page = await visitor.send('GET', `/account/sign-in?next=${encodeURIComponent(next)}`);
    expect(page.statusCode).toBe(200);
    const answer = await visitor.post('/account/sign-in', { email, password, next });
    const origin = 'http://localhost';
    expect(answer.statusCode).toBe(303);
    const target = new URL(answer.headers.location!, origin);
    expect(target.origin).toBe(origin);
    expect(answer.headers.location).not.toMatch(/^\/\/|[\r\n]/);
  });
});
