import { callLimits, peopleLimits, userRoles } from '@sitewright/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createOwnerLink } from '../staff/owner-link.ts';
import { meetAtLock } from '../../testing/meet-at-lock.ts';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { readMails } from '../../testing/read-mails.ts';
import { SoftwarePasskey } from '../../testing/software-passkey.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { addPerson, codeOf, testPassword, TestPerson } from '../../testing/test-person.ts';

interface Account {
  email: string;
  isSetUp: boolean;
  hasPassword: boolean;
  provedUntil: number | null;
  passkeys: { id: string; name: string; lastUsedOn: number | null }[];
  codes: { isOn: boolean; recoveryCodesLeft: number };
  sessions: { id: string; device: string; address: string; isThis: boolean }[];
}

interface Wish {
  token: string;
  options: { challenge: string; rpId?: string };
}

describeOnBothDatabases('signing in to the back office', (database) => {
  let app: TestApp;
  let siteId: string;
  let email: string;
  let person: TestPerson;
  let people = 0;
  const firefox = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Firefox/130.0' };
  const later = (ms: number) => app.setNow(new Date(app.ctx.now().getTime() + ms));

  beforeAll(async () => {
    app = await createTestApp({ database });
    siteId = await app.createSite({ identifier: 'alder', title: 'Alder' });
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    people += 1;
    email = `ada-${people}@alder.test`;
    const roles = { [siteId]: [userRoles.values.storeManager] };
    await addPerson(app, { email, displayName: 'Ada', roles });
    person = new TestPerson(app);
  });

  const account = async (of = person) => (await of.ask<Account>('GET /api/staff/account')).answer;
  const mailsTo = async (to: string) =>
    (await readMails(app, { to, kind: 'staff:' })).map(({ subject }) => subject);

  async function addCodes() {
    const { answer } = await person.ask<{ secret: string; url: string }>(
      'POST /api/staff/account/code-secrets',
    );
    const code = codeOf(answer.secret, app.ctx.now());
    const on = await person.ask<{ recoveryCodes: string[] }>('POST /api/staff/account/codes', {
      code,
    });
    return { ...answer, code, recoveryCodes: on.answer.recoveryCodes };
  }

  async function addPasskey(passkey: SoftwarePasskey) {
    const { answer } = await person.ask<Wish>('POST /api/staff/account/passkey-wishes');
    return person.ask('POST /api/staff/account/passkeys', {
      token: answer.token,
      name: 'Laptop',
      passkey: passkey.make(answer.options),
    });
  }

  async function showPasskey(by: TestPerson, passkey: SoftwarePasskey) {
    const { answer } = await by.ask<Wish>('POST /api/staff/session/passkey-wishes');
    const shown = { token: answer.token, passkey: passkey.show(answer.options) };
    return { shown, ...(await by.ask('POST /api/staff/session/passkeys', shown)) };
  }

  it('AUTH-06 takes email and password, and rotates session and crumb', async () => {
    await person.ask('GET /api/commerce/shopping-cart');
    const before = person.browser.cookies.get('crumb');
    expect(await person.signIn(` ${email.toUpperCase()} `)).toMatchObject({
      status: 200,
      answer: { next: 'done' },
    });
    const session = person.browser.cookies.get('staff_session');
    expect(person.browser.cookies.get('crumb')).not.toBe(before);
    expect(await account()).toMatchObject({ email, hasPassword: true, isSetUp: true });
    await person.signIn(email);
    expect(person.browser.cookies.get('staff_session')).not.toBe(session);
    expect((await account()).sessions).toHaveLength(1);
  });

  it('AUTH-06 answers the same for a wrong password and an email that nobody has', async () => {
    const wrong = await person.signIn(email, 'not the password');
    const unknown = await person.signIn('nobody@alder.test');
    expect(wrong.answer).toEqual(unknown.answer);
    expect([wrong.status, wrong.code]).toEqual([401, 'sign_in_failed']);
    expect((await person.ask('GET /api/staff/account')).code).toBe('not_signed_in');
  });

  it('AUTH-06 ends guessing: by email, whoever asks, and takes tries again later', async () => {
    const start = app.ctx.now();
    for (let tried = 0; tried < callLimits.signInAsStaff.perEmail; tried += 1) {
      expect((await person.signIn(email, `guess ${tried}`)).status).toBe(401);
    }
    expect((await new TestPerson(app).signIn(email)).status).toBe(429);
    later(callLimits.signInAsStaff.window);
    expect((await person.signIn(email)).status).toBe(200);
    app.setNow(start);
  });

  it('AUTH-06 asks for a code as the second step, each once', async () => {
    await person.signIn(email);
    const { secret, url, code, recoveryCodes } = await addCodes();
    expect(url).toContain(`secret=${secret}`);
    expect(recoveryCodes).toHaveLength(peopleLimits.recoveryCodes);
    const other = new TestPerson(app);
    const step = await other.signIn(email);
    expect(step.answer.next).toBe('code');
    expect((await other.ask('GET /api/staff/account')).code).toBe('not_signed_in');
    const enter = (typed: string) =>
      other.ask('POST /api/staff/session/codes', { token: step.answer.token, code: typed });
    expect((await enter('000000')).code).toBe('code_refused');
    expect((await enter(code)).code).toBe('code_refused');
    later(30_000);
    expect((await enter(codeOf(secret, app.ctx.now()))).status).toBe(200);
    expect((await account(other)).codes).toEqual({ isOn: true, recoveryCodesLeft: 10 });
    expect((await enter(codeOf(secret, app.ctx.now()))).code).toBe('step_ended');
  });

  it('AUTH-06 one code lets one in, also of two who type it at the same moment', async () => {
    await person.signIn(email);
    const { secret } = await addCodes();
    later(30_000);
    const code = codeOf(secret, app.ctx.now());
    const steps = await Promise.all(
      [1, 2].map(async () => {
        const other = new TestPerson(app);
        const { token } = (await other.signIn(email)).answer;
        return () => other.ask('POST /api/staff/session/codes', { token, code });
      }),
    );
    const held = sql`select 1 from staff_codes for update`;
    const answers = await meetAtLock(app, held, steps);
    expect(answers.map((answer) => answer.code)).toEqual([undefined, 'code_refused']);
  });

  it('AUTH-06 takes recovery codes, each once, and stores none', async () => {
    await person.signIn(email);
    const { secret, recoveryCodes } = await addCodes();
    const signIn = async (typed: string) => {
      const other = new TestPerson(app);
      const { token } = (await other.signIn(email)).answer;
      return (await other.ask('POST /api/staff/session/codes', { token, code: typed })).status;
    };
    expect(await signIn(recoveryCodes[0]!.toUpperCase().replaceAll('-', ' '))).toBe(200);
    expect(await signIn(recoveryCodes[0]!)).toBe(401);
    expect((await account()).codes.recoveryCodesLeft).toBe(9);
    const stored = JSON.stringify([
      await app.ctx.db.selectFrom('staff_recovery_codes').selectAll().execute(),
      await app.ctx.db.selectFrom('staff_codes').selectAll().execute(),
    ]);
    for (const text of [secret, ...recoveryCodes]) expect(stored).not.toContain(text);
    const renewed = await person.ask<{ recoveryCodes: string[] }>(
      'POST /api/staff/account/recovery-codes',
    );
    expect(await signIn(recoveryCodes[1]!)).toBe(401);
    expect(await signIn(renewed.answer.recoveryCodes[1]!)).toBe(200);
  });

  it('AUTH-06 holds guessing of codes, and a step ends after ten minutes', async () => {
    const start = app.ctx.now();
    await person.signIn(email);
    await addCodes();
    const other = new TestPerson(app);
    const { token } = (await other.signIn(email)).answer;
    const enter = () => other.ask('POST /api/staff/session/codes', { token, code: '000000' });
    for (let tried = 0; tried < callLimits.enterStaffCode.perEmail; tried += 1) {
      expect((await enter()).code).toBe('code_refused');
    }
    expect((await enter()).status).toBe(429);
    later(peopleLimits.stepLife);
    expect((await enter()).code).toBe('step_ended');
    app.setNow(start);
  });

  it('AUTH-06 signs in by a passkey without a second step, and refuses others', async () => {
    await person.signIn(email);
    const passkey = new SoftwarePasskey('http://localhost');
    expect((await addPasskey(passkey)).status).toBe(200);
    await addCodes();
    const other = new TestPerson(app);
    const { shown, status } = await showPasskey(other, passkey);
    expect(status).toBe(200);
    expect((await account(other)).passkeys).toMatchObject([
      { name: 'Laptop', lastUsedOn: app.ctx.now().getTime() },
    ]);
    expect((await other.ask('POST /api/staff/session/passkeys', shown)).code).toBe('step_ended');
    const stranger = new SoftwarePasskey('http://localhost');
    expect((await showPasskey(other, stranger)).code).toBe('passkey_refused');
    const elsewhere = new TestPerson(app, 'alder.localhost');
    expect((await showPasskey(elsewhere, passkey)).code).toBe('passkey_refused');
  });

  it('AUTH-06 tells by mail of each way in that comes or goes, and of nothing that was not there', async () => {
    await person.signIn(email);
    const told = async () =>
      (await readMails(app, { to: email, kind: 'staff:' })).flatMap(({ text }) => {
        const found = /passkey was \w+|[Cc]odes were switched \w+/.exec(text);
        return found ? [found[0].toLowerCase()] : [];
      });
    await person.ask('DELETE /api/staff/account/codes');
    expect(await told()).toEqual([]);
    await addPasskey(new SoftwarePasskey('http://localhost'));
    await addCodes();
    await person.ask('DELETE /api/staff/account/codes');
    const [passkey] = (await account()).passkeys;
    await person.ask(`DELETE /api/staff/account/passkeys/${passkey!.id}`);
    expect(await told()).toEqual([
      'passkey was added',
      'codes were switched on',
      'codes were switched off',
      'passkey was removed',
    ]);
  });

  it('AUTH-06 refuses a passkey made on another page', async () => {
    await person.signIn(email);
    const foreign = new SoftwarePasskey('https://evil.example');
    expect((await addPasskey(foreign)).code).toBe('passkey_refused');
    expect((await account()).passkeys).toEqual([]);
  });

  it('AUTH-06 mails a link that signs in on another device, once, after the second step', async () => {
    await person.signIn(email);
    const { secret } = await addCodes();
    const phone = new TestPerson(app);
    await phone.ask('POST /api/staff/links', { email, kind: 'sign-in' });
    const token = await phone.mailedToken(email);
    const step = await phone.ask<{ next: string; token: string }>('POST /api/staff/session/links', {
      token,
    });
    expect(step.answer.next).toBe('code');
    later(60_000);
    const code = codeOf(secret, app.ctx.now());
    const entered = { token: step.answer.token, code };
    expect((await phone.ask('POST /api/staff/session/codes', entered)).status).toBe(200);
    const again = await phone.ask('POST /api/staff/session/links', { token });
    expect(again.code).toBe('account_link_ended');
  });

  it('AUTH-06 a mailed link that signs in works for an hour and no longer', async () => {
    const start = app.ctx.now();
    const tryAfter = async (ms: number) => {
      await person.ask('POST /api/staff/links', { email, kind: 'sign-in' });
      const token = await person.mailedToken(email);
      later(ms);
      return (await new TestPerson(app).ask('POST /api/staff/session/links', { token })).status;
    };
    expect(await tryAfter(3_600_000 - 1)).toBe(200);
    expect(await tryAfter(3_600_000)).toBe(404);
    app.setNow(start);
  });

  it('AUTH-06 chooses a forgotten password by a mailed link and ends all sessions', async () => {
    await person.signIn(email);
    const other = new TestPerson(app);
    await other.ask('POST /api/staff/links', { email, kind: 'password' });
    const token = await other.mailedToken(email);
    const look = await other.ask('POST /api/staff/links/looks', { token });
    expect(look.answer).toEqual({ kind: 'password', email });
    const choose = (password: string) =>
      other.ask('POST /api/staff/links/passwords', { token, password });
    expect((await choose('short')).code).toBe('password_too_weak');
    expect((await choose('another long password')).status).toBe(200);
    expect((await choose('another long password')).code).toBe('account_link_ended');
    expect((await person.ask('GET /api/staff/account')).code).toBe('not_signed_in');
    expect((await other.signIn(email)).code).toBe('sign_in_failed');
    expect((await other.signIn(email, 'another long password')).status).toBe(200);
    expect((await mailsTo(email)).join('\n')).toContain('was changed');
  });

  it('AUTH-06 answers the same when a link is asked for an email that nobody has', async () => {
    const nobody = `nobody-${people}@alder.test`;
    const known = await person.ask('POST /api/staff/links', { email, kind: 'password' });
    const unknown = await person.ask('POST /api/staff/links', { email: nobody, kind: 'password' });
    expect(unknown).toEqual(known);
    expect(await mailsTo(nobody)).toEqual(['There is no account at Alder']);
    for (let asked = 1; asked < callLimits.mailStaffLink.perEmail; asked += 1) {
      await person.ask('POST /api/staff/links', { email: nobody, kind: 'sign-in' });
    }
    const tooMany = await person.ask('POST /api/staff/links', { email: nobody, kind: 'sign-in' });
    expect(tooMany.status).toBe(429);
  });

  it('shows nobody who reads the outbox the links into accounts', async () => {
    await person.ask('POST /api/staff/links', { email, kind: 'password' });
    const token = await person.mailedToken(email);
    const owner = new TestPerson(app);
    const link = new URL(await createOwnerLink(app.ctx, 'http://localhost'));
    await owner.ask('POST /api/staff/session/links', { token: link.searchParams.get('token') });
    const mail = (await readMails(app, { to: email })).at(-1)!;
    const page = await owner.browser.send('GET', `/api/sites/alder/mails/${mail.id}`);
    const body = await owner.browser.send('GET', `/config/sites/alder/mails/${mail.id}/body`);
    expect(page.statusCode).toBe(200);
    expect(page.body + body.body).not.toContain(token);
  });

  it('AUTH-06 mails a sign-in by a new device, not the first one and not a known one', async () => {
    await person.signIn(email, testPassword, firefox);
    await person.signIn(email, testPassword, firefox);
    expect(await mailsTo(email)).toEqual([]);
    await new TestPerson(app).signIn(email, testPassword, firefox);
    expect(await mailsTo(email)).toEqual(['New sign-in to Alder']);
    const [mail] = await readMails(app, { to: email });
    expect(mail!.text).toContain('Firefox on Linux');
    expect(mail!.text).toContain('127.0.0.1');
  });

  it('AUTH-06 lists sessions with device, address and last use; ends one, or all others', async () => {
    const start = app.ctx.now();
    const others = [new TestPerson(app), new TestPerson(app), new TestPerson(app)];
    for (const other of others) await other.signIn(email);
    later(20 * 60_000);
    await person.signIn(email, testPassword, firefox);
    const { sessions } = await account();
    expect(sessions).toHaveLength(4);
    expect(sessions[0]).toMatchObject({
      device: 'Firefox on Linux',
      address: '127.0.0.1',
      isThis: true,
      lastUsedOn: app.ctx.now().getTime(),
    });
    const ended = sessions[1]!;
    expect((await person.ask(`DELETE /api/staff/account/sessions/${ended.id}`)).answer).toEqual({
      isDeleted: true,
    });
    expect((await account()).sessions).toHaveLength(3);
    await person.ask('DELETE /api/staff/account/sessions/others');
    expect((await account()).sessions.map(({ isThis }) => isThis)).toEqual([true]);
    for (const other of others) {
      expect((await other.ask('GET /api/staff/account')).code).toBe('not_signed_in');
    }
    app.setNow(start);
  });

  it('AUTH-06 nobody ends the session of somebody else', async () => {
    await person.signIn(email);
    const [session] = (await account()).sessions;
    const bob = new TestPerson(app);
    await addPerson(app, { email: `bob-${people}@alder.test` });
    await bob.signIn(`bob-${people}@alder.test`);
    const tried = await bob.ask(`DELETE /api/staff/account/sessions/${session!.id}`);
    expect(tried.answer).toEqual({ isDeleted: false });
    expect((await account()).sessions).toHaveLength(1);
  });

  it('AUTH-06 what is sensitive needs a fresh proof, which a password, a code or a passkey gives', async () => {
    const start = app.ctx.now();
    await person.signIn(email);
    const passkey = new SoftwarePasskey('http://localhost');
    await addPasskey(passkey);
    const { secret } = await addCodes();
    const forget = () => later(peopleLimits.proofLife);
    const sensitive = [
      ['PUT /api/staff/account/password', { password: 'another long password' }],
      ['POST /api/staff/account/emails', { email: 'new@alder.test' }],
      ['POST /api/staff/account/passkey-wishes', {}],
      [`DELETE /api/staff/account/passkeys/${passkey.id.toString('base64url')}`],
      ['POST /api/staff/account/code-secrets', {}],
      ['DELETE /api/staff/account/codes'],
      ['POST /api/staff/account/recovery-codes', {}],
    ] as const;
    forget();
    for (const [address, body] of sensitive) {
      expect([address, (await person.ask(address, body)).code]).toEqual([
        address,
        'proof_required',
      ]);
    }
    const prove = (proof: object) => person.ask('POST /api/staff/proofs', proof);
    expect((await prove({ by: 'password', password: 'wrong' })).code).toBe('password_wrong');
    expect((await account()).provedUntil).toBeNull();
    expect((await prove({ by: 'password', password: testPassword })).answer).toEqual({
      provedUntil: app.ctx.now().getTime() + peopleLimits.proofLife,
    });
    forget();
    expect((await prove({ by: 'code', code: '000000' })).code).toBe('code_refused');
    expect((await prove({ by: 'code', code: codeOf(secret, app.ctx.now()) })).status).toBe(200);
    forget();
    const { answer } = await person.ask<Wish>('POST /api/staff/session/passkey-wishes');
    const shown = { token: answer.token, passkey: passkey.show(answer.options) };
    expect((await prove({ by: 'passkey', ...shown })).status).toBe(200);
    expect((await person.ask('POST /api/staff/account/recovery-codes')).status).toBe(200);
    app.setNow(start);
  });

  it('AUTH-06 another password ends all other sessions and renews this one', async () => {
    const other = new TestPerson(app);
    await other.signIn(email);
    await person.signIn(email);
    const before = person.browser.cookies.get('staff_session');
    const change = { password: 'another long password' };
    expect((await person.ask('PUT /api/staff/account/password', change)).status).toBe(200);
    expect(person.browser.cookies.get('staff_session')).not.toBe(before);
    expect((await account()).sessions).toHaveLength(1);
    expect((await other.ask('GET /api/staff/account')).code).toBe('not_signed_in');
  });

  it('AUTH-06 changes the email once a link to the new one was opened, and tells the old one', async () => {
    await person.signIn(email);
    const changed = `changed-${people}@alder.test`;
    await person.ask('POST /api/staff/account/emails', { email: changed });
    expect((await account()).email).toBe(email);
    const token = await person.mailedToken(changed);
    expect((await person.ask('POST /api/staff/links/emails', { token })).status).toBe(200);
    expect((await account()).email).toBe(changed);
    expect((await mailsTo(email)).at(-1)).toContain('was changed');
    const taken = `taken-${people}@alder.test`;
    await person.ask('POST /api/staff/account/emails', { email: taken });
    const second = await person.mailedToken(taken);
    await addPerson(app, { email: taken });
    const refused = await person.ask('POST /api/staff/links/emails', { token: second });
    expect(refused.code).toBe('account_email_taken');
  });

  it('AUTH-06 of two accounts that confirm one email at the same moment one has it', async () => {
    const wanted = `wanted-${people}@alder.test`;
    const own = `own-${people}@alder.test`;
    await addPerson(app, { email: own });
    const tokens: string[] = [];
    for (const known of [email, own]) {
      const asking = new TestPerson(app);
      await asking.signIn(known);
      await asking.ask('POST /api/staff/account/emails', { email: wanted });
      tokens.push(await asking.mailedToken(wanted));
    }
    const opened = await meetAtLock(
      app,
      sql`lock table staff_accounts in share mode`,
      tokens.map(
        (token) => () => new TestPerson(app).ask('POST /api/staff/links/emails', { token }),
      ),
    );
    expect(opened.map(({ code }) => code)).toEqual([undefined, 'account_email_taken']);
  });

  it('AUTH-06 keeps the last way in: the only passkey of who has no password', async () => {
    await person.signIn(email);
    const passkey = new SoftwarePasskey('http://localhost');
    await addPasskey(passkey);
    const id = passkey.id.toString('base64url');
    const remove = () => person.ask(`DELETE /api/staff/account/passkeys/${id}`);
    await app.ctx.transact((trx) =>
      trx
        .updateTable('staff_accounts')
        .set({ password_hash: null })
        .where('email', '=', email)
        .execute(),
    );
    expect((await remove()).code).toBe('last_way_in');
    await person.ask('PUT /api/staff/account/password', { password: 'another long password' });
    expect((await remove()).answer).toEqual({ isDeleted: true });
  });

  it('changes name, language and look field by field', async () => {
    await person.signIn(email);
    const change = (changes: object) => person.ask('PATCH /api/staff/account', { changes });
    await change({ language: { from: null, to: 'de' }, displayName: { from: 'Ada', to: 'Ada L' } });
    expect(await account()).toMatchObject({ displayName: 'Ada L', language: 'de', theme: null });
    const stale = await change({ displayName: { from: 'Ada', to: 'Eve' } });
    expect([stale.status, stale.code]).toEqual([409, 'edited_meanwhile']);
  });

  it('AUTH-06 signs out', async () => {
    await person.signIn(email);
    expect((await person.ask('DELETE /api/staff/session')).status).toBe(200);
    expect((await person.ask('GET /api/staff/account')).code).toBe('not_signed_in');
  });
});

describeOnBothDatabases('the first owner', (database) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp({ database });
    await app.createSite({ identifier: 'alder', title: 'Alder' });
  });
  afterAll(() => app.close());

  it('AUTH-06 comes by the one-time link, says who they are, and signs in with it from then on', async () => {
    const owner = new TestPerson(app);
    const link = new URL(await createOwnerLink(app.ctx, 'http://localhost'));
    const token = link.searchParams.get('token');
    expect((await owner.ask('POST /api/staff/session/links', { token })).status).toBe(200);
    expect((await owner.ask('GET /api/staff/account')).answer).toMatchObject({
      isOwner: true,
      isSetUp: false,
    });
    const setUp = (typed: object) =>
      owner.ask('POST /api/staff/set-up', {
        displayName: 'Ada',
        email: 'ada@alder.test',
        ...typed,
      });
    expect((await setUp({})).code).toBe('last_way_in');
    expect((await setUp({ password: 'short' })).code).toBe('password_too_weak');
    expect((await setUp({ password: testPassword })).status).toBe(200);
    expect((await setUp({ password: testPassword })).code).toBe('set_up_already');
    const other = new TestPerson(app);
    expect((await other.signIn('ada@alder.test')).status).toBe(200);
    expect((await other.ask('GET /api/staff/account')).answer).toMatchObject({
      displayName: 'Ada',
      isOwner: true,
      isSetUp: true,
    });
  });

  it('a printed link opens the account without its codes: it is for who runs the installation', async () => {
    const owner = new TestPerson(app);
    await owner.signIn('ada@alder.test');
    const { answer } = await owner.ask<{ secret: string }>('POST /api/staff/account/code-secrets');
    await owner.ask('POST /api/staff/account/codes', {
      code: codeOf(answer.secret, app.ctx.now()),
    });
    const link = new URL(await createOwnerLink(app.ctx, 'http://localhost'));
    const lost = new TestPerson(app);
    await lost.ask('POST /api/staff/links', { email: 'ada@alder.test', kind: 'sign-in' });
    const token = link.searchParams.get('token');
    const entered = await lost.ask('POST /api/staff/session/links', { token });
    expect(entered.answer).toEqual({ next: 'done' });
  });
});
