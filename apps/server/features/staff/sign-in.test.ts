import { callLimits } from '@sitewright/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { removeOldSignIns } from '../../jobs/remove-old-sign-ins.ts';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { postSignIn, signInOwner, signInStaff, tokenOnPage } from '../../testing/test-staff.ts';
import { createOwnerLink, ownerLinkIfNeeded } from './owner-link.ts';

describeOnBothDatabases('signing in', (database) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp({ database });
    await app.createSite({ identifier: 'alder', title: 'Alder' });
  });
  afterAll(() => app.close());

  const linkPath = async () => {
    const link = new URL(await createOwnerLink(app.ctx, 'http://office.test'));
    return link.pathname + link.search;
  };
  const tokenOf = (path: string) => new URL(path, 'http://office.test').searchParams.get('token')!;
  const visit = async (url: string, cookies?: Record<string, string>) =>
    app.inject({ url, ...(cookies && { cookies }) });

  it('takes a press on the page of the link, and works once', async () => {
    const path = await linkPath();
    const token = await tokenOnPage(app, path);
    const first = await postSignIn(app, token!);
    expect([first.statusCode, first.headers.location]).toEqual([303, '/config/set-up']);
    expect(first.cookies[0]).toMatchObject({
      name: 'staff_session',
      httpOnly: true,
      sameSite: 'Lax',
      path: '/',
      maxAge: 30 * 24 * 3600,
    });
    const second = await postSignIn(app, token!);
    expect(second.statusCode).toBe(401);
    expect(second.body).toContain('used already');
    expect(second.cookies).toHaveLength(0);
    expect((await visit(path)).body).toContain('used already');
  });

  it('counts tries by address for all processes, and takes them again later', async () => {
    const address = { remoteAddress: '203.0.113.77' };
    const press = (token: string) =>
      app.inject({
        method: 'POST',
        url: '/config/sign-in',
        ...address,
        headers: {
          origin: 'http://office.test',
          host: 'office.test',
          'content-type': 'application/x-www-form-urlencoded',
        },
        payload: new URLSearchParams({ token }).toString(),
      });
    for (let tried = 0; tried < callLimits.signIn.perAddress; tried += 1) {
      expect((await press('guessed')).statusCode).toBe(401);
    }
    const token = tokenOf(await linkPath());
    expect((await press(token)).statusCode).toBe(429);
    const rows = await app.ctx.db.selectFrom('attempt_counts').select('attempts').execute();
    expect(rows.map(({ attempts }) => attempts)).toContain(callLimits.signIn.perAddress + 1);
    app.setNow(new Date(app.ctx.now().getTime() + callLimits.signIn.window));
    expect((await press(token)).statusCode).toBe(303);
  });

  it('signs in once when the button is pressed twice at the same time', async () => {
    const token = tokenOf(await linkPath());
    const answers = await Promise.all([1, 2, 3].map(() => postSignIn(app, token)));
    expect(answers.map(({ statusCode }) => String(statusCode)).toSorted()).toEqual([
      '303',
      '401',
      '401',
    ]);
  });

  it.each([
    ['a HEAD', { method: 'HEAD' as const }],
    ['a GET of a link preview', { method: 'GET' as const }],
    ['a prefetch', { method: 'GET' as const, headers: { 'sec-purpose': 'prefetch' } }],
  ])('%s changes nothing', async (_name, request) => {
    const path = await linkPath();
    for (let time = 0; time < 3; time += 1) {
      const answer = await app.inject({ url: path, ...request });
      expect([answer.statusCode, answer.cookies.length]).toEqual([200, 0]);
    }
    expect((await postSignIn(app, tokenOf(path))).statusCode).toBe(303);
  });

  it('is not started by another site, which would sign a visitor in as somebody else', async () => {
    const token = tokenOf(await linkPath());
    const foreign = await postSignIn(app, token, { origin: 'https://evil.example' });
    expect([
      foreign.statusCode,
      foreign.cookies.some(({ name }) => name === 'staff_session'),
    ]).toEqual([400, false]);
    expect((await postSignIn(app, token)).statusCode).toBe(303);
  });

  it('refuses a link that is older than a day, and one that a newer one replaced', async () => {
    const start = app.ctx.now();
    const replaced = tokenOf(await linkPath());
    const path = await linkPath();
    expect((await postSignIn(app, replaced)).statusCode).toBe(401);
    app.setNow(new Date(start.getTime() + 24 * 3_600_000));
    expect((await visit(path)).statusCode).toBe(401);
    expect((await postSignIn(app, tokenOf(path))).statusCode).toBe(401);
    app.setNow(start);
  });

  it('refuses what is no token', async () => {
    for (const token of ['', 'x', 'x'.repeat(5_000)]) {
      expect((await postSignIn(app, token)).statusCode).toBe(401);
    }
    expect((await postSignIn(app, '\u0000')).statusCode).toBe(400);
  });

  it('ends the old session of a browser that signs in again', async () => {
    const before = await signInOwner(app);
    const answer = await postSignIn(app, tokenOf(await linkPath()), { cookies: before });
    expect(answer.cookies[0]?.value).not.toBe(before.staff_session);
    expect((await visit('/config', before)).statusCode).toBe(401);
  });

  it('stores no token, only hashes', async () => {
    const { staff_session: session } = await signInOwner(app);
    const token = tokenOf(await linkPath());
    const sessions = await app.ctx.db.selectFrom('staff_sessions').selectAll().execute();
    const links = await app.ctx.db.selectFrom('one_time_links').selectAll().execute();
    const stored = JSON.stringify([sessions, links]);
    expect(sessions.length * links.length).toBeGreaterThan(0);
    expect(stored).not.toContain(session);
    expect(stored).not.toContain(token);
  });

  it('ends after thirty days', async () => {
    const start = app.ctx.now();
    const cookies = await signInOwner(app);
    app.setNow(new Date(start.getTime() + 30 * 24 * 3_600_000 - 1));
    expect((await visit('/config', cookies)).statusCode).toBe(200);
    app.setNow(new Date(start.getTime() + 30 * 24 * 3_600_000));
    expect((await visit('/config', cookies)).statusCode).toBe(401);
    app.setNow(start);
  });

  it('prints a link only while no owner is signed in', async () => {
    await signInOwner(app);
    expect(await ownerLinkIfNeeded(app.ctx, 'http://x')).toBeUndefined();
    const start = app.ctx.now();
    app.setNow(new Date(start.getTime() + 31 * 24 * 3_600_000));
    await signInStaff(app, {});
    expect(await ownerLinkIfNeeded(app.ctx, 'http://x')).toMatch(
      /^http:\/\/x\/config\/sign-in\?token=/,
    );
    app.setNow(start);
  });

  it('leaves nothing behind: sessions and links that are over are removed', async () => {
    const start = app.ctx.now();
    await signInOwner(app);
    await linkPath();
    app.setNow(new Date(start.getTime() + 365 * 24 * 3_600_000));
    const fresh = await signInOwner(app);
    await removeOldSignIns.run(app.ctx);
    const count = async (table: 'staff_sessions' | 'one_time_links') =>
      (await app.ctx.db.selectFrom(table).select('account_id').execute()).length;
    expect([await count('staff_sessions'), await count('one_time_links')]).toEqual([1, 1]);
    expect((await visit('/config', fresh)).statusCode).toBe(200);
    app.setNow(start);
  });

  it('signs out with the crumb of the session only', async () => {
    const cookies = await signInOwner(app);
    const crumb = /name="crumb" value="([\w-]+)"/.exec((await visit('/config', cookies)).body)![1]!;
    const post = async (payload: string) =>
      app.inject({
        method: 'POST',
        url: '/config/sign-out',
        cookies,
        payload,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
    expect((await post('crumb=wrong')).statusCode).toBe(403);
    expect((await visit('/config', cookies)).statusCode).toBe(200);
    expect((await post(`crumb=${crumb}`)).headers.location).toBe('/config/sign-in');
    expect((await visit('/config', cookies)).statusCode).toBe(401);
  });
});

describeOnBothDatabases('the session of a secure installation', (database) => {
  it('is sent over https only', async () => {
    const environment = { PUBLIC_URL: 'https://office.test' };
    const app = await createTestApp({ database, environment });
    await app.createSite();
    const token = new URL(await createOwnerLink(app.ctx, 'x:')).searchParams.get('token')!;
    const answer = await postSignIn(app, token);
    expect(answer.cookies[0]).toMatchObject({ name: 'staff_session', secure: true });
    await app.close();
  });
});
