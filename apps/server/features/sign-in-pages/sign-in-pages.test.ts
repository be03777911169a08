import { userRoles } from '@sitewright/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createOwnerLink } from '../staff/owner-link.ts';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { addPerson, codeOf, testPassword, TestPerson } from '../../testing/test-person.ts';

/** Without scripts: forms alone. */
describeOnBothDatabases('the pages before the back office', (database) => {
  let app: TestApp;
  let siteId: string;
  beforeAll(async () => {
    app = await createTestApp({ database });
    siteId = await app.createSite({ identifier: 'alder', title: 'Alder' });
    const roles = { [siteId]: [userRoles.values.admin] };
    await addPerson(app, { email: 'ada@alder.test', displayName: 'Ada', roles });
  });
  afterAll(() => app.close());

  const get = async (person: TestPerson, path: string, headers = {}) =>
    person.browser.send('GET', path, { headers });
  const post = async (person: TestPerson, path: string, fields: Record<string, string>) =>
    person.browser.send('POST', path, { body: new URLSearchParams(fields) });
  const goneTo = ({ statusCode, headers }: Awaited<ReturnType<typeof post>>) => [
    statusCode,
    headers.location,
  ];
  const signIn = (person: TestPerson, fields: Record<string, string> = {}) =>
    post(person, '/config/sign-in/password', {
      email: 'ada@alder.test',
      password: testPassword,
      ...fields,
    });

  it('AUTH-06 sign in by a form and lead on to where somebody wanted to go, on this host alone', async () => {
    const person = new TestPerson(app);
    const wrong = await signIn(person, { password: 'wrong', next: '/config/sites/alder' });
    expect(wrong.statusCode).toBe(401);
    expect(wrong.body).toContain('role="alert"');
    expect(wrong.body).toContain('The email or the password is wrong.');
    expect(wrong.body).toContain('value="ada@alder.test"');
    expect(wrong.body).toContain('name="next" value="/config/sites/alder"');
    expect(wrong.body).not.toContain('value="wrong"');
    const right = await signIn(person, { next: '/config/sites/alder/orders?q=1' });
    expect(goneTo(right)).toEqual([303, '/config/sites/alder/orders?q=1']);
    for (const next of [
      'https://evil.example',
      '//evil.example/config',
      '/elsewhere',
      '/configs',
    ]) {
      expect(goneTo(await signIn(person, { next }))).toEqual([303, '/config']);
    }
  });

  it('fetch what the first screen is made of while somebody types', async () => {
    const person = new TestPerson(app);
    const hrefs = (body: string, rel: string) =>
      [...body.matchAll(new RegExp(`<link rel="${rel}" href="([^"]+)"`, 'g'))].map(
        ([, href]) => href,
      );
    const { body } = await get(person, '/config/sign-in');
    const ahead = hrefs(body, 'prefetch');
    await signIn(person);
    const shell = (await get(person, '/config/sites/alder')).body;
    const script = /<script type="module" src="([^"]+)"/.exec(shell)?.[1];
    const asked = [...hrefs(shell, 'modulepreload'), ...hrefs(shell, 'stylesheet'), script];
    expect(asked.length).toBeGreaterThan(3);
    expect(ahead).toEqual(expect.arrayContaining(asked));
    expect(ahead.some((href) => href?.includes('/home-screen-'))).toBe(true);
    expect((await get(new TestPerson(app), '/config/forgotten-password')).body).toContain(ahead[0]);
  });

  it('AUTH-06 are not posted by other sites', async () => {
    const person = new TestPerson(app);
    const foreign = await person.browser.send('POST', '/config/sign-in/password', {
      body: new URLSearchParams({ email: 'ada@alder.test', password: testPassword }),
      headers: { origin: 'https://evil.example' },
    });
    expect([foreign.statusCode, person.browser.cookies.has('staff_session')]).toEqual([400, false]);
  });

  it('speak German to who reads German, and let nothing of others in', async () => {
    const page = await get(new TestPerson(app), '/config/sign-in', { 'accept-language': 'de-AT' });
    expect(page.body).toContain('<html lang="de">');
    expect(page.body).toContain('Anmelden');
    const policy = String(page.headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
  });

  it('AUTH-06 ask for a code, take it, and go on', async () => {
    const email = 'codes@alder.test';
    await addPerson(app, { email, roles: { [siteId]: [userRoles.values.admin] } });
    const person = new TestPerson(app);
    await person.signIn(email);
    const { answer } = await person.ask<{ secret: string }>('POST /api/staff/account/code-secrets');
    const on = { code: codeOf(answer.secret, app.ctx.now()) };
    await person.ask('POST /api/staff/account/codes', on);
    const other = new TestPerson(app);
    const first = await signIn(other, { email, next: '/config/sites/alder' });
    const step = new URL(String(first.headers.location), 'http://localhost');
    expect([first.statusCode, step.pathname]).toEqual([303, '/config/sign-in']);
    const page = await get(other, step.pathname + step.search);
    expect(page.body).toContain('autocomplete="one-time-code"');
    const enter = (code: string) =>
      post(other, '/config/sign-in/code', {
        token: step.searchParams.get('step') ?? '',
        next: step.searchParams.get('next') ?? '',
        code,
      });
    const refused = await enter('000000');
    expect([refused.statusCode, refused.body.includes('name="code"')]).toEqual([401, true]);
    app.setNow(new Date(app.ctx.now().getTime() + 30_000));
    const code = codeOf(answer.secret, app.ctx.now());
    expect(goneTo(await enter(code))).toEqual([303, '/config/sites/alder']);
  });

  it('AUTH-06 mail a link by which a password is chosen', async () => {
    const email = 'forgot@alder.test';
    await addPerson(app, { email });
    const person = new TestPerson(app);
    const known = await post(person, '/config/forgotten-password', { email, kind: 'password' });
    const nobody = { email: 'nobody@alder.test', kind: 'password' };
    const unknown = await post(person, '/config/forgotten-password', nobody);
    expect(unknown.body).toBe(known.body);
    const token = await person.mailedToken(email);
    const page = await get(person, `/config/password?token=${token}`);
    expect(page.body).toContain(`name="token" value="${token}"`);
    const choose = (password: string) =>
      post(person, '/config/password', { token, email, password });
    const weak = await choose('short');
    expect([weak.statusCode, weak.body.includes('at least ten')]).toEqual([400, true]);
    expect(goneTo(await choose('another long password'))).toEqual([
      303,
      '/config/sign-in?done=password',
    ]);
    expect((await get(person, `/config/password?token=${token}`)).statusCode).toBe(404);
    expect((await signIn(person, { email, password: 'another long password' })).statusCode).toBe(
      303,
    );
  });

  it('AUTH-05 accept an invitation', async () => {
    const boss = new TestPerson(app);
    await boss.signIn('ada@alder.test');
    const email = 'guest@alder.test';
    const roles = [userRoles.values.editor];
    await boss.ask('POST /api/sites/alder/people/invitations', { email, roles });
    const guest = new TestPerson(app);
    const token = await guest.mailedToken(email);
    const page = await get(guest, `/config/invitation?site=alder&token=${token}`);
    expect(page.body).toContain('Ada invites you to work on Alder, as guest@alder.test.');
    const accept = (fields: object) =>
      post(guest, '/config/invitation', { site: 'alder', token, ...fields });
    const weak = await accept({ displayName: 'Gus', password: 'short' });
    expect([weak.statusCode, weak.body.includes('value="Gus"')]).toEqual([400, true]);
    const right = await accept({ displayName: 'Gus', password: testPassword });
    expect(goneTo(right)).toEqual([303, '/config/sites/alder']);
    const used = await get(guest, `/config/invitation?site=alder&token=${token}`);
    expect(used.statusCode).toBe(404);
  });

  it('AUTH-06 lead the first owner from the one-time link to their name, email and password', async () => {
    const owner = new TestPerson(app);
    const link = new URL(await createOwnerLink(app.ctx, 'http://localhost'));
    const token = link.searchParams.get('token') ?? '';
    expect(goneTo(await post(owner, '/config/sign-in', { token }))).toEqual([
      303,
      '/config/set-up',
    ]);
    const form = await get(owner, '/config/set-up');
    expect(form.statusCode).toBe(200);
    expect(form.body, 'the page says what is missing').toMatch(/<form[^>]*\snovalidate/);
    const setUp = (fields: object) =>
      post(owner, '/config/set-up', { displayName: 'Olga', email: 'olga@alder.test', ...fields });
    for (const [fields, words] of [
      [{ email: '' }, 'Please fill in all fields.'],
      [{ email: 'olga' }, 'Please enter a valid email.'],
    ] as const) {
      const refused = await setUp(fields);
      expect(refused.statusCode).toBe(400);
      expect(refused.body).toMatch(new RegExp(`role="alert">${words}`));
      expect(refused.body).toContain('value="Olga"');
      const email = /<input\s+id="email"[^>]*>/.exec(refused.body)?.[0];
      expect(email).toContain(`value="${fields.email}"`);
      expect(email).toMatch(/autofocus\s+aria-invalid="true"/);
      expect(refused.body.match(/autofocus/g)).toHaveLength(1);
    }
    expect((await setUp({})).statusCode).toBe(409);
    const weak = await setUp({ password: 'short' });
    const password = /<input\s+id="password"[^>]*>/.exec(weak.body)?.[0];
    expect(password).toMatch(/autofocus\s+aria-invalid="true"/);
    expect(weak.body.match(/autofocus/g)).toHaveLength(1);
    expect(goneTo(await setUp({ password: testPassword }))).toEqual([303, '/config']);
    expect(goneTo(await get(owner, '/config/set-up'))).toEqual([303, '/config']);
    const fresh = new TestPerson(app);
    const entered = await signIn(fresh, { email: 'olga@alder.test' });
    expect(goneTo(entered)).toEqual([303, '/config']);
    const again = new URL(await createOwnerLink(app.ctx, 'http://localhost'));
    const later = { token: again.searchParams.get('token') ?? '' };
    expect(goneTo(await post(fresh, '/config/sign-in', later))).toEqual([303, '/config']);
  });

  it('lead from mails to the account on a site where somebody works', async () => {
    const person = new TestPerson(app);
    expect((await get(person, '/config/account')).statusCode).toBe(401);
    await signIn(person);
    expect(goneTo(await get(person, '/config/account'))).toEqual([
      303,
      '/config/sites/alder/account',
    ]);
  });

  it('set nobody up who is not signed in', async () => {
    expect((await get(new TestPerson(app), '/config/set-up')).statusCode).toBe(401);
  });
});
