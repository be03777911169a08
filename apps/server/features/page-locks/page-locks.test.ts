import { userRoles, type SitePage } from '@sitewright/contract';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { createOffice, type Office } from '../../testing/office.ts';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { createPageFixture, type PageFixture } from '../../testing/page-fixture.ts';
import { Shopper } from '../../testing/shopper.ts';

describeOnBothDatabases('pages and sites with a password', (database) => {
  let fixture: PageFixture;
  let manager: Office;
  let editor: Office;
  let drafter: Office;
  let team: string;
  beforeAll(async () => {
    fixture = await createPageFixture({ database });
    const { websiteManager, editor: ofContent, draftEditor } = userRoles.values;
    const as = (role: Parameters<typeof createOffice>[1][string]) =>
      createOffice(fixture.app, { [fixture.siteId]: role }, 'cups');
    [manager, editor, drafter] = [
      await as([websiteManager]),
      await as([ofContent]),
      await as([draftEditor]),
    ];
    team = fixture.collections['about/team']!;
  });
  afterEach(async () => {
    await manager.send('DELETE', 'lock');
    for (const id of [team, fixture.collections['journal']]) {
      await manager.send('DELETE', `pages/${id}/lock`);
    }
  });
  afterAll(() => fixture.app.close());

  const lock = async (id: string | undefined, password: string, office = editor) =>
    office.send('PUT', `pages/${id}/lock`, { password });
  const enter = (
    visitor: Shopper,
    password: string,
    page = team,
    next = '/about/team',
    remoteAddress = '203.0.113.6',
  ) => {
    const body = new URLSearchParams({ page, password, next });
    return visitor.send('POST', '/lock', { body, remoteAddress });
  };
  const page = async () =>
    (await manager.get('pages')).json<{ pages: SitePage[] }>().pages.find(({ id }) => id === team);

  it('EDIT-05 D-72 ROUT-18 ROUT-39 a locked page asks for its password and shows nothing of itself', async () => {
    const map = async () => (await new Shopper(fixture.app).send('GET', '/sitemap.xml')).body;
    expect(await map()).toContain('/about/team<');
    expect((await lock(team, 'abc')).statusCode).toBe(400);
    const done = await lock(team, 'open sesame');
    expect(done.statusCode, done.body).toBe(200);
    expect(await page()).toMatchObject({ isLocked: true, isProtected: true });
    const visitor = new Shopper(fixture.app);
    const screen = await visitor.send('GET', '/about/team');
    expect([screen.statusCode, screen.headers['cache-control']]).toEqual([
      401,
      'private, no-store',
    ]);
    expect(screen.body).toContain('"pageType":103,');
    expect(screen.body).toContain('This page is locked');
    expect(screen.body).toContain('<meta name="robots" content="noindex">');
    expect(screen.body).not.toContain('<p>Us</p>');
    for (const format of ['json', 'main-content', 'rss']) {
      const asked = await visitor.send('GET', `/about/team?format=${format}`);
      expect([format, asked.statusCode, asked.body.includes('Us</p>')]).toEqual([
        format,
        401,
        false,
      ]);
    }
    expect(await map()).not.toContain('/about/team<');
    const wrong = await enter(visitor, 'open');
    expect([wrong.statusCode, wrong.body]).toEqual([
      403,
      expect.stringContaining('That is not the password.'),
    ]);
    const right = await enter(visitor, 'open sesame');
    expect([right.statusCode, right.headers['location']]).toEqual([303, '/about/team']);
    expect(String(right.headers['set-cookie'])).toMatch(/HttpOnly; SameSite=Lax/);
    const own = await visitor.send('GET', '/about/team');
    expect([own.statusCode, own.headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect(own.body).toContain('<p>Us</p>');
    expect((await visitor.send('GET', '/about/team?format=json')).body).toContain('Us</p>');
    // What was made for one is shown to no other.
    expect((await new Shopper(fixture.app).send('GET', '/about/team')).statusCode).toBe(401);
  });

  it('EDIT-05 posts of a locked page are in no search, feed or address', async () => {
    const { journal } = fixture.collections;
    const visitor = new Shopper(fixture.app);
    const first = '/journal/third';
    const places = ['/journal', '/sitemap.xml', '/search?q=third'];
    for (const url of places) {
      const { body } = await visitor.send('GET', url);
      expect([url, body.includes(first)]).toEqual([url, true]);
    }
    await lock(journal, 'only for us');
    for (const url of ['/journal', first, '/journal?format=rss', '/journal/tag/clay']) {
      expect([url, (await visitor.send('GET', url)).statusCode]).toEqual([url, 401]);
    }
    for (const url of places.slice(1)) {
      const { body } = await visitor.send('GET', url);
      expect([url, body.includes(first)]).toEqual([url, false]);
    }
    await enter(visitor, 'only for us', journal, '/journal');
    expect((await visitor.send('GET', first)).statusCode).toBe(200);
    // The pass of one page opens no other.
    await lock(team, 'something else');
    expect((await visitor.send('GET', '/about/team')).statusCode).toBe(401);
  });

  it('EDIT-05 another password locks again; the log takes locks back, and keeps no password in sight', async () => {
    await lock(team, 'first word');
    const visitor = new Shopper(fixture.app);
    await enter(visitor, 'first word');
    const changed = await lock(team, 'second word');
    expect((await visitor.send('GET', '/about/team')).statusCode).toBe(401);
    expect((await enter(visitor, 'first word')).statusCode).toBe(403);
    const { activityId } = changed.json<{ activityId: string }>();
    expect((await manager.send('POST', `activity/${activityId}/undo`)).statusCode).toBe(200);
    expect((await visitor.send('GET', '/about/team')).statusCode).toBe(200);
    expect((await enter(visitor, 'second word')).statusCode).toBe(403);
    const opened = await editor.send('DELETE', `pages/${team}/lock`);
    expect(opened.json()).toMatchObject({ isDeleted: true });
    expect((await new Shopper(fixture.app).send('GET', '/about/team')).statusCode).toBe(200);
    const back = await manager.send(
      'POST',
      `activity/${opened.json<{ activityId: string }>().activityId}/undo`,
    );
    expect(back.statusCode, back.body).toBe(200);
    expect((await new Shopper(fixture.app).send('GET', '/about/team')).statusCode).toBe(401);
    const log = (await manager.get('activity')).body;
    expect(log).toContain('lock-changed');
    expect(log).not.toMatch(/argon2|(?:first|second) word/);
  });

  it('EDIT-05 tries are limited, whatever comes after them', async () => {
    await lock(team, 'right one');
    const visitor = new Shopper(fixture.app);
    const attempt = (password: string) => enter(visitor, password, team, '/', '203.0.113.7');
    const codes = [];
    for (let tried = 0; tried < 21; tried++) codes.push((await attempt(`no ${tried}`)).statusCode);
    expect(codes.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 403));
    expect(codes.at(-1)).toBe(429);
    expect((await attempt('right one')).statusCode).toBe(429);
  });

  it('EDIT-05 D-43 stores and the home page stay open; who may publish locks pages, who may set the site locks it', async () => {
    for (const name of ['home', 'shop']) {
      const refused = await lock(fixture.collections[name], 'long enough');
      expect([name, refused.json<{ code: string }>().code]).toEqual([name, 'page_not_lockable']);
    }
    expect((await lock(team, 'long enough', drafter)).statusCode).toBe(403);
    expect((await editor.send('PUT', 'lock', { password: 'long enough' })).statusCode).toBe(403);
    expect((await manager.get('lock')).json()).toEqual({ isLocked: false });
  });

  it('ROUT-18 a locked site shows its screen with its own words, at pages and in place of their data', async () => {
    const words = { title: 'Soon <here>', text: 'Ask us.', buttonText: 'Let me in' };
    const changes = Object.fromEntries(
      Object.entries(words).map(([field, to]) => [`lockScreen.${field}`, { from: '', to }]),
    );
    expect((await manager.send('POST', 'settings/edits', { changes })).statusCode).toBe(200);
    const done = await manager.send('PUT', 'lock', { password: 'before we open' });
    expect(done.statusCode, done.body).toBe(200);
    expect((await manager.get('lock')).json()).toEqual({ isLocked: true });
    const visitor = new Shopper(fixture.app);
    for (const url of ['/', '/shop', '/search?q=cup', '/nothing', '/shop/p/plate?format=json']) {
      const answer = await visitor.send('GET', url);
      expect([url, answer.statusCode, answer.body.includes('Plate')]).toEqual([url, 401, false]);
    }
    const screen = await visitor.send('GET', '/shop?page=2');
    expect(screen.body).toContain('Soon &lt;here&gt;');
    expect(screen.body).toContain('Let me in');
    expect(screen.body).toContain('name="next" value="/shop?page=2"');
    for (const url of ['/sitemap.xml', '/feeds/google.xml']) {
      expect([url, (await visitor.send('GET', url)).statusCode]).toEqual([url, 404]);
    }
    expect((await enter(visitor, 'before we open', '', '//evil.example')).headers['location']).toBe(
      '/',
    );
    const home = await visitor.send('GET', '/shop');
    expect([home.statusCode, home.headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect((await new Shopper(fixture.app).send('GET', '/shop')).statusCode).toBe(401);
  });
});
